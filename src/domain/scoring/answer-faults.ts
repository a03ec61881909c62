// Whether a question's interaction can produce an answer (domain.md 3.2a). The server refuses one that it cannot when it
// is saved; the scorer gives it nothing and says so, because it came around the interaction or the question was edited.
// How long a text is does not matter here, nor that too few were chosen: a half-given answer is one.
import type { AnswerOf, QuestionAnswer } from "../../contract/questions/question-answer.ts";
import type { ContentOf, QuestionContent } from "../../contract/questions/question-content.ts";
import type { QuestionType } from "../../contract/questions/question-types.ts";
import { inputsIn, maxPictures, picturesOf } from "./content-parts.ts";

type Checks = {
  [Type in QuestionType]: (content: ContentOf<Type>, answer: AnswerOf<Type>) => boolean;
};
type Named = { readonly id: string };

/**
 * False for: another type than the question's, more than may be chosen, a part chosen twice, one right part for two left
 * ones of type 5, an order that is no permutation, more items than a group of type 13 takes, a word or label used again that may not be, and whatever names a part
 * that the question does not have. Names with nothing beside them (null, "", []) are as good as missing.
 */
export function isProducible(content: QuestionContent, answer: QuestionAnswer): boolean {
  if (content.type !== answer.type) return false;
  const check = checks[content.type] as (
    content: QuestionContent,
    answer: QuestionAnswer,
  ) => boolean;
  return check(content, answer);
}

const checks: Checks = {
  1: ({ payload }, { id }) => id === null || has(payload.options, id),
  2: ({ payload }, { attachments = [] }) => payload.attachments || attachments.length === 0,
  3: ({ payload }, { id }) => id === null || has(payload.options, id),
  4: ({ payload }, { ids }) => areOwn(payload.options, ids, payload.max_choices),
  5: ({ payload }, { pairs }) => {
    const used = given(pairs);
    return (
      used.every(([left, right]) => has(payload.left, left) && has(payload.right, right)) &&
      areDifferent(used.map(([, right]) => right))
    );
  },
  6: () => true,
  7: ({ payload }, { ids }) =>
    ids === null ||
    ids.length === 0 ||
    (ids.length === payload.items.length && areOwn(payload.items, ids, 0)),
  8: ({ payload }, { values }) => given(values).every(([id]) => has(payload.statements, id)),
  9: ({ payload }, { values }) =>
    Object.entries(values).every(
      ([id, { value, argument }]) =>
        has(payload.statements, id) || (value === null && argument.trim() === ""),
    ),
  10: ({ payload }, { pairs }) =>
    pairs.every(([left, right]) => has(payload.left, left) && has(payload.right, right)) &&
    areDifferent(pairs.map(([left, right]) => `${left} ${right}`)),
  11: (content, { cells }) => {
    const inputs = inputsIn(content);
    return given(cells).every(([id]) => has(inputs, id));
  },
  12: ({ payload }, { rows }) =>
    Object.entries(rows).every(
      ([row, columns]) =>
        columns.length === 0 ||
        (has(payload.rows, row) && areOwn(payload.columns, columns, payload.multiple ? 0 : 1)),
    ),
  13: ({ payload }, { items }) => {
    const placed = given(items);
    return (
      placed.every(([item, place]) => has(payload.items, item) && has(payload.categories, place)) &&
      payload.categories.every(({ id, max }) => max === 0 || countOf(placed, id) <= max)
    );
  },
  14: ({ payload }, { blanks }) => areFilled(payload, blanks),
  15: ({ payload }, { ids }) => areOwn(picturesOf(payload), ids, maxPictures(payload)),
  16: ({ payload }, { labels }) => {
    const placed = given(labels);
    if (!placed.every(([zone]) => has(payload.zones, zone))) return false;
    return payload.mode === "typed" || areUsable(payload.labels, placed);
  },
};

function has(parts: readonly Named[], id: string): boolean {
  return parts.some((part) => part.id === id);
}

function areDifferent(ids: readonly string[]): boolean {
  return new Set(ids).size === ids.length;
}

/** `most` 0: no bound. */
function areOwn(parts: readonly Named[], ids: readonly string[], most: number): boolean {
  if (most > 0 && ids.length > most) return false;
  return ids.every((id) => has(parts, id)) && areDifferent(ids);
}

function given<Value extends string | number>(
  record: Readonly<Record<string, Value | null>>,
): [id: string, value: Value][] {
  const found: [id: string, value: Value][] = [];
  for (const [id, value] of Object.entries(record)) {
    if (value !== null && value !== "") found.push([id, value]);
  }
  return found;
}

const countOf = (placed: readonly (readonly [part: string, place: string])[], id: string) =>
  placed.filter(([, place]) => place === id).length;

/** Each of them known, and only those twice that may be. */
function areUsable(
  words: readonly (Named & { reuse: boolean })[],
  placed: readonly (readonly [place: string, word: string])[],
): boolean {
  const used = placed.map(([, word]) => word);
  const once = used.filter((word) => words.some(({ id, reuse }) => id === word && !reuse));
  return used.every((word) => has(words, word)) && areDifferent(once);
}

type Blanks = ContentOf<14>["payload"];

function areFilled({ blanks, bank }: Blanks, filled: AnswerOf<14>["blanks"]): boolean {
  const inBank: [string, string][] = [];
  for (const [id, word] of given(filled)) {
    const blank = blanks.find((each) => each.id === id);
    if (!blank) return false;
    if (blank.mode === "dropdown" && !has(blank.options, word)) return false;
    if (blank.mode === "bank") inBank.push([id, word]);
  }
  return areUsable(bank, inBank);
}
