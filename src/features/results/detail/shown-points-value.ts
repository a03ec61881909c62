// The points of one question as they are shown. Sums are of the exact points, never of these.
import type { OpenedQuestion } from "../../../contract/results/opened-result.ts";
import type { DetailTexts } from "./detail-messages.ts";

/** "0.83", or "0.00–2.50" while somebody must mark it; empty where it does not count. */
export function pointsShown({ shown, counts }: OpenedQuestion, t: DetailTexts): string {
  if (!counts) return "";
  return shown.least === shown.most ? shown.least : t.range(shown);
}
