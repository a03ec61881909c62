// The board as it stands, as a sheet: who was in which state at that moment.
import type { BookCell } from "../../../../files/sheet-book.ts";
import { sheetFileName } from "../../../../files/saved-file.ts";
import { fileTimestamp, formatTime } from "../../../../core/format.ts";
import { saveBook } from "../../../../kit/sheet-export/save-book.ts";
import { startExportWorker } from "../../../../kit/sheet-export/start-export-worker.ts";
import { boardDialogMessages } from "./board-dialog-messages.ts";
import { boardMessages } from "../board-messages.ts";
import type { Shown } from "../board-model.ts";
import { sittingStateMessages } from "../../states/sitting-state-messages.ts";
import { stateText } from "../../states/sitting-state-text.ts";
import { remainingText } from "../board-text.ts";
import type { ShownRow } from "../board-state.ts";

/** Who is listed, in that order. */
export async function exportBoard({ head, ids, view, now, at }: Shown): Promise<void> {
  const t = boardDialogMessages.get();
  const boardT = boardMessages.get();
  const sittingStateT = sittingStateMessages.get();
  const columns: readonly [header: string, width: number, cell: (one: ShownRow) => BookCell][] = [
    [t.number, 18, ({ row }) => row.no_ujian],
    [boardT.name, 32, ({ row }) => row.nama],
    [boardT.group, 20, ({ row }) => row.group_path],
    [boardT.session, 8, ({ row }) => row.sesi],
    [boardT.room, 20, ({ row }) => row.room],
    [boardT.seat, 8, ({ row }) => row.seat || null],
    [boardT.state, 14, ({ row, state }) => stateText(row, state, sittingStateT)],
    [boardT.answered, 10, ({ row }) => row.answered],
    [t.asked, 12, ({ row }) => row.asked],
    [t.doubtful, 8, ({ row }) => row.doubtful],
    [boardT.remaining, 10, ({ row }) => remainingText(row, at)],
    [t.extra, 14, ({ row }) => Math.round(row.extra_seconds / 60)],
    [boardT.leaves, 8, ({ row }) => row.leave_count],
    [t.started, 10, ({ row }) => timeOf(row.started_at)],
    [t.ended, 10, ({ row }) => timeOf(row.finished_at)],
    [t.ip, 16, ({ row }) => row.ip],
    [t.browser, 16, ({ row }) => row.browser],
  ];
  const rows = ids.flatMap((id) => {
    const one = view.all.get(id);
    return one ? [columns.map(([, , cell]) => cell(one))] : [];
  });
  const sheet = {
    name: t.noun,
    columns: columns.map(([, width], at) => ({ width, text: at === 0 })),
    rows: [columns.map(([header]) => header), ...rows],
    frozenRows: 1,
  };
  const name = sheetFileName(t.noun, head.alias, fileTimestamp(new Date(now)), "xlsx");
  await saveBook({ sheets: [sheet] }, "xlsx", name, { createWorker: startExportWorker });
}

const timeOf = (at: number | null): string | null =>
  at === null ? null : formatTime(new Date(at));
