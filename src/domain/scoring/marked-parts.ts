// Which parts of an answer are right and which are wrong, by type of question (domain.md 3.2 and 3.3).
// How much that earns is the policy's matter, not decided here.
import type { AnswerOf, QuestionAnswer } from "../../contract/questions/question-answer.ts";
import type { ContentOf, QuestionContent } from "../../contract/questions/question-content.ts";
import { add, compare, one, subtract, sum, zero } from "./fraction.ts";
import type { Fraction } from "./fraction.ts";
import { isBlank, typedShare } from "./typed-answer.ts";

/** `share`: of 1 for a part that is right; only typed answers are something between. */
export type MarkedPart = { share: Fraction; answered: boolean };

/**
 * `total`: n, the parts there are. `right`: c, `wrong`: w, both in parts.
 * `isSet`: things were picked out of many (options, links, cells), so that a wrong pick takes a right one back.
 */
export type MarkedParts = {
  answered: boolean;
  total: number;
  right: Fraction;
  wrong: Fraction;
  isSet: boolean;
  /** By the part's own id, for a view that shows right and wrong beside each. */
  byPart: Record<string, MarkedPart>;
};

/** Types whose mark a person gives. */
export type ManualType = 2 | 9;
type AutomaticContent = Exclude<QuestionContent, { type: ManualType }>;

const countOf = (amount: number): Fraction => ({ numerator: BigInt(amount), denominator: 1n });

/** `answer` must be of the content's type; null: the question was not touched. */
export function markParts(content: AutomaticContent, answer: QuestionAnswer | null): MarkedParts {
  switch (content.type) {
    case 1:
    case 3:
      return markPicks(idsOf((answer as AnswerOf<1> | null)?.id), idsOf(content.key.id), true);
    case 4:
    case 15:
      return markPicks((answer as AnswerOf<4> | null)?.ids ?? [], content.key.ids, false);
    case 5:
      return markEach(content.key.pairs, (answer as AnswerOf<5> | null)?.pairs ?? {});
    case 6:
      return markTyped({ "": content.key }, { "": (answer as AnswerOf<6> | null)?.text ?? "" });
    case 7:
      return markOrder(content, answer as AnswerOf<7> | null);
    case 8:
      return markEach(content.key.values, (answer as AnswerOf<8> | null)?.values ?? {});
    case 10:
      return markPicks(
        ((answer as AnswerOf<10> | null)?.pairs ?? []).map(linkOf),
        content.key.pairs.map(linkOf),
        false,
      );
    case 11:
      return markCells(content, (answer as AnswerOf<11> | null)?.cells ?? {});
    case 12:
      return markRows(content, (answer as AnswerOf<12> | null)?.rows ?? {});
    case 13:
      return markEach(content.key.items, (answer as AnswerOf<13> | null)?.items ?? {});
    case 14:
      return joined(
        markEach(content.key.words, chosenIn((answer as AnswerOf<14> | null)?.blanks)),
        markTyped(content.key.texts, (answer as AnswerOf<14> | null)?.blanks ?? {}),
      );
    case 16:
      return markLabels(content, (answer as AnswerOf<16> | null)?.labels ?? {});
  }
}

const idsOf = (id: string | null | undefined): string[] => (id ? [id] : []);
const linkOf = ([left, right]: readonly [string, string]): string => `${left} ${right}`;

/** An empty text names no word. */
function chosenIn(blanks: Record<string, string> | undefined): Record<string, string | null> {
  return Object.fromEntries(Object.entries(blanks ?? {}).map(([id, word]) => [id, word || null]));
}

/** Picks out of a set: each key is a part, each pick beside the keys is wrong. A single choice is right or wrong as one. */
function markPicks(
  picks: readonly string[],
  keys: readonly string[],
  single: boolean,
): MarkedParts {
  const picked = new Set(picks);
  const wanted = new Set(keys);
  const right = [...picked].filter((id) => wanted.has(id));
  const byPart = Object.fromEntries(
    [...picked].map((id) => [id, { share: wanted.has(id) ? one : zero, answered: true }]),
  );
  return {
    answered: picked.size > 0,
    total: wanted.size,
    right: countOf(right.length),
    wrong: countOf(picked.size - right.length),
    isSet: !single,
    byPart,
  };
}

type Choice = string | number | null;

