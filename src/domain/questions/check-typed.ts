// Checks of questions that are answered by typing or by filling gaps (types 6, 11 and 14).
import type { Comparison, ContentOf } from "../../contract/questions/question-content.ts";
import { toDecimal, type Fraction } from "../scoring/fraction.ts";
import { ownValue } from "../scoring/own-value.ts";
import { numberReadings, type NumberRules } from "../scoring/typed/number-readings.ts";
import { isUsablePattern } from "../scoring/typed/answer-pattern.ts";
import { checkCount } from "./check-choice.ts";
import { isEmptyHtml } from "../text/html-text.ts";
import { error, strayKeys, warning, type QuestionFault } from "./question-fault.ts";

/** @param unit the question's own, which may stand beside a number */
export function checkTyped(path: string, key: Comparison, unit = ""): QuestionFault[] {
  const { accepted, mode } = key;
  const rules = { unit, fractions: key.allow_fractions };
  const texts = accepted.map(({ text }) => text.trim()).filter((text) => text !== "");
  if (texts.length === 0) return [error(path, "Jawaban yang diterima belum diisi.")];
  if (!accepted.some(({ text, share }) => text.trim() !== "" && share === 1)) {
    return [error(path, "Paling sedikit satu jawaban harus bernilai penuh.")];
  }
  const bad = texts.find((text) =>
    mode === "number"
      ? numberReadings(text, rules).length === 0
      : mode === "regex" && !isUsablePattern(text),
  );
  if (bad === undefined) return mode === "number" ? doubtful(path, texts, rules) : [];
  return mode === "number"
    ? [error(path, `"${bad}" bukan angka.`)]
    : [error(path, `Pola "${bad}" tidak dapat dipakai. Gunakan pola yang lebih sederhana.`)];
}

/** "1.000" may be one or a thousand; the author is told which of them it is here. */
function doubtful(path: string, texts: readonly string[], rules: NumberRules): QuestionFault[] {
  return texts.flatMap((text) => {
    const [taken, other] = numberReadings(text, rules).map(decimalText);
    if (taken === undefined || other === undefined) return [];
    return [warning(path, `"${text}" dibaca ${taken}. Tulis ${other} jika itu maksudnya.`)];
  });
}

/** As it is typed without groups: "2,5". */
function decimalText(value: Fraction): string {
  return toDecimal(value, 12)
    .replace(/\.?0+$/u, "")
    .replace(".", ",");
}

const largest = 10;

export function checkGrid({ payload: { cols, rows, cells }, key }: ContentOf<11>): QuestionFault[] {
  const inputs = cells.flat().flatMap((cell) => (cell.kind === "input" ? [cell.id] : []));
  const isUneven = cells.some((row) => row.length !== cols.length);
  return [
    ...checkCount(cols.length, "cols", "kolom", 1, largest),
    ...checkCount(cells.length, "cells", "baris", 1, largest),
    ...(isUneven || (rows.length > 0 && rows.length !== cells.length)
      ? [error("cells", "Jumlah sel setiap baris harus sama dengan jumlah kolom.")]
      : []),
    ...(inputs.length === 0 ? [error("cells", "Belum ada sel isian.")] : []),
    ...inputs.flatMap((id) => {
      const cell = ownValue(key.cells, id);
      if (!cell) return [error(`cells.${id}`, "Jawaban sel ini belum diisi.")];
      return cell.manual ? [] : checkTyped(`cells.${id}`, cell);
    }),
    ...strayKeys(
      Object.keys(key.cells),
      inputs.map((id) => ({ id })),
    ),
  ];
}

/** The ids of the blanks in the text, in their order. */
export function blanksIn(text: string): string[] {
  return [...text.matchAll(/\[\[([\w-]{1,40})\]\]/gu)].map(([, id = ""]) => id);
}

export function checkBlanks({
  payload: { text, blanks, bank },
  key,
}: ContentOf<14>): QuestionFault[] {
  const inText = blanksIn(text);
  const known = new Set(blanks.map(({ id }) => id));
  const words = bank.map((word) => word.text.trim().toLowerCase());
  return [
    ...(!isEmptyHtml(text) ? [] : [error("text", "Teks soal wajib diisi.")]),
    ...(inText.length === 0 ? [error("text", "Belum ada isian di dalam teks.")] : []),
    ...(inText.some((id) => !known.has(id)) || new Set(inText).size < inText.length
      ? [error("text", "Ada isian di teks yang tidak dikenal atau muncul dua kali.")]
      : []),
    ...blanks
      .filter(({ id }) => !inText.includes(id))
      .map(({ id }) => error(`blanks.${id}`, "Isian ini tidak ada di dalam teks.")),
    ...blanks.flatMap((blank) => checkBlank(blank, bank, key)),
    ...(words.some((word) => word === "")
      ? [error("bank", "Ada kata di bank yang masih kosong.")]
      : []),
    ...(new Set(words).size < words.length
      ? [error("bank", "Kata di bank tidak boleh sama.")]
      : []),
    ...checkUse(blanks, bank, key),
    ...strayKeys([...Object.keys(key.words), ...Object.keys(key.texts)], blanks),
  ];
}

type Blanks = ContentOf<14>["payload"]["blanks"];
type Bank = ContentOf<14>["payload"]["bank"];
type BlankKey = ContentOf<14>["key"];

function checkBlank(
  { id, mode, options }: Blanks[number],
  bank: Bank,
  key: BlankKey,
): QuestionFault[] {
  const path = `blanks.${id}`;
  if (mode === "text") {
    const typed = ownValue(key.texts, id);
    return typed ? checkTyped(path, typed) : [error(path, "Jawaban isian ini belum diisi.")];
  }
  const choices = mode === "bank" ? bank : options;
  if (!choices.some((choice) => choice.id === ownValue(key.words, id))) {
    return [error(path, "Kunci isian ini belum dipilih.")];
  }
  if (mode === "bank") return [];
  if (options.some(({ text }) => text.trim() === ""))
    return [error(path, "Ada pilihan yang kosong.")];
  return options.length < 2 ? [warning(path, "Daftar ini hanya punya satu pilihan.")] : [];
}

/** A word that may be used once cannot be the key of two blanks. */
function checkUse(blanks: Blanks, bank: Bank, key: BlankKey): QuestionFault[] {
  return bank
    .filter(({ id, reuse }) => {
      const uses = blanks.filter(
        (blank) => blank.mode === "bank" && ownValue(key.words, blank.id) === id,
      );
      return !reuse && uses.length > 1;
    })
    .map(({ text }) =>
      error("bank", `Kata "${text}" menjadi kunci dua isian tetapi hanya boleh dipakai sekali.`),
    );
}
