// Draws formulas. What draws them is large, and is loaded with the first one.
import { lazy } from "../../../core/on-demand/lazy.ts";
import { loadOnDemand } from "../../../core/on-demand/load-on-demand.ts";

const loadDrawMath = lazy(() => import("./temml-math.ts"), "drawMath");

export type DrawnFormula =
  | { ok: true; math: Element }
  /** Not LaTeX, or not all of it; `near`: the place, or empty. */
  | { ok: false; near: string };

export async function drawFormula(latex: string, block: boolean): Promise<DrawnFormula> {
  const drawMath = await loadOnDemand(loadDrawMath);
  return drawMath(latex, block);
}

/** Until it is drawn, and if it cannot be, the LaTeX itself stands there. */
export async function fillFormula(place: Element, latex: string, block: boolean): Promise<void> {
  place.textContent = latex;
  place.setAttribute("dir", "ltr");
  try {
    const drawn = await drawFormula(latex, block);
    // Changed meanwhile.
    if (place.textContent !== latex) return;
    if (drawn.ok) place.replaceChildren(drawn.math);
    else place.classList.add("rich-text-fault");
  } catch {
    // Cannot be fetched just now: the LaTeX serves.
  }
}
