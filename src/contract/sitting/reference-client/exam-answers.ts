// What the server answers, as far as the client reads it. There is more in the answers, and more may come.
import type { SittingState } from "./exam-calls.ts";

export type Question = { id: string; type: number; stem: string; answer: unknown; doubt: boolean };
export type Media = { id: string; path: string; mime: string; size: number };
export type Sitting = SittingState & { questions: Question[]; media: Media[] };
export type News = SittingState & { mark: string; message_seq: number; result_seq: number };
export type OwnExam = { id: string; alias: string; starts_at: string; hindrance: string | null };
export type ScreenEvent = "leave" | "return" | "fullscreen-out" | "fullscreen-in";
export type Screen = SittingState & { blocked: boolean; block_reason: string };
export type Message = { seq: number; id: string; is_own: boolean; name: string; text: string };
type Recalculation = { at: string; reason: string };
/** While `hindrance` is not null nothing is shown; `reason` says why in words, `shown_from` when to ask again. */
export type Result = {
  hindrance: string | null;
  reason: string;
  shown_from: string | null;
  /** From what is sure to what is possible while `pending` answers are still to be marked; otherwise both are the same. */
  score: string | null;
  score_most: string | null;
  pending: number;
  /**
   * When and why the school recalculated the results of the exam, and earlier times that still decide something; null: never. Shown beside the
   * score.
   */
  recalculated: (Recalculation & { earlier: Recalculation[] }) | null;
  /** `mark`: of an answer that people have marked, of 100, with their comments. Explanations and marks only where `view` is review. */
  questions: (Question & {
    explanation: string;
    mark: { earned: string; comments: string[] } | null;
  })[];
};
