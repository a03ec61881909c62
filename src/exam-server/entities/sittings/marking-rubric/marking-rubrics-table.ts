import type { ColumnType } from "kysely";
import type { Moment } from "../../../database/column-types.ts";

/** A rubric as it was changed while people marked. Rows are never changed. */
export type MarkingRubricsTable = {
  schedule_id: string;
  question_id: string;
  /** From 1; 0 is the rubric of the question's version as it was shown. */
  version: number;
  /** `Rubric` */
  criteria: ColumnType<unknown, string, string>;
  author_id: string;
  at: Moment;
};
