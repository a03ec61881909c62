import type { ColumnType, Generated } from "kysely";
import type { QuestionType } from "../../../../contract/questions/question-types.ts";
import type { MaybeMoment, Moment } from "../../../database/column-types.ts";

/** Days and times are the wall clock of the school: "2026-11-30", "07:30". */
export type SchedulesTable = {
  id: string;
  event_id: string | null;
  alias: string;
  tanggal: string;
  mulai: Generated<string>;
  /** Minutes, as are the four below. */
  lama: Generated<number>;
  /** After the start of a session, as is `tutup`; null: as long as it is open. */
  masuk_sampai: number | null;
  tutup: number | null;
  min_test: Generated<number>;
  /** CP: groups or everybody; SP: those in `schedule_participants`. */
  participant_mode: Generated<"CP" | "SP">;
  order_mode: Generated<0 | 1>;
  type_order: ColumnType<QuestionType[], string | undefined, string>;
  acak_soal: Generated<boolean>;
  acak_opsi: Generated<boolean>;
  token_mode: Generated<"off" | "global" | "schedule" | "room">;
  view_result: Generated<"none" | "score" | "answers" | "review">;
  /** As the school's clock shows it, "2026-11-30T14:00". */
  result_at: string | null;
  /** Grows with each act that publishes or withdraws results, by which devices learn of it. */
  result_seq: Generated<number>;
  /** The session that may start now. */
  sesi_open: Generated<number>;
  /** Sessions open by themselves when their hour comes. */
  sesi_auto: Generated<boolean>;
  /** Null: nobody has opened another than the first. */
  sesi_opened_at: MaybeMoment;
  /** Empty: by itself. */
  sesi_opened_by: Generated<string>;
  /** Null: as the school's security says, as is `fullscreen`. */
  max_leave: number | null;
  fullscreen: boolean | null;
  active: boolean;
  /** When it was switched off with participants at work, whose time stands still until it is switched on; otherwise null. */
  stopped_at: MaybeMoment;
  version: Generated<number>;
  created_by: string | null;
  created_at: Moment;
  updated_at: Moment;
};

export type ScheduleGroupsTable = { schedule_id: string; group_id: string };

export type ScheduleBanksTable = {
  schedule_id: string;
  bank_id: string;
  position: Generated<number>;
};

export type ScheduleParticipantsTable = { schedule_id: string; participant_id: string };

/** Each with its own start; a schedule without any has one start, its own. */
export type ScheduleSessionsTable = {
  schedule_id: string;
  sesi: number;
  tanggal: string;
  mulai: string;
};

export type SessionMembersTable = { schedule_id: string; participant_id: string; sesi: number };
