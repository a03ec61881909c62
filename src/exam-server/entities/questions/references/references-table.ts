import type { Generated } from "kysely";
import type { ReferenceType } from "../../../../contract/questions/references.ts";
import type { RecordTable } from "../../../database/column-types.ts";

export type QuestionReferencesTable = RecordTable<{
  bank_id: string;
  type: ReferenceType;
  kode: string;
  judul: string;
  isi: Generated<string>;
  audio_id: string | null;
  max_play: Generated<number>;
  position: number;
  created_by: string | null;
}>;
