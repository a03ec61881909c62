// What the setting of the letterhead says: nothing, the address of a picture, or a JSON list of lines, each of them HTML
// (domain/institution/letterhead-lines.ts).
import * as v from "valibot";
import { isPictureAddress } from "./setting-values.ts";

/** Fewer are no letterhead (domain.md 1.27). */
export const fewestLetterheadLines = 2;
export const maxLetterheadLines = 10;
/** Of a line's text. */
export const maxLineText = 200;
/** With its marks, and with each character as an entity. */
const maxLineHtml = 6 * maxLineText + 100;
const maxPictureText = 1_500_000;

/** The HTML of the lines; null: the value is no list of lines. */
export function storedLines(value: string): string[] | null {
  if (!value.startsWith("[")) return null;
  try {
    const lines: unknown = JSON.parse(value);
    const areTexts = Array.isArray(lines) && lines.every((line) => typeof line === "string");
    return areTexts ? (lines as string[]) : null;
  } catch {
    // Of another form: as good as none.
    return null;
  }
}

export const letterheadValue = v.pipe(
  v.string(),
  v.maxLength(maxPictureText, "Gambar kop terlalu besar. Perkecil dahulu."),
  v.check(
    (value) => value === "" || isPictureAddress(value) || storedLines(value) !== null,
    "Kop berisi gambar .png, .jpg, .webp, atau daftar baris.",
  ),
  v.check(
    (value) => hasLines(value, (lines) => lines.length >= fewestLetterheadLines),
    `Kop terdiri atas paling sedikit ${fewestLetterheadLines} baris.`,
  ),
  v.check(
    (value) => hasLines(value, (lines) => lines.length <= maxLetterheadLines),
    `Kop paling banyak ${maxLetterheadLines} baris.`,
  ),
  v.check(
    (value) => hasLines(value, (lines) => lines.every(({ length }) => length <= maxLineHtml)),
    `Satu baris kop paling panjang ${maxLineText} karakter.`,
  ),
);

/** Of lines alone. */
function hasLines(value: string, are: (lines: readonly string[]) => boolean): boolean {
  const lines = storedLines(value);
  return lines === null || are(lines);
}
