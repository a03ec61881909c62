// What the import says of formulas.
import { test } from "uvu";
import * as assert from "uvu/assert";
import { latexFault } from "../../files/latex/latex-math.ts";
import { undrawablePart, unfilledPart } from "./drawable-latex.ts";

test("the part is named that cannot be drawn", () => {
  for (const [latex, part] of [
    ["x + \\foo{2}", "\\foo"],
    ["\\begin{gather} x \\end{gather}", "\\end{gather}"],
    ["\\begin{tabel}1\\end{tabel}", "{tabel}"],
    ["x}", "}"],
    ["harga $5$", "$"],
    ["\\left( x", "\\left( x"],
    ["a\\", "\\"],
  ] as const)
    assert.is(undrawablePart(latex, false, latexFault), part, latex);
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
    assert.is(undrawablePart(latex, false, latexFault), null, latex);
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
