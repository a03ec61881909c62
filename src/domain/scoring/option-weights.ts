// What the options chosen are worth under "bobot_opsi" (types 1, 3, 4 and 15; domain.md 3.2a). QTI 3: map_response over
// the options' own weights, then divided by the best. Moodle: the percentages of a multiple choice question, whose best
// must come to 100 % there and whose single choice may go below 0; ours may not.
import type { QuestionAnswer } from "../../contract/questions/question-answer.ts";
import type { QuestionContent } from "../../contract/questions/question-content.ts";
import { maxPictures, picturesOf } from "./content-parts.ts";
import {
  atLeast,
  atMost,
  compare,
  divide,
  fractionOf,
  one,
  sum,
  zero,
  type Fraction,
} from "./fraction.ts";
import { ownValue } from "./own-value.ts";

type Weighted = {
  ids: readonly string[];
  weights: Readonly<Record<string, number>>;
  /** How many may be chosen; 0: all. */
  most: number;
};

/** The options that can carry a weight, with those they have; null for a type without such. */
export function weightedOptions(content: QuestionContent): Weighted | null {
  switch (content.type) {
    case 1:
    case 3:
      return weighted(content.payload.options, content.key, 1);
    case 4:
      return weighted(content.payload.options, content.key, content.payload.max_choices);
    case 15:
      return weighted(picturesOf(content.payload), content.key, maxPictures(content.payload));
    default:
      return null;
  }
}

const weighted = (
  options: readonly { readonly id: string }[],
  { weights }: Pick<Weighted, "weights">,
  most: number,
): Weighted => ({ ids: options.map(({ id }) => id), weights, most });

/** The best that can be chosen: the sum of the largest weights above 0, as many as may be chosen. */
export function bestWeight({ ids, weights, most }: Weighted): Fraction {
  const positive = ids.map((id) => ownValue(weights, id) ?? 0).filter((weight) => weight > 0);
  positive.sort((one, other) => other - one);
  return sum(positive.slice(0, most > 0 ? most : positive.length).map(fractionOf));
}

/** Whether the key earns the whole question. A key that is missing is told elsewhere. */
export function isKeyHeaviest(content: QuestionContent, options: Weighted): boolean {
  const { key } = content as { key: { id?: string | null; ids?: readonly string[] } };
  const keys = key.ids ?? (key.id ? [key.id] : []);
  const earned = sum(keys.map((id) => fractionOf(ownValue(options.weights, id) ?? 0)));
  return keys.length === 0 || compare(earned, bestWeight(options)) >= 0;
}

/** What was chosen, and the best that can be chosen; null for a type without weighted options. */
export function weighedChoice(
  content: QuestionContent,
  answer: QuestionAnswer | null,
): { chosen: Fraction; best: Fraction } | null {
  const options = weightedOptions(content);
  if (options === null) return null;
  const chosen = sum(chosenIn(answer).map((id) => fractionOf(ownValue(options.weights, id) ?? 0)));
  return { chosen, best: bestWeight(options) };
}

/** What was chosen, of the best, 0 to 1; null for a type without weighted options. */
export function optionShare(
  content: QuestionContent,
  answer: QuestionAnswer | null,
): Fraction | null {
  const weighed = weighedChoice(content, answer);
  if (weighed === null) return null;
  const { chosen, best } = weighed;
  return best.numerator === 0n ? zero : atMost(one, atLeast(zero, divide(chosen, best)));
}

function chosenIn(answer: QuestionAnswer | null): readonly string[] {
  if (answer?.type === 1 || answer?.type === 3) return answer.id === null ? [] : [answer.id];
  return answer?.type === 4 || answer?.type === 15 ? answer.ids : [];
}
