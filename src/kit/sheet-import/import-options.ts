// What an import of a kind of sheet tells the wizard: where the server's answers come from, and how its rows are sent.
import type { CheckSummary } from "../../sheets/check-summary.ts";
import type { ExistingRow, Refusal } from "../../sheets/sheet-check.ts";
import type { SheetKind } from "../../sheets/sheet-kinds.ts";
import type { WorkerLike } from "../../files/worker-link.ts";
import type { ConvertSheet } from "../old-sheets/convert-old-sheet.ts";
import type { Sending } from "./import-delivery.ts";
import type { ImportOutcome } from "./import-state.ts";

export type ImportOptions<Row, Context, Outcome extends ImportOutcome> = Sending<Row, Outcome> & {
  kind: SheetKind;
  /** What the definition's `prepare` needs: codes and names that the server has now. */
  loadContext(signal: AbortSignal): Promise<Context>;
  /** Which of these identities the server has, and whose they are. */
  loadExisting(identities: string[], signal: AbortSignal): Promise<readonly ExistingRow[]>;
  /** What sending would change, kept for the entity's own `renderPlan`; answers the rows that would be refused. */
  loadPlan?(rows: readonly Row[], signal: AbortSignal): Promise<readonly Refusal[]>;
  /** Whether that is worth showing; left out: always. */
  needsPlan?(summary: CheckSummary): boolean;
  createWorker(): WorkerLike;
  convert?: ConvertSheet;
  save?(bytes: ArrayBuffer, name: string, mediaType: string): void;
  now?(): Date;
};
