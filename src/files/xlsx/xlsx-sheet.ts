// The cells of one xlsx sheet, made while its XML passes by.
import { isBlankRow, type SheetCell, type SheetRow } from "../sheet-cells.ts";
import { numberCell, type NumberFormat } from "./number-formats.ts";
import { FileFault } from "../file-fault.ts";
import type { Attributes, XmlHandler } from "../xml/xml-scanner.ts";

export type Sheet = {
  /** Those with content, in order. */
  rows: SheetRow[];
  /** How many of them a filter or a person has hidden; they are read all the same. */
  hiddenRows: number;
};

type SheetFacts = {
  name: string;
  /** One row more with content is a refusal. */
  maxRows: number;
  strings: readonly string[];
  formats: readonly NumberFormat[];
  since1904: boolean;
};

type RawCell = { type: string; style: number; value: string; filled: boolean; formula: boolean };
type Range = { top: number; bottom: number; left: number; right: number };

/** Excel's own last row. */
const lastRow = 1_048_576;
/** No import has half as many; what stands further right is not read. */
const maxColumns = 256;
/** More than any honest sheet needs; a file may claim millions of overlapping ranges. */
const maxFills = 1_000_000;

const general: NumberFormat = { shows: "general" };

export class XlsxSheetHandler implements XmlHandler {
  readonly #facts: SheetFacts;
  readonly #rows: { row: number; cells: SheetCell[] }[] = [];
  readonly #merges: Range[] = [];
  #hiddenRows = 0;
  #row = 0;
  #hidden = false;
  #cells: SheetCell[] = [];
  #column = -1;
  #cell: RawCell = { type: "n", style: 0, value: "", filled: false, formula: false };
  #inValue = false;
  #inPhonetic = false;

  constructor(facts: SheetFacts) {
    this.#facts = facts;
  }

  open(name: string, attribute: Attributes): void {
    if (name === "row") this.#openRow(attribute);
    else if (name === "c") this.#openCell(attribute);
    else if (name === "f") this.#cell.formula = true;
    else if (name === "rPh") this.#inPhonetic = true;
    else if (name === "mergeCell") this.#merges.push(rangeOf(attribute("ref") ?? ""));
    this.#inValue = name === "v" || (name === "t" && !this.#inPhonetic);
    if (this.#inValue) this.#cell.filled = true;
  }

  close(name: string): void {
    if (name === "c") this.#closeCell();
    else if (name === "row") this.#closeRow();
    else if (name === "rPh") this.#inPhonetic = false;
    this.#inValue = false;
  }

  text(piece: string): void {
    if (this.#inValue) this.#cell.value += piece;
  }

  finish(): Sheet {
    fillMerged(this.#rows, this.#merges);
    return { rows: this.#rows, hiddenRows: this.#hiddenRows };
  }

  #openRow(attribute: Attributes): void {
    const row = Number(attribute("r") ?? this.#row + 1);
    if (!Number.isInteger(row) || row <= this.#row || row > lastRow) throw new FileFault("damaged");
    this.#row = row;
    this.#hidden = /^(?:1|true)$/u.test(attribute("hidden") ?? "");
    this.#cells = [];
    this.#column = -1;
  }

  #openCell(attribute: Attributes): void {
    const address = attribute("r");
    this.#column = address === undefined ? this.#column + 1 : columnOf(address);
    this.#cell = {
      type: attribute("t") ?? "n",
      style: Number(attribute("s") ?? 0),
      value: "",
      filled: false,
      formula: false,
    };
  }

  #closeCell(): void {
    if (this.#column >= maxColumns) return;
    const cell = makeCell(this.#cell, this.#facts);
    if (cell !== null) putCell(this.#cells, this.#column, cell);
  }

  #closeRow(): void {
    if (isBlankRow(this.#cells)) return;
    const { name, maxRows } = this.#facts;
    if (this.#rows.length >= maxRows) {
      throw new FileFault("too-many-rows", { sheet: name, limit: maxRows });
    }
    this.#rows.push({ row: this.#row, cells: this.#cells });
    if (this.#hidden) this.#hiddenRows += 1;
  }
}

function putCell(cells: SheetCell[], column: number, cell: SheetCell): void {
  while (cells.length < column) cells.push(null);
  cells[column] = cell;
}

function makeCell(cell: RawCell, { strings, formats, since1904 }: SheetFacts): SheetCell {
  const { type, value } = cell;
  if (!cell.filled) return cell.formula ? { kind: "formula", text: "(rumus)" } : null;
  if (type === "s") return emptyToNull(strings[Number(value)] ?? "");
  if (type === "str" || type === "inlineStr") return emptyToNull(unescapeText(value));
  if (value === "") return null;
  if (type === "b") {
    const yes = /^\s*(?:1|true)\s*$/u.test(value);
    return { kind: "boolean", text: yes ? "TRUE" : "FALSE", value: yes };
  }
  if (type === "e") return { kind: "error", text: value };
  if (type === "d") return { kind: "date", text: value };
  return numberCell(value.trim(), formats[cell.style] ?? general, since1904);
}

function emptyToNull(text: string): string | null {
  return text === "" ? null : text;
}

/** Characters that XML cannot carry are written _x0007_ in these files. */
export function unescapeText(text: string): string {
  if (!text.includes("_x")) return text;
  return text.replace(/_x([\da-f]{4})_/giu, (_whole, hex) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}

/** "AB12" is column 27, counted from 0. */
function columnOf(address: string): number {
  let column = 0;
  for (const letter of /^[A-Z]{1,3}(?=\d)/u.exec(address)?.[0] ?? "") {
    column = column * 26 + letter.charCodeAt(0) - 64;
  }
  if (column === 0) throw new FileFault("damaged");
  return column - 1;
}

function rangeOf(ref: string): Range {
  const [from = "", to = from] = ref.split(":");
  const row = (address: string): number => Number(address.replace(/^\D+/u, ""));
  return { top: row(from), bottom: row(to), left: columnOf(from), right: columnOf(to) };
}

/** A merged cell says the same in every row and column that it covers: a class written once beside its thirty members. */
function fillMerged(
  rows: readonly { row: number; cells: SheetCell[] }[],
  merges: readonly Range[],
): void {
  let fills = 0;
  for (const { top, bottom, left, right } of merges) {
    const first = firstFrom(rows, top);
    const value = rows[first]?.row === top ? (rows[first]?.cells[left] ?? null) : null;
    if (value === null) continue;
    for (let index = first; (rows[index]?.row ?? Infinity) <= bottom; index += 1) {
      const cells = rows[index]?.cells ?? [];
      for (let column = left; column <= Math.min(right, maxColumns - 1); column += 1) {
        fills += 1;
        if (fills > maxFills) return;
        if ((cells[column] ?? null) === null) putCell(cells, column, value);
      }
    }
  }
}

/** Index of the first row numbered `wanted` or more. */
function firstFrom(rows: readonly { row: number }[], wanted: number): number {
  let low = 0;
  let high = rows.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rows[middle]?.row ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}
