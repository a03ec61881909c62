// The import wizard's model for accounts: what the check needs to know, and the call that writes.
import { getUserImport, importUsers, matchUsers } from "../../contract/users-import.ts";
import type { UserImportResult, UserImportRow } from "../../contract/users-import.ts";
import { call } from "../../core/api.ts";
import { serverNow } from "../../core/answers/server-clock.ts";
import { createImport } from "../../kit/sheet-import/create-import.ts";
import type { ImportModel } from "../../kit/sheet-import/create-import.ts";
import { startImportWorker } from "../../kit/sheet-import/start-import-worker.ts";
import type { WorkerLike } from "../../files/worker-link.ts";

export type UsersImport = ImportModel<UserImportRow, unknown, UserImportResult>;

export function createUsersImport(createWorker: () => WorkerLike = startImportWorker): UsersImport {
  return createImport<UserImportRow, unknown, UserImportResult>({
    kind: "users",
    // A role is one of three words: nothing of the school's need be known.
    loadContext: async () => null,
    async loadExisting(emails, signal) {
      const { matches } = await call(matchUsers, { emails }, { signal });
      return matches.map(({ email, name }) => ({ key: email, label: name }));
    },
    send: ({ importId, duplicates, rows }, signal) =>
      call(importUsers, { import_id: importId, duplicates, rows }, { signal }),
    findSent: (importId, signal) => call(getUserImport, { import_id: importId }, { signal }),
    createWorker,
    now: serverNow,
  });
}
