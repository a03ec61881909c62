// What the editor of a table with inputs does to the question: a small spreadsheet whose heads are a row and a column of
// their own. Inputs keep their ids wherever they go, and the key has exactly the inputs that there are.
import type { Comparison, ContentOf, GridCell } from "../../contract/questions/question-content.ts";
import { blankComparison } from "../../domain/questions/blank-question.ts";
import { escapeHtml, plainTextOf } from "../../domain/text/html-text.ts";
import { movedPart } from "../parts/rows/part-row.tsx";

type Content = ContentOf<11>;
type Payload = Content["payload"];
type CellKeys = Content["key"]["cells"];
export type CellKey = CellKeys[string];
export type InputCell = Extract<GridCell, { kind: "input" }>;
export type MakeId = () => string;

/** From 0; -1 is the row of the columns' heads, or the column of the rows' heads. */
export type Address = { row: number; col: number };

export const maxLines = 10;
const emptyCell: GridCell = { kind: "text", html: "" };

export function inputsOf({ cells }: Payload): InputCell[] {
  return cells.flat().filter((cell): cell is InputCell => cell.kind === "input");
}

/** With the keys of the inputs that are still there. */
function settled(content: Content, changes: Partial<Payload>, added: CellKeys = {}): Content {
  const payload = { ...content.payload, ...changes };
  const all: CellKeys = { ...content.key.cells, ...added };
  const kept = inputsOf(payload).flatMap(({ id }) => {
    const key = all[id];
    return key ? [[id, key] as const] : [];
  });
  return { ...content, payload, key: { cells: Object.fromEntries(kept) } };
}

/** Every row as wide as the heads: a question from elsewhere need not be. */
export function evened(content: Content): Content {
  const { cols, cells, rows } = content.payload;
  const width = Math.max(1, cols.length, ...cells.map((row) => row.length));
  const filled = <Item>(items: readonly Item[], length: number, item: Item) =>
    Array.from({ length }, (_, at) => items[at] ?? item);
  const isEven = cols.length === width && cells.every((row) => row.length === width);
  const headsFit = rows.length === 0 || rows.length === cells.length;
  if (isEven && headsFit) return content;
  return settled(content, {
    cols: filled(cols, width, ""),
    rows: rows.length === 0 ? [] : filled(rows, cells.length, ""),
    cells: cells.map((row) => filled(row, width, emptyCell)),
  });
}

const inserted = <Item>(items: readonly Item[], at: number, item: Item) => [
  ...items.slice(0, at),
  item,
  ...items.slice(at),
];
const removed = <Item>(items: readonly Item[], at: number) =>
  items.filter((_, index) => index !== at);

export function newKey(text: string, mode: Comparison["mode"] = "text"): CellKey {
  return { ...blankComparison, mode, accepted: [{ text, share: 1 }], manual: false };
}

/** With inputs where the row before it has some: answers mostly stand below each other. */
export function withRow(content: Content, at: number, makeId: MakeId): Content {
  const { cols, rows, cells } = content.payload;
  const added: CellKeys = {};
  const pattern = cells[at - 1] ?? cols.map(() => emptyCell);
  const row = pattern.map((cell): GridCell => {
    if (cell.kind === "text") return emptyCell;
    const id = makeId();
    added[id] = newKey("", content.key.cells[cell.id]?.mode);
    return { kind: "input", id, number: cell.number, placeholder: "" };
  });
  return settled(
    content,
    {
      cells: inserted(cells, at, row),
      rows: rows.length > 0 ? inserted(rows, at, "") : [],
    },
    added,
  );
}

export function withColumn(content: Content, at: number): Content {
  const { cols, cells } = content.payload;
  return settled(content, {
    cols: inserted(cols, at, ""),
    cells: cells.map((row) => inserted(row, at, emptyCell)),
  });
}

export function withoutRow(content: Content, at: number): Content {
  const { rows, cells } = content.payload;
  return settled(content, { cells: removed(cells, at), rows: removed(rows, at) });
}

export function withoutColumn(content: Content, at: number): Content {
  const { cols, cells } = content.payload;
  return settled(content, {
    cols: removed(cols, at),
    cells: cells.map((row) => removed(row, at)),
  });
}

export function withRowMoved(content: Content, at: number, step: -1 | 1): Content {
  const { rows, cells } = content.payload;
  return settled(content, {
    cells: movedPart(cells, at, step),
    rows: rows.length > 0 ? movedPart(rows, at, step) : [],
  });
}

export function withColumnMoved(content: Content, at: number, step: -1 | 1): Content {
  const { cols, cells } = content.payload;
  return settled(content, {
    cols: movedPart(cols, at, step),
    cells: cells.map((row) => movedPart(row, at, step)),
  });
}

export function withRowHeads(content: Content, on: boolean): Content {
  return settled(content, { rows: on ? content.payload.cells.map(() => "") : [] });
}

/** Of a head or of a cell of text. */
export function htmlAt({ cols, rows, cells }: Payload, { row, col }: Address): string {
  if (row < 0) return cols[col] ?? "";
  if (col < 0) return rows[row] ?? "";
  const cell = cells[row]?.[col];
  return cell?.kind === "text" ? cell.html : "";
}

export function withHtml(content: Content, address: Address, html: string): Content {
  const { cols, rows } = content.payload;
  const { row, col } = address;
  const changed = (items: readonly string[], at: number) =>
    items.map((item, index) => (index === at ? html : item));
  if (row < 0) return settled(content, { cols: changed(cols, col) });
  if (col < 0) return settled(content, { rows: changed(rows, row) });
  return withCell(content, address, { kind: "text", html });
}

export function withCell(
  content: Content,
  { row, col }: Address,
  cell: GridCell,
  key?: CellKey,
): Content {
  const cells = content.payload.cells.map((line, at) =>
    at === row ? line.map((old, index) => (index === col ? cell : old)) : line,
  );
  return settled(content, { cells }, key && cell.kind === "input" ? { [cell.id]: key } : {});
}

/** What stood there becomes its key. */
export function withInput(content: Content, address: Address, makeId: MakeId): Content {
  const text = plainTextOf(htmlAt(content.payload, address));
  const id = makeId();
  return withCell(
    content,
    address,
    { kind: "input", id, number: false, placeholder: "" },
    newKey(text),
  );
}

/** What was its key stands there again. */
export function withoutInput(content: Content, address: Address): Content {
  const cell = content.payload.cells[address.row]?.[address.col];
  if (cell?.kind !== "input") return content;
  const text = content.key.cells[cell.id]?.accepted[0]?.text ?? "";
  return withCell(content, address, { kind: "text", html: htmlOf(text) });
}

/** Lines as lines. */
export function htmlOf(text: string): string {
  return text === "" ? "" : `<p>${escapeHtml(text).replace(/\r?\n/gu, "<br>")}</p>`;
}

export function withCellKey(content: Content, id: string, key: CellKey): Content {
  return { ...content, key: { cells: { ...content.key.cells, [id]: key } } };
}

/** What is compared as a number is typed on a keyboard for numbers. */
export function withComparison(content: Content, at: Address, value: Comparison): Content {
  const cell = content.payload.cells[at.row]?.[at.col];
  if (cell?.kind !== "input") return content;
  const old = content.key.cells[cell.id];
  const number = old?.mode === value.mode ? cell.number : value.mode === "number";
  return withCell(content, at, { ...cell, number }, { ...value, manual: old?.manual ?? false });
}
