// The import wizard's model for an event's rooms and seats: what would change is asked of the exam server and shown, once as the
// school's rooms are and, where the file says something else of them, once as they would be by the file.
import { atom, computed } from "nanostores";
import { getSeating } from "../../../../contract/exams/placements.ts";
import {
  getRoomSheetImport,
  importRoomSheet,
  planRoomSheet,
  type RoomSheetPlan,
  type RoomSheetResult,
  type RoomSheetRow,
} from "../../../../contract/exams/room-sheets.ts";
import { getEventRooms, listProctorAccounts } from "../../../../contract/exams/rooms.ts";
import { call } from "../../../../core/api.ts";
import type { WorkerLike } from "../../../../files/worker-link.ts";
import { createImport } from "../../../../kit/sheet-import/create-import.ts";
import { startImportWorker } from "../../../../kit/sheet-import/start-import-worker.ts";
import type { RoomContext } from "../../../../sheets/rooms/proctor-cell.ts";
import { identitySeparator, sheetKey } from "../../../../sheets/row-identity.ts";

type PlannedRoom = RoomSheetPlan["rooms"][number];
type Plans = { kept: RoomSheetPlan; followed: RoomSheetPlan | null };

export type RoomsPlanView = {
  plan: RoomSheetPlan;
  followsFile: boolean;
  /** Of which the file says something else than the server: there is a choice. */
  differing: readonly PlannedRoom[];
  canSave: boolean;
};

export type RoomsImport = ReturnType<typeof createRoomsImport>;

export function createRoomsImport(
  event: string,
  createWorker: () => WorkerLike = startImportWorker,
) {
  const $plans = atom<Plans | null>(null);
  const $followsFile = atom(false);
  let names: ReadonlyMap<string, string> = new Map();

  const ask = (rows: readonly RoomSheetRow[], follow_file: boolean, signal: AbortSignal) =>
    call(planRoomSheet, { event_id: event, follow_file, rows: [...rows] }, { signal });

  const wizard = createImport<RoomSheetRow, RoomContext, RoomSheetResult>({
    kind: "rooms",
    async loadContext(signal) {
      const [{ people }, { days }, accounts] = await Promise.all([
        call(getSeating, { id: event }, { signal }),
        call(getEventRooms, { id: event }, { signal }),
        call(listProctorAccounts, {}, { signal }),
      ]);
      names = new Map(people.map(({ no_ujian, nama }) => [sheetKey(no_ujian), nama]));
      return { accounts, days };
    },
    loadExisting: async (identities) =>
      identities.flatMap((key) => {
        const number = key.slice(key.indexOf(identitySeparator) + 1);
        const label = names.get(sheetKey(number));
        return label === undefined ? [] : [{ key, label }];
      }),
    async loadPlan(rows, signal) {
      const kept = await ask(rows, false, signal);
      const followed = kept.rooms.some(differs) ? await ask(rows, true, signal) : null;
      $plans.set({ kept, followed });
      // Agreed to was another plan; opens at what can be saved.
      const onlyByFile = kept.faults.length > 0 && followed?.faults.length === 0;
      $followsFile.set(onlyByFile);
      return followed && (onlyByFile || followed.faults.length === 0) ? [] : kept.faults;
    },
    send({ importId, rows }, signal) {
      const view = viewOf($plans.get(), $followsFile.get());
      if (!view) throw new Error("Nothing was planned");
      const { plan, followsFile } = view;
      const asked = { event_id: event, follow_file: followsFile, rows };
      const input = { import_id: importId, fingerprint: plan.fingerprint, ...asked };
      return call(importRoomSheet, input, { signal });
    },
    findSent: ({ importId }, signal) =>
      call(getRoomSheetImport, { import_id: importId }, { signal }),
    createWorker,
  });

  return {
    wizard,
    $view: computed([$plans, $followsFile], viewOf),
    follow: (followsFile: boolean) => $followsFile.set(followsFile),
    exit: () => wizard.exit(),
  };
}

function viewOf(plans: Plans | null, followsFile: boolean): RoomsPlanView | null {
  if (!plans) return null;
  const plan = (followsFile ? plans.followed : null) ?? plans.kept;
  const differing = plan.rooms.filter(differs);
  const changesRooms = plan.rooms.some(({ state }) => state !== "used");
  const changes =
    plan.seats.length > 0 ||
    plan.proctors.length > 0 ||
    changesRooms ||
    (followsFile && differing.length > 0);
  return { plan, followsFile, differing, canSave: changes && plan.faults.length === 0 };
}

function differs({ file, server }: PlannedRoom): boolean {
  return server !== null && (file.nama !== server.nama || file.kapasitas !== server.kapasitas);
}
