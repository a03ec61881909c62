import { suite } from "uvu";
import * as assert from "uvu/assert";
import { parseXml } from "../../files/xml/xml-tree.ts";
import { mathLatex } from "./mathml-text.ts";

const test = suite("mathml text");
const read = (inside: string) => mathLatex(parseXml(`<math>${inside}</math>`));
const latex = (inside: string) => read(inside).shown;

test("school formulas become LaTeX", () => {
  assert.is(latex("<mfrac><mn>1</mn><mi>x</mi></mfrac>"), "\\frac{1}{x}");
  assert.is(latex("<msqrt><mi>a</mi><mo>×</mo><mi>b</mi></msqrt>"), "\\sqrt{a\\times b}");
  assert.is(latex("<msup><mi>x</mi><mn>2</mn></msup><mo>≤</mo><mn>4</mn>"), "{x}^{2}\\le 4");
  assert.is(latex("<mroot><mi>x</mi><mn>3</mn></mroot>"), "\\sqrt[3]{x}");
  assert.is(latex("<mover><mi>v</mi><mo>→</mo></mover>"), "\\vec{v}");
  assert.is(latex("<mi>sin</mi><mi>α</mi>"), "\\sin \\alpha");
  assert.is(
    latex("<mtable><mtr><mtd><mn>1</mn></mtd><mtd><mn>2</mn></mtd></mtr></mtable>"),
    "\\begin{matrix}1 & 2\\end{matrix}",
  );
});

test("the LaTeX that an editor kept beside it is told beside its elements", () => {
  const kept =
    '<semantics><mi>x</mi><annotation encoding="application/x-tex">x_1</annotation></semantics>';
  assert.equal(read(kept), { written: "x_1", shown: "x" });
});

test("what is not known is not guessed", () => {
  assert.is(latex("<mi>x</mi><mlongdiv/>"), null);
  assert.is(latex("<mfrac><mn>1</mn></mfrac>"), null);
});

test.run();
