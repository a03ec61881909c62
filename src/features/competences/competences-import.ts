// The import wizard's model for competences: what the check needs to know, and the call that writes.
import {
  getCompetenceImport,
  importCompetences,
  listCompetenceOptions,
  matchCompetences,
} from "../../contract/competences.ts";
import type { CompetenceImportRow } from "../../contract/competences.ts";
import type { ImportResult } from "../../contract/imports.ts";
import { call } from "../../core/api.ts";
import { $subjects } from "./competence-lookups.ts";
import type { CompetenceContext } from "../../sheets/subjects/competence-columns.ts";
import { competenceKey, splitCompetenceKey } from "../../sheets/subjects/competence-rows.ts";
import { createImport } from "../../kit/sheet-import/create-import.ts";
import { startImportWorker } from "../../kit/sheet-import/start-import-worker.ts";
import type { WorkerLike } from "../../files/worker-link.ts";

export function createCompetencesImport(createWorker: () => WorkerLike = startImportWorker) {
  return createImport<CompetenceImportRow, CompetenceContext, ImportResult>({
    kind: "competences",
    async loadContext(signal) {
      const [subjects, competences] = await Promise.all([
        $subjects.refresh({ signal }),
        call(listCompetenceOptions, {}, { signal }),
      ]);
      return { subjects, competences };
    },
    async loadExisting(identities, signal) {
      const keys = identities.map(splitCompetenceKey);
      const { matches } = await call(matchCompetences, { keys }, { signal });
      return matches.map(({ kode_matpel, kode, uraian }) => ({
        key: competenceKey(kode_matpel, kode),
        label: uraian,
      }));
    },
    send: ({ importId, duplicates, rows }, signal) =>
      call(importCompetences, { import_id: importId, duplicates, rows }, { signal }),
    findSent: (importId, signal) => call(getCompetenceImport, { import_id: importId }, { signal }),
    createWorker,
  });
}
