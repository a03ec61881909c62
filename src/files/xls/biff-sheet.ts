// The cells of one sheet of an .xls.
import { FileFault } from "../file-fault.ts";
import { BiffCursor, biffRecords, pageText, type BiffRecord } from "./biff-records.ts";
import { setCell, type OldCell, type OldSheet } from "./old-book.ts";
import type { BiffFacts } from "./read-xls.ts";

/** Far more than any honest sheet has. */
const maxCells = 2_000_000;

const errors: Readonly<Record<number, string>> = {
  0: "#NULL!",
  7: "#DIV/0!",
  15: "#VALUE!",
  23: "#REF!",
  29: "#NAME?",
  36: "#NUM!",
  42: "#N/A",
};

type Walk = {
  sheet: OldSheet;
  facts: BiffFacts;
  cells: number;
  /** The formula whose text comes in the next record. */
  awaits: readonly [row: number, column: number] | null;
};

export function readBiffSheet(
  stream: Uint8Array,
  from: number,
  sheet: OldSheet,
  facts: BiffFacts,
): void {
  const walk: Walk = { sheet, facts, cells: 0, awaits: null };
  let depth = 0;
  for (const record of biffRecords(stream, from)) {
    // A chart within the sheet is a substream of its own.
    if (record.type === 0x809) depth += 1;
    else if (record.type === 0x0a) {
      depth -= 1;
      if (depth <= 0) return;
    } else if (depth === 1) takeRecord(record, walk);
  }
}

const takers: Readonly<Record<number, (record: BiffRecord, walk: Walk) => void>> = {
  0x06: takeFormula,
  0xbd: takeNumbers,
  0xd6: takeLabel,
  0xe5: takeMerges,
  0xfd: ({ view }, walk) => put(view, walk, textCell(walk.facts.strings[view.getUint32(6, true)])),
  0x203: ({ view }, walk) => put(view, walk, numberCell(view.getFloat64(6, true), view, 4)),
  0x204: takeLabel,
  0x205: ({ view }, walk) => put(view, walk, sureCell(view.getUint8(7) === 1, view.getUint8(6))),
  0x207: takeResult,
  0x208: ({ view }, { sheet }) => {
    if ((view.getUint16(12, true) & 0x20) !== 0) sheet.hiddenRows.add(view.getUint16(0, true));
  },
  0x27e: ({ view }, walk) => put(view, walk, numberCell(packed(view.getUint32(6, true)), view, 4)),
};

function takeRecord(record: BiffRecord, walk: Walk): void {
  takers[record.type]?.(record, walk);
}

function put(
  view: DataView,
  walk: Walk,
  cell: OldCell | null,
  column = view.getUint16(2, true),
): void {
  walk.cells += 1;
  if (walk.cells > maxCells) throw new FileFault("bomb");
  if (cell) setCell(walk.sheet, view.getUint16(0, true), column, cell);
}

function textCell(text: string | undefined): OldCell | null {
  return text === undefined || text === "" ? null : { kind: "text", text };
}

function numberCell(value: number, view: DataView, at: number): OldCell {
  return { kind: "number", value, style: view.getUint16(at, true) };
}

function sureCell(isError: boolean, value: number): OldCell {
  return isError
    ? { kind: "error", text: errors[value] ?? "#N/A" }
    : { kind: "boolean", value: value === 1 };
}

/** Thirty bits of a whole number or of the upper half of a fraction, and whether to divide by 100. */
function packed(bits: number): number {
  const view = new DataView(new ArrayBuffer(8));
  view.setUint32(4, bits & 0xffff_fffc, true);
  const value = (bits & 2) === 0 ? view.getFloat64(0, true) : bits >> 2;
  return (bits & 1) === 0 ? value : value / 100;
}

function takeNumbers({ view }: BiffRecord, walk: Walk): void {
  const first = view.getUint16(2, true);
  const count = Math.floor((view.byteLength - 6) / 6);
  for (let at = 0; at < count; at += 1) {
    const cell = numberCell(packed(view.getUint32(6 + at * 6, true)), view, 4 + at * 6);
    put(view, walk, cell, first + at);
  }
}

function takeLabel(record: BiffRecord, walk: Walk): void {
  put(record.view, walk, textCell(textAt(record, 6, walk.facts)));
}

function textAt(record: BiffRecord, at: number, { isBiff8, page }: BiffFacts): string {
  const length = record.view.getUint16(at, true);
  if (isBiff8) return new BiffCursor(record, at + 2).text(length);
  return pageText((record.parts[0] as Uint8Array).subarray(at + 2, at + 2 + length), page);
}

/** What was last reckoned; a text comes in a record of its own. */
function takeFormula({ view }: BiffRecord, walk: Walk): void {
  if (view.getUint16(12, true) !== 0xffff) {
    put(view, walk, numberCell(view.getFloat64(6, true), view, 4));
    return;
  }
  const kind = view.getUint8(6);
  if (kind === 0) walk.awaits = [view.getUint16(0, true), view.getUint16(2, true)];
  put(
    view,
    walk,
    kind === 1 || kind === 2 ? sureCell(kind === 2, view.getUint8(8)) : { kind: "formula" },
  );
  if (kind === 3) walk.sheet.rows.get(view.getUint16(0, true))?.delete(view.getUint16(2, true));
}

function takeResult(record: BiffRecord, walk: Walk): void {
  const text = textAt(record, 0, walk.facts);
  if (walk.awaits) setCell(walk.sheet, ...walk.awaits, { kind: "text", text });
  walk.awaits = null;
}

function takeMerges({ view }: BiffRecord, { sheet }: Walk): void {
  const count = Math.min(view.getUint16(0, true), Math.floor((view.byteLength - 2) / 8));
  const at = (place: number) => view.getUint16(place, true);
  for (let place = 2; place < 2 + count * 8; place += 8)
    sheet.merges.push([at(place), at(place + 2), at(place + 4), at(place + 6)]);
}
