// For tests alone: small questions of every type, whole and damaged, from a seed.
import type {
  Comparison,
  ContentOf,
  QuestionContent,
} from "../../contract/questions/question-content.ts";
import type { QuestionType } from "../../contract/questions/question-types.ts";
import type { SeededRandom } from "./seeded-random.ts";

/** Two of them are what every object answers to, and the scorer must not care. */
const names = ["a", "b", "c", "constructor", "__proto__"];
export const words = ["satu", "dua", "tiga"];
/** The id of a part that no question has. */
export const gone = "gone";

export type Named = { id: string };

export const recordOf = <Value>(
  entries: readonly (readonly [string, Value])[],
): Record<string, Value> => Object.fromEntries(entries);
export const idsOf = (parts: readonly Named[]) => parts.map(({ id }) => id);

function partsOf(dice: SeededRandom, least: number, most: number) {
  const ids = dice.shuffled(names).slice(0, least + dice.upTo(most - least + 1));
  return ids.map((id) => ({ id, html: "<p>x</p>" }));
}

/** Most often one of them, now and then one that is gone. */
function keyAmong(dice: SeededRandom, parts: readonly Named[]): string {
  return dice.oneIn(12) ? gone : dice.oneOf(idsOf(parts));
}

/** A value for most of the parts, and now and then for one that is gone. */
function keyed<Value>(dice: SeededRandom, parts: readonly Named[], value: () => Value) {
  const kept = idsOf(parts).filter(() => !dice.oneIn(8));
  return recordOf([...kept, ...(dice.oneIn(8) ? [gone] : [])].map((id) => [id, value()] as const));
}

function keysOf(dice: SeededRandom, parts: readonly Named[]): string[] {
  return [...dice.some(idsOf(parts)), ...(dice.oneIn(8) ? [gone] : [])];
}

function weightsOf(dice: SeededRandom, parts: readonly Named[]): Record<string, number> {
  return keyed(dice, parts, () => (dice.upTo(9) - 3) / (dice.oneIn(3) ? 10 : 1));
}

function comparisonOf(dice: SeededRandom): Comparison {
  const accepted = dice
    .some(words)
    .map((text) => ({ text, share: dice.oneOf([1, 1, 0.5, 0.25, 0]) }));
  return {
    accepted,
    mode: "text",
    case_sensitive: false,
    ignore_punctuation: false,
    ignore_harakat: false,
    tolerance: 0,
    allow_fractions: false,
  };
}

const image = { media_id: "m", width: 10, height: 10, alt: "" };

const contents: { [Type in QuestionType]: (dice: SeededRandom) => ContentOf<Type> } = {
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
    const bounded = categories.map((each) => ({ ...each, max: dice.oneOf([0, 0, 1, 2]) }));
    return {
      type: 13,
      payload: { categories: bounded, items },
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

function choice(dice: SeededRandom) {
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

export function smallContent(type: QuestionType, dice: SeededRandom): QuestionContent {
  return contents[type](dice);
}
