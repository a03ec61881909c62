// For tests alone: small questions of every type, whole and damaged, and answers to them, likely and unlikely, from a seed.
import type { AnswerOf, QuestionAnswer } from "../../../contract/questions/question-answer.ts";
import type {
  Comparison,
  ContentOf,
  QuestionContent,
} from "../../../contract/questions/question-content.ts";
import type { QuestionType } from "../../../contract/questions/question-types.ts";
import { accepting } from "../../../testing/questions/question-samples.ts";

export type Dice = {
  /** From 0 to `below`, without it. */
  upTo: (below: number) => number;
  /** True one time in so many. */
  oneIn: (times: number) => boolean;
  oneOf: <Value>(values: readonly Value[]) => Value;
  /** Each with the same chance of being there, in any order. */
  some: <Value>(values: readonly Value[]) => Value[];
  shuffled: <Value>(values: readonly Value[]) => Value[];
};

/** The same numbers for the same seed (mulberry32). */
export function diceOf(seed: number): Dice {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const upTo = (below: number) => Math.floor(next() * below);
  const shuffled = <Value>(values: readonly Value[]) =>
    values
      .map((value) => ({ value, at: next() }))
      .sort((a, b) => a.at - b.at)
      .map(({ value }) => value);
  return {
    upTo,
    oneIn: (times) => upTo(times) === 0,
    oneOf: (values) => {
      if (values.length === 0) throw new Error("Nothing to choose from");
      return values[upTo(values.length)] as (typeof values)[number];
    },
    some: (values) => shuffled(values.filter(() => next() < 0.5)),
    shuffled,
  };
}

/** Two of them are what every object answers to, and the scorer must not care. */
const names = ["a", "b", "c", "constructor", "__proto__"];
const words = ["satu", "dua", "tiga"];
const gone = "gone";

type Named = { id: string };

const recordOf = <Value>(entries: readonly (readonly [string, Value])[]): Record<string, Value> =>
  Object.fromEntries(entries);
const idsOf = (parts: readonly Named[]) => parts.map(({ id }) => id);

function partsOf(dice: Dice, least: number, most: number) {
  const ids = dice.shuffled(names).slice(0, least + dice.upTo(most - least + 1));
  return ids.map((id) => ({ id, html: "<p>x</p>" }));
}

/** Most often one of them, now and then one that is gone. */
function keyAmong(dice: Dice, parts: readonly Named[]): string {
  return dice.oneIn(12) ? gone : dice.oneOf(idsOf(parts));
}

/** A value for most of the parts, and now and then for one that is gone. */
function keyed<Value>(dice: Dice, parts: readonly Named[], value: () => Value) {
  const kept = idsOf(parts).filter(() => !dice.oneIn(8));
  return recordOf([...kept, ...(dice.oneIn(8) ? [gone] : [])].map((id) => [id, value()] as const));
}

function keysOf(dice: Dice, parts: readonly Named[]): string[] {
  return [...dice.some(idsOf(parts)), ...(dice.oneIn(8) ? [gone] : [])];
}

function weightsOf(dice: Dice, parts: readonly Named[]): Record<string, number> {
  return keyed(dice, parts, () => (dice.upTo(9) - 3) / (dice.oneIn(3) ? 10 : 1));
}

function comparisonOf(dice: Dice): Comparison {
  const accepted = dice
    .some(words)
    .map((text) => ({ text, share: dice.oneOf([1, 1, 0.5, 0.25, 0]) }));
  return { ...accepting(), accepted };
}

const image = { media_id: "m", width: 10, height: 10, alt: "" };

