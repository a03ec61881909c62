// Takes back what was done to many rows, and says for how many it could not be done.
import { responseCodes } from "../../contract/calls/envelope.ts";
import type { BulkResult } from "../../contract/calls/list-fields.ts";
import { translateFault } from "../../core/faults/translate-fault.ts";
import { formatNumber } from "../../core/format.ts";
import { notify } from "../../core/notices.ts";
import { inBatches } from "../bulk/in-batches.ts";
import { actionMessages } from "./action-messages.ts";

/** `many`: "12 peserta". @throws ServerError when the way back could not be sent */
export async function takeBack<Done>(
  done: readonly Done[],
  send: (batch: Done[]) => Promise<readonly BulkResult[]>,
  many: (count: string) => string,
): Promise<void> {
  const undone = await inBatches(done, send);
  const t = actionMessages.get();
  const whoOf = (rows: readonly BulkResult[]) =>
    rows.length === 1 && undone.length === 1
      ? (rows[0]?.label ?? "")
      : many(formatNumber(rows.length));
  const refused = undone.filter(({ outcome }) => outcome === "refused");
  const back = undone.filter(({ outcome }) => outcome !== "refused");
  if (back.length > 0) {
    notify(responseCodes.success, t.undone, t.undoneBody({ who: whoOf(back) }));
  }
  if (refused.length > 0) {
    const isOneReason = new Set(refused.map(({ reason }) => reason)).size === 1;
    const textOf = isOneReason ? t.undoRefused : t.undoRefusedFor;
    const body = textOf({
      who: whoOf(refused),
      reason: translateFault(refused[0]?.reason ?? t.gone),
    });
    notify(responseCodes.conflict, t.undo, body);
  }
}
