// The key of a paper in few words: letters, numbers and texts as they stand on that package. What no mark can say (a model
// answer) is HTML; what a person judges is told as such.
import type { Comparison, QuestionContent } from "../../contract/questions/question-content.ts";
import type { QuestionType } from "../../contract/questions/question-types.ts";
import { ownValue } from "../scoring/own-value.ts";
import { isEmptyHtml, plainTextOf } from "../text/html-text.ts";
import { letterOf } from "../text/letters.ts";
import type { ParticipantContent } from "../questions/participant-question.ts";
import { blanksInOrder, inputsInOrder } from "./paper-marks.ts";
import { numberedQuestions, type PaperBank } from "./question-paper.ts";
import type { PaperPackage } from "./paper-order.ts";

export type PaperKey =
  | { is: "text"; text: string }
  | { is: "html"; html: string }
  /** Marked by a person; a survey counts for nothing; a key that was not set. */
  | { is: "manual" | "survey" | "missing" };
export type PaperKeyRow = { number: number; type: QuestionType; bobot: number; key: PaperKey };

export function paperKeys(bank: PaperBank, pack: PaperPackage, planned: boolean): PaperKeyRow[] {
  return numberedQuestions(bank, pack, planned).map(({ number, question, content }) => ({
    number,
    type: content.type,
    bobot: question.bobot,
    key: keyOf(content, question.content.key),
  }));
}

/** By number, the keys of several packages beside one another. */
export function keysSideBySide(
  bank: PaperBank,
  packs: readonly PaperPackage[],
  planned: boolean,
): { number: number; keys: PaperKey[] }[] {
  const columns = packs.map((pack) => paperKeys(bank, pack, planned));
  return (columns[0] ?? []).map(({ number }, at) => ({
    number,
    keys: columns.map((rows): PaperKey => rows[at]?.key ?? { is: "missing" }),
  }));
}

type Whole = QuestionContent extends infer Content
  ? Content extends { type: infer Type; payload: infer Payload; key: infer Key }
    ? { type: Type; payload: Payload; key: Key }
    : never
  : never;

/** @param content in the order in which the package shows it */
export function keyOf(content: ParticipantContent, key: QuestionContent["key"]): PaperKey {
  // Type, payload and key belong together, which is lost where the order was mixed.
  const whole = { ...content, key } as Whole;
  if (whole.type === 2) {
    const { rujukan } = whole.key;
    return isEmptyHtml(rujukan) ? { is: "manual" } : { is: "html", html: rujukan };
  }
  if (whole.type === 9) return { is: whole.payload.survey ? "survey" : "manual" };
  const text = keyText(whole);
  return text === "" ? { is: "missing" } : { is: "text", text };
}

function keyText(whole: Exclude<Whole, { type: 2 | 9 }>): string {
  switch (whole.type) {
    case 1:
    case 3:
      return lettersOf(whole.payload.options, [whole.key.id]);
    case 4:
      return lettersOf(whole.payload.options, whole.key.ids);
    case 5:
      return pairsText(whole.payload, Object.entries(whole.key.pairs));
    case 10:
      return pairsText(whole.payload, whole.key.pairs);
    case 6:
      return [acceptedText(whole.key), whole.payload.unit].filter(Boolean).join(" ");
    case 7:
      return orderText(whole.payload.items, whole.key.ids);
    case 8:
      return statementsText(whole);
    case 11: {
      const { cells } = whole.key;
      return numbered(
        inputsInOrder(whole.payload.cells).map(({ id }) => acceptedOrNone(ownValue(cells, id))),
      );
    }
    case 12:
      return rowsText(whole);
    case 13:
      return categoriesText(whole);
    case 14:
      return blanksText(whole);
    case 15:
      return whole.payload.mode === "options"
        ? lettersOf(whole.payload.options, whole.key.ids)
        : placesOf(whole.payload.zones, whole.key.ids).join(", ");
    case 16:
      return labelsText(whole);
  }
}

