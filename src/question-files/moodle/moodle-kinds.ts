// What GIFT, Aiken and Moodle XML have in common: how Moodle's kinds of questions become ours. Moodle gives each answer a
// fraction of the mark in percent, from -100 to 100.
import {
  maxAnswerText,
  type Comparison,
  type QuestionContent,
} from "../../contract/questions/question-content.ts";
import { excerptOf, isEmptyHtml } from "../../domain/text/html-text.ts";
import { numberIn } from "../../domain/scoring/typed-answer.ts";
import { comparisonWith } from "../accepted-answers.ts";
import { checkCount, ReadingFault, warn, type Draft } from "../question-draft.ts";
import { stemAndText } from "../stem-and-text.ts";

export type WeightedHtml = { html: string; percent: number };
export type WeightedText = { text: string; percent: number };
export type WeightedNumber = WeightedText & { tolerance: number };

/** Moodle has no statement apart from the question; these stand where ours wants a stem of its own. */
export const truthStem = "<p>Tentukan apakah pernyataan berikut benar atau salah.</p>";
export const blanksStem = "<p>Lengkapilah bagian yang kosong.</p>";
export const truthLabels: [string, string] = ["Benar", "Salah"];

/** A list within a text has one right answer here. */
export const partialList =
  "Daftar pilihan di dalam teks memberi nilai untuk beberapa jawaban, padahal di sini hanya satu yang benar. Ubah di file.";

export const pictureWords =
  "Gambar di bank kata diganti dengan keterangannya; periksa bank katanya.";

/** Where a blank of type 14 stands in its text. */
export const gapMark = (id: string) => `[[${id}]]`;

/** @param mode radio buttons, check boxes, or as the number of right answers says */
export function choiceContent(
  draft: Draft,
  answers: readonly WeightedHtml[],
  mode: "one" | "several" | "counted",
): QuestionContent {
  checkCount(answers);
  if (answers.length < 2)
    throw new ReadingFault("Soal pilihan ini kurang dari dua pilihan. Tambahkan pilihannya.");
  const best = Math.max(...answers.map(({ percent }) => percent));
  if (best <= 0)
    throw new ReadingFault("Tidak ada pilihan yang ditandai benar. Tandai kuncinya di file.");
  const options = answers.map(({ html, percent }) => ({
    option: { id: draft.makeId(), html, fixed: false },
    percent,
  }));
  if (options.some(({ option }) => isEmptyHtml(option.html)))
    warn(draft, "Ada pilihan yang kosong. Periksa pilihannya.");
  const keys = options.filter(({ percent }) => (mode === "one" ? percent === best : percent > 0));
  const payload = { options: options.map(({ option }) => option) };
  const isOne = keys.length === 1 && mode !== "several";
  if (mode === "one") warnOfFullMarks(draft, keys.length, best);
  const weights = weightsOf(draft, options, keys.length, isOne);
  const ids = keys.map(({ option }) => option.id);
  return isOne
    ? { type: 1, payload, key: { id: ids[0] ?? null, weights } }
    : { type: 4, payload: { ...payload, min_choices: 0, max_choices: 0 }, key: { ids, weights } };
}

function warnOfFullMarks(draft: Draft, keys: number, best: number): void {
  if (keys > 1)
    warn(
      draft,
      "Beberapa pilihan bernilai penuh, sehingga soal menjadi Pilihan ganda kompleks: semuanya harus dipilih.",
    );
  if (best < 100)
    warn(draft, "Tidak ada pilihan bernilai 100%. Pilihan dengan nilai tertinggi menjadi kunci.");
}

/** Moodle's single choice may take from other questions; ours takes off at most what its type has earned. */
export const belowZero =
  "Pengurangan nilai untuk jawaban salah tidak ikut; atur minus di banksoal.";

type Weighed = { option: { id: string }; percent: number };

/** None where right is right and wrong is wrong, so that the bank's own policy counts. */
function weightsOf(
  draft: Draft,
  options: readonly Weighed[],
  keys: number,
  isOne: boolean,
): Record<string, number> {
  const positive = options.map(({ percent }) => percent).filter((percent) => percent > 0);
  const even = Math.max(...positive) - Math.min(...positive) < 0.01;
  const rights = even && positive.length === keys;
  const others = options.map(({ percent }) => percent).filter((percent) => percent <= 0);
  if (rights && others.every((percent) => percent === 0)) return {};
  if (isOne && others.some((percent) => percent < 0)) warn(draft, belowZero);
  if (rights && isOne) return {};
  if (rights && others.every((percent) => Math.abs(percent + 100 / keys) < 0.01)) {
    draft.policy = "parsial";
    return {};
  }
  warn(
    draft,
    isOne
      ? "Pilihan lain juga mempunyai nilai. Nilainya menjadi bobot opsi, dan soal dinilai menurut bobot opsi."
      : "Nilai pilihan tidak sama besar. Nilainya menjadi bobot opsi, dan soal dinilai menurut bobot opsi.",
  );
  draft.policy = "bobot_opsi";
  return Object.fromEntries(options.map(({ option, percent }) => [option.id, limited(percent)]));
}

const limited = (percent: number) => Math.min(100, Math.max(-100, percent));

/** A share of the mark, of a percentage as precise as Moodle writes it. */
export function shareOf(percent: number): number {
  return Math.round(limited(percent) * 100_000) / 10_000_000;
}

