import type { Generated } from "kysely";
import type { ParticipantStatus } from "../../../../contract/participants.ts";
import type { MaybeMoment, RecordTable } from "../../../database/column-types.ts";

export type ParticipantsTable = RecordTable<{
  no_ujian: string;
  nama: string;
  nisn: Generated<string>;
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
  deleted_at: MaybeMoment;
}>;
