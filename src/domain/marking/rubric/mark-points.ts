// Points of a mark as the fields show them (point-form.ts): of a question with a rubric on the rubric's own scale, otherwise on the scale that
// the marker likes. Lists, differences, refusals and plans show them by this function.
import type { ShownMark } from "../../../contract/marking/marking-answers.ts";
import type { QuestionContent } from "../../../contract/questions/question-content.ts";
import {
  fractionOf,
  multiply,
  sum,
  toNumber,
  zero,
  type Fraction,
} from "../../scoring/fraction.ts";
import { scaleTop, shareOf, shownPoints, type PointScale } from "../point-input.ts";

/** `share` null: the answer no longer has the parts that were marked. */
type Mark = Pick<ShownMark, "given" | "share">;

const hundred = 100;
export const noPoints = "–";

/** What the rubric comes to at most; 0: the question is not marked by one. */
function rubricMost(content: QuestionContent): Fraction {
  if (content.type !== 2 && content.type !== 9) return zero;
  return sum(content.key.rubric.map(({ max }) => fractionOf(max)));
}

/** Up to what `markPoints` goes. */
export const mostPoints = (content: QuestionContent | undefined, scale: PointScale): number =>
  (content && toNumber(rubricMost(content), 2)) || toNumber(scaleTop(scale, hundred), 0);

/** @param content of the question where it is at hand; without it a mark by criteria is the sum of what was given */
export function markPoints(
  { given, share }: Mark,
  content: QuestionContent | undefined,
  scale: PointScale,
): string {
  if (share === null) return noPoints;
  const most = content ? rubricMost(content) : zero;
  if (most.numerator > 0n) return shownPoints(multiply(shareOf(share), most), "points", 1);
  if (content || !("criteria" in given)) {
    return shownPoints(shareOf(share), scale, hundred);
  }
  return shownPoints(sum(Object.values(given.criteria).map(shareOf)), "points", 1);
}
