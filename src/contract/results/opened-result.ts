// A result opened into its arithmetic (evaluation.md 2.5): everything that leads from the parts of each answer to the total, as exact fractions,
// so that a person can work it out with pencil and paper. Made by domain/results/open-result.ts; how it is worded is the screen's matter.
import * as v from "valibot";
import { idSchema } from "../calls/fields.ts";
import { policyNames } from "../questions/question-fields.ts";
import { questionTypeCodes } from "../questions/question-types.ts";

/** "5/6", in lowest terms, the sign in the numerator. */
const exact = v.string();
/** From what is sure to what is possible; equal when nobody is waited for. */
const range = v.object({ least: exact, most: exact });
export type ExactRange = v.InferOutput<typeof range>;

/** c and w of domain.md 3.2: what the parts with a key earn together, and how many parts are answered and earn nothing. */
const counted = v.object({ right: exact, wrong: v.number() });

/**
 * - removed, given: by what was decided about the question after the exam.
 * - incomparable: the answer is of another type than the question is now; what it earned before stays.
 * - failed: the question could not be scored.
 * - impossible: the question's interaction cannot have produced the answer.
 * - empty: nothing was answered.
 * - hidden: the answer is not shown beside a name yet; it earns from nothing to everything.
 * - marks: the mean of what people gave, 0 to 1 each; none yet: from nothing to everything.
 * - typed: what the accepted answer says that the answer is like.
 * - weights: the weights of the chosen options, of the best that can be chosen, not below 0 and not above 1.
 * - parts: of `keys` parts with a key. `takes_back`: a wrong part takes a right one back. `partial`: the share before the policy decides, which
 *   "parsial" and "parsial_penalti" take as it is.
 */
const openedRule = v.variant("is", [
  v.object({
    is: v.picklist([
      "removed",
      "given",
      "incomparable",
      "failed",
      "impossible",
      "empty",
      "hidden",
      "typed",
    ]),
  }),
  v.object({ is: v.literal("marks"), marks: v.array(range) }),
  v.object({ is: v.literal("weights"), chosen: exact, best: exact }),
  v.object({
    is: v.literal("parts"),
    keys: v.number(),
    takes_back: v.boolean(),
    least: counted,
    most: counted,
    partial: range,
  }),
]);
export type OpenedRule = v.InferOutput<typeof openedRule>;

export const openedQuestion = v.object({
  question_id: idSchema,
  type: v.picklist(questionTypeCodes),
  policy: v.picklist(policyNames),
  rule: openedRule,
  /** What the rule comes to, 0 to 1. */
  share: range,
  /** Taken off for a wrong single choice; "0/1": nothing. */
  deduction: exact,
  /** The share without the deduction. */
  earned: range,
  /** The question's weight. */
  bobot: v.number(),
  /** Whether it is in the sum of its type: surveys and removed questions are not. */
  counts: v.boolean(),
  /** earned × bobot ÷ the bobot of its type × the weight of the type, of 100. */
  points: range,
  /** The same, rounded as a total is, "0.83": to be shown, and never to be added. */
  shown: v.object({ least: v.string(), most: v.string() }),
  /** What it could earn at most, of 100. */
  worth: exact,
});
export type OpenedQuestion = v.InferOutput<typeof openedQuestion>;

export const openedType = v.object({
  type: v.picklist(questionTypeCodes),
  /** Of 100. */
  weight: v.number(),
  /** How many questions were to be shown, and how many were. */
  planned: v.number(),
  shown: v.number(),
  /** The bobot of the questions that count, together. */
  bobot: exact,
  /** Of their points. Below 0: `total` is 0 instead. */
  sum: range,
  /** Everybody has the weight of a type of which no question is left. */
  is_left_empty: v.boolean(),
  total: range,
});
export type OpenedType = v.InferOutput<typeof openedType>;

export const openedResult = v.object({
  /** In the order in which they were drawn. */
  questions: v.array(openedQuestion),
  /** By their number. */
  types: v.array(openedType),
  /** Of 100. */
  total: range,
  /** The total, rounded once, half up: "82.96". */
  shown: v.object({ least: v.string(), most: v.string() }),
  /** Planned, but none of their questions was drawn. */
  not_shown: v.array(v.object({ type: v.picklist(questionTypeCodes), weight: v.number() })),
});
export type OpenedResult = v.InferOutput<typeof openedResult>;
