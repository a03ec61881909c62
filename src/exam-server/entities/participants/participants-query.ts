// Finding participants: the joined row, filters, search and sorts that list, selection and export share.
import { sql } from "kysely";
import type { InferOutput } from "valibot";
import type { Participant, participantQuery } from "../../../contract/participants.ts";
import type { Db } from "../../database/database.ts";
import { groupWithDescendants } from "../groups/group-paths.ts";
import { caseless, literalPattern, readSort } from "../../records/list-page.ts";

export type ParticipantQuery = InferOutput<typeof participantQuery>;

/** Living participants with the names of what they belong to. */
export function participantRows(db: Db) {
  return db
    .selectFrom("participants as p")
    .innerJoin("majors as m", "m.id", "p.jurusan_id")
    .innerJoin("religions as r", "r.id", "p.agama_id")
    .leftJoin("groups as g", "g.id", "p.group_id")
    .select([
      "p.id",
      "p.no_ujian",
      "p.nama",
      "p.sesi",
      "p.jurusan_id",
      "m.kode as jurusan_kode",
      "m.nama as jurusan_nama",
      "p.agama_id",
      "r.kode as agama_kode",
      "r.nama as agama_nama",
      "p.group_id",
      "g.path as group_path",
      "p.antiblock",
      "p.status",
      "p.block_reason",
      "p.version",
      "p.created_at",
      "p.updated_at",
    ])
    .where("p.deleted_at", "is", null);
}

type Row = Awaited<ReturnType<ReturnType<typeof participantRows>["executeTakeFirstOrThrow"]>>;

export function shownParticipant(row: Row): Participant {
  return {
    ...row,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

export async function participantsById(db: Db, ids: readonly string[]): Promise<Participant[]> {
  const rows = await participantRows(db)
    .where("p.id", "=", sql<string>`any(${ids})`)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, shownParticipant(row)]));
  return ids.map((id) => byId.get(id)).filter((found) => found !== undefined);
}

/** What the filters and the search let through, as a condition on `p`. */
export async function participantCondition(db: Db, query: ParticipantQuery) {
  const conditions = [sql<boolean>`p.deleted_at is null`];
  if (query.group_id === "none") conditions.push(sql`p.group_id is null`);
  else if (query.group_id === "any") conditions.push(sql`p.group_id is not null`);
  else if (query.group_id !== "") {
    conditions.push(sql`p.group_id = any(${await groupWithDescendants(db, query.group_id)})`);
  }
  if (query.jurusan_id !== "") conditions.push(sql`p.jurusan_id = ${query.jurusan_id}`);
  if (query.agama_id !== "") conditions.push(sql`p.agama_id = ${query.agama_id}`);
  if (query.sesi !== "") conditions.push(sql`p.sesi = ${query.sesi}`);
  if (query.status !== "") conditions.push(sql`p.status = ${query.status}`);
  if (query.q !== "") conditions.push(searchCondition(query.q));
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

/** A part of the name, or how the number begins. */
function searchCondition(q: string) {
  const text = literalPattern(q.replace(/\s+/gu, " "));
  return sql<boolean>`(
    lower(p.nama) like lower(${`%${text}%`})
    or lower(p.no_ujian) collate "C" like lower(${`${text}%`})
  )`;
}

/** Always ends in the id: rows that are alike keep their places from page to page. */
export function participantOrder(sort: ParticipantQuery["sort"]) {
  const { name, direction } = readSort(sort ?? "nama");
  const nulls = name === "group" ? sql` nulls last` : sql``;
  return sql`${sorts[name].by} ${sql.raw(direction)}${nulls}, p.id`;
}

/**
 * The ids of all that the query finds, in its order. Joins no more than the sort needs: the names of fifty rows are
 * fetched once it is known which fifty, which makes the last page of 100,000 as quick as the first.
 */
export async function participantIds(db: Db, query: ParticipantQuery) {
  const { join } = sorts[readSort(query.sort ?? "nama").name];
  return db
    .selectFrom("participants as p")
    .select("p.id")
    .$if(join === "groups", (rows) => rows.leftJoin("groups as g", "g.id", "p.group_id"))
    .$if(join === "majors", (rows) => rows.innerJoin("majors as m", "m.id", "p.jurusan_id"))
    .$if(join === "religions", (rows) => rows.innerJoin("religions as r", "r.id", "p.agama_id"))
    .where(await participantCondition(db, query))
    .orderBy(participantOrder(query.sort));
}

const sorts = {
  no_ujian: { by: caseless("p.no_ujian"), join: null },
  nama: { by: caseless("p.nama"), join: null },
  group: { by: sql`g.sort_key`, join: "groups" },
  jurusan: { by: caseless("m.nama"), join: "majors" },
  agama: { by: caseless("r.nama"), join: "religions" },
  sesi: { by: sql`p.sesi`, join: null },
  status: { by: sql`p.status`, join: null },
  updated_at: { by: sql`p.updated_at`, join: null },
};
