import type { ExtraKind } from "../../../../contract/exams/sitting-control.ts";
import type { OrderKind } from "../../../../contract/exams/sitting-acts.ts";
import type { BulkResult } from "../../../../contract/calls/list-fields.ts";
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
