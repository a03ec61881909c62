// Subjects as a file: the template's columns, so that it can be imported again. Loaded when an export starts.
import { exportSubjects, listSubjectIds } from "../../contract/subjects.ts";
import type { Subject } from "../../contract/subjects.ts";
import { call } from "../../core/api.ts";
import { subjectColumns } from "../../sheets/subjects/subject-columns.ts";
import { subjectCells, subjectSheet } from "../../sheets/subjects/subject-rows.ts";
import { createExport } from "../../kit/sheet-export/create-export.ts";
import { startExportWorker } from "../../kit/sheet-export/start-export-worker.ts";
import type { WorkerLike } from "../../files/worker-link.ts";
import type { SubjectList } from "./subjects-model.ts";

export function createSubjectsExport(
  list: Pick<SubjectList, "$query">,
  createWorker: () => WorkerLike = startExportWorker,
) {
  return createExport<Subject>({
    noun: subjectSheet.noun,
    sheetName: subjectSheet.sheetName,
    columns: subjectColumns.map(({ header, width, format }) => ({
      header,
      width,
      text: format === "text",
    })),
    cells: subjectCells,
    loadIds: async (signal) => (await call(listSubjectIds, list.$query.get(), { signal })).ids,
    loadBatch: async (ids, signal) => (await call(exportSubjects, { ids }, { signal })).items,
    context() {
      const { scope, q } = list.$query.get();
      return [scope, q].filter((part) => part !== "").join(" ");
    },
    createWorker,
  });
}
