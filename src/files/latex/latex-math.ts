// The only file that knows Temml: LaTeX (mhchem's \ce and \pu too) to MathML that the browser draws by itself. The page and the
// worker that reads questions fetch the same file, and only where there is a formula.
import temml from "temml";

const options = {
  throwOnError: true,
  trust: false,
  // Neither a huge rule nor a macro that calls itself may stop the page.
  maxSize: [30, 30] as [number, number],
  maxExpand: 500,
};

/**
 * The LaTeX goes along as an annotation, so that a copied formula can be pasted as one. Styles are set by script, which the
 * strict policy allows, never as style attributes.
 * @returns where in the LaTeX reading fails; null: it is drawn in `holder`
 */
export function drawLatex(latex: string, holder: HTMLElement, isBlock: boolean): number | null {
  return faultOf(latex, () =>
    temml.render(latex, holder, { ...options, displayMode: isBlock, annotate: true }),
  );
}

/** @returns where in the LaTeX reading fails; null: it can be drawn */
export function latexFault(latex: string, isBlock: boolean): number | null {
  return faultOf(latex, () => temml.renderToString(latex, { ...options, displayMode: isBlock }));
}

/** Temml's errors carry the place; its words are English and for programmers. Other errors mean the end. */
function faultOf(latex: string, draw: () => void): number | null {
  try {
    draw();
    return null;
  } catch (error) {
    const position = error instanceof Error && "position" in error ? Number(error.position) : NaN;
    return Number.isNaN(position) ? latex.length : position;
  }
}
