// The contents that all three dialects of Word documents share: options with their key, short answers, essays, statements.
import type {
  Comparison,
  ContentOf,
  Part,
} from "../../../../contract/questions/question-content.ts";
import { isEmptyHtml, plainTextOf } from "../../../../domain/text/html-text.ts";
import { shareIn } from "../../answer-token.ts";
import type { Draft } from "../word-draft.ts";
import { comparisonOf, type AcceptedAnswer } from "./typed-comparison.ts";

/** An option as it was read: its letter, and its text. */
export type LetteredOption = { letter: string; html: string };

export const usualEssay: ContentOf<2>["payload"] = {
  format: "plain",
  min_words: 0,
  max_chars: 0,
  attachments: false,
  lines: 5,
};
const answerLength = 100;

export function essayContent(rujukan: string): ContentOf<2> {
  return { type: 2, payload: usualEssay, key: { rujukan, rubric: [], keywords: [] } };
}

export function shortContent(
  draft: Draft,
  answers: readonly string[],
  caseSensitive = false,
): ContentOf<6> | null {
  const texts = answers.map(plainTextOf).filter((text) => text !== "");
  if (texts.length === 0 || texts.length < answers.length) {
    draft.error("Ada jawaban isian singkat yang kosong; tulis jawabannya sebagai teks.");
    return null;
  }
  if (answers.some((html) => html.includes("<img") || html.includes("data-formula")))
    draft.warn("Jawaban isian singkat hanya teks; gambar dan rumus di dalamnya tidak ikut.");
  const key = comparisonOf(texts.map(answerIn), caseSensitive);
  const max_length = usualLength(key);
  return { type: 6, payload: { max_length, unit: "", number: key.mode === "number" }, key };
}

/** How many characters may be typed when nothing is said about it. */
export function usualLength({ accepted }: Comparison): number {
  return Math.max(answerLength, ...accepted.map(({ text }) => text.length));
}

/** "%50%" in front: an answer that is only near. After a backslash it is text. */
function answerIn(text: string): AcceptedAnswer {
  const [whole = "", percent] = /^%(\d{1,3}(?:[.,]\d{1,6})?)%\s*(?=\S)/u.exec(text) ?? [];
  if (percent !== undefined) return { text: text.slice(whole.length), share: shareIn(percent) };
  return { text: text.replace(/^\\(?=\\*%)/u, ""), share: 1 };
}

/** What is said of options beside their key. */
export type OptionNotes = {
  fixed: readonly string[];
  weights: ReadonlyMap<string, number>;
  /** How many may be chosen; 0: no bound. */
  choices: { least: number; most: number };
};
const noNotes: OptionNotes = { fixed: [], weights: new Map(), choices: { least: 0, most: 0 } };

/** Tells what is wrong with options and key; what is right of them is kept. `wanted`: a type that the author forces. */
export function choiceContent(
  draft: Draft,
  options: readonly LetteredOption[],
  letters: readonly string[],
  wanted?: 1 | 3 | 4,
  notes = noNotes,
): ContentOf<1> | ContentOf<3> | ContentOf<4> {
  const keys = checkedKeys(draft, options, letters);
  const type = wanted ?? (keys.length > 1 ? 4 : 1);
  const made = options.map(({ letter, html }) => ({
    letter,
    option: { ...partOf(draft, html), fixed: notes.fixed.includes(letter) },
  }));
  const weights = weightsOf(
    draft,
    made.map(({ letter, option }) => [letter, option.id]),
    notes,
  );
  const ids = made.filter(({ letter }) => keys.includes(letter)).map(({ option }) => option.id);
  const all = made.map(({ option }) => option);
  if (type === 4) {
    const { least, most } = notes.choices;
    const payload = { options: all, min_choices: least, max_choices: most };
    return { type, payload, key: { ids, weights } };
  }
  if (ids.length > 1) {
    draft.error(
      `Kuncinya ${keys.join(", ")}, padahal jenis ini hanya punya satu kunci; pilih satu atau ganti jenisnya.`,
    );
  }
  return { type, payload: { options: all }, key: { id: ids[0] ?? null, weights } };
}

/** By id; a name without its option is an error. */
export function weightsOf(
  draft: Draft,
  named: readonly (readonly [name: string, id: string])[],
  { fixed, weights }: OptionNotes,
): Record<string, number> {
  const ids = new Map(named);
  for (const name of new Set([...fixed, ...weights.keys()]))
    if (!ids.has(name)) draft.error(`"${name}" di @F atau @W tidak ada di antara opsinya.`);
  return Object.fromEntries([...weights].map(([name, weight]) => [ids.get(name) ?? name, weight]));
}

function checkedKeys(
  draft: Draft,
  options: readonly LetteredOption[],
  letters: readonly string[],
): string[] {
  const known = options.map(({ letter }) => letter);
  const unknown = letters.filter((letter) => !known.includes(letter));
  const empty = options.filter(({ html }) => isEmptyHtml(html)).map(({ letter }) => letter);
  const double = known.filter((letter, at) => known.indexOf(letter) !== at);
  const list = known.join(", ");
  if (options.length < 2) draft.error("Opsinya kurang dari dua; tambah opsi jawaban.");
  if (letters.length === 0) draft.error("Kunci jawabannya tidak ada; tulis huruf opsi yang benar.");
  for (const letter of unknown)
    draft.error(`Kunci "${letter}" tidak ada di antara opsi ${list}; perbaiki kuncinya.`);
  for (const letter of empty) draft.error(`Opsi ${letter} kosong; isi atau hapus barisnya.`);
  for (const letter of new Set(double))
    draft.error(`Opsi ${letter} ada lebih dari satu; beri huruf yang berbeda.`);
  return letters.filter((letter) => known.includes(letter));
}

export function partOf(draft: Draft, html: string): Part {
  return { id: draft.makeId(), html };
}
