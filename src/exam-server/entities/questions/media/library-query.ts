// Finding pictures and sounds of the institution.
import { sql } from "kysely";
import type { LibraryFile } from "../../../../contract/questions/library.ts";
import type { Call } from "../../../http/handler.ts";
import { findRecord } from "../../../records/record-kind.ts";
import { inOrder, type RecordList } from "../../../records/record-list.ts";
import {
  findMedia,
  mediaColumns,
  shownMedia,
  type MediaQuery,
  type MediaRow,
} from "./media-query.ts";
import { moment, number, orNull, sqlRows, text } from "../../../records/sql-rows.ts";

async function byId(ids: readonly string[], { db }: Call): Promise<LibraryFile[]> {
  const { rows } = await sqlRows({
    id: text(),
    bank_id: orNull(text()),
    name: text(),
    kind: text<(MediaRow & { version: number })["kind"]>(),
    mime: text(),
    size: number(),
    width: number(),
    height: number(),
    use_count: number(),
    created_at: moment(),
    version: number(),
  })`
    select ${mediaColumns}, m.version from media m
    where m.id = any(${ids}) and m.is_library`.execute(db);
  return inOrder(ids, rows.map(shownMedia));
}

export const libraryList: RecordList<MediaQuery, LibraryFile> = {
  find: (query) => findMedia(sql`m.is_library`, query),
  byId,
};

/** @throws Refusal, 44 */
export function findLibraryFile(id: string, call: Call): Promise<LibraryFile> {
  return findRecord({ object: "library", byId }, id, call);
}
