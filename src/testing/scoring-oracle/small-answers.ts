// For tests alone: answers to small questions, likely and unlikely, from a seed.
import type { AnswerOf, QuestionAnswer } from "../../contract/questions/question-answer.ts";
import type { ContentOf, QuestionContent } from "../../contract/questions/question-content.ts";
import type { QuestionType } from "../../contract/questions/question-types.ts";
import type { SeededRandom } from "./seeded-random.ts";
import { gone, idsOf, recordOf, words, type Named } from "./small-contents.ts";

/** Something for some of the parts, seldom for one that the question does not have. */
function filledIn<Value>(dice: SeededRandom, parts: readonly Named[], value: () => Value) {
  const filled = dice.some(idsOf(parts));
  return recordOf(
    [...filled, ...(dice.oneIn(25) ? [gone] : [])].map((id) => [id, value()] as const),
  );
}

function oneOfThem(dice: SeededRandom, parts: readonly Named[]): string {
  return dice.oneIn(30) ? gone : dice.oneOf(idsOf(parts));
}

function someOfThem(dice: SeededRandom, parts: readonly Named[], most: number): string[] {
  const ids = dice.some(idsOf(parts)).slice(0, most || parts.length);
  const again = dice.oneIn(20) ? [oneOfThem(dice, parts)] : [];
  return [...ids, ...again];
}

const typedIn = (dice: SeededRandom) => dice.oneOf([...words, " Dua ", "salah", ""]);

const answers: {
  [Type in QuestionType]: (
    dice: SeededRandom,
    content: ContentOf<Type>,
  ) => Omit<AnswerOf<Type>, "type">;
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

export function smallAnswer(content: QuestionContent, dice: SeededRandom): QuestionAnswer {
  const make = answers[content.type] as (dice: SeededRandom, content: QuestionContent) => object;
  return { type: content.type, ...make(dice, content) } as QuestionAnswer;
}
