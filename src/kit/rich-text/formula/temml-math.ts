// The only file that knows Temml: LaTeX (mhchem's \ce and \pu too) to MathML that the browser draws by itself. Reached
// through formula.ts, so that it is fetched where a formula is and nowhere else.
import mathFont from "font:math";
import temml from "temml";
import type { DrawnFormula } from "./formula.ts";

// Fetched when the first formula is laid out. The family is the one that rich-text.css names.
document.fonts?.add(new FontFace("Formulas", `url(${JSON.stringify(mathFont)})`));

const mathSpace = "http://www.w3.org/1998/Math/MathML";

/**
 * The LaTeX goes along as an annotation, so that a copied formula can be pasted as one. Looks are set by script, which
 * the strict policy allows, never as style attributes.
 */
export function drawMath(latex: string, block: boolean): DrawnFormula {
  const holder = document.createElement("span");
  try {
    temml.render(latex, holder, {
      displayMode: block,
      annotate: true,
      throwOnError: true,
      trust: false,
      // Neither a huge rule nor a macro that calls itself may stop the page.
      maxSize: [30, 30],
      maxExpand: 500,
    });
  } catch (error) {
    return { ok: false, near: placeOf(error, latex) };
  }
  const math = holder.firstElementChild;
  if (math?.namespaceURI !== mathSpace) return { ok: false, near: "" };
  return { ok: true, math };
}

/** Temml's errors carry the place; its words are English and for programmers. */
function placeOf(error: unknown, latex: string): string {
  const position = error instanceof Error && "position" in error ? Number(error.position) : NaN;
  return Number.isNaN(position) ? "" : latex.slice(Math.max(0, position - 6), position + 10);
}
