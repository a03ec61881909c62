import type { Generated } from "kysely";
import type { Moment } from "../../database/column-types.ts";

export type SittingsTable = {
  id: string;
  schedule_id: string;
  participant_id: string;
  /** 0 waits for the start, 3 is at work, 1 has finished. */
  status: Generated<0 | 1 | 3>;
  created_at: Moment;
};
