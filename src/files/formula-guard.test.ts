import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { guardFormula, unguardFormula } from "./formula-guard.ts";

const test = suite("formula guard");

test("puts an apostrophe before text that a spreadsheet would run", () => {
  for (const text of ["=1+1", "+62811", "-1", "@SUM(A1)", "\t=1", "\r=1"]) {
    assert.is(guardFormula(text), `'${text}`);
  }
});

test("leaves other text alone, names that begin with an apostrophe too", () => {
  for (const text of ["", "-", "Budi", "'Aisyah", "a=b", "0012"]) {
    assert.is(guardFormula(text), text);
    assert.is(unguardFormula(text), text);
  }
});

test("comes off again without a trace, whatever the text", () => {
  const text = fc.stringMatching(/^['=+@\-\ta]{0,6}$/u);
  fc.assert(
    fc.property(fc.oneof(text, fc.string()), (each) => {
      assert.is(unguardFormula(guardFormula(each)), each);
    }),
  );
});

test.run();
