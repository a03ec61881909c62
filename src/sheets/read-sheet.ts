// Bytes of a spreadsheet file to rows of cells, whatever program wrote it. Runs in the import worker.
import type { SheetColumn } from "./sheet-columns.ts";
import { findHeaderRow } from "./header-matching.ts";
import { fileKind } from "../files/file-kinds.ts";
import { readCsv } from "../files/csv/read-csv.ts";
import { openXlsx } from "../files/xlsx/read-xlsx.ts";
import { maxFileBytes, FileFault } from "../files/file-fault.ts";
import type { Sheet } from "../files/xlsx/xlsx-sheet.ts";

export type SheetFile = {
  sheetNames: readonly string[];
  /** What nobody sees, but can be read by its name. */
  hiddenNames: readonly string[];
  /** `maxRows`: rows with content; one more is a fault. `progress` hears 0 to 1. */
  readSheet(name: string, maxRows: number, progress?: (done: number) => void): Sheet;
};

/** @throws FileFault */
export function openSheetFile(bytes: Uint8Array, fileName: string): SheetFile {
  if (bytes.length > maxFileBytes) throw new FileFault("too-big");
  const kind = fileKind(bytes);
  if (kind.is === "faulty") throw new FileFault(kind.code);
  if (kind.is === "zip") {
    const { sheetNames, hiddenNames, readSheet } = openXlsx(bytes);
    return {
      sheetNames,
      hiddenNames,
      readSheet: (name, maxRows, progress) => readSheet(name, maxRows, progress ?? ignore),
    };
  }
  return {
    sheetNames: [fileName],
    hiddenNames: [],
    readSheet(name, maxRows, progress) {
      const sheet = readCsv(bytes, name, maxRows);
      progress?.(1);
      return sheet;
    },
  };
}

function ignore(): void {}

export type ChosenSheet = Sheet & {
  name: string;
  /** Index in `rows` of the row that reads like the header; null: none does. */
  headerAt: number | null;
};

/** Title lines and the header itself do not count as rows of data. */
const rowsBeside = 100;
/** Files with a sheet per class exist; looking through all of them would take too long. */
const sheetsToTry = 8;

export function readSheetOf(
  file: SheetFile,
  name: string,
  columns: readonly SheetColumn<never>[],
  maxRows: number,
  progress?: (done: number) => void,
): ChosenSheet {
  const sheet = file.readSheet(name, maxRows + rowsBeside, progress);
  return { ...sheet, name, headerAt: findHeaderRow(columns, sheet.rows)?.index ?? null };
}

/** The first sheet whose header says that it is meant; else the first that holds anything; else the first. */
export function readBestSheet(
  file: SheetFile,
  columns: readonly SheetColumn<never>[],
  maxRows: number,
  progress?: (done: number) => void,
): ChosenSheet {
  let first: ChosenSheet | null = null;
  let fault = new FileFault("no-sheet");
  for (const name of file.sheetNames.slice(0, sheetsToTry)) {
    const sheet = attempt(() => readSheetOf(file, name, columns, maxRows, progress));
    if (sheet instanceof FileFault) fault = sheet;
    else if (sheet.headerAt !== null && sheet.rows.length > sheet.headerAt + 1) return sheet;
    else if (first === null || (first.rows.length === 0 && sheet.rows.length > 0)) first = sheet;
  }
  if (first === null) throw fault;
  return first;
}

/** A sheet that is too long may stand beside the one that is meant; every other fault concerns the file. */
function attempt(read: () => ChosenSheet): ChosenSheet | FileFault {
  try {
    return read();
  } catch (error) {
    if (error instanceof FileFault && error.code === "too-many-rows") return error;
    throw error;
  }
}

/** Every sheet with its rows, hidden ones too. @throws FileFault */
export function readBookSheets(bytes: Uint8Array, fileName: string, maxRows: number) {
  const file = openSheetFile(bytes, fileName);
  const read = (name: string, isHidden: boolean) => ({
    name,
    isHidden,
    rows: file.readSheet(name, maxRows + rowsBeside).rows,
  });
  return [
    ...file.sheetNames.slice(0, sheetsToTry).map((name) => read(name, false)),
    ...file.hiddenNames.slice(0, sheetsToTry).map((name) => read(name, true)),
  ];
}
