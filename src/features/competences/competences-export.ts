// Competences as a file. Loaded when an export starts.
import { exportCompetences, listCompetenceIds } from "../../contract/competences.ts";
import { foundIn } from "../../core/lookups.ts";
import { createRecordExport } from "../../kit/sheet-export/record-export.ts";
import { $subjects } from "./competence-lookups.ts";
import type { CompetenceList } from "./competences-model.ts";

export function createCompetencesExport(list: Pick<CompetenceList, "$query">) {
  return createRecordExport(list, {
    noun: "kompetensi",
    sheet: "competences",
    listIds: listCompetenceIds,
    exportItems: exportCompetences,
    context({ subject_id, fase, jenis, q }) {
      const subject = foundIn($subjects.get(), subject_id);
      return [subject?.kode ?? "", fase, jenis, q];
    },
  });
}
