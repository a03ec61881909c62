// What changes of thousands of rows share: they are written in parts, and the database is tidied afterwards.
import { setImmediate } from "node:timers/promises";
import type { Call } from "../http/handler.ts";
import { refuseIfCancelled } from "../http/refusal.ts";
import { logFault } from "../log-line.ts";

/** Small enough that no statement holds the process for long, large enough that their number does not matter. */
const rowsPerStatement = 500;
/** After this many new rows the planner's figures are stale. */
const tidyAfter = 1000;

export async function inParts<Row>(
  rows: readonly Row[],
  call: Call,
  write: (part: Row[]) => Promise<unknown>,
): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    refuseIfCancelled(call.signal);
    await write(rows.slice(start, start + rowsPerStatement));
    // PGlite answers without ever leaving the process: without a break nothing else would get a turn.
    await setImmediate();
  }
}

/** Only a server that closes waits for it, and nothing is lost when it fails: lists are slower until the next time. */
export function tidyAfterMany(changed: number, call: Call): void {
  if (changed < tidyAfter) return;
  call.afterCommit(() => {
    call.services.tidy().catch((error: unknown) => logFault("Tidying the database failed", error));
  });
}
