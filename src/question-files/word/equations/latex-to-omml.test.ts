import { suite } from "uvu";
import * as assert from "uvu/assert";
import { palette } from "../../../kit/rich-text/formula/formula-palette.ts";
import { parseXml } from "../../../files/xml/xml-tree.ts";
import { chemistryLatex } from "./chemistry-latex.ts";
import { equationLatex } from "./equation-latex.ts";
import { equationOf } from "./latex-to-omml.ts";

const test = suite("LaTeX as formulas of Word");

function readBack(latex: string): string | null {
  const markup = equationOf(latex);
  if (markup === null) return null;
  const formula = parseXml(`<m:oMath xmlns:m="m" xmlns:w="w">${markup}</m:oMath>`);
  const warnings: string[] = [];
  const back = chemistryLatex(formula) ?? equationLatex(formula, (each) => warnings.push(each));
  assert.equal(warnings, [], latex);
  return back;
}

/** Written as Word's equations are read, so that nothing of them changes on the way. */
const canonical = String.raw`
x^{2}
\frac{1}{2}
\frac{-b\pm \sqrt{b^{2}-4ac}}{2a}
\sqrt[3]{27}
a_{n}=a_{1}+(n-1)b
x_{1}^{2}
\sum_{i=1}^{n}{i^{2}}
\prod_{k}{a_{k}}
\int_{0}^{1}{x}\,dx
\int\limits_{D}{f}
\lim_{x\rightarrow 0}{\frac{\sin{x}}{x}}
\log_{2}{8}=3
\sin^{2}{\theta}+\cos^{2}{\theta}=1
\binom{n}{r}
\begin{pmatrix}1 & 2 \\ 3 & 4\end{pmatrix}
\begin{vmatrix}a & b \\ c & d\end{vmatrix}
\begin{bmatrix}x \\ y\end{bmatrix}
\begin{cases}x, & x\ge 0 \\ -x, & x<0\end{cases}
\begin{aligned}x+y&=5 \\ x-y&=1\end{aligned}
\left( \frac{a}{b} \right)
\left\{ x\middle| x>0 \right\}
\overline{AB}\parallel \overline{CD}
\vec{a}\cdot \vec{b}
\overrightarrow{AB}
\hat{x}
\bar{x}
\underbrace{a+b}_{n}
\angle ABC=90^{\circ}
\alpha +\beta \le \gamma \ne \Delta
A\cap B\subseteq C\cup \emptyset
x\in \mathbb{R}
1{,}5\times 10^{3}\,\mathrm{m}
f'(x)=2x
\text{luas}=\pi r^{2}
25\%
\mathbf{F}=m\mathbf{a}
\overset{n}{\rightarrow}
\boxed{x}
{}_{6}^{14}{\mathrm{C}}
\ce{H2O}
\ce{SO4^2-}
\ce{2H2 + O2 -> 2H2O}
\ce{N2 + 3H2 <=> 2NH3}
\ce{Ca(OH)2}
\ce{^{14}_{6}C}
\ce{CaCO3 ->[\Delta] CaO + CO2 ^}
\ce{CuSO4.5H2O}
\ce{Na+}
\ce{AgCl v}
\ce{C=O}
`;

for (const latex of canonical.trim().split("\n"))
  test(`${latex} comes back as it was`, () => assert.is(readBack(latex), latex));

const others: readonly (readonly [string, string])[] = [
  [String.raw`\dfrac12`, String.raw`\frac{1}{2}`],
  ["x^2y", "x^{2}y"],
  ["x^20", "x^{2}0"],
  [String.raw`a \leq b \neq c \geq d`, String.raw`a\le b\ne c\ge d`],
  [String.raw`\sum_{i=1}^n i + 1`, String.raw`\sum_{i=1}^{n}{i}+1`],
  [String.raw`\sin 2x`, String.raw`\sin{2x}`],
  [String.raw`\cos(x+1)^2 + 1`, String.raw`\cos{(x+1)^{2}}+1`],
  [String.raw`\lim_{x \to \infty} f(x)`, String.raw`\lim_{x\rightarrow \infty}{f}(x)`],
  [String.raw`1,5`, "1{,}5"],
  [String.raw`\not\in`, String.raw`\notin`],
  [String.raw`\bigl( x \bigr)`, "(x)"],
  [String.raw`\ce{SO4^{2-}}`, String.raw`\ce{SO4^2-}`],
];

test("other ways of writing come back as the same formula", () => {
  for (const [latex, wanted] of others) assert.is(readBack(latex), wanted);
});

test("what was read back once does not change any more", () => {
  const all = [...others.map(([latex]) => latex), ...canonical.trim().split("\n")];
  for (const latex of all) {
    const back = readBack(latex) as string;
    assert.is(readBack(back), back);
  }
});

test("all that the palette of the formula dialog offers becomes an equation, but for units", () => {
  const snippets = palette.flatMap(({ snippets }) => snippets.map(({ latex }) => latex));
  const refused = snippets
    .map((latex) =>
      latex.replace("#", latex.includes("\\ce") ? "H2" : "x").replace(/^[\^_]/u, "y$&"),
    )
    .map((latex) => latex.replace("{}", "{y}"))
    .filter((latex) => equationOf(latex) === null);
  assert.equal(refused, [String.raw`\pu{x mol L-1}`]);
});

test("letters that happen to spell a function stay letters", () => {
  assert.is(readBack("max"), "max");
  assert.is(readBack(String.raw`\max{a}`), String.raw`\max{a}`);
});

test("what Word cannot say, and what is no LaTeX, is refused as a whole", () => {
  const strange = [
    "",
    "x^{2",
    "x}",
    String.raw`\frac{1}`,
    String.raw`\strange{x}`,
    String.raw`\begin{tikz}x\end{tikz}`,
    String.raw`\left( x`,
    String.raw`\color{red}{x}`,
    "x^a^b",
    String.raw`\begin{matrix}a`,
    "x & y",
  ];
  for (const latex of strange) assert.is(equationOf(latex), null, latex);
});

test.run();
