// Reads .xls of Excel 95 to 2003: sheets, texts, numbers with their formats, results of formulas, merged cells. Our own: the one
// library that reads it has left the npm registry, and what stands there has known holes.
import { FileFault } from "../file-fault.ts";
import { BiffCursor, biffRecords, pageText, type BiffRecord } from "./biff-records.ts";
import { compoundStream } from "./compound-file.ts";
import { newSheet, type OldBook, type OldSheet } from "./old-book.ts";
import { readBiffSheet } from "./biff-sheet.ts";

export type BiffFacts = {
  isBiff8: boolean;
  page: number;
  strings: string[];
};

const record = {
  end: 0x0a,
  since1904: 0x22,
  password: 0x2f,
  page: 0x42,
  sheet: 0x85,
  style: 0xe0,
  drawings: 0xeb,
  strings: 0xfc,
  format: 0x41e,
  begin: 0x809,
} as const;
const maxStrings = 1_000_000;

/** @throws FileFault */
export function readXls(bytes: Uint8Array): OldBook {
  try {
    return readStream(workbookStream(bytes));
  } catch (error) {
    // A record that is too short for what it must hold.
    if (error instanceof RangeError) throw new FileFault("damaged");
    throw error;
  }
}

function workbookStream(bytes: Uint8Array): Uint8Array {
  // Excel 95 knows files without the container, too.
  if (bytes[0] === 0x09) return bytes;
  const stream = compoundStream(bytes, "Workbook") ?? compoundStream(bytes, "Book");
  if (!stream) throw new FileFault("ole");
  return stream;
}

type Globals = {
  facts: BiffFacts;
  book: OldBook;
  places: { sheet: OldSheet; at: number }[];
  codes: Map<number, string>;
};

function readStream(stream: Uint8Array): OldBook {
  const [first] = biffRecords(stream, 0);
  const version = first?.type === record.begin ? first.view.getUint16(0, true) : 0;
  if (version !== 0x600 && version !== 0x500) throw new FileFault("xls");
  const globals: Globals = {
    facts: { isBiff8: version === 0x600, page: 1252, strings: [] },
    book: { sheets: [], styles: [], since1904: false, hasPictures: false },
    places: [],
    codes: new Map(),
  };
  for (const each of biffRecords(stream, 0)) {
    if (each.type === record.end) break;
    takeGlobal(each, globals);
  }
  const { book, codes, places, facts } = globals;
  for (const style of book.styles) style.code = codes.get(style.id);
  for (const { sheet, at } of places) readBiffSheet(stream, at, sheet, facts);
  return book;
}

function takeGlobal(each: BiffRecord, { facts, book, places, codes }: Globals): void {
  const { type, view } = each;
  if (type === record.password) throw new FileFault("encrypted");
  if (type === record.since1904) book.since1904 = view.getUint16(0, true) === 1;
  else if (type === record.drawings) book.hasPictures = hasPictures(view);
  else if (type === record.page) facts.page = view.getUint16(0, true);
  else if (type === record.style)
    book.styles.push({ id: view.getUint16(2, true), code: undefined });
  else if (type === record.format) codes.set(view.getUint16(0, true), formatCode(each, facts));
  else if (type === record.strings) facts.strings = sharedStrings(each);
  else if (type === record.sheet && view.getUint8(5) === 0) {
    const isHidden = (view.getUint8(4) & 3) !== 0;
    const sheet = newSheet(shortText(each, 6, facts), isHidden);
    book.sheets.push(sheet);
    places.push({ sheet, at: view.getUint32(0, true) });
  }
}

/** Drawings of a workbook (MS-ODRAW): a container, in which a store of pictures may stand. */
function hasPictures(view: DataView): boolean {
  const header = 8;
  for (let at = header; at + header <= view.byteLength;) {
    if (view.getUint16(at + 2, true) === 0xf001) return true;
    at += header + view.getUint32(at + 4, true);
  }
  return false;
}

function formatCode(each: BiffRecord, facts: BiffFacts): string {
  if (!facts.isBiff8) return shortText(each, 2, facts);
  return new BiffCursor(each, 4).text(each.view.getUint16(2, true));
}

/** With its length in one byte. */
function shortText(each: BiffRecord, at: number, { isBiff8, page }: BiffFacts): string {
  const length = each.view.getUint8(at);
  if (isBiff8) return new BiffCursor(each, at + 1).text(length);
  return pageText((each.parts[0] as Uint8Array).subarray(at + 1, at + 1 + length), page);
}

function sharedStrings(each: BiffRecord): string[] {
  const count = each.view.getUint32(4, true);
  if (count > maxStrings) throw new FileFault("damaged");
  const cursor = new BiffCursor(each, 8);
  return Array.from({ length: count }, () => cursor.text(cursor.short()));
}
