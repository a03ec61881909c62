// Fields of what people type and addresses hold: lines of text, codes, numbers, marks.
// Messages are what a person reads under the input, in Indonesian.
import * as v from "valibot";

const controlCharacters = /[\p{Cc}\p{Cf}]/u;
const keptFormatCharacters = /\u200c|\u200d|\u200e|\u200f/gu;

/**
 * One line of text as people type it: outer spaces dropped, inner runs of spaces made one, Unicode NFC.
 * Refuses control characters; joiners and direction marks, which Arabic needs, stay.
 */
export function lineOfText(label: string, maxLength: number) {
  return v.pipe(
    v.string(`${label} wajib diisi.`),
    v.transform((text) => text.normalize("NFC").replace(/\s+/gu, " ").trim()),
    v.check(
      (text) => !controlCharacters.test(text.replace(keptFormatCharacters, "")),
      `${label} berisi karakter yang tidak dapat dipakai.`,
    ),
    v.maxLength(maxLength, `${label} paling panjang ${maxLength} karakter.`),
  );
}

export function requiredLine(label: string, maxLength: number) {
  return v.pipe(lineOfText(label, maxLength), v.minLength(1, `${label} wajib diisi.`));
}

/** Codes keep the case in which they were typed; two that differ only in case are the same code. */
export function codeLine(label: string, maxLength: number) {
  return v.pipe(
    requiredLine(label, maxLength),
    v.regex(/^\S+$/u, `${label} tidak boleh berisi spasi.`),
  );
}

/** A number that arrives as text in a query. */
export function queryInteger(min: number, max: number) {
  return v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d+$/u), v.transform(Number))]),
    v.integer(),
    v.minValue(min),
    v.maxValue(max),
  );
}

/** KKM: of a subject, and of a bank that has one of its own. */
export const passMark = v.pipe(
  v.number("KKM harus berupa angka."),
  v.minValue(0, "KKM paling kecil 0."),
  v.maxValue(100, "KKM paling besar 100."),
  v.check((mark) => Number.isInteger(mark * 100), "KKM paling banyak dua angka di belakang koma."),
);
