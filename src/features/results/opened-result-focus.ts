// The row whose result somebody has opened, and in which list: the result leads through that list, and when they come back, the row that they saw
// last has the focus and stands where it stood.
import { readQuery, type Query } from "../../core/navigation.ts";

type Opened = {
  id: string;
  address: string;
  list: Query;
  /** How far what holds the row was scrolled, from the inside outwards. */
  offsets: readonly number[];
};

/** Of the list on screen: the exam or the event, which its address need not name. */
let selected: Query = {};
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
  const list = { ...selected, ...readQuery() };
  opened = { id, offsets, list, address: location.pathname + location.search };
}

/** What the list at that address is asked for, if the present result was opened from it; else null. */
export function openedList(address: string | null): Query | null {
  return opened !== null && opened.address === address ? opened.list : null;
}

/** Another row of the same list is open now. */
export function moveOpened(id: string): void {
  if (opened) opened = { ...opened, id };
}

/** Before the way back is taken, which leads to the page of the row. */
export function returnTo(id: string, address: string): void {
  const offsets = opened?.address === address ? opened.offsets : [];
  opened = { id, address, offsets, list: {} };
}

/** Once the rows are drawn. Nothing happens in another list, or where the row is no longer. */
export function focusOpened(selection: Query): void {
  selected = selection;
  const returned = opened;
  opened = null;
  if (!returned || !isSameList(returned.address, selection)) return;
  const link = linkOf(returned.id);
  if (!link) return;
  for (const [at, box] of around(link).entries()) {
    const offset = returned.offsets[at] ?? 0;
    if (offset > 0) box.scrollTop = offset;
  }
  link.focus({ preventScroll: true });
  link.scrollIntoView({ block: "nearest" });
}

/** Whatever the order of the fields, and whether or not the address names what is chosen anyway. */
function isSameList(address: string, selection: Query): boolean {
  const { pathname, searchParams } = new URL(address, location.href);
  const fields = (query: Query) =>
    JSON.stringify(Object.entries({ ...selection, ...query }).sort());
  return (
    pathname === location.pathname &&
    fields(Object.fromEntries(searchParams)) === fields(readQuery())
  );
}
