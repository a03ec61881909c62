// Formulas in foreign HTML: LaTeX that stands in an element of ours or of MathJax, and MathML.
import type { XmlElement, XmlNode } from "../../files/xml/xml-tree.ts";
import { mathLatex } from "../qti/mathml-text.ts";
import { undrawablePart, unfilledPart } from "./drawable-latex.ts";
import { openedBy, otherFormula, typedText } from "./formula-choice.ts";
import { escapedText, escapedValue } from "./rich-blocks.ts";
import type { Keeping } from "./kept-html.ts";

const longest = 2000;

const rewrite = (formula: string) =>
  `Rumus "${formula.slice(0, 80)}" tidak dapat diubah sepenuhnya; periksa dan tulis ulang rumus itu.`;

export const emptyFormula = "Sebuah rumus kosong, sehingga tidak tampil; tulis ulang rumus itu.";

/** Null: the element is no formula. */
export function formulaOf(element: XmlElement, keeping: Keeping): string | null {
  const { local: name, attributes } = element;
  const block = attributes["data-formula-block"];
  const latex = block || attributes["data-formula"];
  if (name === "span" && latex !== undefined) {
    if (latex.trim() === "") keeping.warn(emptyFormula);
    return latex.trim() === "" ? "" : chosenHtml(element, latex, Boolean(block), keeping);
  }
  if (name !== "script" || !/^math\/tex/iu.test(attributes["type"] ?? "")) return null;
  return formulaHtml(wordsOf(element), /mode=display/iu.test(attributes["type"] ?? ""), keeping);
}

/** A reader that cannot tell whether a formula can be drawn says what stands there otherwise (formula-choice.ts). */
function chosenHtml(
  { attributes }: XmlElement,
  latex: string,
  isBlock: boolean,
  keeping: Keeping,
): string {
  const { [openedBy]: opening, [otherFormula]: other } = attributes;
  if (opening !== undefined && keeping.latexFault(latex, isBlock) !== null)
    return escapedText(typedText(latex, opening));
  const isOther = other !== undefined && !canBeDrawn(latex, isBlock, keeping);
  return formulaHtml(isOther ? other : latex, isBlock, keeping);
}

const canBeDrawn = (latex: string, isBlock: boolean, { latexFault }: Keeping): boolean =>
  unfilledPart(latex) === null && latexFault(latex, isBlock) === null;

export function mathHtml(math: XmlElement, keeping: Keeping): string {
  const { written, shown } = mathLatex(math);
  // Of another program's commands the form that is shown tells what they mean.
  const isBlock = math.attributes["display"] === "block";
  const isDrawn = written !== "" && canBeDrawn(written, isBlock, keeping);
  const latex = isDrawn || !shown ? written || shown : shown;
  if (latex !== null && latex !== "") return formulaHtml(latex, isBlock, keeping);
  const text = wordsOf(math)
    .replace(/\0|\p{Surrogate}/gu, "")
    .replace(/\s+/gu, " ")
    .trim();
  keeping.warn(text === "" ? emptyFormula : rewrite(text));
  return escapedText(text);
}

function formulaHtml(written: string, isBlock: boolean, { warn, latexFault }: Keeping): string {
  const latex = written
    .replace(/\0|\p{Surrogate}/gu, "")
    .replace(/\s*\n\s*/gu, " ")
    .trim();
  if ([...latex].length > longest) {
    warn(rewrite(latex));
    return escapedText(latex);
  }
  const unfilled = unfilledPart(latex);
  const part = unfilled === null ? undrawablePart(latex, isBlock, latexFault) : null;
  if (part !== null)
    warn(
      `Rumus "${latex.slice(0, 80)}" tidak dapat digambar karena "${part.slice(0, 40)}"; perbaiki lewat Perbaiki.`,
    );
  if (unfilled !== null)
    warn(
      `Rumus "${latex.slice(0, 80)}" belum lengkap di "${unfilled.slice(0, 40)}"; perbaiki lewat Perbaiki.`,
    );
  return `<span data-formula${isBlock ? "-block" : ""}="${escapedValue(latex)}"></span>`;
}

function wordsOf({ children }: XmlElement): string {
  const words = (node: XmlNode): string => (typeof node === "string" ? node : wordsOf(node));
  return children.map(words).join("");
}
