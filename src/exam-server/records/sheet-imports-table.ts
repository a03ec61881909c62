import type { Json, Moment } from "../database/column-types.ts";

export type SheetImportsTable = {
  import_id: string;
  kind: string;
  user_id: string;
  result: Json;
  created_at: Moment;
};