type Of<Type extends QuestionType> = Extract<Whole, { type: Type }>;
type Named = { id: string };

function indexesOf(parts: readonly Named[], ids: readonly (string | null)[]): number[] {
  return parts.flatMap(({ id }, at) => (ids.includes(id) ? [at] : []));
}

const lettersOf = (parts: readonly Named[], ids: readonly (string | null)[]) =>
  indexesOf(parts, ids).map(letterOf).join(", ");
const placesOf = (parts: readonly Named[], ids: readonly string[]) =>
  indexesOf(parts, ids).map((at) => at + 1);

/** "1 satu; 2 dua": what is missing is left out, the numbers of the others stay. */
function numbered(texts: readonly string[]): string {
  return texts.flatMap((text, at) => (text === "" ? [] : [`${at + 1} ${text}`])).join("; ");
}

function pairsText(
  { left, right }: { left: readonly Named[]; right: readonly Named[] },
  pairs: readonly (readonly [string, string])[],
): string {
  const partners = left.map(({ id }) => pairs.flatMap(([from, to]) => (from === id ? [to] : [])));
  return left
    .flatMap((_, at) => {
      const letters = lettersOf(right, partners[at] ?? []);
      return letters === "" ? [] : [`${at + 1}–${letters}`];
    })
    .join("; ");
}

/** The numbers to be written before the items, from the top. */
function orderText(items: readonly Named[], ids: readonly string[]): string {
  const places = items.map(({ id }) => ids.indexOf(id) + 1);
  return places.includes(0) ? "" : places.join(" – ");
}

function statementsText({ payload: { labels, statements }, key }: Of<8>): string {
  return numbered(
    statements.map(({ id }) => {
      const value = ownValue(key.values, id);
      return value === 0 || value === 1 ? labels[value === 1 ? 0 : 1] : "";
    }),
  );
}

function rowsText({ payload: { columns, rows }, key }: Of<12>): string {
  const nameOf = (at: number) => plainTextOf(columns[at]?.html ?? "") || letterOf(at);
  return numbered(
    rows.map(({ id }) =>
      indexesOf(columns, ownValue(key.rows, id) ?? [])
        .map(nameOf)
        .join(", "),
    ),
  );
}

function categoriesText({ payload: { categories, items }, key }: Of<13>): string {
  return categories
    .map(({ id, html }, at) => {
      const inside = items.flatMap((item, place) =>
        ownValue(key.items, item.id) === id ? [letterOf(place).toLowerCase()] : [],
      );
      return `${plainTextOf(html) || at + 1}: ${inside.join(", ") || "–"}`;
    })
    .join("; ");
}

function blanksText({ payload, key }: Of<14>): string {
  return numbered(
    blanksInOrder(payload).map(({ id, mode, options }) => {
      if (mode === "text") return acceptedOrNone(ownValue(key.texts, id));
      const words = mode === "bank" ? payload.bank : options;
      return words.find((word) => word.id === ownValue(key.words, id))?.text ?? "";
    }),
  );
}

function labelsText({ payload: { zones, labels, mode }, key }: Of<16>): string {
  return numbered(
    zones.map(({ id }) =>
      mode === "typed"
        ? acceptedOrNone(ownValue(key.texts, id))
        : lettersOf(labels, ownValue(key.labels, id) ?? []).toLowerCase(),
    ),
  );
}

const acceptedOrNone = (comparison: Comparison | undefined) =>
  comparison ? acceptedText(comparison) : "";

/** What earns the whole mark; a number with how far it may be off. */
function acceptedText({ accepted, mode, tolerance }: Comparison): string {
  const texts = accepted.flatMap(({ text, share }) => (share === 1 && text !== "" ? [text] : []));
  const all = texts.join(" / ");
  if (all === "" || mode !== "number" || tolerance === 0) return all;
  return `${all} ± ${String(tolerance).replace(".", ",")}`;
}
