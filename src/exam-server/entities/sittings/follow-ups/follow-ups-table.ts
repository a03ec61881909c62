import type { FollowUpKind } from "../../../../contract/results/follow-up-programs.ts";
import type { Moment } from "../../../database/column-types.ts";

export type FollowUpsTable = {
  schedule_id: string;
  participant_id: string;
  kind: FollowUpKind;
  /** Empty: as it is proposed. */
  form: string;
  /** "2026-12-01"; null: none is set. */
  day: string | null;
  /** In hundredths. */
  score: number | null;
  /** The exam that the score was taken from; empty: it was typed. */
  source: string;
  note: string;
  version: number;
  updated_at: Moment;
  updated_by: string | null;
};
