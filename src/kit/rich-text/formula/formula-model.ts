// What the formula dialog keeps: the LaTeX, its preview and why it cannot be saved yet.
import { atom, type ReadableAtom } from "nanostores";
import type { Formula } from "../toolbar-state.ts";
import { drawFormula } from "./formula.ts";
import { insertSnippet, type Snippet } from "./formula-palette.ts";

export const maxLatex = 2000;

export type FormulaPreview =
  | { is: "empty" }
  | { is: "drawn"; math: Element }
  /** `near`: the place that cannot be read, or empty. */
  | { is: "unreadable"; near: string }
  /** What draws formulas cannot be fetched. */
  | { is: "failed" };

export type FormulaModel = ReturnType<typeof createFormulaModel>;

export function createFormulaModel(formula: Formula | null) {
  const $formula = atom<Formula>(formula ?? { latex: "", block: false });
  const $tried = atom(false);
  const drawing = createDrawing($formula);
  void drawing.draw();

  function change(next: Partial<Formula>): void {
    $formula.set({ ...$formula.get(), ...next });
    void drawing.draw();
  }

  return {
    $formula: $formula as ReadableAtom<Formula>,
    $preview: drawing.$preview,
    /** Saving was tried: from then on an empty formula is shown as a fault. */
    $tried: $tried as ReadableAtom<boolean>,
    write: (latex: string): void => change({ latex }),
    setBlock: (block: boolean): void => change({ block }),
    /** Returns the place of the cursor after the snippet was inserted. */
    insert(snippet: Snippet, from: number, to: number): number {
      const { text, cursor } = insertSnippet($formula.get().latex, from, to, snippet);
      change({ latex: text });
      return cursor;
    },
    /** The formula, or null when it cannot be saved: the reason is in the stores by then. */
    async finish(): Promise<Formula | null> {
      $tried.set(true);
      const current = $formula.get();
      const latex = current.latex.trim();
      if (latex === "" || latex.length > maxLatex) return null;
      await drawing.draw();
      return drawing.$preview.get().is === "unreadable" ? null : { ...current, latex };
    },
    exit: drawing.exit,
  };
}

/** The preview of the formula as it is now; an older drawing that ends later is ignored. */
function createDrawing($formula: ReadableAtom<Formula>) {
  const $preview = atom<FormulaPreview>({ is: "empty" });
  let newest = 0;

  return {
    $preview: $preview as ReadableAtom<FormulaPreview>,
    async draw(): Promise<void> {
      newest += 1;
      const turn = newest;
      const { latex, block } = $formula.get();
      const preview = latex.trim() === "" ? { is: "empty" as const } : await draw(latex, block);
      if (turn === newest) $preview.set(preview);
    },
    exit(): void {
      newest += 1;
    },
  };
}

async function draw(latex: string, block: boolean): Promise<FormulaPreview> {
  try {
    const drawn = await drawFormula(latex, block);
    return drawn.ok
      ? { is: "drawn", math: drawn.math }
      : { is: "unreadable", near: drawn.near.trim() };
  } catch {
    return { is: "failed" };
  }
}
