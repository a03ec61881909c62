// The import wizard's model for sessions: whose numbers these are is known from the board, which is fetched anew; what would
// change is shown first, and written only if nobody moved anybody meanwhile.
import { atom } from "nanostores";
import {
  getScheduleSessions,
  getSessionMembers,
} from "../../../../contract/exams/sessions/sessions.ts";
import {
  getSessionImport,
  importSessions,
  type SessionImportResult,
  type SessionRow,
} from "../../../../contract/exams/sessions/session-import-calls.ts";
import { call } from "../../../../core/api.ts";
import type { WorkerLike } from "../../../../files/worker-link.ts";
import { createImport } from "../../../../kit/sheet-import/create-import.ts";
import { startImportWorker } from "../../../../kit/sheet-import/start-import-worker.ts";
import type { Refusal } from "../../../../sheets/sheet-check.ts";
import { planCopy, type Board, type SessionPlan } from "../session-plan-rows.ts";

export type ImportPlan = { board: Board; plan: SessionPlan };

export function createSessionsImport(
  id: string,
  createWorker: () => WorkerLike = startImportWorker,
) {
  const $plan = atom<ImportPlan | null>(null);
  const fetchBoard = async (signal: AbortSignal): Promise<Board> => {
    const [info, { members, revision }] = await Promise.all([
      call(getScheduleSessions, { id }, { signal }),
      call(getSessionMembers, { id }, { signal }),
    ]);
    return { info: { ...info, revision }, members };
  };
  const wizard = createImport<SessionRow, object, SessionImportResult>({
    kind: "sessions",
    loadContext: async () => ({}),
    async loadExisting(numbers, signal) {
      const { members } = await fetchBoard(signal);
      const byNumber = new Map(members.map((one) => [one.no_ujian.toLowerCase(), one]));
      return numbers.flatMap((number) => {
        const found = byNumber.get(number.toLowerCase());
        return found ? [{ key: number, label: found.nama }] : [];
      });
    },
    async loadPlan(rows, signal) {
      const board = await fetchBoard(signal);
      const byNumber = new Map(board.members.map((one) => [one.no_ujian.toLowerCase(), one]));
      const wanted = new Map<string, number>();
      const refusals: Refusal[] = [];
      for (const { row, no_ujian: number, sesi } of rows) {
        const found = byNumber.get(number.toLowerCase());
        const refuse = (message: string) => refusals.push({ row, field: "no_ujian", message });
        if (!found) refuse("Bukan peserta jadwal ini.");
        else if (found.begun && found.sesi !== sesi) refuse("Sudah memulai ujian ini.");
        else wanted.set(found.id, sesi);
      }
      $plan.set({ board, plan: planCopy(board, wanted) });
      return refusals;
    },
    send({ importId }, signal) {
      const planned = $plan.get();
      if (!planned) throw new Error("Nothing was planned");
      const { sessions, moves } = planned.plan;
      const { revision } = planned.board.info;
      const input = { schedule_id: id, import_id: importId, revision, sessions, moves };
      return call(importSessions, input, { signal });
    },
    findSent: ({ importId }, signal) => call(getSessionImport, { import_id: importId }, { signal }),
    createWorker,
  });
  return { wizard, $plan, exit: () => wizard.exit() };
}
