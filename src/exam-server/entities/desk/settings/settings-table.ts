import type { Generated } from "kysely";
import type { Moment } from "../../../database/column-types.ts";

export type SettingsTable = {
  code: string;
  package: string;
  value: string;
  version: Generated<number>;
  updated_at: Moment;
};
