// The points of one question, rounded as a total is: two decimals, half up. Sums are of the exact points, never of these.
import type { OpenedQuestion } from "../../../contract/results/opened-result.ts";
import { scoreStored, shownScore } from "../../../domain/scoring/shown-score.ts";
import type { DetailTexts } from "./detail-messages.ts";

/** "0.83", or "0.00–2.50" while somebody must mark it; empty where it does not count. */
export function pointsShown({ points, counts }: OpenedQuestion, t: DetailTexts): string {
  if (!counts) return "";
  const [least, most] = [points.least, points.most].map((exact) => shownScore(scoreStored(exact)));
  return points.least === points.most ? least! : t.range({ least: least!, most: most! });
}
