// Says where the pages of a sheet begin, before it is printed: a table of contents needs numbers, which no browser tells. What begins a page is
// marked, and the style sheet breaks the page there, so that paper and numbers agree. Measured on the screen, where a sheet is as wide as its paper.
import { pageHeight, type Paper } from "./paper-size.ts";

/** Left free at the foot of each page: on paper a line may come out a little higher than on the screen. */
const reserve = 0.03;
/** The most of a page that is kept together with what follows it. */
const maxKept = 0.6;

/** In pixels from the top of the sheet. `head`: of the head of a table that is printed again above it; 0 for its first rows. */
export type PageUnit = { top: number; bottom: number; head: number; isKept: boolean };

/** Which of the units begin a page, beside the first, and how many pages there are: one that is higher than a page goes on by itself. */
export function pageStarts(
  units: readonly PageUnit[],
  height: number,
): { starts: number[]; pages: number } {
  const starts: number[] = [];
  let [from, head, longer, at] = [units[0]?.top ?? 0, 0, 0, 0];
  while (at < units.length) {
    const next = groupEnd(units, at, height);
    const { top, head: ownHead } = units[at]!;
    const { bottom } = units[next - 1]!;
    if (at > 0 && bottom - from + head > height) {
      starts.push(at);
      [from, head] = [top, ownHead];
    }
    const more = Math.max(0, Math.ceil((bottom - from + head) / height) - 1);
    longer += more;
    from += more * height;
    at = next;
  }
  return { starts, pages: 1 + starts.length + longer };
}

/** Past the units that stay with the one at `at`, unless they are too many for that. */
function groupEnd(units: readonly PageUnit[], at: number, height: number): number {
  let end = at + 1;
  while (units[end]?.isKept) end += 1;
  return units[end - 1]!.bottom - units[at]!.top > height * maxKept ? at + 1 : end;
}

/** Marks what begins a page, and answers how many pages the sheet has. */
export function markPageStarts(sheet: HTMLElement, paper: Paper): number {
  const scale = sheet.getBoundingClientRect().width / sheet.offsetWidth || 1;
  const parts = partsOf(sheet, sheet.getBoundingClientRect().top, scale);
  for (const marked of sheet.querySelectorAll("[data-page-start]")) {
    marked.removeAttribute("data-page-start");
  }
  const height = pageHeight(paper) * (1 - reserve);
  const units = parts.map(({ unit }) => unit);
  const { starts, pages } = pageStarts(units, height);
  for (const at of starts) parts[at]!.begins.setAttribute("data-page-start", "");
  return pages;
}

type Part = { begins: Element; unit: PageUnit };

function partsOf(box: Element, origin: number, scale: number): Part[] {
  const place = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { top: (top - origin) / scale, bottom: (bottom - origin) / scale };
  };
  return [...box.children].flatMap((element): Part[] => {
    if (element instanceof HTMLTableElement) return rowsOf(element, place);
    if (element.querySelector("table")) return partsOf(element, origin, scale);
    const { top, bottom } = place(element);
    if (bottom <= top) return [];
    const isKept = element.previousElementSibling !== null && isBelowTable(element);
    return [{ begins: element, unit: { top, bottom, head: 0, isKept } }];
  });
}

/** Figures and signatures stay with the last rows of their table. */
function isBelowTable(element: Element): boolean {
  for (
    let before = element.previousElementSibling;
    before;
    before = before.previousElementSibling
  ) {
    if (before.matches("table") || before.querySelector("table")) return true;
  }
  return false;
}

type Place = (element: Element) => { top: number; bottom: number };

/** The head stays with the first two rows, and the last row with the one before it, as each row that says so (`data-kept`): sums of a table. */
function rowsOf(table: HTMLTableElement, place: Place): Part[] {
  const rows = [...table.tBodies].flatMap((body) => [...body.rows]);
  const { top } = place(table);
  const head = table.tHead ? place(table.tHead).bottom - top : 0;
  return rows.map((row, at) => {
    const own = place(row);
    if (at === 0)
      return { begins: table, unit: { top, bottom: own.bottom, head: 0, isKept: false } };
    return {
      begins: row,
      unit: { ...own, head, isKept: at === 1 || at === rows.length - 1 || "kept" in row.dataset },
    };
  });
}
