// The institution's own pictures and sounds: listed, uploaded, renamed, deleted when nothing uses them.
import { sql } from "kysely";
import type { libraryEndpoints } from "../../../../contract/endpoints/questions/library-endpoints.ts";
import type { LibraryFile } from "../../../../contract/questions/library.ts";
import type { Call, HandlersOf } from "../../../http/handler.ts";
import { difference } from "../../../records/audit-trail.ts";
import {
  changeEach,
  done,
  refused,
  type LabelledKind,
  type Outcome,
} from "../../../records/bulk-results.ts";
import { lockRows, updateRecord } from "../../../records/record-kind.ts";
import { readIds, readPage } from "../../../records/record-list.ts";
import { findLibraryFile, libraryList } from "./library-query.ts";
import { keepMedia } from "./kept-media-store.ts";
import { usesOf } from "./media-query.ts";
import { whyMediaStays } from "./media-uses-store.ts";

const files: LabelledKind<LibraryFile> = {
  object: "library",
  called: ({ name }) => `Berkas ${name}`,
  label: ({ name }) => name,
  byId: libraryList.byId,
  /** Whoever begins to use one holds it as well, so its uses are counted after they are kept. */
  lock: (ids, { db }) => lockRows("media", ids, db),
};

export const libraryHandlers: HandlersOf<typeof libraryEndpoints> = {
  listLibrary: { read: (query, call) => readPage(libraryList, query, call) },
  listLibraryIds: { read: (query, call) => readIds(libraryList, query, call) },
  uploadLibraryFile: { write: ({ name }, call) => upload(name, call) },
  renameLibraryFile: {
    write: ({ id, version, name }, call) =>
      updateRecord(files, { id, version }, call, async (before) => ({
        ...difference({ name: before.name }, { name }),
        store: (stamp) =>
          call.db
            .updateTable("media")
            .set({ name, version: stamp.version })
            .where("id", "=", id)
            .execute(),
      })),
  },
  deleteLibraryFiles: {
    write: ({ ids }, call) => changeEach(files, ids, call, (file) => remove(file, call)),
  },
  listLibraryUses: {
    async read({ id }, call) {
      await findLibraryFile(id, call);
      return usesOf(id, call);
    },
  },
};

async function upload(name: string, call: Call): Promise<LibraryFile> {
  // One after the other: of two who send the same content the second is answered the first one's.
  await sql`select pg_advisory_xact_lock(hashtext('library'))`.execute(call.db);
  const { file, isNew } = await keepMedia(null, name, call);
  if (isNew) {
    const after = { name: file.name, mime: file.mime, size: file.size };
    await call.audit({ action: "library.upload", objectId: file.id, after });
  }
  return findLibraryFile(file.id, call);
}

async function remove({ id, name }: LibraryFile, call: Call): Promise<Outcome> {
  const reason = await whyMediaStays(id, call.db);
  if (reason !== null) return refused(reason);
  await call.db.deleteFrom("media").where("id", "=", id).execute();
  await call.audit({ action: "library.delete", objectId: id, before: { name } });
  return done;
}
