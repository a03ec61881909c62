import type { Generated } from "kysely";
import type { ParticipantStatus } from "../../../contract/participants.ts";
import type { MaybeMoment, Moment } from "../../database/column-types.ts";

export type ParticipantsTable = {
  id: string;
  no_ujian: string;
  nama: string;
  sesi: number;
  password_hash: string;
  jurusan_id: string;
  agama_id: string;
  group_id: string | null;
  antiblock: boolean;
  status: ParticipantStatus;
  block_reason: string;
  blocked_at: MaybeMoment;
  last_login_at: MaybeMoment;
  version: Generated<number>;
  created_at: Moment;
  updated_at: Moment;
  deleted_at: MaybeMoment;
};
