// The sittings of a schedule as a file, as the list shows them. Loaded when an export starts.
import { exportSittings, listSittingIds } from "../../../contract/exams/sitting-control.ts";
import type { ControlRow } from "../../../contract/exams/sitting-control.ts";
import { sittingRowState } from "../../../domain/exams/sittings/sitting-row-state.ts";
import { serverNow } from "../../../core/answers/server-clock.ts";
import { call } from "../../../core/api.ts";
import { formatDateTime } from "../../../core/format.ts";
import { createExport } from "../../../kit/sheet-export/create-export.ts";
import type { ExportModel } from "../../../kit/sheet-export/create-export.ts";
import { startExportWorker } from "../../../kit/sheet-export/start-export-worker.ts";
import type { ExportedSheet } from "../../../sheets/export-kinds.ts";
import { progressText, remainingText } from "./control-columns.tsx";
import { controlListMessages } from "./control-list-messages.ts";
import { sittingStateMessages } from "../states/sitting-state-messages.ts";
import type { ControlList } from "./sitting-control-model.ts";

export function createSittingsExport(
  { $query }: Pick<ControlList, "$query">,
  { id: schedule_id, alias }: { id: string; alias: string },
): ExportModel<ControlRow> {
  return createExport<ControlRow>({
    noun: "ujian-peserta",
    sheet: sittingSheet(),
    loadIds: async (signal) =>
      (await call(listSittingIds, { ...$query.get(), schedule_id }, { signal })).ids,
    loadBatch: async (ids, signal) =>
      (await call(exportSittings, { schedule_id, ids }, { signal })).items,
    context: () => alias,
    createWorker: startExportWorker,
  });
}

function sittingSheet(): ExportedSheet<ControlRow> {
  const t = controlListMessages.get();
  const sittingStateT = sittingStateMessages.get();
  const time = (at: string | null) => (at === null ? "" : formatDateTime(at));
  const headers: (readonly [header: string, width: number, format?: "number"])[] = [
    [t.number, 18],
    [t.name, 32],
    [t.group, 18],
    [t.session, 8],
    [t.room, 18],
    [t.status, 16],
    [t.progress, 16],
    [t.start, 18],
    [t.end, 18],
    [t.remaining, 12],
    [t.leaves, 10, "number"],
    [t.extra, 10, "number"],
    [t.score, 10, "number"],
    [t.lastSeen, 18],
    [t.device, 16],
  ];
  return {
    sheetName: t.title,
    columns: headers.map(([header, width, format]) => ({
      header,
      width,
      format: format ?? "text",
    })),
    cells: (row) => [
      row.no_ujian,
      row.nama,
      row.group_path,
      row.sesi ?? "",
      row.room === "" ? "" : `${row.room}${row.seat > 0 ? ` / ${row.seat}` : ""}`,
      sittingStateT[sittingRowState(row, serverNow().getTime())],
      row.status === null ? "" : progressText(row, t),
      time(row.started_at),
      time(row.finished_at),
      row.status === 3 ? remainingText(row, t) : "",
      row.leave_count,
      Math.round(row.extra_seconds / 60),
      row.score === null ? "" : Number(row.score),
      time(row.last_seen_at),
      row.ip,
    ],
  };
}
