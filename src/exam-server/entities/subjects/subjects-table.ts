import type { Generated } from "kysely";
import type { SubjectScope } from "../../../contract/subjects.ts";
import type { Moment } from "../../database/column-types.ts";

export type SubjectsTable = {
  id: string;
  kode: string;
  nama: string;
  scope: Generated<SubjectScope>;
  agama_id: string | null;
  kkm: number | null;
  version: Generated<number>;
  created_at: Moment;
  updated_at: Moment;
};

export type SubjectMajorsTable = { subject_id: string; major_id: string };

export type SubjectCorrectorsTable = { subject_id: string; user_id: string };
