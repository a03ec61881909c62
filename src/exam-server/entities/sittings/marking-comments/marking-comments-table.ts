import type { Generated } from "kysely";
import type { MaybeMoment, Moment } from "../../../database/column-types.ts";

/** A deleted row stays: marks refer to it. */
export type MarkingCommentsTable = {
  id: string;
  question_id: string;
  /** Two letters; unique among the question's that are not deleted. */
  code: string;
  version: Generated<number>;
  deleted_at: MaybeMoment;
};

/** Rows are never changed: what a comment said when a mark was given is the version of that time. */
export type MarkingCommentVersionsTable = {
  comment_id: string;
  version: number;
  code: string;
  text: string;
  /** 0 to 1 of the question, "3/4". */
  points: string | null;
  author_id: string;
  at: Moment;
};
