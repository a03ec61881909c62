// The import of records by the calls that contract/calls/import-endpoints.ts makes. The entity says how its rows are
// asked for, and what the check needs to know. An import that does more than create and update uses createImport.
import type { EndpointOf } from "../../contract/calls/endpoint.ts";
import type { DuplicateMode } from "../../contract/imports.ts";
import { call } from "../../core/api.ts";
import type { ImportKind } from "../../sheets/import-kinds.ts";
import type { ExistingRow } from "../../sheets/sheet-check.ts";
import { createImport } from "./create-import.ts";
import type { ImportModel } from "./create-import.ts";
import type { ImportOutcome } from "./import-state.ts";
import { startImportWorker } from "./start-import-worker.ts";

type Batch<Row> = { import_id: string; duplicates: DuplicateMode; rows: Row[] };

export type RecordImport<Keys, Match, Row, Context, Outcome extends ImportOutcome> = {
  kind: ImportKind;
  match: EndpointOf<Keys, { matches: Match[] }>;
  send: EndpointOf<Batch<Row>, Outcome>;
  find: EndpointOf<{ import_id: string }, Outcome>;
  /** What `match` is asked, for these identities of rows. */
  keysOf(identities: string[]): Keys;
  /** Whose identity it is. */
  existingOf(match: Match): ExistingRow;
  /** What the definition's `prepare` needs: codes and names that the server has now. */
  loadContext(signal: AbortSignal): Promise<Context>;
};

export function createRecordImport<Keys, Match, Row, Context, Outcome extends ImportOutcome>(
  records: RecordImport<Keys, Match, Row, Context, Outcome>,
): ImportModel<Row, Context, Outcome> {
  const { kind, match, send, find, keysOf, existingOf, loadContext } = records;
  return createImport<Row, Context, Outcome>({
    kind,
    loadContext,
    async loadExisting(identities, signal) {
      const { matches } = await call(match, keysOf(identities), { signal });
      return matches.map(existingOf);
    },
    send: ({ importId, ...batch }, signal) =>
      call(send, { import_id: importId, ...batch }, { signal }),
    findSent: (importId, signal) => call(find, { import_id: importId }, { signal }),
    createWorker: startImportWorker,
  });
}
