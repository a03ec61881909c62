// Who uses which file: checked before something that names files is kept, and kept beside it.
import { sql } from "kysely";
import type { FieldErrors } from "../../../../contract/calls/envelope.ts";
import type { MediaKind } from "../../../../contract/questions/media.ts";
import { mayUseBank } from "../banks/bank-access.ts";
import type { Db } from "../../../database/database.ts";
import type { Call } from "../../../http/handler.ts";
import type { Sql } from "../../../records/list-sql.ts";
import { usedBy } from "../../../records/used-by.ts";
import type { MediaName } from "./named-media-html.ts";
import { numbers, sqlRows, text } from "../../../records/sql-rows.ts";

const missing: Record<MediaKind, string> = {
  image: "Gambar ini tidak ada lagi di server. Unggah lagi.",
  audio: "Audio ini tidak ada lagi di server. Unggah lagi.",
};
const other: Record<MediaKind, string> = {
  image: "File ini bukan gambar. Unggah gambarnya lagi.",
  audio: "File ini bukan audio. Unggah audionya lagi.",
};

/** The banks, as `b`, in which something uses the file `m`. */
export const banksUsing = sql`
  media_uses mu
  left join questions uq on uq.id = mu.question_id
  left join question_references ur on ur.id = mu.reference_id
  join question_banks b on b.id = coalesce(uq.bank_id, ur.bank_id)`;

/** As a condition on the file `m`: the institution's, of a bank that is the person's, or used in one. */
export function mayUseMedia(call: Call) {
  return sql`(m.is_library
    or exists (select 1 from question_banks b where b.id = m.bank_id and ${mayUseBank(call)})
    or exists (select 1 from ${banksUsing} where mu.media_id = m.id and ${mayUseBank(call)}))`;
}

/** Of all ids that the names have: which the person may use. */
export async function usableMedia(
  names: readonly MediaName[],
  call: Call,
): Promise<Map<string, MediaKind>> {
  const ids = [...new Set(names.map(({ id }) => id).filter((id) => id !== null))];
  if (ids.length === 0) return new Map();
  const { rows } = await sqlRows({
    id: text(),
    kind: text<{ id: string; kind: MediaKind }["kind"]>(),
  })`
    select m.id, m.kind from media m
    where m.id = any(${ids}) and ${mayUseMedia(call)}`.execute(call.db);
  return new Map(rows.map(({ id, kind }) => [id, kind]));
}

/** A message for each field that names a file which is not there, is not the person's, or is of the other kind. */
export function mediaFaults(
  names: readonly MediaName[],
  usable: ReadonlyMap<string, MediaKind>,
): FieldErrors {
  const faults: FieldErrors = {};
  for (const { id, kind, path } of names) {
    const found = id === null ? undefined : usable.get(id);
    if (found !== kind) faults[path] ??= found ? other[kind] : missing[kind];
  }
  return faults;
}

/** The column of `media_uses` that says whose a use is. */
export type UseOwner = "question_id" | "reference_id";

/** By what a file is kept, as a refusal counts it: a condition on the use `mu`, with its question `q` beside it. */
const mediaUsers: readonly { noun: string; is: Sql }[] = [
  { noun: "soal", is: sql`q.id is not null and q.deleted_at is null` },
  { noun: "referensi", is: sql`mu.reference_id is not null` },
  { noun: "soal terhapus yang masih dapat dikembalikan", is: sql`q.deleted_at is not null` },
];

/** Why it is not deleted; null: nothing uses it. Who asks has locked the file, so that nothing begins to use it. */
export async function whyMediaStays(id: string, db: Db): Promise<string | null> {
  const totals = mediaUsers.map(({ is }) => sql`count(*) filter (where ${is})`);
  const { rows } = await sqlRows({ totals: numbers() })`
    select array[${sql.join(totals)}]::integer[] as totals
    from media_uses mu left join questions q on q.id = mu.question_id
    where mu.media_id = ${id}`.execute(db);
  return usedBy(
    mediaUsers.map(({ noun }, at) => ({ noun, total: rows[0]?.totals[at] ?? 0, names: [] })),
  );
}

/** The files that each owner uses become exactly these. */
export async function storeMediaUses(
  owner: UseOwner,
  uses: ReadonlyMap<string, readonly MediaName[]>,
  db: Db,
): Promise<void> {
  const ids = [...uses.keys()];
  const column = sql.ref(owner);
  await sql`delete from media_uses where ${column} = any(${ids})`.execute(db);
  const rows = [...uses].flatMap(([id, names]) => {
    const media = new Set(names.map((name) => name.id).filter((each) => each !== null));
    return [...media].map((media_id) => ({ media_id, id }));
  });
  if (rows.length === 0) return;
  await sql`
    insert into media_uses (media_id, ${column})
    select media_id, id from json_to_recordset(${JSON.stringify(rows)}::json)
      as new (media_id text, id text)`.execute(db);
}

/** Of the given files those that nothing uses are gone. */
export async function dropUnusedMedia(ids: readonly string[], db: Db): Promise<void> {
  await sql`
    delete from media m where m.id = any(${ids})
      and not exists (select 1 from media_uses mu where mu.media_id = m.id)`.execute(db);
}

/** Called at start: files whose bank is gone, unlike the institution's that never had one, and whose last user is gone since. */
export async function purgeLostMedia(db: Db): Promise<void> {
  await sql`
    delete from media m where m.bank_id is null and not m.is_library
      and not exists (select 1 from media_uses mu where mu.media_id = m.id)`.execute(db);
}
