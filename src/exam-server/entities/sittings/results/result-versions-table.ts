import type { ColumnType } from "kysely";
import type { Json, Moment } from "../../../database/column-types.ts";

/** Of an exam, from number 2 on. Rows are never changed; the highest number counts. */
export type ResultVersionsTable = {
  schedule_id: string;
  number: number;
  /** Chosen by the console. */
  act_id: string;
  author_id: string;
  at: Moment;
  reason: string;
  /** The earlier version whose rules it has taken over. */
  restores: number | null;
  /** `CountingRules` */
  questions: ColumnType<unknown, string, never>;
  plans: ColumnType<unknown, string, never>;
  /** `StoredCounts`: what the preview has said. */
  counts: ColumnType<unknown, string, never>;
};

/** What a version came to when the next one replaced it. */
export type ResultVersionScoresTable = {
  schedule_id: string;
  number: number;
  sitting_id: string;
  /** As in `sitting_results`, as are the next; of `unmarked` without its types. */
  least: string;
  most: string;
  pending: number;
  unmarked: Json | null;
};
