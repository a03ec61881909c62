import type { Generated } from "kysely";
import type { ReferenceType } from "../../../contract/questions/references.ts";
import type { Moment } from "../../database/column-types.ts";

export type QuestionReferencesTable = {
  id: string;
  bank_id: string;
  type: ReferenceType;
  kode: string;
  judul: string;
  isi: Generated<string>;
  audio_id: string | null;
  max_play: Generated<number>;
  position: number;
  version: Generated<number>;
  created_by: string | null;
  created_at: Moment;
  updated_at: Moment;
};
