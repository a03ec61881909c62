import type { MaybeMoment, Moment } from "../../../database/column-types.ts";

/** What somebody asked a colleague about an answer, with the reply. */
export type MarkingAsksTable = {
  id: string;
  schedule_id: string;
  question_id: string;
  sitting_id: string;
  /** Of the answer as the asker got it. */
  code: string;
  /** A control answer, whose code is not that of the sitting. */
  is_control: boolean;
  /** The counter of the answer that was seen. */
  answer_seq: number;
  asker_id: string;
  colleague_id: string;
  text: string;
  at: Moment;
  withdrawn_at: MaybeMoment;
  reply: string | null;
  /** A share of the question, "3/4". */
  reply_points: string | null;
  replied_at: MaybeMoment;
};
