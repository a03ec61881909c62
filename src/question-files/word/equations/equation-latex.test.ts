import { suite } from "uvu";
import * as assert from "uvu/assert";
import { parseXml } from "../../../files/xml/xml-tree.ts";
import { equationLatex } from "./equation-latex.ts";

const test = suite("formulas of Word as LaTeX");

const t = (text: string, about = "") => `<m:r><m:rPr>${about}</m:rPr><m:t>${text}</m:t></m:r>`;
const within = (name: string, text: string) =>
  `<m:${name}>${text.startsWith("<") ? text : t(text)}</m:${name}>`;
const about = (name: string, ...values: [string, string][]) =>
  `<m:${name}>${values.map(([key, value]) => `<m:${key} m:val="${value}"/>`).join("")}</m:${name}>`;

function latex(inner: string): string {
  const warnings: string[] = [];
  const result = equationLatex(
    parseXml(`<m:oMath xmlns:m="m" xmlns:w="w">${inner}</m:oMath>`),
    (each) => warnings.push(each),
  );
  assert.equal(warnings, []);
  return result;
}

const half = within("num", "1") + within("den", "2");
const cases: [string, string, string][] = [
  ["a fraction", `<m:f>${half}</m:f>`, "\\frac{1}{2}"],
  ["a fraction on one line", `<m:f>${about("fPr", ["type", "lin"])}${half}</m:f>`, "{1}/{2}"],
  [
    "a binomial",
    `<m:d><m:e><m:f>${about("fPr", ["type", "noBar"])}${half}</m:f></m:e></m:d>`,
    "\\binom{1}{2}",
  ],
  [
    "a square root",
    `<m:rad>${about("radPr", ["degHide", "1"])}<m:deg/>${within("e", "x")}</m:rad>`,
    "\\sqrt{x}",
  ],
  ["a cube root", `<m:rad>${within("deg", "3")}${within("e", "x")}</m:rad>`, "\\sqrt[3]{x}"],
  ["a power", `<m:sSup>${within("e", "x")}${within("sup", "2")}</m:sSup>`, "x^{2}"],
  ["an index", `<m:sSub>${within("e", "ab")}${within("sub", "n")}</m:sSub>`, "{ab}_{n}"],
  [
    "both",
    `<m:sSubSup>${within("e", "α")}${within("sub", "i")}${within("sup", "2")}</m:sSubSup>`,
    "\\alpha_{i}^{2}",
  ],
  [
    "scripts in front",
    `<m:sPre>${within("sub", "1")}${within("sup", "2")}${within("e", "H")}</m:sPre>`,
    "{}_{1}^{2}{H}",
  ],
  [
    "a sum",
    `<m:nary>${about("naryPr", ["chr", "∑"])}${within("sub", "i=1")}${within("sup", "n")}${within("e", "i")}</m:nary>`,
    "\\sum_{i=1}^{n}{i}",
  ],
  [
    "an integral",
    `<m:nary><m:naryPr/>${within("sub", "0")}${within("sup", "∞")}${within("e", "f")}</m:nary>`,
    "\\int_{0}^{\\infty}{f}",
  ],
  [
    "an integral with limits above and below",
    `<m:nary>${about("naryPr", ["limLoc", "undOvr"], ["supHide", "1"])}${within("sub", "D")}<m:sup/>${within("e", "f")}</m:nary>`,
    "\\int\\limits_{D}{f}",
  ],
  [
    "brackets",
    `<m:d>${about("dPr", ["begChr", "["], ["endChr", ")"])}${within("e", "a")}</m:d>`,
    "\\left[ a \\right)",
  ],
  [
    "a separator",
    `<m:d>${about("dPr", ["begChr", "{"], ["endChr", "}"])}${within("e", "x")}${within("e", "y")}</m:d>`,
    "\\left\\{ x\\middle| y \\right\\}",
  ],
  [
    "cases",
    `<m:d>${about("dPr", ["begChr", "{"], ["endChr", ""])}<m:e><m:eqArr>${within("e", "x&amp;=1")}${within("e", "y&amp;=2")}</m:eqArr></m:e></m:d>`,
    "\\left\\{ \\begin{aligned}x&=1 \\\\ y&=2\\end{aligned} \\right.",
  ],
  [
    "a matrix",
    `<m:m><m:mr>${within("e", "a")}${within("e", "b")}</m:mr><m:mr>${within("e", "c")}${within("e", "d")}</m:mr></m:m>`,
    "\\begin{matrix}a & b \\\\ c & d\\end{matrix}",
  ],
  ["a hat", `<m:acc><m:accPr/>${within("e", "x")}</m:acc>`, "\\hat{x}"],
  [
    "an arrow over two letters",
    `<m:acc>${about("accPr", ["chr", "\u20d7"])}${within("e", "AB")}</m:acc>`,
    "\\overrightarrow{AB}",
  ],
  [
    "a bar",
    `<m:bar>${about("barPr", ["pos", "top"])}${within("e", "AB")}</m:bar>`,
    "\\overline{AB}",
  ],
  [
    "a brace with words",
    `<m:limLow><m:e><m:groupChr><m:groupChrPr/>${within("e", "x+y")}</m:groupChr></m:e>${within("lim", "n")}</m:limLow>`,
    "\\underbrace{x+y}_{n}",
  ],
  [
    "a limit",
    `<m:func><m:fName><m:limLow>${within("e", "lim")}${within("lim", "x→0")}</m:limLow></m:fName>${within("e", "x")}</m:func>`,
    "\\lim_{x\\rightarrow 0}{x}",
  ],
  ["a function", `<m:func>${within("fName", "sin")}${within("e", "θ")}</m:func>`, "\\sin{\\theta}"],
  [
    "a function of its own",
    `<m:func><m:fName>${t("sgn", '<m:sty m:val="p"/>')}</m:fName>${within("e", "x")}</m:func>`,
    "\\operatorname{sgn}{x}",
  ],
  ["a box", `<m:borderBox>${within("e", "x")}</m:borderBox>`, "\\boxed{x}"],
  [
    "plain text",
    t("jika x_1 & 50%", "<m:nor/>").replace("&", "&amp;"),
    "\\text{jika x\\_1 \\& 50\\%}",
  ],
  ["operators", t("a×b≤c−d±∞"), "a\\times b\\le c-d\\pm \\infty"],
  ["letters of the mathematical alphabet", t("𝑥+𝛼"), "x+\\alpha"],
  ["numbers sets", t("x∈ℝ"), "x\\in \\mathbb{R}"],
  ["signs that mean something to LaTeX", t("5%#$_{}"), "5\\%\\#\\$\\_\\{\\}"],
  ["degrees", t("30°"), "30^{\\circ}"],
  ["a unit set upright", t("cm", '<m:sty m:val="p"/>'), "\\mathrm{cm}"],
  ["bold letters", t("v", '<m:sty m:val="b"/>'), "\\mathbf{v}"],
  ["words with a space", t("luas alas"), "luas\\ alas"],
  [
    "deleted parts are not there",
    `${t("x")}<w:del>${t("y")}</w:del><w:ins>${t("z")}</w:ins>`,
    "xz",
  ],
  ["nothing", "<m:r><m:t></m:t></m:r>", ""],
];

for (const [name, inner, expected] of cases) {
  test(name, () => assert.is(latex(inner), expected));
}

test("what is not known stays as text and is told", () => {
  const warnings: string[] = [];
  const unknown = parseXml(`<m:oMath>${within("strange", "abc")}${t("◊")}</m:oMath>`);
  assert.is(
    equationLatex(unknown, (each) => warnings.push(each)),
    "\\text{abc}\\text{◊}",
  );
  assert.is(warnings.length, 2);
});

test.run();
