import type { Generated } from "kysely";
import type { CognitiveLevel, CompetenceKind } from "../../../contract/competences.ts";
import type { Moment } from "../../database/column-types.ts";

export type CompetencesTable = {
  id: string;
  subject_id: string;
  parent_id: string | null;
  kode: string;
  uraian: string;
  fase: string;
  jenis: CompetenceKind;
  level_kognitif: "" | CognitiveLevel;
  position: number;
  version: Generated<number>;
  created_at: Moment;
  updated_at: Moment;
};
