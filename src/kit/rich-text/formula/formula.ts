// Draws formulas. What draws them is large, and is loaded with the first one.
import mathFont from "font:math";
import { lazy } from "../../../core/on-demand/lazy.ts";
import { loadedPart, loadOnDemand } from "../../../core/on-demand/load-on-demand.ts";

const loadDrawLatex = lazy(() => import("../../../files/latex/latex-math.ts"), "drawLatex");
const mathSpace = "http://www.w3.org/1998/Math/MathML";

export type DrawnFormula =
  | { ok: true; math: Element }
  /** Not LaTeX, or not all of it; `near`: the place, or empty. */
  | { ok: false; near: string };

let isFontKnown = false;

/** The font is fetched when the first formula is laid out. The family is the one that rich-text.css names. */
function addFont(): void {
  if (!isFontKnown)
    document.fonts?.add(new FontFace("Formulas", `url(${JSON.stringify(mathFont)})`));
  isFontKnown = true;
}

type DrawLatex = Awaited<ReturnType<typeof loadDrawLatex>>;

export async function drawFormula(latex: string, block: boolean): Promise<DrawnFormula> {
  return drawWith(await loadOnDemand(loadDrawLatex), latex, block);
}

function drawWith(drawLatex: DrawLatex, latex: string, block: boolean): DrawnFormula {
  addFont();
  const holder = document.createElement("span");
  const fault = drawLatex(latex, holder, block);
  if (fault !== null) return { ok: false, near: latex.slice(Math.max(0, fault - 6), fault + 10) };
  const math = holder.firstElementChild;
  return math?.namespaceURI === mathSpace ? { ok: true, math } : { ok: false, near: "" };
}

/**
 * Until it is drawn, and if it cannot be, the LaTeX itself stands there. Drawn before this returns once what draws is loaded, so that the page is
 * laid out once.
 */
export async function fillFormula(place: Element, latex: string, block: boolean): Promise<void> {
  place.textContent = latex;
  place.setAttribute("dir", "ltr");
  try {
    const drawLatex = loadedPart(loadDrawLatex) ?? (await loadOnDemand(loadDrawLatex));
    const drawn = drawWith(drawLatex, latex, block);
    // Changed meanwhile.
    if (place.textContent !== latex) return;
    if (drawn.ok) place.replaceChildren(drawn.math);
    else place.classList.add("rich-text-fault");
  } catch {
    // Cannot be fetched just now: the LaTeX serves.
  }
}
