// Reads CSV as programs here write it: comma, semicolon or tab, UTF-8, UTF-16 or Windows-1252. Every cell is text.
// Our own: fifty lines, and it can say in which row a quotation mark was left open.
import { isBlankRow, type SheetCell, type SheetRow } from "../sheet-cells.ts";
import { FileFault } from "../file-fault.ts";
import type { Sheet } from "../xlsx/xlsx-sheet.ts";

const delimiters = [";", ",", "\t"] as const;
/** A quoted cell longer than this has lost its closing mark. */
const longestCell = 20_000;
const maxColumns = 256;

/** @throws FileFault */
export function readCsv(bytes: Uint8Array, name: string, maxRows: number): Sheet {
  const text = decodeCsv(bytes);
  const named = /^sep=(.)\r?\n/iu.exec(text);
  const body = named ? text.slice(named[0].length) : text;
  const rows: SheetRow[] = [];
  for (const row of parseRows(body, named?.[1] ?? findDelimiter(body))) {
    if (isBlankRow(row.cells)) continue;
    if (rows.length >= maxRows) {
      throw new FileFault("too-many-rows", { sheet: name, limit: maxRows });
    }
    rows.push(row);
  }
  return { rows, hiddenRows: 0 };
}

function decodeCsv(bytes: Uint8Array): string {
  const wide = wideEncoding(bytes);
  const text = wide === null ? decodeNarrow(bytes) : new TextDecoder(wide).decode(bytes);
  // oxlint-disable-next-line no-control-regex -- control characters are what tells binary data from text
  const controls = text.slice(0, 10_000).match(/[\u0001-\u0008\u000e-\u001f]/gu) ?? [];
  if (text.includes("\0") || controls.length > 5) throw new FileFault("binary");
  return text;
}

/** By the byte order mark, or by the empty halves of the first letters. */
function wideEncoding([b0, b1, b2, b3]: Uint8Array): string | null {
  if ((b0 === 0xff && b1 === 0xfe) || (b0 !== 0 && b1 === 0 && b2 !== 0 && b3 === 0)) {
    return "utf-16le";
  }
  if ((b0 === 0xfe && b1 === 0xff) || (b0 === 0 && b1 !== 0 && b2 === 0 && b3 !== 0)) {
    return "utf-16be";
  }
  return null;
}

function decodeNarrow(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    // Not UTF-8: what Windows programs here wrote before it.
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

const sampledRows = 20;

/** The one that cuts the first rows into many cells, and nearly all of them into equally many. */
function findDelimiter(text: string): string {
  let best: string = delimiters[0];
  let bestScore = 0;
  for (const delimiter of delimiters) {
    const counts = new Map<number, number>();
    let sampled = 0;
    for (const { cells } of parseRows(text.slice(0, 50_000), delimiter, true)) {
      if (isBlankRow(cells)) continue;
      counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
      sampled += 1;
      if (sampled >= sampledRows) break;
    }
    for (const [width, count] of counts) {
      const score = width < 2 ? 0 : (count / sampled) * width;
      if (score > bestScore) [best, bestScore] = [delimiter, score];
    }
  }
  return best;
}

/** Rows as Excel would number them. `lenient`: an open quotation mark ends with the text. */
function* parseRows(text: string, delimiter: string, lenient = false): Generator<SheetRow> {
  let row = 1;
  let cells: SheetCell[] = [];
  let at = 0;
  while (at < text.length) {
    const cell =
      text[at] === '"' ? quotedCell(text, at, delimiter) : plainCell(text, at, delimiter);
    if (cell === null && !lenient) throw new FileFault("open-quote", { row });
    const { value, end } = cell ?? { value: text.slice(at), end: text.length };
    if (cells.length < maxColumns) cells.push(value === "" ? null : value);
    at = end;
    if (text[at] === delimiter) {
      at += 1;
      // A delimiter at the very end has one more, empty cell after it.
      continue;
    }
    yield { row, cells };
    row += 1;
    cells = [];
    at += text.startsWith("\r\n", at) ? 2 : 1;
  }
  if (cells.length > 0) yield { row, cells };
}

type Cell = { value: string; end: number };

function plainCell(text: string, start: number, delimiter: string): Cell {
  let end = start;
  while (end < text.length) {
    const character = text[end];
    if (character === delimiter || character === "\n" || character === "\r") break;
    end += 1;
  }
  return { value: text.slice(start, end), end };
}

/** Null: the mark is not closed. A mark that neither is doubled nor ends the cell is taken as part of the text. */
function quotedCell(text: string, start: number, delimiter: string): Cell | null {
  let value = "";
  let from = start + 1;
  for (;;) {
    const mark = text.indexOf('"', from);
    if (mark < 0 || value.length + mark - from > longestCell) return null;
    value += text.slice(from, mark);
    const next = text[mark + 1];
    if (next === undefined || next === delimiter || next === "\n" || next === "\r") {
      return { value, end: mark + 1 };
    }
    value += '"';
    from = mark + (next === '"' ? 2 : 1);
  }
}
