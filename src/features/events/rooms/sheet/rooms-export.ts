// An event's rooms and who sits where, as a file that can be imported again. Loaded when it is asked for.
import { exportRoomSheet } from "../../../../contract/exams/room-sheets.ts";
import { call } from "../../../../core/api.ts";
import { serverNow } from "../../../../core/answers/server-clock.ts";
import { fileTimestamp } from "../../../../core/format.ts";
import type { WorkerLike } from "../../../../files/worker-link.ts";
import { sheetFileName } from "../../../../files/saved-file.ts";
import { downloadFile } from "../../../../kit/sheet-export/download-file.ts";
import { saveBook } from "../../../../kit/sheet-export/save-book.ts";
import { startExportWorker } from "../../../../kit/sheet-export/start-export-worker.ts";

type Saving = {
  createWorker?(): WorkerLike;
  save?(bytes: ArrayBuffer, name: string, mediaType: string): void;
};

export async function exportRooms(
  event: string,
  { createWorker = startExportWorker, save = downloadFile }: Saving = {},
): Promise<void> {
  const sheet = await call(exportRoomSheet, { id: event });
  const name = sheetFileName("ruang", sheet.event.kode, fileTimestamp(serverNow()), "xlsx");
  await saveBook({ kind: "rooms", of: sheet }, "xlsx", name, { createWorker, save });
}