const contents: { [Type in QuestionType]: (dice: Dice) => ContentOf<Type> } = {
  1: (dice) => ({ type: 1, ...choice(dice) }),
  2: (dice) => ({
    type: 2,
    payload: { format: "rich", min_words: 0, max_chars: 0, attachments: dice.oneIn(2), lines: 5 },
    key: { rujukan: "", rubric: [], keywords: [] },
  }),
  3: (dice) => ({ type: 3, ...choice(dice) }),
  4: (dice) => {
    const options = partsOf(dice, 2, 4).map((part) => ({ ...part, fixed: false }));
    return {
      type: 4,
      payload: { options, min_choices: 0, max_choices: dice.upTo(4) },
      key: { ids: keysOf(dice, options), weights: weightsOf(dice, options) },
    };
  },
  5: (dice) => {
    const [left, right] = [partsOf(dice, 1, 3), partsOf(dice, 1, 3)];
    return {
      type: 5,
      payload: { left, right },
      key: { pairs: keyed(dice, left, () => keyAmong(dice, right)) },
    };
  },
  6: (dice) => ({
    type: 6,
    payload: { max_length: 0, unit: "", number: false },
    key: comparisonOf(dice),
  }),
  7: (dice) => {
    const items = partsOf(dice, 2, 4);
    const ids = dice.shuffled(idsOf(items)).filter(() => !dice.oneIn(20));
    return {
      type: 7,
      payload: { items },
      key: {
        ids: dice.oneIn(12) ? [...ids, gone] : ids,
        measure: dice.oneOf(["places", "neighbours"]),
      },
    };
  },
  8: (dice) => {
    const statements = partsOf(dice, 1, 4);
    return {
      type: 8,
      payload: { labels: ["Benar", "Salah"], statements },
      key: { values: keyed(dice, statements, () => dice.oneOf([0, 1, 0, 1, null])) },
    };
  },
  9: (dice) => ({
    type: 9,
    payload: {
      labels: ["Setuju", "Tidak"],
      statements: partsOf(dice, 1, 3),
      argument_required: false,
      min_words: 0,
      survey: false,
    },
    key: { rubric: [] },
  }),
  10: (dice) => {
    const [left, right] = [partsOf(dice, 1, 2), partsOf(dice, 1, 3)];
    const all = idsOf(left).flatMap((from) =>
      idsOf(right).map((to): [string, string] => [from, to]),
    );
    const strays: [string, string][] = dice.oneIn(6) ? [[gone, idsOf(right)[0] ?? gone]] : [];
    return { type: 10, payload: { left, right }, key: { pairs: [...dice.some(all), ...strays] } };
  },
  11: (dice) => {
    const inputs = partsOf(dice, 1, 3);
    const cells = inputs.map(({ id }) => [
      { kind: "text" as const, html: "x" },
      { kind: "input" as const, id, number: false, placeholder: "" },
    ]);
    const key = () => ({ ...comparisonOf(dice), manual: dice.oneIn(4) });
    return {
      type: 11,
      payload: { cols: ["x", "y"], rows: [], cells },
      key: { cells: keyed(dice, inputs, key) },
    };
  },
  12: (dice) => {
    const [columns, rows] = [partsOf(dice, 2, 3), partsOf(dice, 1, 3)];
    const multiple = dice.oneIn(2);
    const keys = () => (multiple ? keysOf(dice, columns) : [keyAmong(dice, columns)]);
    return {
      type: 12,
      payload: { columns, rows, multiple },
      key: { rows: keyed(dice, rows, keys), measure: dice.oneOf(["rows", "cells"]) },
    };
  },
  13: (dice) => {
    const [categories, items] = [partsOf(dice, 1, 3), partsOf(dice, 1, 4)];
    const place = () => (dice.oneIn(4) ? null : keyAmong(dice, categories));
    return {
      type: 13,
      payload: { categories: categories.map((each) => ({ ...each, max: 0 })), items },
      key: { items: keyed(dice, items, place) },
    };
  },
  14: (dice) => {
    const bank = partsOf(dice, 1, 3).map(({ id }) => ({ id, text: id, reuse: dice.oneIn(3) }));
    const blanks = partsOf(dice, 1, 3).map(({ id }) => ({
      id,
      mode: dice.oneOf(["bank", "bank", "dropdown", "text"] as const),
      options: partsOf(dice, 1, 3).map((option) => ({ id: option.id, text: option.id })),
      width: 8,
    }));
    return {
      type: 14,
      payload: { text: blanks.map(({ id }) => `[[${id}]]`).join(" "), blanks, bank },
      key: {
        words: keyed(dice, blanks, () => keyAmong(dice, [...bank, ...bank])),
        texts: keyed(dice, blanks, () => comparisonOf(dice)),
      },
    };
  },
  15: (dice) => {
    const parts = partsOf(dice, 2, 4);
    const key = { ids: keysOf(dice, parts), weights: weightsOf(dice, parts) };
    if (dice.oneIn(2)) {
      const options = parts.map(({ id }) => ({ id, image, caption: "", fixed: false }));
      const payload = {
        mode: "options" as const,
        options,
        columns: 2 as const,
        multiple: dice.oneIn(2),
      };
      return { type: 15, payload, key };
    }
    const zones = zonesOf(parts);
    return { type: 15, payload: { mode: "zones", image, zones, max_choices: dice.upTo(4) }, key };
  },
  16: (dice) => {
    const zones = zonesOf(partsOf(dice, 1, 3));
    const labels = partsOf(dice, 1, 3).map(({ id }) => ({
      id,
      text: id,
      image: null,
      reuse: dice.oneIn(3),
    }));
    return {
      type: 16,
      payload: { image, zones, labels, mode: dice.oneOf(["drag", "dropdown", "typed"]) },
      key: {
        labels: keyed(dice, zones, () => keysOf(dice, labels)),
        texts: keyed(dice, zones, () => comparisonOf(dice)),
      },
    };
  },
};

function choice(dice: Dice) {
  const options = partsOf(dice, 2, 4).map((part) => ({ ...part, fixed: false }));
  const id = dice.oneIn(12) ? null : keyAmong(dice, options);
  return { payload: { options }, key: { id, weights: weightsOf(dice, options) } };
}

function zonesOf(parts: readonly Named[]) {
  return parts.map(({ id }) => ({
    id,
    shape: "rect" as const,
    coords: [0, 0, 0.1, 0.1],
    hint: "",
  }));
}

export function smallContent(type: QuestionType, dice: Dice): QuestionContent {
  return contents[type](dice);
}

