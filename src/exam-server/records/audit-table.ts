import type { Generated } from "kysely";
import type { Json, Moment } from "../database/column-types.ts";

export type AuditEntriesTable = {
  id: Generated<number>;
  at: Moment;
  user_id: string | null;
  /** As they were called then; the account may be renamed or gone later. */
  user_name: string;
  action: string;
  object_type: string;
  object_id: string;
  before: Json;
  after: Json;
  reason: string;
  ip: string;
};
