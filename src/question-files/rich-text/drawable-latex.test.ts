// What the import says of formulas is what Temml says, which draws them.
import fc from "fast-check";
import temml from "temml";
import { test } from "uvu";
import * as assert from "uvu/assert";
import { drawableCommands } from "./drawable-commands.ts";
import { undrawablePart, unfilledPart } from "./drawable-latex.ts";

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
    assert.is(unfilledPart(latex), null, latex);
  }
});

test("a command without what it wants is named with its place, however it is written", () => {
  for (const [latex, part] of [
    ["y = \\frac{1}{}", "\\frac{1}{}"],
    ["\\frac{}{2} + 1", "\\frac{}"],
    ["\\frac{1}", "\\frac{1}"],
    ["\\frac{\\,}{2}", "\\frac{\\,}"],
    ["x + \\sqrt", "\\sqrt"],
    ["\\sqrt[3]{ }", "\\sqrt[3]{ }"],
    ["\\left( \\sqrt \\right)", "\\sqrt"],
    ["\\begin{matrix} x^ & 1 \\end{matrix}", "x^"],
    ["{a_{}}", "a_{}"],
    ["\\overline{}", "\\overline{}"],
    ["\\frac{\\sqrt{}}{2}", "\\sqrt{}"],
  ] as const)
    assert.is(unfilledPart(latex), part, latex);
});

test("what is written short is not suspected of missing something", () => {
  for (const latex of [
    "\\frac12 + \\frac1{2} + \\frac a b",
    "\\sqrt2 + \\sqrt\\pi + \\sqrt [3] {x}",
    "\\vec v = \\hat\\imath",
    "{}_6^{12}C + x' + f'' + x^* + 90^\\circ + x_\\text{maks}",
    "x^\\frac12 + \\binom n k",
    "\\left(\\frac{1}{2}\\right)^2",
    "\\ce{SO4^2-} + \\ce{^{227}_{90}Th+}",
    "a\\_b \\^",
    "\\sum_{i=1}^n i",
    "\\overset{+}{x} \\underset{x \\to 0}{\\lim}",
    "\\frac{{}}{x}".replace("{{}}", "{{}a}"),
  ])
    assert.is(unfilledPart(latex), null, latex);
});

test.run();
