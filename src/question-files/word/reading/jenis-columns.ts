// The columns of the dialect with a column JENIS, found by their headers wherever they stand. A header may take two rows:
// BARIS over KODE and NAMA BARIS.
import { markerText } from "./marker-text.ts";
import { cellAt, cellText, type WordRow, type WordTable } from "../document/word-block.ts";

const headers = {
  no: /^(?:NO|NOMOR|NOMER)\b/u,
  stem: /^(?:SOAL|PERTANYAAN|BUTIR SOAL)\b/u,
  type: /^(?:JENIS|TIPE)\b/u,
  option: /^(?:OPSI|PILIHAN)\b/u,
  answer: /^JAWABAN\b/u,
  key: /^KUNCI\b(?!.*\bKODE\b)/u,
  leftCode: /^(?:BARIS )?KODE(?: BARIS)?$/u,
  leftName: /\bNAMA BARIS$/u,
  rightCode: /^KOLOM KODE\b/u,
  rightName: /\bNAMA KOLOM$/u,
  leftKey: /^KUNCI.*\bKODE BARIS$/u,
  rightKey: /^KUNCI.*\bKODE KOLOM$/u,
  weight: /^(?:BOBOT|SKOR|POIN)\b/u,
} as const;
export type JenisColumn = keyof typeof headers;
export type JenisTable = {
  columns: Readonly<Partial<Record<JenisColumn, number>>>;
  /** Without the rows of the header. */
  rows: readonly WordRow[];
};

/** How far down a header may stand: a title may be merged over the whole table. */
const deepestHeader = 3;

/** Null: no table of this dialect. */
export function jenisTable({ rows }: WordTable): JenisTable | null {
  for (let at = 0; at < Math.min(deepestHeader, rows.length); at += 1) {
    const top = headerTexts(rows[at]);
    const single = columnsOf(top);
    if (single.stem === undefined || !top.some((text) => headers.type.test(text))) continue;
    const next = headerTexts(rows[at + 1]);
    const isDouble = next.some((text) => /^(?:KODE|NAMA)\b/u.test(text));
    if (!isDouble) return { columns: single, rows: rows.slice(at + 1) };
    const both = top.map((text, column) =>
      `${text} ${next[column] === text ? "" : next[column]}`.trim(),
    );
    return { columns: columnsOf(both), rows: rows.slice(at + 2) };
  }
  return null;
}

/** By column; a merged header stands over each of its columns. */
function headerTexts(row: WordRow | undefined): string[] {
  const width = Math.max(0, ...(row ?? []).map((cell) => cell.column + cell.colspan));
  return Array.from({ length: width }, (_, column) => {
    const cell = cellAt(row, column);
    return cell ? markerText(cellText(cell)) : "";
  });
}

function columnsOf(texts: readonly string[]): Partial<Record<JenisColumn, number>> {
  const columns: Partial<Record<JenisColumn, number>> = {};
  for (const name of Object.keys(headers) as JenisColumn[]) {
    const at = texts.findIndex((text) => headers[name].test(text));
    if (at >= 0) columns[name] = at;
  }
  return columns;
}
