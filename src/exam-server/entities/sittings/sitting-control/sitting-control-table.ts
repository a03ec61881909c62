import type { ExtraKind } from "../../../../contract/exams/sitting-control.ts";
import type { OrderKind } from "../../../../contract/exams/sitting-acts.ts";
import type { BulkResult } from "../../../../contract/calls/list-fields.ts";
import type { Generated } from "kysely";
import type { MaybeMoment, Moment } from "../../../database/column-types.ts";

export type SittingExtrasTable = {
  id: string;
  schedule_id: string;
  participant_id: string;
  /** The console's: the same act counts once for each participant. */
  act_id: string;
  minutes: number;
  kind: ExtraKind;
  reason: string;
  by_name: string;
  sent_at: Moment;
  delivered_at: MaybeMoment;
  seen_at: MaybeMoment;
  /** With all that was added before. */
  total_seconds: number;
};

/** Participants who may come in after the limit of entry. At most one that has not ended for each in a schedule. */
export type SittingAdmissionsTable = {
  id: string;
  schedule_id: string;
  participant_id: string;
  /** The console's: the same act counts once for each participant. */
  act_id: string;
  /** From `sent_at`; null: as long as the session is open. */
  minutes: number | null;
  reason: string;
  by_name: string;
  sent_at: Moment;
  /** When it was taken back, or another one replaced it. */
  ended_at: MaybeMoment;
  ended_by: string | null;
  /** Of the act that took it back; null: none did. */
  end_act_id: string | null;
  end_reason: Generated<string>;
};

export type SittingOrdersTable = {
  id: string;
  schedule_id: string;
  kind: OrderKind;
  reason: string;
  by_id: string;
  by_name: string;
  by_ip: string;
  made_at: Moment;
  due_at: Moment;
  /** From then on it is carried out, and nobody cancels it. */
  begun_at: MaybeMoment;
  ended_at: MaybeMoment;
  ended_by: string | null;
  end_kind: "done" | "cancelled" | "lapsed" | null;
};

export type SittingOrderPeopleTable = {
  order_id: string;
  participant_id: string;
  nama: string;
  /** Null: nothing has been done yet. */
  outcome: BulkResult["outcome"] | null;
  reason: string;
};
