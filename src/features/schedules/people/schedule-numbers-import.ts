// The import wizard's model for whom a schedule names: whose numbers they are, and who of them is named already, is shown
// before anything is written.
import { atom } from "nanostores";
import {
  getScheduleImport,
  importScheduleParticipants,
  matchScheduleParticipants,
  type ScheduleNumberMatch,
  type ScheduleNumberRow,
} from "../../../contract/exams/schedule-participants.ts";
import type { ImportResult } from "../../../contract/imports.ts";
import { call } from "../../../core/api.ts";
import type { WorkerLike } from "../../../files/worker-link.ts";
import { createImport } from "../../../kit/sheet-import/create-import.ts";
import { startImportWorker } from "../../../kit/sheet-import/start-import-worker.ts";

/** Those to be added first. `rejected`: how many rows of the file are left out. */
export type NumbersPlan = {
  people: readonly ScheduleNumberMatch[];
  added: number;
  rejected: number;
};

export function createScheduleNumbersImport(
  id: string,
  createWorker: () => WorkerLike = startImportWorker,
) {
  const $plan = atom<NumbersPlan | null>(null);
  let rejected = 0;
  const match = async (no_ujian: string[], signal: AbortSignal) =>
    (await call(matchScheduleParticipants, { id, no_ujian }, { signal })).matches;
  const wizard = createImport<ScheduleNumberRow, object, ImportResult>({
    kind: "scheduleParticipants",
    loadContext: async () => ({}),
    loadExisting: async (numbers, signal) =>
      (await match(numbers, signal)).map(({ no_ujian: key, nama: label }) => ({ key, label })),
    async loadPlan(rows, signal) {
      const people = await match(
        rows.map(({ no_ujian: number }) => number),
        signal,
      );
      const added = people.filter(({ named }) => !named);
      const there = people.filter(({ named }) => named);
      $plan.set({ people: [...added, ...there], added: added.length, rejected });
      return [];
    },
    send: ({ importId, rows }, signal) =>
      call(importScheduleParticipants, { import_id: importId, schedule_id: id, rows }, { signal }),
    findSent: ({ importId }, signal) =>
      call(getScheduleImport, { import_id: importId }, { signal }),
    createWorker,
  });
  wizard.$state.listen((state) => {
    if (state.step === "review") rejected = state.summary.errors;
  });
  return { wizard, $plan, exit: () => wizard.exit() };
}
