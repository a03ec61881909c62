import type { ColumnType } from "kysely";
import type { Moment } from "../../../database/column-types.ts";

export type ParticipantPhotosTable = {
  /** The secret part of its address. */
  id: string;
  participant_id: string;
  sha256: string;
  mime: string;
  /** Written and read as base64 (photo-bytes-store.ts). */
  bytes: ColumnType<never, never, never>;
  created_by: string | null;
  created_at: Moment;
};
