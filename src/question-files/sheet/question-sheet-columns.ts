// The columns of a sheet of questions, one row each. Found by their headers wherever they stand; the old layout (SOAL, Tipe
// Soal, Kunci Jawaban, Opsi 1 to 5) is among them.
import type { ImportNote } from "../imported-question.ts";
import { normalizeHeader } from "../../files/sheet-header.ts";

/** `marker`: the row of a question table that says the same. */
type Column = { header: string; aliases: readonly string[]; width: number; marker?: string };

export const questionColumns = {
  type: { header: "Tipe", aliases: ["Tipe Soal", "Jenis", "Jenis Soal"], width: 7 },
  stem: {
    header: "Soal",
    aliases: ["Pertanyaan", "Butir Soal", "Isi Soal", "Teks Soal", "Uraian Soal"],
    width: 50,
  },
  text: { header: "Teks", aliases: ["Teks Rumpang"], width: 40 },
  key: {
    header: "Kunci",
    aliases: [
      "Kunci Jawaban",
      "Jawaban",
      "Jawaban Benar",
      "Jawaban yang benar",
      "Kunci Soal",
      "Answer",
    ],
    width: 20,
  },
  extra: { header: "Pengecoh", aliases: ["Kata Pengecoh"], width: 20 },
  bobot: { header: "Bobot", aliases: ["Bobot Soal", "Skor", "Poin"], width: 8, marker: "@B" },
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
  usage: { header: "Data pemakaian", aliases: ["Analisis butir"], width: 28, marker: "@U" },
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
export const maxOptions = 40;
export const usualOptions = 5;

export const optionHeader = (at: number) => `Opsi ${at + 1}`;
const optionPattern =
  /^(?:opsi|pilihan|pil|option|jawaban|jawab|jwb|pilihanjawaban|opsijawaban)(\d{1,2}|[a-j])$/u;
/** Only among their like: one letter alone may head anything. */
const bareLetter = /^([a-j])$/u;

export type SheetHeader = {
  columns: ReadonlyMap<QuestionColumn | "number", number>;
  /** The columns of the options, in their order. */
  options: readonly number[];
  /** Those that nothing is known of, by their words. */
  others: readonly { name: string; column: number }[];
};

const deepestHeader = 15;
const numberNames = new Set(["no", "nomor", "nomer", "nosoal", "nomorsoal", "nourut"]);

/** The header and where the rows below it begin; null: no row names at least the question and its type, key or options. */
export function readHeader(
  rows: readonly (readonly string[])[],
): { header: SheetHeader; body: number } | null {
  const texts = rows.slice(0, deepestHeader + 1).map((cells) => cells.map(normalizeHeader));
  for (const [at, top] of texts.slice(0, deepestHeader).entries()) {
    const below = texts[at + 1] ?? [];
    const isDouble = isLetterRow(below, top);
    const both = below.map((text, column) => text || (top[column] ?? ""));
    const words = isDouble ? [...both, ...top.slice(below.length)] : top;
    const header = { ...headerOf(words), others: [] };
    const has = (name: QuestionColumn) => header.columns.has(name);
    const isWhole = has("type") || has("key") || header.options.length > 1;
    if (!has("stem") || !isWhole) continue;
    const known = new Set([...header.columns.values(), ...header.options]);
    const others = (rows[at] ?? [])
      .map((name, column) => ({ name: name.trim(), column }))
      .filter(
        ({ name, column }) => name !== "" && !known.has(column) && (words[column] ?? "") !== "",
      );
    return { header: { ...header, others }, body: at + (isDouble ? 2 : 1) };
  }
  return null;
}

/** Columns with something in them of which nothing is read. */
export function unreadColumns(
  { others }: SheetHeader,
  rows: readonly (readonly string[])[],
): ImportNote[] {
  const filled = others.filter(({ column }) =>
    rows.some((cells) => (cells[column] ?? "").trim() !== ""),
  );
  return filled.map(({ name }) => ({
    severity: "warning",
    reason: `Kolom "${name.slice(0, 40)}" tidak dikenal, sehingga isinya tidak ikut.`,
  }));
}

/** "JAWABAN" over A, B, C: nothing but letters in their order, and what the row above says too. */
function isLetterRow(texts: readonly string[], above: readonly string[]): boolean {
  const letters = texts.filter((text, at) => text !== "" && text !== above[at]);
  const isOrdered = letters.every((text, at) => text === String.fromCodePoint(97 + at));
  return letters.length > 1 && isOrdered;
}

function headerOf(texts: readonly string[]): Omit<SheetHeader, "others"> {
  const columns = new Map<QuestionColumn | "number", number>();
  for (const name of columnNames) {
    const { header, aliases } = columnOf(name);
    const known = [header, ...aliases].map(normalizeHeader);
    const at = texts.findIndex((text) => known.includes(text));
    if (at >= 0) columns.set(name, at);
  }
  const number = texts.findIndex((text) => numberNames.has(text));
  if (number >= 0) columns.set("number", number);
  const named = optionsBy(optionPattern, texts);
  return { columns, options: named.length > 1 ? named : optionsBy(bareLetter, texts) };
}

function optionsBy(pattern: RegExp, texts: readonly string[]): number[] {
  const options = texts.flatMap((text, at) => {
    const name = pattern.exec(text)?.[1];
    if (name === undefined) return [];
    const place = /\d/u.test(name) ? Number(name) : (name.codePointAt(0) ?? 0) - 96;
    return [{ at, place }];
  });
  return options.sort((a, b) => a.place - b.place).map(({ at }) => at);
}
