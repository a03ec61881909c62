// Word's lists are paragraphs whose style says `mso-list: l0 level2 lfo1`, with the bullet or number as text. They
// become real lists, nested by their level.
import { styleAttribute } from "./paste-styles.ts";

type Item = { element: HTMLElement; level: number; ordered: boolean; start: number };
/** An open list and its last item. */
type Open = { level: number; list: HTMLElement; item: HTMLElement };

export function makeLists(body: HTMLElement): void {
  const open: Open[] = [];
  let last: Element | null = null;
  for (const element of body.querySelectorAll<HTMLElement>("p,h1,h2,h3,h4,h5,h6,div")) {
    const item = readItem(element);
    if (!item) continue;
    // Another list, or other text in between.
    if (last === null || element.previousElementSibling !== last) open.length = 0;
    last = place(item, open);
  }
  nestLooseLists(body);
}

function readItem(element: HTMLElement): Item | null {
  const style = element.getAttribute(styleAttribute) ?? "";
  const level = /mso-list:\s*\w+\s+level(\d)/iu.exec(style)?.[1];
  if (level === undefined) return null;
  const marker = [...element.querySelectorAll("span")].find((span) =>
    /mso-list:\s*ignore/iu.test(span.getAttribute(styleAttribute) ?? ""),
  );
  const sign = (marker?.textContent ?? "").trim();
  marker?.remove();
  const ordered = /^\(?(?:\d+|[a-z]|[ivxlc]+)[.)]/iu.test(sign);
  return { element, level: Number(level), ordered, start: Number.parseInt(sign, 10) || 1 };
}

/** Moves the paragraph into its list; answers the outermost list, which stands in the text. */
function place(item: Item, open: Open[]): Element {
  while (open.length > 0 && (open.at(-1)?.level ?? 0) > item.level) open.pop();
  const page = item.element.ownerDocument;
  const entry = page.createElement("li");
  const current = open.at(-1);
  const name = item.ordered ? "OL" : "UL";
  if (current?.level === item.level && current.list.nodeName === name) {
    current.list.append(entry);
    current.item = entry;
  } else {
    const isSibling = current?.level === item.level;
    if (isSibling) open.pop();
    const parent = open.at(-1);
    const list = page.createElement(name);
    if (item.ordered && item.start > 1) list.setAttribute("start", String(item.start));
    list.append(entry);
    if (parent) parent.item.append(list);
    else item.element.before(list);
    open.push({ level: item.level, list, item: entry });
  }
  entry.append(paragraphOf(item.element));
  item.element.remove();
  return open[0]?.list ?? entry;
}

function paragraphOf(element: HTMLElement): Element {
  const paragraph = element.ownerDocument.createElement("p");
  const dir = element.getAttribute("dir");
  if (dir !== null) paragraph.setAttribute("dir", dir);
  paragraph.append(...element.childNodes);
  return paragraph;
}

/** Google Docs and Word Online put a nested list beside its item, not into it. */
function nestLooseLists(body: HTMLElement): void {
  for (const list of body.querySelectorAll("ul > ul, ul > ol, ol > ul, ol > ol")) {
    const item = list.previousElementSibling;
    if (item?.nodeName === "LI") item.append(list);
  }
}
