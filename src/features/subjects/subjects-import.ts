// The import wizard's model for subjects: what the check needs to know, and the call that writes.
import type { ImportResult } from "../../contract/imports.ts";
import { getSubjectImport, importSubjects, matchSubjects } from "../../contract/subjects.ts";
import type { SubjectImportRow } from "../../contract/subjects.ts";
import { call } from "../../core/api.ts";
import { $correctors, $majors, $religions } from "./subject-lookups.ts";
import type { SubjectContext } from "../../sheets/subjects/subject-columns.ts";
import { createImport } from "../../kit/sheet-import/create-import.ts";
import { startImportWorker } from "../../kit/sheet-import/start-import-worker.ts";
import type { WorkerLike } from "../../files/worker-link.ts";

export function createSubjectsImport(createWorker: () => WorkerLike = startImportWorker) {
  return createImport<SubjectImportRow, SubjectContext, ImportResult>({
    kind: "subjects",
    async loadContext(signal) {
      const [majors, religions, correctors] = await Promise.all([
        $majors.refresh({ signal }),
        $religions.refresh({ signal }),
        $correctors.refresh({ signal }),
      ]);
      return { majors, religions, correctors };
    },
    async loadExisting(kode, signal) {
      const { matches } = await call(matchSubjects, { kode }, { signal });
      return matches.map((match) => ({ key: match.kode, label: match.nama }));
    },
    send: ({ importId, duplicates, rows }, signal) =>
      call(importSubjects, { import_id: importId, duplicates, rows }, { signal }),
    findSent: (importId, signal) => call(getSubjectImport, { import_id: importId }, { signal }),
    createWorker,
  });
}
