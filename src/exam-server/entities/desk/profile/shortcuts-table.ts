import type { Moment } from "../../../database/column-types.ts";

export type ShortcutsTable = {
  id: string;
  user_id: string;
  name: string;
  destination: string;
  icon: string;
  created_at: Moment;
};
