import type { Generated } from "kysely";
import type { SubjectScope } from "../../../../contract/subjects.ts";
import type { RecordTable } from "../../../database/column-types.ts";

export type SubjectsTable = RecordTable<{
  kode: string;
  nama: string;
  scope: Generated<SubjectScope>;
  agama_id: string | null;
  kkm: number | null;
}>;

export type SubjectMajorsTable = { subject_id: string; major_id: string };

export type SubjectCorrectorsTable = { subject_id: string; user_id: string };
