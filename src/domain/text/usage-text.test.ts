import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { usageFigure, usageIn, usageText } from "./usage-text.ts";

const test = suite("usage of a question as text");

test("what is written is read again", () => {
  const figure = fc.option(
    fc.integer({ min: -100, max: 100 }).map((hundredths) => usageFigure(String(hundredths / 100))),
  );
  const usage = fc
    .tuple(fc.integer({ min: 1, max: 99_999_999 }), figure, figure)
    .map(([n, p, d]) => ({ n, p, d }));
  fc.assert(fc.property(usage, (one) => assert.equal(usageIn(usageText(one)), one)));
});

test("it reads as people write it", () => {
  assert.is(usageText({ n: 312, p: "0.72", d: "-0.05" }), "p = 0,72; D = -0,05; n = 312");
  assert.equal(usageIn("P=0.725 ;d: 1 ; n = 1.250;"), { n: 1250, p: "0.73", d: "1.00" });
  assert.equal(usageIn("n = 8"), { n: 8, p: null, d: null });
});

test("what is no usage is none", () => {
  const texts = ["", "p = 0,7", "n = 0", "n = 1,5", "p = 1,01; n = 3", "p = x; n = 3"];
  for (const text of [...texts, "n = 3; n = 4", "r = 0,5; n = 3", "n = 999999999"])
    assert.is(usageIn(text), null, text);
});

test("figures are rounded half up from the decimal number that is written", () => {
  assert.equal(["0.345", "0.344999", "-1", "0", "1.001", "abc", "1e-1"].map(usageFigure), [
    "0.35",
    "0.34",
    "-1.00",
    "0.00",
    null,
    null,
    null,
  ]);
});

test.run();
