// The import of records by the calls that contract/calls/import-calls.ts makes. The entity says how its rows are
// asked for, and what the check needs to know. An import that does more than create and update uses createImport.
import type { Call } from "../../contract/calls/call.ts";
import type { DuplicateMode } from "../../contract/imports.ts";
import { call } from "../../core/api.ts";
import { templateFiles } from "../../contract/templates.ts";
import { WorkerLink, type WorkerLike } from "../../files/worker-link.ts";
import type { ConvertSheet } from "../old-sheets/convert-old-sheet.ts";
import { mediaTypes } from "../../files/saved-file.ts";
import type { SheetKind } from "../../sheets/sheet-kinds.ts";
import type { TemplateLists } from "../../sheets/template-guide.ts";
import type { CheckSummary } from "../../sheets/check-summary.ts";
import type { ExistingRow, Refusal } from "../../sheets/sheet-check.ts";
import { createImport, type ImportModel } from "./create-import.ts";
import { downloadFile } from "../sheet-export/download-file.ts";
import type { ImportQuestions } from "./import-protocol.ts";
import type { ImportOutcome } from "./import-state.ts";
import { startImportWorker } from "./start-import-worker.ts";

type Batch<Row> = { import_id: string; duplicates: DuplicateMode; rows: Row[] };

export type RecordImport<Keys, Match, Row, Context, Outcome extends ImportOutcome> = {
  kind: SheetKind;
  match: Call<Keys, { matches: Match[] }>;
  send: Call<Batch<Row>, Outcome>;
  find: Call<{ import_id: string }, Outcome>;
  /** What `match` is asked, for these identities of rows. */
  keysOf(identities: string[]): Keys;
  /** Whose identity it is. */
  existingOf(match: Match): ExistingRow;
  /** What the definition's `prepare` needs: codes and names that the server has now. */
  loadContext(signal: AbortSignal): Promise<Context>;
  /** What the school's own template lists; left out: the template that everybody gets says all. */
  loadLists?(signal: AbortSignal): Promise<TemplateLists>;
  /** As of createImport. */
  loadPlan?(rows: readonly Row[], signal: AbortSignal): Promise<readonly Refusal[]>;
  needsPlan?(summary: CheckSummary): boolean;
  /** What is sent beside the rows: what was agreed to. */
  agreed?(): Readonly<Record<string, unknown>>;
};

/** Others than those of the page: for tests. */
type Workers = { createWorker(): WorkerLike; convert: ConvertSheet };

export function createRecordImport<Keys, Match, Row, Context, Outcome extends ImportOutcome>(
  records: RecordImport<Keys, Match, Row, Context, Outcome>,
  workers: Partial<Workers> = {},
): ImportModel<Outcome> {
  const { kind, match, send, find, keysOf, existingOf, loadContext } = records;
  const { loadPlan, needsPlan, agreed } = records;
  return createImport<Row, Context, Outcome>({
    kind,
    loadContext,
    ...(loadPlan ? { loadPlan } : {}),
    ...(needsPlan ? { needsPlan } : {}),
    async loadExisting(identities, signal) {
      const { matches } = await call(match, keysOf(identities), { signal });
      return matches.map(existingOf);
    },
    send: ({ importId, ...batch }, signal) =>
      call(send, { ...agreed?.(), import_id: importId, ...batch }, { signal }),
    findSent: ({ importId }, signal) => call(find, { import_id: importId }, { signal }),
    createWorker: startImportWorker,
    ...workers,
  });
}

/** With what the server has now. @throws when that cannot be had */
export async function saveOwnTemplate(
  kind: SheetKind,
  loadLists: (signal: AbortSignal) => Promise<TemplateLists>,
  { createWorker = startImportWorker, save = downloadFile } = {},
): Promise<void> {
  // Whoever goes on meanwhile still gets the file.
  const lists = await loadLists(new AbortController().signal);
  const link = new WorkerLink<ImportQuestions>(createWorker());
  try {
    save(await link.ask("template", { kind, lists }), templateFiles[kind], mediaTypes.xlsx);
  } finally {
    link.close();
  }
}
