import type { Moment } from "../../database/column-types.ts";

export type SittingsTable = {
  id: string;
  schedule_id: string;
  participant_id: string;
  created_at: Moment;
};
