// Who has not come in, as text for the clipboard: room by room, a line each; of an earlier session apart.
import { responseCodes } from "../../../../contract/calls/envelope.ts";
import { formatNumber } from "../../../../core/format.ts";
import { notify } from "../../../../core/notices.ts";
import { href, navigate } from "../../../../core/navigation.ts";
import { copyText } from "../../../../ui/input/copy-text.ts";
import { boardMessages, type BoardTexts } from "../board-messages.ts";
import type { Shown } from "../board-model.ts";
import type { ShownRow } from "../board-state.ts";
import { boardDialogMessages, type BoardDialogTexts } from "./board-dialog-messages.ts";

export async function copyAbsent({ head, view }: Shown, beside: HTMLElement): Promise<void> {
  const t = boardDialogMessages.get();
  const { text, n } = absentText(view.all.values(), t, boardMessages.get());
  if (!(await copyText(text, beside))) return;
  const minutes = { label: t.toMinutes, run: () => navigate(href("document")) };
  const told = t.copiedText({ n: formatNumber(n) });
  notify(responseCodes.success, t.copied, told, head.event_id === null ? undefined : minutes);
}

function absentText(
  rows: Iterable<ShownRow>,
  t: BoardDialogTexts,
  boardT: BoardTexts,
): { text: string; n: number } {
  const rooms = new Map<string, string[]>();
  let n = 0;
  for (const { row, state } of rows) {
    if (state !== "absent" && state !== "missed") continue;
    n += 1;
    const own = row.room || t.noRoom;
    const room =
      state === "missed" ? `${own} · ${boardT.sessionOf({ sesi: row.sesi ?? "" })}` : own;
    const lines = rooms.get(room) ?? [];
    rooms.set(room, lines);
    lines.push(`${row.no_ujian}\t${row.nama}`);
  }
  const parts = [...rooms].map(([room, lines]) => [room, ...lines].join("\n"));
  return { text: parts.join("\n\n"), n };
}
