import type { ColumnType, Generated } from "kysely";
import type { MediaKind } from "../../../../contract/questions/media.ts";
import type { Moment } from "../../../database/column-types.ts";

export type MediaTable = {
  id: string;
  /** Null: it is the institution's, or its bank is gone. */
  bank_id: string | null;
  is_library: Generated<boolean>;
  sha256: string;
  kind: MediaKind;
  mime: string;
  name: string;
  size: number;
  width: number;
  height: number;
  /** Written and read as base64 (media-bytes-store.ts). */
  bytes: ColumnType<never, never, never>;
  created_by: string | null;
  created_at: Moment;
  /** Of the institution's files, whose names change. */
  version: Generated<number>;
};

/** Of one question or of one reference. */
export type MediaUsesTable = {
  media_id: string;
  question_id: string | null;
  reference_id: string | null;
};
