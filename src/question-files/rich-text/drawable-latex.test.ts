// What the import says of formulas is what Temml says, which draws them.
import fc from "fast-check";
import temml from "temml";
import { test } from "uvu";
import * as assert from "uvu/assert";
import { drawableCommands } from "./drawable-commands.ts";
import { undrawablePart } from "./drawable-latex.ts";

function fault(latex: string): string | null {
  try {
    temml.renderToString(latex, { throwOnError: true });
    return null;
  } catch (error) {
    return String(error);
  }
}

test("Temml knows each of the listed commands", () => {
  const unknown = [...drawableCommands].filter((name) =>
    [`\\${name}`, `\\text{\\${name}}`].every((latex) => /Unsupported/u.test(fault(latex) ?? "")),
  );
  assert.equal(unknown, []);
});

const pieces = fc.constantFrom(
  ..."x|2|\\frac{a}{b}|\\sqrt{2}|\\alpha |\\foo |\\fracc{1}{2}|{|}|\\left(|\\right)|\\begin{matrix}1\\end{matrix}|\\ce{H2O}|\\text{kata}|\\{|\\,|\\begin{pmatrix}|\\mathrm{cm}|\\therefore|\\notacommand".split(
    "|",
  ),
);

test("a formula that is named as one that cannot be drawn cannot be drawn", () => {
  let named = 0;
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 8 }), (all) => {
      const latex = all.join("");
      if (undrawablePart(latex) === null) return;
      named += 1;
      assert.is.not(fault(latex), null, latex);
    }),
    { numRuns: 1000 },
  );
  assert.ok(named > 300, `${named}`);
});

test("usual formulas are not suspected", () => {
  for (const latex of [
    "\\frac{-b \\pm \\sqrt{b^2-4ac}}{2a}",
    "\\begin{cases} x & 1 \\\\ y & 2 \\end{cases}",
    "\\left\\{ x \\right.",
    "\\ce{2H2 + O2 -> 2H2O}",
    "\\lim_{x \\to 0} \\frac{\\sin x}{x}",
    "\\newcommand{\\a}{b}\\a",
  ]) {
    assert.is(fault(latex), null, latex);
    assert.is(undrawablePart(latex), null, latex);
  }
});

test.run();
