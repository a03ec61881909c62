// Writes sheets that a school goes on editing (minutes of an exam, its timetable) as a Word document: each on a page of its
// own, with what stands on the printed one. Exams on paper are write-paper.ts.
import type { ImportedFile } from "../../imported-question.ts";
import { htmlToWord } from "../writing/html-to-word.ts";
import { wordCell, wordTable } from "../writing/table-to-word.ts";
import { tag, textRun, valued, wordParagraph } from "../writing/word-markup.ts";
import { createWordPackage, type WordPage } from "../writing/word-package.ts";
import { plainTable, ruledLines, ruledTable } from "./word-paper-table.ts";
import {
  gapLine,
  letterheadOf,
  pageRoom,
  sectionProperties,
  styledLine,
  type WordLetterhead,
  type WordPageSize,
} from "./word-paper-page.ts";

export type WordSignature = { above: string; office: string; nama: string; nip: string };
export type SheetBlock =
  | { is: "title"; text: string }
  /** In the middle. */
  | { is: "line"; text: string }
  | { is: "html"; html: string }
  /** Name and value in two columns; an empty value is a line to fill in. */
  | { is: "facts"; facts: readonly (readonly [name: string, value: string])[] }
  /** Under its name; null: so many lines to write on. */
  | { is: "written"; name: string; text: string | null; lines: number }
  /** The first row is the head; `shares` of the width. */
  | { is: "table"; rows: readonly (readonly string[])[]; shares: readonly number[] }
  | { is: "signatures"; signatures: readonly WordSignature[] };

export type SheetsInput = {
  title: string;
  /** Null: none. */
  letterhead: WordLetterhead | null;
  size: WordPageSize;
  sheets: readonly (readonly SheetBlock[])[];
  /** Named as the letterhead names them. */
  files: readonly ImportedFile[];
};

/** `parts` by path in the docx; `notes`: what the document lacks, once each. */
export function writeSheets(input: SheetsInput): {
  parts: Map<string, Uint8Array>;
  notes: string[];
} {
  const { title, letterhead, size, sheets, files } = input;
  const document = createWordPackage(files);
  const notes = new Set<string>();
  const page = document.page((reason) => notes.add(reason));
  const place = { page, width: pageRoom(size) };
  const section = sectionProperties(size, 1, false);
  const written = sheets.map((blocks, at) => {
    const head = letterhead ? letterheadOf(letterhead, page, place.width) : "";
    const body = head + blocks.map((block) => blockOf(block, place)).join("");
    // A section, and with it the page, ends with the paragraph that tells of it; the last one with the document.
    return at === sheets.length - 1 ? body : body + wordParagraph("", section);
  });
  return { parts: document.parts(written.join(""), title, section), notes: [...notes] };
}

type Place = { page: WordPage; width: number };

function blockOf(block: SheetBlock, { page, width }: Place): string {
  switch (block.is) {
    case "title":
      return styledLine(block.text, "JudulSoal");
    case "line":
      return wordParagraph(textRun(block.text), valued("w:jc", "center"));
    case "html":
      return gapLine() + htmlToWord(block.html, page, width) + gapLine();
    case "facts":
      return factsOf(block.facts, width) + gapLine();
    case "written":
      return writtenOf(block);
    case "table":
      return tableOf(block, { page, width }) + gapLine();
    case "signatures":
      return signaturesOf(block.signatures, width);
  }
}

const toFillIn = "……………………………";

function factsOf(facts: readonly (readonly [string, string])[], width: number): string {
  const half = Math.floor(width / 2);
  const cells = facts.map(([name, value]) =>
    wordParagraph(textRun(`${name}: ${value || toFillIn}`)),
  );
  const rows = cells.flatMap((cell, at) => (at % 2 === 0 ? [[cell, cells[at + 1] ?? ""]] : []));
  return plainTable([half, half], rows);
}

function writtenOf({ name, text, lines }: Extract<SheetBlock, { is: "written" }>): string {
  const under =
    text === null
      ? ruledLines(lines)
      : text
          .split("\n")
          .map((line) => wordParagraph(textRun(line, tag("w:b"))))
          .join("");
  return wordParagraph(textRun(name), tag("w:keepNext")) + under + gapLine();
}

function tableOf({ rows, shares }: Extract<SheetBlock, { is: "table" }>, place: Place): string {
  const cells = rows.map((row) => row.map((line) => ({ line })));
  return ruledTable(cells, place.page, place.width, shares);
}

/** All in one row that no page breaks, with room to sign between office and name. */
function signaturesOf(signatures: readonly WordSignature[], width: number): string {
  if (signatures.length === 0) return "";
  const each = Math.floor(width / signatures.length);
  const cells = signatures.map(({ above, office, nama, nip }) =>
    wordCell(
      [
        wordParagraph(textRun(above)),
        wordParagraph(textRun(office)),
        gapLine().repeat(3),
        wordParagraph(textRun(nama || toFillIn, tag("w:b"))),
        wordParagraph(textRun(nip)),
      ].join(""),
      each,
    ),
  );
  const row = tag("w:tr", {}, tag("w:trPr", {}, tag("w:cantSplit")) + cells.join(""));
  const widths = signatures.map(() => each);
  // A document ends with a paragraph, never with a table.
  return wordTable(widths, [row], false, null) + gapLine();
}
