import type { GeneratedAlways } from "kysely";

/** Each distinct outcome of a question version, once. */
export type ItemOutcomesTable = {
  id: GeneratedAlways<number>;
  question_id: string;
  version: number;
  /** An `ItemResponse` as json. */
  outcome: string;
};

/** Of a sitting that has ended. */
export type SittingItemsTable = {
  sitting_id: string;
  /** What the outcomes were worked out from: the stored result and the version of the rules. */
  stamp: string;
  /** In the order in which the questions were asked. */
  outcomes: number[];
};
