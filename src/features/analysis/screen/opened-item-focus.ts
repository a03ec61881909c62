// Where a question of an analysis was opened from has the focus again when it is closed: a row of the table, or a card.
import type { BankAnalysisModel } from "./bank-analysis-model.ts";

export function closeItem(model: Pick<BankAnalysisModel, "$opened" | "close">): void {
  const id = model.$opened.get()?.asked.id;
  model.close();
  itemButton(document, id)?.focus();
}

/** Focuses the target when the browser has lost the focus, because the button that was pressed is no longer on the page. */
export function takeLostFocus(target: HTMLElement | null): void {
  if (document.activeElement === document.body) target?.focus({ preventScroll: true });
}

/** The button that opens a question; its id is that of the question version. */
export function itemButton(within: ParentNode | null, id: string | undefined): HTMLElement | null {
  if (id === undefined) return null;
  return within?.querySelector<HTMLElement>(`[data-item="${CSS.escape(id)}"]`) ?? null;
}