/** Something for some of the parts, seldom for one that the question does not have. */
function filledIn<Value>(dice: Dice, parts: readonly Named[], value: () => Value) {
  const filled = dice.some(idsOf(parts));
  return recordOf(
    [...filled, ...(dice.oneIn(25) ? [gone] : [])].map((id) => [id, value()] as const),
  );
}

function oneOfThem(dice: Dice, parts: readonly Named[]): string {
  return dice.oneIn(30) ? gone : dice.oneOf(idsOf(parts));
}

function someOfThem(dice: Dice, parts: readonly Named[], most: number): string[] {
  const ids = dice.some(idsOf(parts)).slice(0, most || parts.length);
  const again = dice.oneIn(20) ? [oneOfThem(dice, parts)] : [];
  return [...ids, ...again];
}

const typedIn = (dice: Dice) => dice.oneOf([...words, " Dua ", "salah", ""]);

const answers: {
  [Type in QuestionType]: (dice: Dice, content: ContentOf<Type>) => Omit<AnswerOf<Type>, "type">;
} = {
  1: (dice, { payload }) => ({ id: dice.oneIn(6) ? null : oneOfThem(dice, payload.options) }),
  2: (dice) => ({
    html: dice.oneOf(["", "<p>x</p>", '<span data-formula="x"></span>']),
    attachments: dice.oneIn(4) ? ["f"] : [],
  }),
  3: (dice, { payload }) => ({ id: dice.oneIn(6) ? null : oneOfThem(dice, payload.options) }),
  4: (dice, { payload }) => ({
    ids: someOfThem(dice, payload.options, dice.oneIn(8) ? 0 : payload.max_choices),
  }),
  5: (dice, { payload: { left, right } }) => ({
    pairs: dice.oneIn(4)
      ? filledIn(dice, left, () => (dice.oneIn(5) ? null : oneOfThem(dice, right)))
      : recordOf(
          dice
            .shuffled(idsOf(right))
            .flatMap((to, at) => (left[at] ? [[left[at].id, to] as const] : [])),
        ),
  }),
  6: (dice) => ({ text: typedIn(dice) }),
  7: (dice, { payload }) => ({
    ids: dice.oneIn(12)
      ? dice.oneOf([null, []])
      : [
          ...dice.shuffled(idsOf(payload.items)).slice(dice.oneIn(15) ? 1 : 0),
          ...(dice.oneIn(15) ? [oneOfThem(dice, payload.items)] : []),
        ],
  }),
  8: (dice, { payload }) => ({
    values: filledIn(dice, payload.statements, () => dice.oneOf([0, 1, 0, 1, null])),
  }),
  9: (dice, { payload }) => ({
    values: filledIn(dice, payload.statements, () => ({
      value: dice.oneOf([0, 1, null]),
      argument: dice.oneOf(["", "sebab"]),
    })),
  }),
  10: (dice, { payload: { left, right } }) => {
    const all = idsOf(left).flatMap((from) =>
      idsOf(right).map((to): [string, string] => [from, to]),
    );
    const wild: [string, string][] = dice.oneIn(12)
      ? [[oneOfThem(dice, left), oneOfThem(dice, right)]]
      : [];
    return { pairs: [...dice.some(all), ...wild] };
  },
  11: (dice, { payload }) => {
    const inputs = payload.cells.flat().flatMap((cell) => (cell.kind === "input" ? [cell] : []));
    return { cells: filledIn(dice, inputs, () => typedIn(dice)) };
  },
  12: (dice, { payload: { rows, columns, multiple } }) => ({
    rows: filledIn(dice, rows, () => someOfThem(dice, columns, multiple ? 0 : 1)),
  }),
  13: (dice, { payload: { items, categories } }) => ({
    items: filledIn(dice, items, () => (dice.oneIn(6) ? null : oneOfThem(dice, categories))),
  }),
  14: (dice, { payload: { blanks, bank } }) => ({
    blanks: recordOf(
      dice
        .some([...blanks, ...(dice.oneIn(25) ? [{ ...blanks[0]!, id: gone }] : [])])
        .map((blank) => {
          if (blank.mode === "text") return [blank.id, typedIn(dice)] as const;
          return [blank.id, oneOfThem(dice, blank.mode === "bank" ? bank : blank.options)] as const;
        }),
    ),
  }),
  15: (dice, { payload }) => {
    if (payload.mode === "zones") {
      return { ids: someOfThem(dice, payload.zones, dice.oneIn(8) ? 0 : payload.max_choices) };
    }
    return { ids: someOfThem(dice, payload.options, payload.multiple ? 0 : 1) };
  },
  16: (dice, { payload: { zones, labels, mode } }) => ({
    labels: filledIn(dice, zones, () =>
      mode === "typed" ? typedIn(dice) : oneOfThem(dice, labels),
    ),
  }),
};

export function smallAnswer(content: QuestionContent, dice: Dice): QuestionAnswer {
  const make = answers[content.type] as (dice: Dice, content: QuestionContent) => object;
  return { type: content.type, ...make(dice, content) } as QuestionAnswer;
}
