// Readers do not know whether a formula can be drawn, since what draws formulas is fetched only once there is one. They say what
// stands there otherwise, and kept-formulas.ts chooses.
import { escapeHtml } from "../../domain/text/html-text.ts";

export const otherFormula = "data-other-formula";
/** The sign that opened it in a text: "\\(" or "$$". */
export const openedBy = "data-opened-by";

/** LaTeX that was typed between signs: the text with its signs, where it cannot be drawn. */
export function typedFormula(latex: string, opening: string): string {
  return `<span data-formula="${escapeHtml(latex)}" ${openedBy}="${escapeHtml(opening)}"></span>`;
}

export const typedText = (latex: string, opening: string): string =>
  `${opening}${latex}${opening === "\\(" ? "\\)" : opening}`;

export function formulaOrFormula(latex: string, other: string): string {
  return `<span data-formula="${escapeHtml(latex)}" ${otherFormula}="${escapeHtml(other)}"></span>`;
}
