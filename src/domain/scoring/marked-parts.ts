// Which parts of an answer are right and which are wrong, by type of question (domain.md 3.2a and 3.3).
// How much that earns is the policy's matter, not decided here. The parts are those that the question has: a key for one
// that is gone, or that names one, is no key.
import type { AnswerOf, QuestionAnswer } from "../../contract/questions/question-answer.ts";
import type {
  Comparison,
  ContentOf,
  QuestionContent,
} from "../../contract/questions/question-content.ts";
import { compare, one, sum, zero, type Fraction } from "./fraction.ts";
import { inputsIn, picturesOf } from "./content-parts.ts";
import { ownValue, recordOf } from "./own-value.ts";
import { acceptsSomething, typedShare } from "./typed-answer.ts";
import { isBlank } from "./typed/compared-text.ts";

/** `share`: of 1 for a part that is right; only typed answers are something between. */
export type MarkedPart = { share: Fraction; answered: boolean };

/**
 * `total`: n, the parts with a key. `right`: c, what they earn together, in parts. `wrong`: w, the parts that are answered
 * and earn nothing, those without a key among them.
 * `isSet`: things were picked out of many (options, links, cells), so that a wrong pick takes a right one back.
 */
export type MarkedParts = {
  answered: boolean;
  total: number;
  right: Fraction;
  wrong: number;
  isSet: boolean;
  /** By the part's own id, for a view that shows right and wrong beside each. */
  byPart: Record<string, MarkedPart>;
};

/** Types whose mark a person gives. */
export type ManualType = 2 | 9;
export type AutomaticContent = Exclude<QuestionContent, { type: ManualType }>;

/** What a cell of type 11 earns that a person marks, 0 to 1. */
export type CellMark = (cell: string) => Fraction;

/** `answer` must be one that the question's interaction can produce; null: the question was not touched. */
export function markParts(
  content: AutomaticContent,
  answer: QuestionAnswer | null,
  cellMark: CellMark = () => zero,
): MarkedParts {
  const mark = marking[content.type] as (
    content: AutomaticContent,
    answer: QuestionAnswer | null,
    cellMark: CellMark,
  ) => MarkedParts;
  return mark(content, answer, cellMark);
}

type Marking = {
  [Type in AutomaticContent["type"]]: (
    content: ContentOf<Type>,
    answer: AnswerOf<Type> | null,
    cellMark: CellMark,
  ) => MarkedParts;
};

const marking: Marking = {
  1: ({ payload, key }, answer) => markOne(payload.options, answer?.id ?? null, key.id),
  3: ({ payload, key }, answer) => markOne(payload.options, answer?.id ?? null, key.id),
  4: ({ payload, key }, answer) =>
    markPicks(answer?.ids ?? [], keysAmong(payload.options, key.ids)),
  5: ({ payload, key }, answer) =>
    markEach(payload.left, answer?.pairs, (id) => {
      const partner = ownValue(key.pairs, id);
      return payload.right.some((part) => part.id === partner) ? [partner as string] : [];
    }),
  6: ({ payload, key }, answer) => fromParts([typedPart("", key, answer?.text, payload.unit)]),
  7: markOrder,
  8: ({ payload, key }, answer) =>
    markEach(payload.statements, answer?.values, (id) => presentIn(ownValue(key.values, id))),
  10: ({ payload: { left, right }, key }, answer) =>
    markPicks(
      (answer?.pairs ?? []).map(linkOf),
      key.pairs.filter(([from, to]) => has(left, from) && has(right, to)).map(linkOf),
    ),
  11: markCells,
  12: markRows,
  13: ({ payload, key }, answer) =>
    markEach(payload.items, answer?.items, (id) =>
      keysAmong(payload.categories, presentIn(ownValue(key.items, id))),
    ),
  14: markBlanks,
  15: ({ payload, key }, answer) =>
    markPicks(answer?.ids ?? [], keysAmong(picturesOf(payload), key.ids)),
  16: markLabels,
};

type Named = { readonly id: string };

const has = (parts: readonly Named[], id: string) => parts.some((part) => part.id === id);
const keysAmong = (parts: readonly Named[], ids: readonly string[]) =>
  ids.filter((id) => has(parts, id));
const presentIn = <Value>(value: Value | null | undefined): Value[] =>
  value === null || value === undefined ? [] : [value];
const linkOf = ([left, right]: readonly [string, string]): string => `${left} ${right}`;
const countOf = (amount: number): Fraction => ({ numerator: BigInt(amount), denominator: 1n });

/** Right or wrong as one: a wrong choice takes nothing back. */
function markOne(options: readonly Named[], given: string | null, key: string | null): MarkedParts {
  const picks = presentIn(given);
  return { ...markPicks(picks, keysAmong(options, presentIn(key))), isSet: false };
}

/** Picks out of a set: each key is a part, each pick beside the keys is wrong. */
function markPicks(picks: readonly string[], keys: readonly string[]): MarkedParts {
  const picked = new Set(picks);
  const wanted = new Set(keys);
  let right = 0;
  for (const id of picked) if (wanted.has(id)) right += 1;
  return {
    answered: picked.size > 0,
    total: wanted.size,
    right: countOf(right),
    wrong: picked.size - right,
    isSet: true,
    byPart: recordOf(
      [...picked].map((id) => [id, { share: wanted.has(id) ? one : zero, answered: true }]),
    ),
  };
}

type FoundPart = MarkedPart & { id: string; hasKey: boolean };

