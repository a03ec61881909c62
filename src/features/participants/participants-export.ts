// Participants as a file: the template's columns, so that it can be imported again. Loaded when an export starts.
import { exportParticipants, listParticipantIds } from "../../contract/participants.ts";
import type { Participant } from "../../contract/participants.ts";
import { call } from "../../core/api.ts";
import { $groups, $majors } from "./participant-options.ts";
import type { Lookup } from "../../core/lookups.ts";
import { participantColumns } from "../../sheets/participants/participant-columns.ts";
import { participantCells, participantSheet } from "../../sheets/participants/participant-rows.ts";
import { createExport } from "../../kit/sheet-export/create-export.ts";
import type { ExportModel } from "../../kit/sheet-export/create-export.ts";
import { startExportWorker } from "../../kit/sheet-export/start-export-worker.ts";
import type { WorkerLike } from "../../files/worker-link.ts";
import type { ParticipantList } from "./participants-model.ts";

export function createParticipantsExport(
  list: Pick<ParticipantList, "$query">,
  createWorker: () => WorkerLike = startExportWorker,
): ExportModel<Participant> {
  return createExport<Participant>({
    noun: participantSheet.noun,
    sheetName: participantSheet.sheetName,
    columns: participantColumns.map(({ header, width, format }) => ({
      header,
      width,
      text: format === "text",
    })),
    cells: participantCells,
    loadIds: async (signal) => (await call(listParticipantIds, list.$query.get(), { signal })).ids,
    loadBatch: async (ids, signal) => (await call(exportParticipants, { ids }, { signal })).items,
    context: () => contextOf(list),
    createWorker,
  });
}

/** The filters in words, for the file's name. */
function contextOf(list: Pick<ParticipantList, "$query">): string {
  const { group_id, jurusan_id, sesi, status, q } = list.$query.get();
  const parts = [
    nameIn($groups.get(), group_id, ({ path }) => path),
    nameIn($majors.get(), jurusan_id, ({ nama }) => nama),
    sesi === "" ? "" : `sesi ${sesi}`,
    status,
    q,
  ];
  return parts.filter((part) => part !== "").join(" ");
}

function nameIn<Item extends { id: string }>(
  lookup: Lookup<Item>,
  id: string,
  name: (item: Item) => string,
): string {
  const item = lookup.status === "ready" ? lookup.items.find((each) => each.id === id) : undefined;
  return item ? name(item) : "";
}
