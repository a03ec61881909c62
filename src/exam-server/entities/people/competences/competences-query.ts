// Finding competences: the tree in its order, the row with all that belongs to it, filters, search and sorts.
import { sql } from "kysely";
import type { InferOutput } from "valibot";
import type { BlueprintCompetence } from "../../../../contract/exams/bank-blueprints.ts";
import type {
  Competence,
  CompetenceOption,
  competenceQuery,
} from "../../../../contract/competences.ts";
import type { Db } from "../../../database/database.ts";
import { allOf, caseless, contains, inOrderOf } from "../../../records/list-sql.ts";
import { inOrder, withTimes, type Found, type RecordList } from "../../../records/record-list.ts";
import { moment, number, orNull, sqlRows, text } from "../../../records/sql-rows.ts";

type Query = InferOutput<typeof competenceQuery>;

/** `path` sorts each below its parent: the positions from the root down, ids between rows that share one. */
const step = sql`array[lpad(c.position::text, 8, '0') || c.id]`;

/** `tree`: every competence of the subject (empty: of all) with its depth and path. */
function tree(subjectId: string) {
  const roots = subjectId === "" ? sql`` : sql`and c.subject_id = ${subjectId}`;
  return sql`
    recursive tree as (
      select c.id, 0 as depth, ${step} as path from competences c where c.parent_id is null ${roots}
      union all
      select c.id, tree.depth + 1, tree.path || ${step}
      from competences c join tree on c.parent_id = tree.id
    )`;
}

const inTree = sql`${caseless("s.nama")}, s.id, tree.path collate "C"`;
const questionCount = sql`(
  select count(*) from question_competences qc join questions q on q.id = qc.question_id
  where qc.competence_id = c.id and q.deleted_at is null)`;
const sorts = {
  kode: caseless("c.kode"),
  fase: caseless("c.fase"),
  question_count: questionCount,
  updated_at: sql`c.updated_at`,
};

function find({ subject_id, fase, jenis, q, sort = "tree" }: Query): Found {
  return {
    id: sql`c.id`,
    from: sql`competences c`,
    where: allOf([
      subject_id !== "" && sql`c.subject_id = ${subject_id}`,
      fase !== "" && sql`lower(c.fase) = lower(${fase})`,
      jenis !== "" && sql`c.jenis = ${jenis}`,
      q !== "" && contains(["c.kode", "c.uraian"], q),
    ]),
    with: sql`with ${tree(subject_id)}`,
    joins: sql`join tree on tree.id = c.id join subjects s on s.id = c.subject_id`,
    order: sort === "tree" || sort === "-tree" ? inTree : inOrderOf(sorts, sort, inTree),
  };
}

export const competenceList: RecordList<Query, Competence> = {
  find,
  byId: (ids, { db }) => competencesById(db, ids),
};

type Row = Omit<Competence, "created_at" | "updated_at"> & { created_at: Date; updated_at: Date };

const rowColumns = {
  id: text(),
  subject_id: text(),
  subject_kode: text(),
  subject_nama: text(),
  parent_id: orNull(text()),
  parent_kode: orNull(text()),
  kode: text(),
  uraian: text(),
  fase: text(),
  jenis: text<Row["jenis"]>(),
  level_kognitif: text<Row["level_kognitif"]>(),
  depth: number(),
  place: number(),
  sibling_count: number(),
  child_count: number(),
  question_count: number(),
  version: number(),
  created_at: moment(),
  updated_at: moment(),
};

/** In the order of `ids`; ids that exist no more are left out. */
export async function competencesById(db: Db, ids: readonly string[]): Promise<Competence[]> {
  const { rows } = await sqlRows(rowColumns)`
    with recursive climbed as (
      select id as start, parent_id, 0 as depth from competences where id = any(${ids})
      union all
      select climbed.start, c.parent_id, climbed.depth + 1
      from climbed join competences c on c.id = climbed.parent_id
    ), depths as (select start as id, max(depth) as depth from climbed group by start)
    select
      c.id, c.subject_id, s.kode as subject_kode, s.nama as subject_nama, c.parent_id,
      p.kode as parent_kode, c.kode, c.uraian, c.fase, c.jenis, c.level_kognitif, depths.depth,
      siblings.place, siblings.sibling_count,
      (select count(*) from competences child where child.parent_id = c.id) as child_count,
      ${questionCount} as question_count,
      c.version, c.created_at, c.updated_at
    from depths
      join competences c on c.id = depths.id
      join subjects s on s.id = c.subject_id
      left join competences p on p.id = c.parent_id
      cross join lateral (
        select count(*) as sibling_count,
          count(*) filter (where (o.position, o.id) <= (c.position, c.id)) as place
        from competences o
        where o.subject_id = c.subject_id and o.parent_id is not distinct from c.parent_id
      ) siblings`.execute(db);
  return inOrder(ids, rows.map(withTimes));
}

const competenceOptionColumns = {
  id: text(),
  subject_kode: text(),
  parent_id: orNull(text()),
  kode: text(),
  uraian: text(),
  depth: number(),
};

export async function competenceOptions(db: Db, subjectId: string): Promise<CompetenceOption[]> {
  const { rows } = await sqlRows(competenceOptionColumns)`
    with ${tree(subjectId)}
    select c.id, s.kode as subject_kode, c.parent_id, c.kode, c.uraian, tree.depth
    from tree
      join competences c on c.id = tree.id
      join subjects s on s.id = c.subject_id
    order by ${inTree}`.execute(db);
  return rows;
}

const blueprintCompetenceColumns = {
  id: text(),
  kode: text(),
  uraian: text(),
  fase: text(),
  jenis: text<BlueprintCompetence["jenis"]>(),
  level_kognitif: text<BlueprintCompetence["level_kognitif"]>(),
};

/** The given ones as a bank's blueprint tells of them, in tree order. */
export async function namedCompetences(
  db: Db,
  ids: readonly string[],
): Promise<BlueprintCompetence[]> {
  if (ids.length === 0) return [];
  const { rows } = await sqlRows(blueprintCompetenceColumns)`
    with ${tree("")}
    select c.id, c.kode, c.uraian, c.fase, c.jenis, c.level_kognitif
    from tree
      join competences c on c.id = tree.id
      join subjects s on s.id = c.subject_id
    where c.id = any(${ids})
    order by ${inTree}`.execute(db);
  return rows;
}

/** The given ones and all that stands below them, in tree order. */
export async function withDescendants(db: Db, ids: readonly string[]) {
  const { rows } = await sqlRows({ id: text(), kode: text(), uraian: text() })`
    with ${tree("")}, below as (
      select id from competences where id = any(${ids})
      union
      select c.id from competences c join below on c.parent_id = below.id
    )
    select c.id, c.kode, c.uraian
    from below
      join tree on tree.id = below.id
      join competences c on c.id = below.id
      join subjects s on s.id = c.subject_id
    order by ${inTree}`.execute(db);
  return rows;
}
