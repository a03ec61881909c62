// Subjects as a file. Loaded when an export starts.
import { exportSubjects, listSubjectIds } from "../../contract/subjects.ts";
import { createRecordExport } from "../../kit/sheet-export/record-export.ts";
import type { SubjectList } from "./subjects-model.ts";

export function createSubjectsExport(list: Pick<SubjectList, "$query">) {
  return createRecordExport(list, {
    noun: "matpel",
    sheet: "subjects",
    listIds: listSubjectIds,
    exportItems: exportSubjects,
    context: ({ scope, q }) => [scope, q],
  });
}
