// The sittings of a schedule as a file, as the list shows them. Loaded when an export starts.
import {
  exportSittings,
  listSittingIds,
  type ControlRow,
} from "../../../contract/exams/sitting-control.ts";
import { sittingRowState } from "../../../domain/exams/sittings/sitting-row-state.ts";
import { serverNow } from "../../../core/answers/server-clock.ts";
import { call } from "../../../core/api.ts";
import { createExport, type ExportModel } from "../../../kit/sheet-export/create-export.ts";
import { dateTimeCell } from "../../../kit/sheet-export/time-cells.ts";
import { startExportWorker } from "../../../kit/sheet-export/start-export-worker.ts";
import type { BookCell } from "../../../files/sheet-book.ts";
import type { WrittenColumn } from "../../../sheets/sheet-columns.ts";
import type { ExportedSheet } from "../../../kit/sheet-export/written-sheet.ts";
import { finishText, progressText, remainingText } from "./control-columns.tsx";
import { scoreCell } from "./control-score-text.ts";
import { controlListMessages } from "./control-list-messages.ts";
import { sittingStateMessages } from "../states/sitting-state-messages.ts";
import { stateText } from "../states/sitting-state-text.ts";
import type { ControlList } from "./sitting-control-model.ts";

export function createSittingsExport(
  { $query }: Pick<ControlList, "$query">,
  { id: schedule_id, alias }: { id: string; alias: string },
): ExportModel {
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
  return {
    sheetName: t.title,
    columns: [
      text(t.number, 18, (row) => row.no_ujian),
      text(t.name, 32, (row) => row.nama),
      text(t.group, 18, (row) => row.group_path),
      text(t.session, 8, (row) => row.sesi ?? ""),
      text(t.room, 18, roomText),
      text(t.status, 16, (row) =>
        stateText(row, sittingRowState(row, serverNow().getTime()), sittingStateT),
      ),
      text(t.finish, 20, finishText),
      text(t.progress, 16, (row) => (row.status === null ? "" : progressText(row, t))),
      time(t.start, (row) => row.started_at),
      time(t.end, (row) => row.finished_at),
      text(t.remaining, 12, (row) => (row.status === 3 ? remainingText(row, t) : "")),
      number(t.leaves, (row) => row.leave_count),
      number(t.extra, (row) => Math.round(row.extra_seconds / 60)),
      number(t.score, (row) => scoreCell(row, t)),
      time(t.lastSeen, (row) => row.last_seen_at),
      text(t.device, 16, (row) => row.ip),
    ],
  };
}

type Write = (row: ControlRow) => BookCell;

function text(header: string, width: number, write: Write): WrittenColumn<ControlRow> {
  return { header, width, format: "text", write };
}

function time(header: string, read: (row: ControlRow) => string | null): WrittenColumn<ControlRow> {
  const write: Write = (row) => {
    const at = read(row);
    return at === null ? null : dateTimeCell(at);
  };
  return { header, width: 18, format: "number", write };
}

function number(header: string, write: Write): WrittenColumn<ControlRow> {
  return { header, width: 10, format: "number", write };
}

function roomText({ room, seat }: ControlRow): string {
  return room === "" ? "" : `${room}${seat > 0 ? ` / ${seat}` : ""}`;
}
