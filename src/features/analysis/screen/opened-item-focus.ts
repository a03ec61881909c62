// Where a question of an analysis was opened from has the focus again when it is closed: a row of the table, or a card.
export function focusItem(id: string): void {
  itemButton(document, id)?.focus();
}

/** The button that opens a question; its id is that of the question version. */
export function itemButton(within: ParentNode | null, id: string | undefined): HTMLElement | null {
  if (id === undefined) return null;
  return within?.querySelector<HTMLElement>(`[data-item="${CSS.escape(id)}"]`) ?? null;
}