/** One choice for each part. A part whose key is null belongs nowhere: placed all the same it is wrong, left alone it is no part. */
function markEach(
  key: Readonly<Record<string, Choice>>,
  chosen: Readonly<Record<string, Choice>>,
): MarkedParts {
  const byPart: Record<string, MarkedPart> = {};
  let [total, right, wrong] = [0, 0, 0];
  for (const [id, wanted] of Object.entries(key)) {
    const given = chosen[id] ?? null;
    if (wanted !== null) total += 1;
    if (given !== null) {
      if (given === wanted) right += 1;
      else wrong += 1;
    }
    if (wanted === null && given === null) continue;
    byPart[id] = {
      share: given !== null && given === wanted ? one : zero,
      answered: given !== null,
    };
  }
  return {
    answered: right + wrong > 0,
    total,
    right: countOf(right),
    wrong: countOf(wrong),
    isSet: false,
    byPart,
  };
}

type TypedKeys = Readonly<Record<string, Parameters<typeof typedShare>[1]>>;

function markTyped(keys: TypedKeys, typed: Readonly<Record<string, string>>): MarkedParts {
  const byPart = Object.fromEntries(
    Object.entries(keys).map(([id, key]) => {
      const text = typed[id] ?? "";
      return [
        id,
        { share: isBlank(text) ? zero : typedShare(text, key), answered: !isBlank(text) },
      ];
    }),
  );
  return fromParts(byPart);
}

/** Of a part that is answered, what it does not earn is wrong. */
function fromParts(byPart: Record<string, MarkedPart>): MarkedParts {
  const parts = Object.values(byPart);
  const answered = parts.filter((part) => part.answered);
  const right = sum(parts.map(({ share }) => share));
  return {
    answered: answered.length > 0,
    total: parts.length,
    right,
    wrong: subtract(countOf(answered.length), right),
    isSet: false,
    byPart,
  };
}

function joined(some: MarkedParts, other: MarkedParts): MarkedParts {
  return {
    answered: some.answered || other.answered,
    total: some.total + other.total,
    right: add(some.right, other.right),
    wrong: add(some.wrong, other.wrong),
    isSet: false,
    byPart: { ...some.byPart, ...other.byPart },
  };
}

/** Untouched is not answered, even if the order that was shown happened to be right. */
function markOrder({ key }: ContentOf<7>, answer: AnswerOf<7> | null): MarkedParts {
  const given = answer?.ids ?? null;
  const isRight =
    key.measure === "places"
      ? (id: string, at: number) => given?.[at] === id
      : (id: string, at: number) => {
          const place = given?.indexOf(id) ?? -1;
          return place >= 0 && given?.[place + 1] === key.ids[at + 1];
        };
  const parts = key.measure === "places" ? key.ids : key.ids.slice(0, -1);
  return fromParts(
    Object.fromEntries(
      parts.map((id, at) => [
        id,
        { share: given !== null && isRight(id, at) ? one : zero, answered: given !== null },
      ]),
    ),
  );
}

/** Cells that a person marks are left out: see scoreQuestion. */
function markCells({ key }: ContentOf<11>, typed: Readonly<Record<string, string>>): MarkedParts {
  const automatic = Object.entries(key.cells).filter(([, cell]) => !cell.manual);
  return markTyped(Object.fromEntries(automatic), typed);
}

function markRows({ key, payload }: ContentOf<12>, chosen: Readonly<Record<string, string[]>>) {
  if (key.measure === "cells") {
    const cellsOf = (rows: Readonly<Record<string, readonly string[]>>) =>
      payload.rows.flatMap(({ id }) => (rows[id] ?? []).map((column) => linkOf([id, column])));
    return markPicks(cellsOf(chosen), cellsOf(key.rows), false);
  }
  const marked = payload.rows.map(({ id }): [string, MarkedPart] => {
    const [given, wanted] = [new Set(chosen[id]), new Set(key.rows[id])];
    const isRight = given.size === wanted.size && [...given].every((each) => wanted.has(each));
    return [id, { share: isRight ? one : zero, answered: given.size > 0 }];
  });
  const byPart = Object.fromEntries(
    marked.filter(([id, { answered }]) => answered || (key.rows[id] ?? []).length > 0),
  );
  // A row in which nothing is to be ticked is no part: left alone it earns nothing, ticked it is wrong.
  const total = payload.rows.filter(({ id }) => (key.rows[id] ?? []).length > 0).length;
  return { ...fromParts(byPart), total };
}

function markLabels({ key, payload }: ContentOf<16>, given: Readonly<Record<string, string>>) {
  if (payload.mode === "typed") return markTyped(key.texts, given);
  return fromParts(
    Object.fromEntries(
      Object.entries(key.labels)
        .filter(([, labels]) => labels.length > 0)
        .map(([zone, labels]) => {
          const label = given[zone] ?? "";
          return [zone, { share: labels.includes(label) ? one : zero, answered: label !== "" }];
        }),
    ),
  );
}

export function isAllRight({ total, right, wrong }: MarkedParts): boolean {
  return total > 0 && compare(right, countOf(total)) === 0 && compare(wrong, zero) === 0;
}
