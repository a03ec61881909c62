// What a sitting comes to, in the list, in the detail and in the file.
import type { ControlRow } from "../../../contract/exams/sitting-control.ts";
import { boundsText } from "../../../core/decimal-text.ts";
import type { ControlTexts } from "./control-list-messages.ts";

type Score = Pick<ControlRow, "score" | "score_most" | "pending">;
type Texts = Pick<ControlTexts, "none" | "pending">;

/** "62,50–77,50 (2 belum dikoreksi)": from what is sure to what is possible. */
export function scoreText({ score, score_most: most, pending }: Score, t: Texts): string {
  if (score === null) return t.none;
  const shown = boundsText(score, most ?? score);
  return pending > 0 ? t.pending({ score: shown, n: pending }) : shown;
}

/** What is not known yet is text, so that no sum takes it for a number. */
export function scoreCell(row: Score, t: Texts): string | number {
  if (row.score === null) return "";
  const isSure = row.pending === 0 && row.score === (row.score_most ?? row.score);
  return isSure ? Number(row.score) : scoreText(row, t);
}
