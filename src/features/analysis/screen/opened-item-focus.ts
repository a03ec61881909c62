// Where the focus goes when a question of an analysis is opened and closed. From a row of the table it stays there, so that arrows lead on; from a
// button elsewhere it goes to the question. Where the question was opened from has it again when it is closed.
import type { BankAnalysisModel } from "./bank-analysis-model.ts";

/** The button elsewhere that was pressed last, and the question that it opened. */
let opener: { id: string; button: HTMLElement; isAwaited: boolean } | null = null;

/** By a button that is not in the list of questions. */
export function openItemFrom(
  button: HTMLElement,
  id: string,
  { open }: Pick<BankAnalysisModel, "open">,
): void {
  opener = { id, button, isAwaited: true };
  open(id);
}

export function closeItem(model: Pick<BankAnalysisModel, "$opened" | "close">): void {
  const id = model.$opened.get()?.asked.id;
  model.close();
  const from = opener?.id === id && opener?.button.isConnected ? opener.button : null;
  opener = null;
  (from ?? itemButton(document, id))?.focus();
}

/** Once the question is drawn, which its chunk may delay. */
export function takeOpenedFocus(id: string, target: HTMLElement | null): void {
  if (opener?.id === id && opener.isAwaited) {
    opener.isAwaited = false;
    target?.focus({ preventScroll: true });
  } else takeLostFocus(target);
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
