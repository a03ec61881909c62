import type { Moment } from "../../../database/column-types.ts";

/** Answers that get a second mark for another reason than the sample. A row is never deleted while its sitting exists. */
export type MarkingSecondRequestsTable = {
  sitting_id: string;
  question_id: string;
  at: Moment;
};
