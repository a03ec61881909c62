// The import wizard's model for participants: what the check needs to know, and the call that writes.
import {
  getParticipantImport,
  importParticipants,
  matchParticipants,
} from "../../contract/participants.ts";
import type { ParticipantImportResult, ParticipantImportRow } from "../../contract/participants.ts";
import { call } from "../../core/api.ts";
import { $groups, $majors, $religions } from "./participant-options.ts";
import { serverNow } from "../../core/answers/server-clock.ts";
import type { ParticipantContext } from "../../sheets/participants/participant-columns.ts";
import { createImport } from "../../kit/sheet-import/create-import.ts";
import type { ImportModel } from "../../kit/sheet-import/create-import.ts";
import { startImportWorker } from "../../kit/sheet-import/start-import-worker.ts";
import type { WorkerLike } from "../../files/worker-link.ts";

export type ParticipantsImport = ImportModel<
  ParticipantImportRow,
  ParticipantContext,
  ParticipantImportResult
>;

export function createParticipantsImport(
  createWorker: () => WorkerLike = startImportWorker,
): ParticipantsImport {
  return createImport<ParticipantImportRow, ParticipantContext, ParticipantImportResult>({
    kind: "participants",
    async loadContext(signal) {
      const [majors, religions, groups] = await Promise.all([
        $majors.refresh({ signal }),
        $religions.refresh({ signal }),
        $groups.refresh({ signal }),
      ]);
      return { majors, religions, groups };
    },
    async loadExisting(numbers, signal) {
      const { matches } = await call(matchParticipants, { no_ujian: numbers }, { signal });
      return matches.map(({ no_ujian, nama }) => ({ key: no_ujian, label: nama }));
    },
    send: ({ importId, duplicates, rows }, signal) =>
      call(importParticipants, { import_id: importId, duplicates, rows }, { signal }),
    findSent: (importId, signal) => call(getParticipantImport, { import_id: importId }, { signal }),
    createWorker,
    now: serverNow,
  });
}
