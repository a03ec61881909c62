// Competences as a file: the template's columns, so that it can be imported again. Loaded when an export starts.
import { exportCompetences, listCompetenceIds } from "../../contract/competences.ts";
import type { Competence } from "../../contract/competences.ts";
import { call } from "../../core/api.ts";
import { $subjects } from "./competence-lookups.ts";
import { competenceColumns } from "../../sheets/subjects/competence-columns.ts";
import { competenceCells, competenceSheet } from "../../sheets/subjects/competence-rows.ts";
import { createExport } from "../../kit/sheet-export/create-export.ts";
import { startExportWorker } from "../../kit/sheet-export/start-export-worker.ts";
import type { WorkerLike } from "../../files/worker-link.ts";
import type { CompetenceList } from "./competences-model.ts";

export function createCompetencesExport(
  list: Pick<CompetenceList, "$query">,
  createWorker: () => WorkerLike = startExportWorker,
) {
  return createExport<Competence>({
    noun: competenceSheet.noun,
    sheetName: competenceSheet.sheetName,
    columns: competenceColumns.map(({ header, width, format }) => ({
      header,
      width,
      text: format === "text",
    })),
    cells: competenceCells,
    loadIds: async (signal) => (await call(listCompetenceIds, list.$query.get(), { signal })).ids,
    loadBatch: async (ids, signal) => (await call(exportCompetences, { ids }, { signal })).items,
    context: () => contextOf(list),
    createWorker,
  });
}

/** The filters in words, for the file's name. */
function contextOf(list: Pick<CompetenceList, "$query">): string {
  const { subject_id, fase, jenis, q } = list.$query.get();
  const subjects = $subjects.get();
  const subject =
    subjects.status === "ready" ? subjects.items.find(({ id }) => id === subject_id) : undefined;
  return [subject?.kode ?? "", fase, jenis, q].filter((part) => part !== "").join(" ");
}
