// Finding competences: the tree in its order, the row with all that belongs to it, filters, search and sorts.
import { sql } from "kysely";
import type { InferOutput } from "valibot";
import type {
  Competence,
  CompetenceOption,
  competenceQuery,
} from "../../../contract/competences.ts";
import type { Db } from "../../database/database.ts";
import { caseless, literalPattern, readSort } from "../../records/list-page.ts";

export type CompetenceQuery = InferOutput<typeof competenceQuery>;

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

function condition({ subject_id, fase, jenis, q }: CompetenceQuery) {
  const conditions = [sql`true`];
  if (subject_id !== "") conditions.push(sql`c.subject_id = ${subject_id}`);
  if (fase !== "") conditions.push(sql`lower(c.fase) = lower(${fase})`);
  if (jenis !== "") conditions.push(sql`c.jenis = ${jenis}`);
  if (q !== "") {
    const part = `%${literalPattern(q.replace(/\s+/gu, " "))}%`;
    conditions.push(
      sql`(lower(c.kode) like lower(${part}) or lower(c.uraian) like lower(${part}))`,
    );
  }
  return sql.join(conditions, sql` and `);
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

function order(sort: CompetenceQuery["sort"]) {
  const { name, direction } = readSort(sort ?? "tree");
  if (name === "tree") return inTree;
  return sql`${sorts[name]} ${sql.raw(direction)}, ${inTree}`;
}

/** The ids of what the query finds, in its order; with `limit`, one page of them. */
export async function competenceIds(
  db: Db,
  query: CompetenceQuery,
  page?: { limit: number; offset: number },
): Promise<string[]> {
  const bounds = page ? sql`limit ${page.limit} offset ${page.offset}` : sql``;
  const { rows } = await sql<{ id: string }>`
    with ${tree(query.subject_id)}
    select c.id from tree
      join competences c on c.id = tree.id
      join subjects s on s.id = c.subject_id
    where ${condition(query)}
    order by ${order(query.sort)} ${bounds}`.execute(db);
  return rows.map(({ id }) => id);
}

export async function countCompetences(db: Db, query: CompetenceQuery): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from competences c where ${condition(query)}`.execute(db);
  return rows[0]?.total ?? 0;
}

type Row = Omit<Competence, "created_at" | "updated_at"> & { created_at: Date; updated_at: Date };

/** In the order of `ids`; ids that exist no more are left out. */
export async function competencesById(db: Db, ids: readonly string[]): Promise<Competence[]> {
  const { rows } = await sql<Row>`
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
  const byId = new Map(rows.map((row) => [row.id, shown(row)]));
  return ids.map((id) => byId.get(id)).filter((found) => found !== undefined);
}

function shown(row: Row): Competence {
  return {
    ...row,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

export async function competenceOptions(db: Db, subjectId: string): Promise<CompetenceOption[]> {
  const { rows } = await sql<CompetenceOption>`
    with ${tree(subjectId)}
    select c.id, s.kode as subject_kode, c.parent_id, c.kode, c.uraian, tree.depth
    from tree
      join competences c on c.id = tree.id
      join subjects s on s.id = c.subject_id
    order by ${inTree}`.execute(db);
  return rows;
}

/** The given ones and all that stands below them, in tree order. */
export async function withDescendants(db: Db, ids: readonly string[]) {
  const { rows } = await sql<{ id: string; kode: string; uraian: string }>`
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
