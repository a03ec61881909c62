// What the worker for older sheets answers: their bytes as xlsx. A file is known by its content, whatever it is called.
import { readCsv } from "../../files/csv/read-csv.ts";
import { FileFault } from "../../files/file-fault.ts";
import { fileKind } from "../../files/file-kinds.ts";
import { cellText } from "../../files/sheet-cells.ts";
import type { Answerers } from "../../files/worker-link.ts";
import { readMarkupBook } from "../../files/xls/html-tables.ts";
import { newSheet, setCell, type OldBook } from "../../files/xls/old-book.ts";
import { readXls } from "../../files/xls/read-xls.ts";
import { writeOldBook } from "../../files/xls/write-old-book.ts";

export type OldSheetQuestions = {
  convert: { asks: { name: string; bytes: ArrayBuffer }; answers: ArrayBuffer };
};

export const oldSheetAnswerers: Answerers<OldSheetQuestions> = {
  convert: ({ name, bytes }) => {
    const own = new Uint8Array(bytes);
    const kind = fileKind(own);
    if (kind.is === "zip") return bytes;
    const { buffer } = writeOldBook(bookOf(own, name)).slice();
    return buffer as ArrayBuffer;
  },
};

function bookOf(bytes: Uint8Array, name: string): OldBook {
  const kind = fileKind(bytes);
  if (kind.is === "text") return textBook(bytes, name);
  const code = kind.is === "faulty" ? kind.code : "zip";
  if (code === "xls") return readXls(bytes);
  if (code === "html" || code === "xml") return readMarkupBook(bytes, name);
  throw new FileFault(code);
}

/** Excel's own last row of that time. */
const maxRows = 65_536;

function textBook(bytes: Uint8Array, name: string): OldBook {
  const sheet = newSheet(name);
  for (const { row, cells } of readCsv(bytes, name, maxRows).rows)
    for (const [column, cell] of cells.entries()) {
      const text = cellText(cell);
      if (text !== "") setCell(sheet, row - 1, column, { kind: "text", text });
    }
  return { sheets: [sheet], styles: [], since1904: false, hasPictures: false };
}
