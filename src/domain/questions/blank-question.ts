// A new question of each type, as the form begins with it: the right number of empty parts, nothing chosen, so that it is
// refused until a person has filled it in (domain.md 1.13 and 3.3).
import type { Comparison, ContentOf, Part } from "../../contract/questions/question-content.ts";
import type { QuestionInput } from "../../contract/questions/question-fields.ts";
import type { QuestionType } from "../../contract/questions/question-types.ts";
import { questionWith } from "./question-with.ts";

/** Makes ids of parts: short, and new at each call. */
export type MakeId = () => string;

/** How many options a bank's questions begin with. */
export type BlankOptions = { options: number; listeningOptions: number };
export const usualOptions: BlankOptions = { options: 5, listeningOptions: 4 };

export const blankComparison: Comparison = {
  accepted: [],
  mode: "text",
  case_sensitive: false,
  ignore_punctuation: false,
  ignore_harakat: false,
  tolerance: 0,
  allow_fractions: false,
};

export function blankQuestion(
  type: QuestionType,
  makeId: MakeId,
  counts: BlankOptions = usualOptions,
): QuestionInput {
  return questionWith("", blankContents[type](makingWith(makeId, counts)));
}

const emptyImage = { media_id: null, width: 0, height: 0, alt: "" };

/** What the parts of a new question are made with. */
type Making = {
  makeId: MakeId;
  counts: BlankOptions;
  parts: (count: number) => Part[];
  options: (count: number) => (Part & { fixed: boolean })[];
};

function makingWith(makeId: MakeId, counts: BlankOptions): Making {
  const parts = (count: number) =>
    Array.from({ length: count }, () => ({ id: makeId(), html: "" }));
  const options = (count: number) => parts(count).map((each) => ({ ...each, fixed: false }));
  return { makeId, counts, parts, options };
}

const blankContents: { [Type in QuestionType]: (making: Making) => ContentOf<Type> } = {
  1: ({ options, counts }) => ({
    type: 1,
    payload: { options: options(counts.options) },
    key: { id: null, weights: {} },
  }),
  2: () => ({
    type: 2,
    payload: { format: "plain", min_words: 0, max_chars: 0, attachments: false, lines: 5 },
    key: { rujukan: "", rubric: [], keywords: [] },
  }),
  3: ({ options, counts }) => ({
    type: 3,
    payload: { options: options(counts.listeningOptions) },
    key: { id: null, weights: {} },
  }),
  4: ({ options, counts }) => ({
    type: 4,
    payload: { options: options(counts.options), min_choices: 0, max_choices: 0 },
    key: { ids: [], weights: {} },
  }),
  5: ({ parts, counts }) => {
    const [left, right] = [parts(counts.options), parts(counts.options)];
    // Written in rows: each right part begins as the partner of the left one beside it.
    const pairs = Object.fromEntries(left.map(({ id }, at) => [id, right[at]?.id ?? ""]));
    return { type: 5, payload: { left, right }, key: { pairs } };
  },
  6: () => ({
    type: 6,
    payload: { max_length: 200, unit: "", number: false },
    key: { ...blankComparison, accepted: [{ text: "", share: 1 }] },
  }),
  7: ({ parts }) => {
    const items = parts(4);
    return {
      type: 7,
      payload: { items },
      key: { ids: items.map(({ id }) => id), measure: "places" },
    };
  },
  8: ({ parts }) => {
    const statements = parts(2);
    return {
      type: 8,
      payload: { labels: ["Benar", "Salah"], statements },
      key: { values: Object.fromEntries(statements.map(({ id }) => [id, null])) },
    };
  },
  9: ({ parts }) => ({
    type: 9,
    payload: {
      labels: ["Setuju", "Tidak"],
      statements: parts(2),
      argument_required: true,
      min_words: 0,
      survey: false,
    },
    key: { rubric: [] },
  }),
  10: ({ parts }) => ({
    type: 10,
    payload: { left: parts(3), right: parts(3) },
    key: { pairs: [] },
  }),
  11: ({ makeId }) => {
    const ids = [makeId(), makeId()];
    const inputs = ids.map((id) => ({
      kind: "input" as const,
      id,
      number: false,
      placeholder: "",
    }));
    return {
      type: 11,
      payload: {
        cols: ["", ""],
        rows: [],
        cells: inputs.map((input) => [{ kind: "text" as const, html: "" }, input]),
      },
      key: {
        cells: Object.fromEntries(
          ids.map((id) => [
            id,
            { ...blankComparison, accepted: [{ text: "", share: 1 }], manual: false },
          ]),
        ),
      },
    };
  },
  12: ({ parts }) => ({
    type: 12,
    payload: { columns: parts(2), rows: parts(3), multiple: false },
    key: { rows: {}, measure: "rows" },
  }),
  13: ({ parts }) => ({
    type: 13,
    payload: { categories: parts(2).map((each) => ({ ...each, max: 0 })), items: parts(4) },
    key: { items: {} },
  }),
  14: () => ({
    type: 14,
    payload: { text: "", blanks: [], bank: [] },
    key: { words: {}, texts: {} },
  }),
  15: ({ makeId }) => ({
    type: 15,
    payload: {
      mode: "options",
      options: Array.from({ length: 4 }, () => ({
        id: makeId(),
        image: emptyImage,
        caption: "",
        fixed: false,
      })),
      columns: 2,
      multiple: false,
    },
    key: { ids: [], weights: {} },
  }),
  16: () => ({
    type: 16,
    payload: { image: emptyImage, zones: [], labels: [], mode: "drag" },
    key: { labels: {}, texts: {} },
  }),
};
