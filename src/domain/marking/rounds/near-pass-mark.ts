// Which sittings get second marks because their total is near the KKM (evaluation.md 1.8). Decided by shown figures (evaluation.md 2.1).
import { compare, decimalIn, fractionOf, subtract, add } from "../../scoring/fraction.ts";
import type { Range } from "../../scoring/score-question.ts";
import { shownScore } from "../../scoring/shown-score.ts";

/**
 * Whether a total within these bounds can be at most so many points away from the KKM. Where several people have marked an answer the bounds are
 * those of their marks. Further marks only widen them, so that the order in which marks arrive makes no difference.
 */
export function isNearPassMark({ least, most }: Range, passMark: number, points: number): boolean {
  const mark = fractionOf(passMark);
  const reach = fractionOf(points);
  const [low, high] = [decimalIn(shownScore(least)), decimalIn(shownScore(most))];
  return compare(low, add(mark, reach)) <= 0 && compare(high, subtract(mark, reach)) >= 0;
}
