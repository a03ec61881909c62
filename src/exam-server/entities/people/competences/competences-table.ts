import type { CognitiveLevel, CompetenceKind } from "../../../../contract/competences.ts";
import type { RecordTable } from "../../../database/column-types.ts";

export type CompetencesTable = RecordTable<{
  subject_id: string;
  parent_id: string | null;
  kode: string;
  uraian: string;
  fase: string;
  jenis: CompetenceKind;
  level_kognitif: "" | CognitiveLevel;
  position: number;
}>;
