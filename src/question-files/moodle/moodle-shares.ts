// What writers of GIFT and Moodle XML share: options with Moodle's fractions in percent, and the types that Moodle can only
// say as a matching question.
import type { ContentOf, QuestionContent } from "../../contract/questions/question-content.ts";
import type { QuestionInput } from "../../contract/questions/question-fields.ts";
import { plainTextOf } from "../../domain/text/html-text.ts";
import { numberIn } from "../../domain/scoring/typed-answer.ts";
import { plainNumber, wildcardsOf, type WeightedHtml, type WeightedText } from "./moodle-kinds.ts";
import { simpleText } from "../text-format.ts";
import { CannotWrite, type Losses } from "../written-questions.ts";

export type Choices = { answers: WeightedHtml[]; single: boolean };

/** Types 1, 3, 4. @throws CannotWrite when there is no key */
export function choicesOf(
  { policy }: Pick<QuestionInput, "policy">,
  content: ContentOf<1> | ContentOf<3> | ContentOf<4>,
  losses: Losses,
): Choices {
  const keys = content.type === 4 ? content.key.ids : [content.key.id].filter((id) => id !== null);
  if (keys.length === 0) throw new CannotWrite("Kuncinya belum ditentukan.");
  const single = content.type !== 4;
  const { weights } = content.key;
  const hasWeights = Object.values(weights).some((weight) => weight > 0);
  const counted = hasWeights && (policy === null || policy === "bobot_opsi");
  if (hasWeights && !counted)
    losses.warn("Bobot opsi tidak ikut, karena soal tidak dinilai dengannya.");
  // Of a set a wrong pick takes a right one back, under every policy but weights.
  const wrong = single || policy === null ? 0 : -1;
  const points = (id: string) => (counted ? (weights[id] ?? 0) : keys.includes(id) ? 1 : wrong);
  const options = content.payload.options.map(({ id, html }) => ({ id, html, points: points(id) }));
  const positive = options.map(({ points }) => points).filter((each) => each > 0);
  const whole = single ? Math.max(...positive) : positive.reduce((all, each) => all + each, 0);
  if (counted && options.some(({ id, points }) => points > 0 !== keys.includes(id) && !single))
    losses.warn("Kunci mengikuti bobot opsi yang lebih dari 0.");
  if (content.type === 4 && content.payload.min_choices + content.payload.max_choices > 0)
    losses.warn("Batas banyak pilihan tidak ikut.");
  if (content.payload.options.some(({ fixed }) => fixed))
    losses.warn("Tempat tetap suatu pilihan tidak ikut.");
  return {
    single,
    answers: options.map(({ html, points }) => ({ html, percent: percentOf(points, whole) })),
  };
}

/** With the five places that Moodle writes, and never more than it takes. */
function percentOf(points: number, whole: number): number {
  const percent = whole > 0 ? (points / whole) * 100 : 0;
  return Math.round(Math.min(100, Math.max(-100, percent)) * 100_000) / 100_000;
}

/** Answers of type 6 as Moodle's short answer wants them: * for any text. @throws CannotWrite */
export function typedAnswers(key: ContentOf<6>["key"], losses: Losses): WeightedText[] {
  if (key.accepted.length === 0) throw new CannotWrite("Belum ada jawaban yang diterima.");
  if (key.ignore_punctuation) losses.warn("Tanda baca akan ikut dinilai.");
  if (key.ignore_harakat) losses.warn("Harakat akan ikut dinilai.");
  if (key.allow_fractions) losses.warn("Jawaban berupa pecahan a/b tidak akan dikenali.");
  return key.accepted.map(({ text, share }) => ({
    text: key.mode === "regex" ? asWildcards(text) : starred(key, text),
    percent: percentOf(share, 1),
  }));
}

const starred = ({ mode, allow_fractions: fractions }: ContentOf<6>["key"], text: string) =>
  mode === "number" ? machineNumber(text, fractions) : text.replaceAll("*", String.raw`\*`);

/** "1.234,5" as 1234.5. */
function machineNumber(text: string, fractions: boolean): string {
  if (/^-?\d+(?:\.\d+)?$/u.test(text)) return text;
  if (/^-?\d+,\d+$/u.test(text)) return text.replace(",", ".");
  const value = numberIn(text, { fractions });
  if (!value) throw new CannotWrite(`"${text}" bukan angka.`);
  return plainNumber(String(Number(value.numerator) / Number(value.denominator)));
}

function asWildcards(pattern: string): string {
  const text = wildcardsOf(pattern);
  if (text === null) throw new CannotWrite("Jawaban dengan pola (regex) tidak dikenal Moodle.");
  return text;
}

