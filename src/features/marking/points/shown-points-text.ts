// Points as the person likes to read and to type them: of a question with a rubric on the rubric's own scale, otherwise 0–100 or 0–1. Marks,
// differences, opinions of colleagues, saved comments, refusals and plans of files all show them by these functions.
import type { QuestionContent } from "../../../contract/questions/question-content.ts";
import { shareIn, shareOf, shareText, typedPoints } from "../../../domain/marking/point-input.ts";
import { markPoints, mostPoints } from "../../../domain/marking/rubric/mark-points.ts";
import { $pointScale } from "./point-scale-value.ts";

type Mark = Parameters<typeof markPoints>[0];

/** @param content of the question where it is at hand; without it a mark by criteria is the sum of what was given */
export const shownMark = (mark: Mark, content?: QuestionContent): string =>
  markPoints(mark, content, $pointScale.get());

/** Of the whole question, as "3/4". */
export const shownShare = (share: string, content?: QuestionContent): string =>
  shownMark({ given: { whole: share }, share }, content);

/** Up to what the points go. */
export const mostShown = (content?: QuestionContent): number =>
  mostPoints(content, $pointScale.get());

/** A share above 1, which schemas refuse in words. */
const noShare = "2";

/** What was typed, as a share of the whole question; null: nothing was. */
export function typedShare(text: string, content?: QuestionContent): string | null {
  if (text.trim() === "") return null;
  const share = shareIn(text, "points", mostShown(content));
  return share === null ? noShare : shareText(share);
}

/** As it is typed so that it means exactly that share. */
export const shareAsTyped = (share: string): string =>
  typedPoints(shareOf(share), "points", mostShown());
