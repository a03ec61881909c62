// The row whose result somebody has opened: when they come back to the same list, it has the focus and stands where it stood.

type Opened = {
  id: string;
  address: string;
  /** How far what holds the row was scrolled, from the inside outwards. */
  offsets: readonly number[];
};

let opened: Opened | null = null;

const linkOf = (id: string) =>
  document.querySelector<HTMLElement>(`[data-result="${CSS.escape(id)}"]`);

function around(element: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let at = element.parentElement; at; at = at.parentElement) found.push(at);
  return found;
}

/** Before the address changes. */
export function rememberOpened(id: string): void {
  const link = linkOf(id);
  const offsets = link ? around(link).map(({ scrollTop }) => scrollTop) : [];
  opened = { id, offsets, address: location.pathname + location.search };
}

/** Once the rows are drawn. Nothing happens in another list, or where the row is no longer. */
export function focusOpened(): void {
  const returned = opened;
  opened = null;
  if (returned?.address !== location.pathname + location.search) return;
  const link = linkOf(returned.id);
  if (!link) return;
  for (const [at, box] of around(link).entries()) {
    const offset = returned.offsets[at] ?? 0;
    if (offset > 0) box.scrollTop = offset;
  }
  link.focus({ preventScroll: true });
}
