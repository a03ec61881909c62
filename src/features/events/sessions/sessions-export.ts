// Who sits in which session, as a file that can be imported again. Loaded when it is asked for.
import { serverNow } from "../../../core/answers/server-clock.ts";
import { fileTimestamp } from "../../../core/format.ts";
import { sheetFileName } from "../../../files/saved-file.ts";
import { saveBook } from "../../../kit/sheet-export/save-book.ts";
import { startExportWorker } from "../../../kit/sheet-export/start-export-worker.ts";
import type { Board } from "./session-plan-rows.ts";

export function exportSessions(
  { info, members }: Board,
  paths: ReadonlyMap<string, string>,
): Promise<void> {
  const name = sheetFileName("sesi", info.schedule.alias, fileTimestamp(serverNow()), "xlsx");
  const book = { kind: "sessions", of: { members, paths } } as const;
  return saveBook(book, "xlsx", name, { createWorker: startExportWorker });
}
