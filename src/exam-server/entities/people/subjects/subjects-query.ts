// Finding subjects: the row with all that belongs to it, search, filter and sorts that list, selection and export share.
import { sql } from "kysely";
import type { InferOutput } from "valibot";
import type { Option } from "../../../../contract/calls/list-fields.ts";
import type { Corrector, Subject, subjectQuery } from "../../../../contract/subjects.ts";
import type { Db } from "../../../database/database.ts";
import { allOf, caseless, contains, emptyLast, inOrderOf } from "../../../records/list-sql.ts";
import { inOrder, withTimes, type Found, type RecordList } from "../../../records/record-list.ts";
import { anyOf, json, number, sqlValue } from "../../../records/sql-rows.ts";

export type SubjectQuery = InferOutput<typeof subjectQuery>;

/** The type of question that only a person can mark (contract/questions/question-types.ts). */
const essay = 2;

const majors = sqlValue(json<Option[]>())`coalesce((
  select json_agg(json_build_object('id', m.id, 'kode', m.kode, 'nama', m.nama)
    order by lower(m.kode) collate "C")
  from subject_majors sm join majors m on m.id = sm.major_id where sm.subject_id = s.id), '[]')`;
const correctors = sqlValue(json<Corrector[]>())`coalesce((
  select json_agg(json_build_object('id', u.id, 'name', u.name, 'email', u.email, 'active', u.active)
    order by lower(u.name) collate "C", u.id)
  from subject_correctors sc join users u on u.id = sc.user_id where sc.subject_id = s.id), '[]')`;
const bankCount = sqlValue(number())`(
  select count(*) from question_banks b where b.subject_id = s.id)`;
const essayCount = sqlValue(number())`(
  select count(*) from question_banks b join questions q on q.bank_id = b.id
  where b.subject_id = s.id and q.type = ${essay} and q.deleted_at is null)`;
const competenceCount = sqlValue(number())`(
  select count(*) from competences c where c.subject_id = s.id)`;

export async function subjectsById(db: Db, ids: readonly string[]): Promise<Subject[]> {
  const rows = await db
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
    ])
    .where("s.id", "=", anyOf(ids))
    .execute();
  return inOrder(ids, rows.map(withTimes));
}

const sorts = {
  kode: caseless("s.kode"),
  nama: caseless("s.nama"),
  scope: sql`array_position(array['umum', 'agama', 'khusus'], s.scope)`,
  kkm: emptyLast(sql`s.kkm`),
  bank_count: bankCount,
  updated_at: sql`s.updated_at`,
};

function find({ q, scope, sort }: SubjectQuery): Found {
  return {
    id: sql`s.id`,
    from: sql`subjects s`,
    where: allOf([
      scope !== "" && sql`s.scope = ${scope}`,
      q !== "" && contains(["s.kode", "s.nama"], q),
    ]),
    order: inOrderOf(sorts, sort ?? "nama", sql`${caseless("s.nama")}, s.id`),
  };
}

export const subjectList: RecordList<SubjectQuery, Subject> = {
  find,
  byId: (ids, { db }) => subjectsById(db, ids),
};
