// Formulas in foreign HTML: LaTeX that stands in an element of ours or of MathJax, and MathML.
import type { XmlElement, XmlNode } from "../../files/xml/xml-tree.ts";
import { latexOf } from "../qti/mathml-text.ts";
import { undrawablePart, unfilledPart } from "./drawable-latex.ts";
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
    return latex.trim() === "" ? "" : formulaHtml(latex, Boolean(block), keeping);
  }
  if (name !== "script" || !/^math\/tex/iu.test(attributes["type"] ?? "")) return null;
  return formulaHtml(wordsOf(element), /mode=display/iu.test(attributes["type"] ?? ""), keeping);
}

export function mathHtml(math: XmlElement, keeping: Keeping): string {
  const latex = latexOf(math);
  if (latex !== null && latex !== "")
    return formulaHtml(latex, math.attributes["display"] === "block", keeping);
  const text = wordsOf(math)
    .replace(/\0|\p{Surrogate}/gu, "")
    .replace(/\s+/gu, " ")
    .trim();
  keeping.warn(text === "" ? emptyFormula : rewrite(text));
  return escapedText(text);
}

function formulaHtml(written: string, isBlock: boolean, { warn }: Keeping): string {
  const latex = written
    .replace(/\0|\p{Surrogate}/gu, "")
    .replace(/\s*\n\s*/gu, " ")
    .trim();
  if ([...latex].length > longest) {
    warn(rewrite(latex));
    return escapedText(latex);
  }
  const part = undrawablePart(latex);
  const unfilled = part === null ? unfilledPart(latex) : null;
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
