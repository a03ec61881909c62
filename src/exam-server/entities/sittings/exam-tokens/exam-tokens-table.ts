import type { Generated } from "kysely";
import type { TokenEnd, TokenScope } from "../../../../contract/exams/exam-tokens.ts";
import type { DefaultedJson, MaybeMoment, Moment } from "../../../database/column-types.ts";

/** One row. */
export type TokenRulesTable = {
  id: Generated<number>;
  auto: Generated<boolean>;
  seconds: Generated<number>;
  version: Generated<number>;
};

/** Schedules and rooms that have a token of their own, released or not. */
export type TokenScopesTable = { scope: TokenScope; scope_id: string };

export type TokenReleasesTable = {
  id: string;
  scope: TokenScope;
  /** Empty for all schedules. */
  scope_id: string;
  /** Of the schedule or room, as it was called then. */
  nama: string;
  value: string;
  released_at: Moment;
  /** Null: by itself. */
  released_by: string | null;
  expires_at: Moment;
  /** Names. */
  shown_by: DefaultedJson;
  /** Null: until `expires_at`. */
  ended_at: MaybeMoment;
  ended_by: string | null;
  end_kind: TokenEnd | null;
  note: Generated<string>;
};
