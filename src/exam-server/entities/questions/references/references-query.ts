// Finding the references of a bank, and the questions that they can be linked to.
import { sql } from "kysely";
import type { InferOutput } from "valibot";
import type { QuestionContent } from "../../../../contract/questions/question-content.ts";
import type { LinkableQuestion, Reference } from "../../../../contract/questions/references.ts";
import type { referenceEndpoints } from "../../../../contract/endpoints/questions/reference-endpoints.ts";
import type { Db } from "../../../database/database.ts";
import type { Call } from "../../../http/handler.ts";
import { allOf, caseless, contains, inOrderOf } from "../../../records/list-sql.ts";
import { inOrder, withTimes, type Found, type RecordList } from "../../../records/record-list.ts";
import { bankOrder, questionExcerpt } from "../questions/questions-query.ts";
import { json, moment, number, orNull, sqlRows, text } from "../../../records/sql-rows.ts";

type Query = InferOutput<typeof referenceEndpoints.listReferences.input>;
type Row = Omit<Reference, "created_at" | "updated_at"> & { created_at: Date; updated_at: Date };

/** Of each question's text; enough to know it by. */
const excerptLength = 120;
const questionCount = sql`(select count(*) from questions q 
  where q.reference_id = r.id and q.deleted_at is null)`;
const sorts = {
  position: sql`r.position`,
  judul: caseless("r.judul"),
  question_count: questionCount,
  updated_at: sql`r.updated_at`,
};

function find({ id, type, q, sort }: Query): Found {
  return {
    id: sql`r.id`,
    from: sql`question_references r`,
    where: allOf([
      sql`r.bank_id = ${id}`,
      type !== "" && sql`r.type = ${type}`,
      q !== "" && contains(["r.kode", "r.judul"], q),
    ]),
    order: inOrderOf(sorts, sort ?? "position", sql`r.position, r.id`),
  };
}

const rowColumns = {
  id: text(),
  bank_id: text(),
  type: text<Row["type"]>(),
  kode: text(),
  judul: text(),
  isi: text(),
  audio_id: orNull(text()),
  max_play: number(),
  question_count: number(),
  version: number(),
  created_at: moment(),
  updated_at: moment(),
};

async function byId(ids: readonly string[], { db }: Call): Promise<Reference[]> {
  const { rows } = await sqlRows(rowColumns)`
    select r.id, r.bank_id, r.type, r.kode, r.judul, r.isi, r.audio_id, r.max_play,
      ${questionCount} as question_count, r.version, r.created_at, r.updated_at
    from question_references r where r.id = any(${ids})`.execute(db);
  return inOrder(ids, rows.map(withTimes));
}

export const referenceList: RecordList<Query, Reference> = { find, byId };

export async function linkableQuestions(db: Db, bankId: string): Promise<LinkableQuestion[]> {
  const { rows } = await sqlRows({
    id: text(),
    number: number(),
    type: number(),
    reference_id: orNull(text()),
    reference_kode: orNull(text()),
    stem: text(),
    payload: json<unknown>(),
  })`
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