function fromParts(parts: readonly FoundPart[]): MarkedParts {
  const byPart = recordOf<MarkedPart>([]);
  const shares: Fraction[] = [];
  let [wrong, isAnswered] = [0, false];
  for (const { id, hasKey, answered, share } of parts) {
    if (hasKey) shares.push(share);
    if (answered && share.numerator === 0n) wrong += 1;
    if (hasKey || answered) byPart[id] = { share, answered };
    isAnswered ||= answered;
  }
  return {
    answered: isAnswered,
    total: shares.length,
    right: sum(shares),
    wrong,
    isSet: false,
    byPart,
  };
}

type Choice = string | number;

/** A choice for each part, right when it is among the part's keys. */
function markEach<Value extends Choice>(
  parts: readonly Named[],
  chosen: Readonly<Record<string, Value | null>> = {},
  keysOf: (id: string) => readonly Value[],
): MarkedParts {
  return fromParts(parts.map(({ id }) => chosenPart(id, keysOf(id), ownValue(chosen, id) ?? null)));
}

function chosenPart(id: string, keys: readonly Choice[], given: Choice | null): FoundPart {
  const answered = given !== null && given !== "";
  const isRight = answered && keys.includes(given);
  return { id, hasKey: keys.length > 0, answered, share: isRight ? one : zero };
}

function typedPart(
  id: string,
  key: Comparison | undefined,
  text: string | undefined,
  unit?: string,
): FoundPart {
  const answered = !isBlank(text);
  const hasKey = key !== undefined && acceptsSomething(key);
  const share = answered && hasKey ? typedShare(text ?? "", key, unit) : zero;
  return { id, hasKey, answered, share };
}

/** Untouched is not answered, even if the order that was shown happened to be right. */
function markOrder({ key, payload }: ContentOf<7>, answer: AnswerOf<7> | null): MarkedParts {
  const given = answer?.ids ?? [];
  const wanted = keysAmong(payload.items, key.ids);
  const answered = given.length > 0;
  const isPlaced = (id: string, at: number) => given[at] === id;
  const isFollowed = (id: string, at: number) =>
    given.includes(id) && given[given.indexOf(id) + 1] === wanted[at + 1];
  const [parts, isRight] =
    key.measure === "places" ? [wanted, isPlaced] : [wanted.slice(0, -1), isFollowed];
  const found = parts.map((id, at) => ({
    id,
    hasKey: true,
    answered,
    share: isRight(id, at) ? one : zero,
  }));
  const keyless = payload.items.filter(({ id }) => !wanted.includes(id));
  return fromParts([
    ...found,
    ...keyless.map(({ id }) => ({ id, hasKey: false, answered, share: zero })),
  ]);
}

function markCells(
  content: ContentOf<11>,
  answer: AnswerOf<11> | null,
  cellMark: CellMark,
): MarkedParts {
  return fromParts(
    inputsIn(content).map(({ id }) => {
      const text = answer ? ownValue(answer.cells, id) : undefined;
      const cell = ownValue(content.key.cells, id);
      if (!cell?.manual) return typedPart(id, cell, text);
      const answered = !isBlank(text);
      return { id, hasKey: true, answered, share: answered ? cellMark(id) : zero };
    }),
  );
}

function markRows({ key, payload }: ContentOf<12>, answer: AnswerOf<12> | null): MarkedParts {
  const chosenIn = (row: string) => ownValue(answer?.rows ?? {}, row) ?? [];
  const keysIn = (row: string) => keysAmong(payload.columns, ownValue(key.rows, row) ?? []);
  if (key.measure === "cells") {
    const cellsOf = (columnsOf: typeof keysIn) =>
      payload.rows.flatMap(({ id }) => columnsOf(id).map((column) => linkOf([id, column])));
    return markPicks(cellsOf(chosenIn), cellsOf(keysIn));
  }
  return fromParts(
    payload.rows.map(({ id }) => {
      const [given, wanted] = [new Set(chosenIn(id)), new Set(keysIn(id))];
      const isSame = given.size === wanted.size && [...given].every((each) => wanted.has(each));
      const answered = given.size > 0;
      return { id, hasKey: wanted.size > 0, answered, share: answered && isSame ? one : zero };
    }),
  );
}

function markBlanks({ key, payload }: ContentOf<14>, answer: AnswerOf<14> | null): MarkedParts {
  return fromParts(
    payload.blanks.map(({ id, mode, options }) => {
      const given = ownValue(answer?.blanks ?? {}, id);
      if (mode === "text") return typedPart(id, ownValue(key.texts, id), given);
      const choices = mode === "bank" ? payload.bank : options;
      return chosenPart(id, keysAmong(choices, presentIn(ownValue(key.words, id))), given ?? null);
    }),
  );
}

function markLabels({ key, payload }: ContentOf<16>, answer: AnswerOf<16> | null): MarkedParts {
  return fromParts(
    payload.zones.map(({ id }) => {
      const given = ownValue(answer?.labels ?? {}, id);
      if (payload.mode === "typed") return typedPart(id, ownValue(key.texts, id), given);
      return chosenPart(
        id,
        keysAmong(payload.labels, ownValue(key.labels, id) ?? []),
        given ?? null,
      );
    }),
  );
}

export function isAllRight({ total, right, wrong }: MarkedParts): boolean {
  return total > 0 && wrong === 0 && compare(right, countOf(total)) === 0;
}
