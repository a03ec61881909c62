// Finding participants: the joined row, filters, search and sorts that list, selection and export share.
import { sql } from "kysely";
import type { InferOutput } from "valibot";
import type { Participant, participantQuery } from "../../../../contract/participants.ts";
import type { Db } from "../../../database/database.ts";
import { addressOf } from "../photos/photo-bytes-store.ts";
import { groupWithDescendants } from "../groups/group-paths.ts";
import type { Call } from "../../../http/handler.ts";
import {
  allOf,
  caseless,
  emptyLast,
  inOrderOf,
  isOneOf,
  literalPattern,
  readSort,
  type Sql,
} from "../../../records/list-sql.ts";
import { inOrder, withTimes, type Found, type RecordList } from "../../../records/record-list.ts";
import { anyOf } from "../../../records/sql-rows.ts";

export type ParticipantQuery = InferOutput<typeof participantQuery>;

/** Living participants with the names of what they belong to. */
export function participantRows(db: Db) {
  return db
    .selectFrom("participants as p")
    .innerJoin("majors as m", "m.id", "p.jurusan_id")
    .innerJoin("religions as r", "r.id", "p.agama_id")
    .leftJoin("groups as g", "g.id", "p.group_id")
    .leftJoin("participant_photos as f", "f.participant_id", "p.id")
    .select([
      "p.id",
      "p.no_ujian",
      "p.nama",
      "p.nisn",
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
      addressOf(sql.ref("f.id")).as("foto"),
      "p.version",
      "p.created_at",
      "p.updated_at",
    ])
    .where("p.deleted_at", "is", null);
}

export async function participantsById(db: Db, ids: readonly string[]): Promise<Participant[]> {
  const rows = await participantRows(db).where("p.id", "=", anyOf(ids)).execute();
  return inOrder(ids, rows.map(withTimes));
}

/** Whoever has one of the numbers, without regard to case. */
export async function participantsByNumber(db: Db, numbers: readonly string[]) {
  return db
    .selectFrom("participants")
    .select(["id", "no_ujian", "nama"])
    .where("deleted_at", "is", null)
    .where(isOneOf("no_ujian", numbers))
    .execute();
}

/** Whoever has one of the NISN; who has none is not asked for. */
export async function participantsByNisn(db: Db, numbers: readonly string[]) {
  return db
    .selectFrom("participants")
    .select(["id", "nisn", "nama"])
    .where("deleted_at", "is", null)
    .where("nisn", "=", anyOf(numbers))
    .where("nisn", "<>", "")
    .execute();
}

export const nisnTaken = (nisn: string, { nama }: { nama: string }) =>
  `NISN ${nisn} sudah dipakai oleh ${nama}.`;

const sorts = {
  no_ujian: caseless("p.no_ujian"),
  nama: caseless("p.nama"),
  group: emptyLast(sql`g.sort_key`),
  jurusan: caseless("m.nama"),
  agama: caseless("r.nama"),
  sesi: sql`p.sesi`,
  status: sql`p.status`,
  updated_at: sql`p.updated_at`,
};
const joins: { [Name in keyof typeof sorts]?: Sql } = {
  group: sql`left join groups g on g.id = p.group_id`,
  jurusan: sql`join majors m on m.id = p.jurusan_id`,
  agama: sql`join religions r on r.id = p.agama_id`,
};

async function find(query: ParticipantQuery, { db }: Call): Promise<Found> {
  const { jurusan_id, agama_id, sesi, status, q, sort = "nama" } = query;
  return {
    id: sql`p.id`,
    from: sql`participants p`,
    where: allOf([
      sql`p.deleted_at is null`,
      await inGroup(query.group_id, db),
      jurusan_id !== "" && sql`p.jurusan_id = ${jurusan_id}`,
      agama_id !== "" && sql`p.agama_id = ${agama_id}`,
      sesi !== "" && sql`p.sesi = ${sesi}`,
      status !== "" && sql`p.status = ${status}`,
      q !== "" && matches(q),
    ]),
    joins: joins[readSort(sort).name],
    order: inOrderOf(sorts, sort, sql`p.id`),
  };
}

async function inGroup(id: string, db: Db): Promise<Sql | false> {
  if (id === "") return false;
  if (id === "none") return sql`p.group_id is null`;
  if (id === "any") return sql`p.group_id is not null`;
  return sql`p.group_id = any(${await groupWithDescendants(db, id)})`;
}

/** A part of the name, or how the number begins. */
function matches(q: string): Sql {
  const text = literalPattern(q);
  return sql`(
    lower(p.nama) like lower(${`%${text}%`})
    or lower(p.no_ujian) collate "C" like lower(${`${text}%`})
  )`;
}

export const participantList: RecordList<ParticipantQuery, Participant> = {
  find,
  byId: (ids, { db }) => participantsById(db, ids),
};
