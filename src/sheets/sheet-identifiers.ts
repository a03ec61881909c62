// What spreadsheet programs do to numbers that are names (exam numbers, passwords), and how to notice it.
import { cellKind, cellText, type SheetCell } from "../files/sheet-cells.ts";
import type { CellFault } from "./sheet-columns.ts";

/** The most digits that Excel keeps of a number; those after them become zeros. */
const keptDigits = 15;

// As Excel shows it: one digit, a sign, two or three digits of exponent. "12E5" is a plausible code and is left alone.
const scientific = /^\d(?:[.,]\d+)?E\+\d{2,3}$/iu;

export function identifierFault(cell: SheetCell): CellFault | null {
  const text = cellText(cell).trim();
  if (scientific.test(text)) {
    return error(
      "scientific",
      `Nomor berubah menjadi ${text}, angka aslinya hilang. Ketik ulang nomor lengkapnya; di Excel, ubah dulu format kolom menjadi Teks.`,
    );
  }
  if (cellKind(cell) !== "number") return null;
  if (/[.,]/u.test(text)) {
    return error(
      "decimal",
      "Nomor berupa bilangan pecahan. Ketik ulang nomor yang benar sebagai teks.",
    );
  }
  if (text.replace(/\D/gu, "").length > keptDigits) {
    return error(
      "digits-lost",
      `Excel hanya menyimpan ${keptDigits} angka pertama; angka sesudahnya sudah menjadi 0. Ketik ulang nomor lengkapnya sebagai teks.`,
    );
  }
  return null;
}

function error(code: string, reason: string): CellFault {
  return { code, severity: "error", reason };
}

// From this length on, numbers of one file that nearly all have the same length are taken to have one on purpose.
const plainLength = 6;
const nearlyAll = 0.8;

/** How long the numbers of a column are meant to be; `fromZeros`: some of them still begin with 0. */
type NumberPattern = { length: number; fromZeros: boolean; most: boolean };

/** Judges the column as a whole. Null: its numbers have no common length. */
export function numberPattern(cells: readonly SheetCell[]): NumberPattern | null {
  const texts = cells.map((cell) => cellText(cell).trim()).filter((text) => /^\d+$/u.test(text));
  const zeroed = texts.filter((text) => text.length > 1 && text.startsWith("0"));
  const common = commonest(zeroed.map((text) => text.length));
  if (common.count >= 2) {
    return {
      length: common.length,
      fromZeros: true,
      most: common.count * 2 > texts.length,
    };
  }
  const usual = commonest(texts.map((text) => text.length));
  const clear = texts.length >= 10 && usual.count < texts.length;
  if (!clear || usual.length < plainLength || usual.count < texts.length * nearlyAll) return null;
  return { length: usual.length, fromZeros: false, most: true };
}

function commonest(lengths: readonly number[]): { length: number; count: number } {
  const counts = new Map<number, number>();
  for (const length of lengths) counts.set(length, (counts.get(length) ?? 0) + 1);
  let best = { length: 0, count: 0 };
  for (const [length, count] of counts) if (count > best.count) best = { length, count };
  return best;
}

/**
 * A number that is shorter than the rest has probably lost its leading zeros on the way through Excel: always when the
 * cell is numeric and others kept theirs, for text only against a majority.
 */
export function lostZerosFault(cell: SheetCell, pattern: NumberPattern): CellFault | null {
  const text = cellText(cell).trim();
  if (!/^[1-9]\d*$/u.test(text) || text.length >= pattern.length) return null;
  if (!pattern.most && cellKind(cell) !== "number") return null;
  const fix = text.padStart(pattern.length, "0");
  const others = pattern.fromZeros
    ? `${pattern.length} angka dan diawali 0`
    : `${pattern.length} angka`;
  return {
    code: "lost-zeros",
    severity: "warning",
    reason: `Nomor lain di file ini terdiri dari ${others}. Angka 0 di depan mungkin hilang: ${fix}?`,
    fix,
  };
}
