import type { itemStatuses } from "../../../../contract/analysis/item-decisions.ts";
import type { Moment } from "../../../database/column-types.ts";

/** About a question version, as participants were shown it. */
export type ItemDecisionsTable = {
  question_id: string;
  version: number;
  /** Null: it was taken back. */
  status: (typeof itemStatuses)[number] | null;
  note: string;
  revision: number;
  /** Null: the account was deleted; the name stays. */
  decided_by: string | null;
  decided_name: string;
  decided_at: Moment;
};
