// The columns of a sheet of questions, one row each. Found by their headers wherever they stand; the old layout (SOAL, Tipe
// Soal, Kunci Jawaban, Opsi 1 to 5) is among them.
import { normalizeHeader } from "../../files/sheet-header.ts";
import { cellText } from "../../files/sheet-cells.ts";
import type { SheetRow } from "../../files/sheet-cells.ts";

/** `marker`: the row of a question table that says the same. */
type Column = { header: string; aliases: readonly string[]; width: number; marker?: string };

export const questionColumns = {
  type: { header: "Tipe", aliases: ["Tipe Soal", "Jenis", "Jenis Soal"], width: 7 },
  stem: { header: "Soal", aliases: ["Pertanyaan", "Butir Soal"], width: 50 },
  text: { header: "Teks", aliases: ["Teks Rumpang"], width: 40 },
  key: { header: "Kunci", aliases: ["Kunci Jawaban", "Jawaban", "Jawaban Benar"], width: 20 },
  extra: { header: "Pengecoh", aliases: ["Kata Pengecoh"], width: 20 },
  bobot: { header: "Bobot", aliases: ["Bobot Soal"], width: 8, marker: "@B" },
  policy: { header: "Skoring", aliases: ["Penilaian", "Cara Penilaian"], width: 14, marker: "@P" },
  weights: { header: "Bobot opsi", aliases: [], width: 18, marker: "@W" },
  fixed: { header: "Opsi tetap", aliases: [], width: 11, marker: "@F" },
  choices: { header: "Banyak pilihan", aliases: [], width: 14, marker: "@N" },
  difficulty: { header: "Kesukaran", aliases: ["Tingkat Kesukaran"], width: 11, marker: "@D" },
  competences: { header: "Kompetensi", aliases: ["Kode Kompetensi"], width: 14, marker: "@K" },
  reference: { header: "Referensi", aliases: ["Kode Referensi"], width: 11, marker: "@R1" },
  explanation: { header: "Pembahasan", aliases: ["Penjelasan"], width: 40, marker: "@X" },
  shuffle: { header: "Acak", aliases: ["Acak Opsi"], width: 7, marker: "@S" },
  layout: { header: "Tata letak", aliases: ["Layout"], width: 10, marker: "@L" },
  cases: { header: "Huruf besar dibedakan", aliases: ["Case Sensitive"], width: 12, marker: "@C" },
  mode: { header: "Cara mengisi", aliases: [], width: 13, marker: "@M" },
  settings: { header: "Pengaturan", aliases: [], width: 30, marker: "@O" },
} as const satisfies Readonly<Record<string, Column>>;
export type QuestionColumn = keyof typeof questionColumns;

export const columnNames = Object.keys(questionColumns) as QuestionColumn[];

export function columnOf(name: QuestionColumn): Column {
  return questionColumns[name];
}

/**
 * So that the sheet does not grow too wide: each option is a column of all rows. A question that passes its checks needs
 * fewer, unless it is one of many to many (type 10) with more links; that one is left out, which is said.
 */
export const mostOptions = 40;
export const usualOptions = 5;

export const optionHeader = (at: number) => `Opsi ${at + 1}`;
const optionPattern = /^(?:opsi|pilihan|option)(\d{1,2}|[a-j])$/u;

export type SheetHeader = {
  columns: ReadonlyMap<QuestionColumn, number>;
  /** The columns of the options, in their order. */
  options: readonly number[];
};

const deepestHeader = 15;

/** The header and the rows below it; null: no row names at least the question and its type or key. */
export function readHeader(
  rows: readonly SheetRow[],
): { header: SheetHeader; body: readonly SheetRow[] } | null {
  for (const [at, { cells }] of rows.slice(0, deepestHeader).entries()) {
    const header = headerOf(cells.map((cell) => normalizeHeader(cellText(cell))));
    const has = (name: QuestionColumn) => header.columns.has(name);
    if (has("stem") && (has("type") || has("key"))) return { header, body: rows.slice(at + 1) };
  }
  return null;
}

function headerOf(texts: readonly string[]): SheetHeader {
  const columns = new Map<QuestionColumn, number>();
  for (const name of columnNames) {
    const { header, aliases } = columnOf(name);
    const known = [header, ...aliases].map(normalizeHeader);
    const at = texts.findIndex((text) => known.includes(text));
    if (at >= 0) columns.set(name, at);
  }
  const options = texts.flatMap((text, at) => {
    const name = optionPattern.exec(text)?.[1];
    if (name === undefined) return [];
    const place = /\d/u.test(name) ? Number(name) : (name.codePointAt(0) ?? 0) - 96;
    return [{ at, place }];
  });
  return { columns, options: options.sort((a, b) => a.place - b.place).map(({ at }) => at) };
}
