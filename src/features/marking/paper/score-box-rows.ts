// The boxes of an answer on paper that points are written into. Pure.
import type { QuestionAnswer } from "../../../contract/questions/question-answer.ts";
import type { QuestionContent } from "../../../contract/questions/question-content.ts";
import { scaleTop, type PointScale } from "../../../domain/marking/point-input.ts";
import { toNumber } from "../../../domain/scoring/fraction.ts";
import { pointFormOf, scaleFor } from "../../../domain/marking/point-form.ts";

/** `label` empty: of the whole answer. `most` as people write numbers. */
export type ScoreBox = { id: string; label: string; most: number };

/** `total`: what all boxes come to at most; null where there is one alone, or where they are not added up. */
export function scoreBoxesOf(
  content: QuestionContent,
  answer: QuestionAnswer,
  liked: PointScale,
): { boxes: ScoreBox[]; total: number | null } {
  const form = pointFormOf(content, answer);
  const scale = scaleFor(form, liked);
  const boxes = form.fields.map(({ id, label, max }) => ({
    id,
    label,
    most: toNumber(scaleTop(scale, max), 2),
  }));
  const isSum = form.kind === "criteria" && boxes.length > 1;
  return { boxes, total: isSum ? boxes.reduce((sum, { most }) => sum + most, 0) : null };
}
