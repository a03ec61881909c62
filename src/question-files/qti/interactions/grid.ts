// A table whose cells are typed into: type 11. All places to type must lie in one table, each alone in its cell.
import type { ContentOf, GridCell } from "../../../contract/questions/question-content.ts";
import { elementsIn, textOf, type XmlElement } from "../../../files/xml/xml-tree.ts";
import { htmlOf } from "../html-reader.ts";
import { declarationFor } from "../item-parts.ts";
import type { MadeQuestion, QtiItem } from "../qti-item.ts";
import { attributeOf, classesOf, everyElement, outermost } from "../qti-tree.ts";
import { isNumber, typedKey } from "../typed-key.ts";

type Keys = ContentOf<11>["key"]["cells"];

/** Null: the places to type make no such table. */
export function readGrid(
  entries: readonly XmlElement[],
  item: QtiItem,
): Pick<MadeQuestion, "content" | "stem"> | null {
  const tables = outermost(item.body, ({ local }) => local === "table");
  const table = tables.find((each) => entries.every((entry) => everyElement(each).includes(entry)));
  if (!table) return null;
  const rows = outermost(table, ({ local }) => local === "tr").map((row) =>
    elementsIn(row).filter(({ local }) => local === "td" || local === "th"),
  );
  if (!isPlain(rows, entries)) return null;
  const isHead = (row: readonly XmlElement[]) => row.every(({ local }) => local === "th");
  const [first] = rows;
  const head = first && isHead(first) ? first : null;
  const body = head ? rows.slice(1) : rows;
  const hasNames = body.length > 0 && body.every(([cell]) => cell?.local === "th");
  const html = (cell: XmlElement) => htmlOf(cell.children, item);
  const keys: Keys = {};
  const payload = {
    cols: (head ?? []).slice(hasNames ? 1 : 0).map(html),
    rows: hasNames ? body.map(([cell]) => html(cell as XmlElement)) : [],
    cells: body.map((row) => row.slice(hasNames ? 1 : 0).map((cell) => cellOf(cell, keys, item))),
  };
  const stem = htmlOf(item.body.children, item, (element) =>
    element === table || element.local.endsWith("-interaction") ? "" : undefined,
  );
  return { stem, content: { type: 11, payload, key: { cells: keys } } };
}

/** No cell spans others, and none with a place to type holds anything else. */
function isPlain(rows: readonly XmlElement[][], entries: readonly XmlElement[]): boolean {
  const cells = rows.flat();
  const spans = cells.some((cell) =>
    ["colspan", "rowspan"].some((name) => /^(?:[2-9]|\d\d)/u.test(attributeOf(cell, name))),
  );
  const holders = cells.filter((cell) => entryIn(cell) !== undefined);
  const isAlone = holders.every((cell) => textOf(cell).trim() === "");
  return !spans && isAlone && holders.length === entries.length;
}

function entryIn(cell: XmlElement): XmlElement | undefined {
  return everyElement(cell).find(({ local }) => local === "text-entry-interaction");
}

function cellOf(cell: XmlElement, keys: Keys, item: QtiItem): GridCell {
  const entry = entryIn(cell);
  if (!entry) return { kind: "text", html: htmlOf(cell.children, item) };
  const id = item.makeId();
  const manual = classesOf(entry).includes("exo-manual");
  const key = manual
    ? { ...typedKey(entry, { ...item, warn: () => undefined }) }
    : typedKey(entry, item);
  keys[id] = { ...key, manual };
  const placeholder = attributeOf(entry, "placeholder-text").slice(0, 1000);
  const number = isNumber(declarationFor(entry, item)) || classesOf(entry).includes("exo-number");
  return { kind: "input", id, number, placeholder };
}
