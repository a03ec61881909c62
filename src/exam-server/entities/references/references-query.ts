// Finding the references of a bank, and the questions that they can be linked to.
import { sql } from "kysely";
import type { InferOutput } from "valibot";
import type { QuestionContent } from "../../../contract/questions/question-content.ts";
import type {
  LinkableQuestion,
  listReferences,
  Reference,
} from "../../../contract/questions/references.ts";
import type { Db } from "../../database/database.ts";
import { caseless, literalPattern, offsetOf, readSort } from "../../records/list-page.ts";
import { bankOrder, questionExcerpt } from "../questions/questions-query.ts";

type ReferenceQuery = InferOutput<typeof listReferences.input>;
type Row = Omit<Reference, "created_at" | "updated_at"> & { created_at: Date; updated_at: Date };

/** Of each question's text; enough to know it by. */
const excerptLength = 120;
const questionCount = sql`(select count(*) from questions q 
  where q.reference_id = r.id and q.deleted_at is null)`;
const columns = sql`
  r.id, r.bank_id, r.type, r.kode, r.judul, r.isi, r.audio_id, r.max_play,
  ${questionCount} as question_count, r.version, r.created_at, r.updated_at`;

function shown(row: Row): Reference {
  return {
    ...row,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

function condition({ id, type, q }: ReferenceQuery) {
  const conditions = [sql`r.bank_id = ${id}`];
  if (type !== "") conditions.push(sql`r.type = ${type}`);
  if (q !== "") {
    const part = `%${literalPattern(q.replace(/\s+/gu, " "))}%`;
    conditions.push(sql`(lower(r.kode) like lower(${part}) or lower(r.judul) like lower(${part}))`);
  }
  return sql.join(conditions, sql` and `);
}

const sorts = {
  position: sql`r.position`,
  judul: caseless("r.judul"),
  question_count: questionCount,
  updated_at: sql`r.updated_at`,
};

export async function referencePage(db: Db, query: ReferenceQuery): Promise<Reference[]> {
  const { name, direction } = readSort(query.sort ?? "position");
  const { rows } = await sql<Row>`
    select ${columns} from question_references r where ${condition(query)}
    order by ${sorts[name]} ${sql.raw(direction)}, r.position, r.id
    limit ${query.per_page} offset ${offsetOf(query)}`.execute(db);
  return rows.map(shown);
}

export async function countReferences(db: Db, query: ReferenceQuery): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from question_references r where ${condition(query)}`.execute(db);
  return rows[0]?.total ?? 0;
}

export async function referenceById(db: Db, id: string): Promise<Reference | null> {
  const { rows } = await sql<Row>`
    select ${columns} from question_references r where r.id = ${id}`.execute(db);
  return rows[0] ? shown(rows[0]) : null;
}

export async function linkableQuestions(db: Db, bankId: string): Promise<LinkableQuestion[]> {
  const { rows } = await sql<
    Omit<LinkableQuestion, "excerpt"> & { stem: string; payload: unknown }
  >`
    select q.id, row_number() over (order by ${bankOrder}) as number, q.type, q.stem, q.payload,
      q.reference_id, r.kode as reference_kode
    from questions q
      join question_banks b on b.id = q.bank_id
      left join question_references r on r.id = q.reference_id
    where q.bank_id = ${bankId} and q.deleted_at is null
    order by number`.execute(db);
  return rows.map(({ stem, payload, ...row }) => {
    const content = { type: row.type, payload, key: {} } as QuestionContent;
    return { ...row, excerpt: questionExcerpt({ stem, content }, excerptLength) };
  });
}
