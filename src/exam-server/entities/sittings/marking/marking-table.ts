import type { Generated } from "kysely";
import type { MarkingState } from "../../../../domain/marking/marking-outcome.ts";
import type { Json, MaybeMoment, Moment } from "../../../database/column-types.ts";

/** Answers of finished sittings that people mark. */
export type MarkingAnswersTable = {
  sitting_id: string;
  question_id: string;
  schedule_id: string;
  /** Of the question. */
  version: number;
  /** The counter of the answer as it is stored. */
  seq: number;
  /** A digest of what equal answers have in common; null: it is the same as no other. */
  equality: string | null;
  words: number;
  state: MarkingState;
};

export type MarkingClaimsTable = {
  sitting_id: string;
  question_id: string;
  marker_id: string;
  until: Moment;
};

export type MarkingFlagsTable = {
  sitting_id: string;
  question_id: string;
  marker_id: string;
  at: Moment;
};

/** Rows are never changed: the latest of a person is the present one. */
export type MarksTable = {
  seq: Generated<number>;
  act_id: string;
  sitting_id: string;
  question_id: string;
  marker_id: string;
  is_decision: boolean;
  /** Of the answer that was seen. */
  answer_seq: number;
  version: number;
  /** `GivenMark`; null: the mark was withdrawn. */
  given: Json | null;
  /** 0 to 1 of the question, "3/4". */
  share: string | null;
  /** Of the unit's rubric: the one that the marker saw, or by which the mark was computed anew. */
  rubric_version: Generated<number>;
  /** Who changed the rubric by which it was computed anew; null: its marker gave it so. */
  moved_by: string | null;
  /** What is written beside comments of the library. */
  comment: string;
  /** Of the library, in their order. */
  comment_ids: Generated<string[]>;
  at: Moment;
};

export type MarkingRulesTable = {
  schedule_id: string;
  question_id: string;
  second_percent: number;
  /** Null: totals near the KKM get no second mark. */
  near_kkm_points: number | null;
  tolerance_percent: number;
  control_percent: Generated<number>;
  revealed_at: MaybeMoment;
  revealed_by: string | null;
  reveal_reason: string;
  version: number;
};
