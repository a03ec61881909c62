// What stands on paper to the bytes of a Word document: exams, and sheets about them. Fetched when one is wanted.
import { writePaper } from "../word/paper/write-paper.ts";
import { writeSheets, type SheetsInput } from "../word/paper/write-sheets.ts";
import { zipParts } from "../../files/zip/zip-parts.ts";

export type PaperFile = {
  bytes: Uint8Array<ArrayBuffer>;
  /** What the document lacks, once each. */
  notes: string[];
};

export function writePaperFile(paper: Parameters<typeof writePaper>[0]): PaperFile {
  return zipped(writePaper(paper));
}

export function writeSheetsFile(sheets: SheetsInput): PaperFile {
  return zipped(writeSheets(sheets));
}

function zipped({ parts, notes }: ReturnType<typeof writePaper>): PaperFile {
  // A copy whose buffer is its own, as a Blob asks for.
  return { bytes: new Uint8Array(zipParts(parts)), notes };
}
