// Finding subjects: the row with all that belongs to it, search, filter and sorts that list, selection and export share.
import { sql } from "kysely";
import type { InferOutput } from "valibot";
import type { Option } from "../../../contract/calls/fields.ts";
import type { Corrector, Subject, subjectQuery } from "../../../contract/subjects.ts";
import type { Db } from "../../database/database.ts";
import { caseless, literalPattern, readSort } from "../../records/list-page.ts";

export type SubjectQuery = InferOutput<typeof subjectQuery>;

/** The type of question that only a person can mark (contract/question-types.ts). */
const essay = 2;

const majors = sql<Option[]>`coalesce((
  select json_agg(json_build_object('id', m.id, 'kode', m.kode, 'nama', m.nama)
    order by lower(m.kode) collate "C")
  from subject_majors sm join majors m on m.id = sm.major_id where sm.subject_id = s.id), '[]')`;
const correctors = sql<Corrector[]>`coalesce((
  select json_agg(json_build_object('id', u.id, 'name', u.name, 'email', u.email, 'active', u.active)
    order by lower(u.name) collate "C", u.id)
  from subject_correctors sc join users u on u.id = sc.user_id where sc.subject_id = s.id), '[]')`;
const bankCount = sql<number>`(select count(*) from question_banks b where b.subject_id = s.id)`;
const essayCount = sql<number>`(
  select count(*) from question_banks b join questions q on q.bank_id = b.id
  where b.subject_id = s.id and q.type = ${essay} and q.deleted_at is null)`;
const competenceCount = sql<number>`(
  select count(*) from competences c where c.subject_id = s.id)`;

export function subjectRows(db: Db) {
  return db
    .selectFrom("subjects as s")
    .leftJoin("religions as r", "r.id", "s.agama_id")
    .select([
      "s.id",
      "s.kode",
      "s.nama",
      "s.scope",
      "s.agama_id",
      "r.kode as agama_kode",
      "r.nama as agama_nama",
      majors.as("majors"),
      correctors.as("correctors"),
      "s.kkm",
      bankCount.as("bank_count"),
      essayCount.as("essay_count"),
      competenceCount.as("competence_count"),
      "s.version",
      "s.created_at",
      "s.updated_at",
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof subjectRows>["executeTakeFirstOrThrow"]>>;

export function shownSubject(row: Row): Subject {
  return {
    ...row,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

export async function subjectsById(db: Db, ids: readonly string[]): Promise<Subject[]> {
  const rows = await subjectRows(db)
    .where("s.id", "=", sql<string>`any(${ids})`)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, shownSubject(row)]));
  return ids.map((id) => byId.get(id)).filter((found) => found !== undefined);
}

/** Whoever has one of the codes, without regard to case. */
export async function subjectsByCode(db: Db, codes: readonly string[]) {
  return db
    .selectFrom("subjects")
    .select(["id", "kode", "nama"])
    .where(sql<boolean>`lower(kode) = any(select lower(one) from unnest(${codes}::text[]) one)`)
    .execute();
}

/** What filter and search let through, as a condition on `s`. */
export function subjectCondition({ q, scope }: SubjectQuery) {
  const conditions = [sql<boolean>`true`];
  if (scope !== "") conditions.push(sql`s.scope = ${scope}`);
  if (q !== "") {
    const part = `%${literalPattern(q.replace(/\s+/gu, " "))}%`;
    conditions.push(sql`(lower(s.kode) like lower(${part}) or lower(s.nama) like lower(${part}))`);
  }
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

/** Always ends in the id: rows that are alike keep their places from page to page. */
export function subjectOrder(sort: SubjectQuery["sort"]) {
  const { name, direction } = readSort(sort ?? "nama");
  const nulls = name === "kkm" ? sql` nulls last` : sql``;
  return sql`${sorts[name]} ${sql.raw(direction)}${nulls}, ${caseless("s.nama")}, s.id`;
}

const sorts = {
  kode: caseless("s.kode"),
  nama: caseless("s.nama"),
  scope: sql`array_position(array['umum', 'agama', 'khusus'], s.scope)`,
  kkm: sql`s.kkm`,
  bank_count: bankCount,
  updated_at: sql`s.updated_at`,
};
