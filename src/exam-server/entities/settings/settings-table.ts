import type { Moment } from "../../database/column-types.ts";

export type SettingsTable = {
  code: string;
  package: string;
  value: string;
  updated_at: Moment;
};