export type WrittenPair = { left: string; right: string };

/** Types 5, 8, 12 and 13 as pairs; a pair without a left side is a distractor. Null: it cannot be said. */
export function pairsOf(content: QuestionContent, losses: Losses): WrittenPair[] | null {
  switch (content.type) {
    case 5:
      return matchedPairs(content, losses);
    case 8:
      return statementPairs(content, losses);
    case 12:
      return tablePairs(content, losses);
    case 13:
      return groupPairs(content, losses);
    default:
      return null;
  }
}

function statementPairs({ payload, key }: ContentOf<8>, losses: Losses): WrittenPair[] {
  const pairs = payload.statements.map(({ id, html }) => {
    const value = key.values[id];
    if (value !== 0 && value !== 1) throw new CannotWrite("Ada pernyataan tanpa kunci.");
    return { left: html, right: payload.labels[value === 1 ? 0 : 1] };
  });
  const used = new Set(pairs.map(({ right }) => right));
  if (used.size === pairs.length && payload.labels.join() !== "Benar,Salah")
    losses.warn("Pernyataan ditulis sebagai soal menjodohkan.");
  // A label that no statement has is there to be chosen all the same.
  const others = payload.labels.filter((label) => !used.has(label));
  return [...pairs, ...others.map((right) => ({ left: "", right }))];
}

/** A right side of Moodle is plain text. */
function rightText(html: string, losses: Losses): string {
  if (simpleText(html) === null)
    losses.warn("Sisi kanan hanya dapat berupa teks; hiasan dan gambarnya hilang.");
  const text = plainTextOf(html);
  if (text === "") throw new CannotWrite("Ada sisi kanan tanpa teks.");
  return text;
}

function matchedPairs({ payload, key }: ContentOf<5>, losses: Losses): WrittenPair[] {
  const rights = new Map(payload.right.map(({ id, html }) => [id, rightText(html, losses)]));
  const pairs = payload.left.map(({ id, html }) => {
    const right = rights.get(key.pairs[id] ?? "");
    if (right === undefined) throw new CannotWrite("Ada sisi kiri tanpa pasangan.");
    return { left: html, right };
  });
  const used = new Set(Object.values(key.pairs));
  const distractors = payload.right.filter(({ id }) => !used.has(id));
  return [...pairs, ...distractors.map(({ id }) => ({ left: "", right: rights.get(id) ?? "" }))];
}

function tablePairs({ payload, key }: ContentOf<12>, losses: Losses): WrittenPair[] | null {
  const isSingle = payload.rows.every(({ id }) => key.rows[id]?.length === 1);
  if (payload.multiple || !isSingle) return null;
  losses.warn("Tabel pilihan ditulis sebagai soal menjodohkan.");
  const columns = new Map(payload.columns.map(({ id, html }) => [id, rightText(html, losses)]));
  return [
    ...payload.rows.map(({ id, html }) => ({
      left: html,
      right: columns.get(key.rows[id]?.[0] ?? "") ?? "",
    })),
    ...unused([...columns.keys()], Object.values(key.rows).flat(), columns),
  ];
}

function groupPairs({ payload, key }: ContentOf<13>, losses: Losses): WrittenPair[] {
  const groups = new Map(payload.categories.map(({ id, html }) => [id, rightText(html, losses)]));
  const placed = payload.items.filter(({ id }) => groups.has(key.items[id] ?? ""));
  if (placed.length < payload.items.length)
    losses.warn("Butir pengecoh tanpa kelompok tidak ikut.");
  if (payload.categories.some(({ max }) => max > 0)) losses.warn("Batas isi kelompok tidak ikut.");
  return [
    ...placed.map(({ id, html }) => ({ left: html, right: groups.get(key.items[id] ?? "") ?? "" })),
    ...unused([...groups.keys()], Object.values(key.items), groups),
  ];
}

function unused(
  ids: readonly string[],
  used: readonly (string | null)[],
  texts: ReadonlyMap<string, string>,
): WrittenPair[] {
  return ids
    .filter((id) => !used.includes(id))
    .map((id) => ({ left: "", right: texts.get(id) ?? "" }));
}

/** Of an ordering, as Moodle names it. */
export function gradingOf(
  policy: QuestionInput["policy"],
  measure: ContentOf<7>["key"]["measure"],
): string {
  if (policy === "mutlak") return "ALL_OR_NOTHING";
  return measure === "places" ? "ABSOLUTE_POSITION" : "RELATIVE_NEXT_EXCLUDE_LAST";
}