/** Those that earn something; the others only carried feedback. */
function earning<Answer extends WeightedText>(draft: Draft, answers: readonly Answer[]): Answer[] {
  checkCount(answers);
  const kept = answers.filter(({ text, percent }) => percent > 0 && text.trim() !== "");
  if (kept.length === 0)
    throw new ReadingFault("Tidak ada jawaban yang diterima. Tulis paling sedikit satu jawaban.");
  if (kept.length < answers.length)
    warn(draft, "Jawaban kosong atau bernilai 0 tidak disimpan, karena tanpa itu pun nilainya 0.");
  if (kept.every(({ percent }) => percent < 100))
    warn(draft, "Tidak ada jawaban bernilai 100%, sehingga nilai penuh tidak dapat dicapai.");
  if (kept.some(({ text }) => text.length > maxAnswerText))
    throw new ReadingFault(`Ada jawaban yang lebih dari ${maxAnswerText} karakter. Persingkat.`);
  return kept;
}

/** In Moodle * stands for any text and \* for itself; a text with * becomes a pattern. */
export function typedKey(
  draft: Draft,
  answers: readonly WeightedText[],
  caseSensitive: boolean,
): Comparison {
  const kept = earning(draft, answers);
  const mode = kept.some(({ text }) => wildcard.test(text)) ? "regex" : "text";
  const accepted = kept.map(({ text, percent }) => ({
    text: mode === "regex" ? patternOf(text) : text.trim().replaceAll(String.raw`\*`, "*"),
    share: shareOf(percent),
  }));
  return comparisonWith(accepted, { mode, case_sensitive: caseSensitive });
}

const wildcard = /(?<!\\)\*/u;
const syntax = /[\\^$.*+?()[\]{}|/]/gu;

function patternOf(text: string): string {
  return text
    .trim()
    .split(wildcard)
    .map((piece) => piece.replaceAll(String.raw`\*`, "*").replace(syntax, String.raw`\$&`))
    .join(".*");
}

/** The text with wildcards that Moodle would need for a pattern; null: there is none. */
export function wildcardsOf(pattern: string): string | null {
  const text = pattern.replace(/\\(\W)|\.\*/gu, (_, literal: string | undefined) =>
    literal === undefined ? "\u0001" : literal === "*" ? String.raw`\*` : literal,
  );
  return patternOf(text.replaceAll("\u0001", "*")) === pattern
    ? text.replaceAll("\u0001", "*")
    : null;
}

export const severalTolerances =
  "Toleransi tiap jawaban berbeda, padahal di sini satu soal punya satu toleransi. Samakan di file.";

/** Moodle has a tolerance for each answer, a question here has one. @throws ReadingFault */
export function numericKey(draft: Draft, answers: readonly WeightedNumber[]): Comparison {
  const kept = earning(draft, answers);
  const wrong = kept.find(({ text }) => numberIn(text) === null);
  if (wrong) throw new ReadingFault(`"${wrong.text}" bukan angka. Perbaiki jawabannya.`);
  const [main] = [...kept].sort((a, b) => b.percent - a.percent);
  const accepted = kept.map(({ text, percent }) => ({ text, share: shareOf(percent) }));
  const key = comparisonWith(accepted, { mode: "number", tolerance: main?.tolerance ?? 0 });
  if (kept.some((answer) => answer.tolerance !== main?.tolerance))
    throw new ReadingFault(severalTolerances);
  return key;
}

/** "1e-3" and ".5" as plain decimals, which is how numbers are typed; what is no number stays as it is. */
export function plainNumber(text: string): string {
  const trimmed = text.trim();
  const parts = /^([+-]?)(\d*)\.?(\d*)e([+-]?\d{1,2})$/iu.exec(trimmed);
  if (!parts) return trimmed;
  const [, sign = "", whole = "", rest = "", power = "0"] = parts;
  if (whole + rest === "") return trimmed;
  // Every digit stays: the point moves.
  const point = whole.length + Number(power);
  const digits = (whole + rest).padStart(whole.length + rest.length + Math.max(0, -point), "0");
  const at = Math.max(point, 0);
  const shown = `${digits.slice(0, at).padEnd(at, "0")}.${digits.slice(at)}`;
  const plain = shown.replace(/^0+(?=\d)/u, "").replace(/\.?0*$/u, "");
  return `${sign === "-" ? "-" : ""}${plain.startsWith(".") ? "0" : ""}${plain === "" ? "0" : plain}`;
}

const shortestInput = 50;

export function typedContent(key: Comparison): QuestionContent {
  const longest = Math.max(...key.accepted.map(({ text }) => text.length));
  const payload = {
    max_length: Math.max(shortestInput, longest * 2),
    unit: "",
    number: key.mode === "number",
  };
  return { type: 6, payload, key };
}

/** The question itself is the statement, but for a task before it. */
export function truthContent(draft: Draft, isTrue: boolean): QuestionContent {
  const id = draft.makeId();
  const { stem, text } = stemAndText(draft.stem);
  const statement = { id, html: text };
  draft.excerpt = excerptOf(text);
  if (!isEmptyHtml(text)) draft.stem = stem === "" ? truthStem : stem;
  return {
    type: 8,
    payload: { labels: truthLabels, statements: [statement] },
    key: { values: { [id]: isTrue ? 1 : 0 } },
  };
}
