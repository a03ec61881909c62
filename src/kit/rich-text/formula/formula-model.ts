// What the formula dialog keeps: the LaTeX, its preview and why it cannot be saved yet.
import { atom, type ReadableAtom } from "nanostores";
import type { Formula } from "../editor-look.ts";
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

export class FormulaModel {
  readonly $formula: ReadableAtom<Formula>;
  readonly $preview: ReadableAtom<FormulaPreview>;
  /** Saving was tried: from then on an empty formula is said to be wrong. */
  readonly $tried: ReadableAtom<boolean>;
  readonly #formula;
  readonly #preview = atom<FormulaPreview>({ is: "empty" });
  readonly #tried = atom(false);
  #turn = 0;

  constructor(formula: Formula | null) {
    this.#formula = atom<Formula>(formula ?? { latex: "", block: false });
    this.$formula = this.#formula;
    this.$preview = this.#preview;
    this.$tried = this.#tried;
    void this.#draw();
  }

  readonly write = (latex: string): void => {
    this.#formula.set({ ...this.#formula.get(), latex });
    void this.#draw();
  };

  readonly setBlock = (block: boolean): void => {
    this.#formula.set({ ...this.#formula.get(), block });
    void this.#draw();
  };

  /** Answers where the cursor belongs now. */
  readonly insert = (snippet: Snippet, from: number, to: number): number => {
    const { text, cursor } = insertSnippet(this.#formula.get().latex, from, to, snippet);
    this.write(text);
    return cursor;
  };

  /** The formula, or null when it cannot be saved: the reason is in the stores by then. */
  readonly finish = async (): Promise<Formula | null> => {
    this.#tried.set(true);
    const formula = this.#formula.get();
    const latex = formula.latex.trim();
    if (latex === "" || latex.length > maxLatex) return null;
    await this.#draw();
    return this.#preview.get().is === "unreadable" ? null : { ...formula, latex };
  };

  readonly exit = (): void => {
    this.#turn += 1;
  };

  async #draw(): Promise<void> {
    this.#turn += 1;
    const turn = this.#turn;
    const { latex, block } = this.#formula.get();
    const preview = latex.trim() === "" ? { is: "empty" as const } : await draw(latex, block);
    if (turn === this.#turn) this.#preview.set(preview);
  }
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
