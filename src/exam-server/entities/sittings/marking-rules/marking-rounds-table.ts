import type { Generated } from "kysely";
import type { Json, Moment } from "../../../database/column-types.ts";

/** Answers that get a second mark for another reason than the sample. A row is never deleted while its sitting exists. */
export type MarkingSecondRequestsTable = {
  sitting_id: string;
  question_id: string;
  at: Moment;
};

/** Which answers the sample of a question holds. */
export type MarkingSampleDrawsTable = {
  schedule_id: string;
  question_id: string;
  /** The digest of equal answers, or the sitting of one that is like no other. */
  drawn: string;
  /** The lower, the earlier. */
  place: Generated<number>;
};

/** Answers that a marker gets again, by the code under which that person gets them. */
export type MarkingControlsTable = {
  schedule_id: string;
  code: string;
  sitting_id: string;
  question_id: string;
  marker_id: string;
  /** Of the answer as the marker gets it. */
  answer_seq: number;
  at: Moment;
};

/** Rows are never changed: the latest of a code is the present one. */
export type ControlMarksTable = {
  seq: Generated<number>;
  act_id: string;
  schedule_id: string;
  code: string;
  answer_seq: number;
  /** `GivenMark`; null: the mark was withdrawn. */
  given: Json | null;
  share: string | null;
  rubric_version: Generated<number>;
  comment: string;
  /** Of the library, in their order. */
  comment_ids: Generated<string[]>;
  at: Moment;
};
