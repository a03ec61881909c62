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
  /** Set by the database when a transaction ends (migration 0068): in the chain, from 1 on without gaps. */
  number: Generated<number | null>;
  hash: Generated<string | null>;
  content_hash: Generated<string | null>;
  /** What it said has been taken out: its hash is left. */
  erased: Generated<boolean>;
};

/** How often what the entry says was tried: one entry for each quarter of an hour. */
export type FailedTriesTable = { entry_id: number; count: number };

/** One row: the newest entry in the chain. It is locked while entries are added. */
export type AuditChainTable = {
  is_one: Generated<boolean>;
  number: number;
  hash: string;
  at: Moment | null;
};
