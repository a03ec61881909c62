// Finding questions: the bank's order and each question's place in it, the row with all that belongs to it, filters,
// search and sorts that list and selection share. Deleted questions are nowhere here.
import { sql } from "kysely";
import type { InferOutput } from "valibot";
import type { QuestionContent } from "../../../../contract/questions/question-content.ts";
import type { QuestionInput } from "../../../../contract/questions/question-fields.ts";
import type { Question } from "../../../../contract/questions/questions.ts";
import type { questionEndpoints } from "../../../../contract/endpoints/questions/question-endpoints.ts";
import { stemExcerpt } from "../../../../domain/text/formula-text.ts";
import type { Db } from "../../../database/database.ts";
import { allOf, contains, inOrderOf, type Sql } from "../../../records/list-sql.ts";
import { inOrder, withTimes, type Found, type RecordList } from "../../../records/record-list.ts";
import { notFound } from "../../../http/refusal.ts";
import {
  boolean,
  json,
  moment,
  number,
  orNull,
  sqlRows,
  text,
  texts,
} from "../../../records/sql-rows.ts";

type Query = InferOutput<typeof questionEndpoints.listQuestions.input>;

/** The bank's order of its questions `q`: by type and time of making, or by hand. */
export const bankOrder = sql`
  case when b.order_mode = 0 then q.type else q.position end, q.created_at, q.position, q.id`;

/** The questions of the banks that the condition on `b` lets through, with their places. */
export const numberedOf = (banks: Sql) => sql`(
  select q.id, row_number() over (partition by q.bank_id order by ${bankOrder}) as number
  from questions q join question_banks b on b.id = q.bank_id
  where q.deleted_at is null and ${banks})`;

/** As a condition on the schedule `s`: it is running, or somebody has sat it. */
const isUsed = sql`(s.active or exists (select 1 from sittings st where st.schedule_id = s.id))`;
/** `used`: the exams of each bank that are running or over. */
const used = sql`
  used as (
    select sb.bank_id, json_agg(s.alias order by lower(s.alias) collate "C", s.id) as aliases
    from schedule_banks sb join schedules s on s.id = sb.schedule_id
    where ${isUsed} group by sb.bank_id
  )`;

const competences = sql`coalesce((
  select json_agg(json_build_object('id', c.id, 'kode', c.kode) order by lower(c.kode) collate "C", c.id)
  from question_competences qc join competences c on c.id = qc.competence_id
  where qc.question_id = q.id), '[]')`;

type Row = Omit<
  Question,
  "content" | "competence_ids" | "excerpt" | "created_at" | "updated_at"
> & {
  type: number;
  payload: unknown;
  key: unknown;
  created_at: Date;
  updated_at: Date | null;
};

const rowColumns = {
  stem: text(),
  layout: number<Row["layout"]>(),
  reference_id: orNull(text()),
  bobot: number(),
  difficulty: text<Row["difficulty"]>(),
  explanation: text(),
  policy: orNull(text<NonNullable<Row["policy"]>>()),
  shuffle: boolean(),
  audio: orNull(json<NonNullable<Row["audio"]>>()),
  id: text(),
  bank_id: text(),
  number: number(),
  reference_kode: orNull(text()),
  competences: json<Row["competences"]>(),
  used_by: texts(),
  outside_usage: orNull(json<NonNullable<Row["outside_usage"]>>()),
  faults: texts(),
  author_name: orNull(text()),
  version: number(),
  type: number(),
  payload: json<Row["payload"]>(),
  key: json<Row["key"]>(),
  created_at: moment(),
  updated_at: orNull(moment()),
};

/** In the order of `ids`; those that exist no more are left out. Whose they are, the caller has asked. */
export async function questionsById(ids: readonly string[], db: Db): Promise<Question[]> {
  if (ids.length === 0) return [];
  const theirBanks = sql`b.id in (select bank_id from questions where id = any(${ids}))`;
  const { rows } = await sqlRows(rowColumns)`
    with ${used}
    select
      q.id, q.bank_id, n.number, q.stem, q.layout, q.reference_id, q.bobot, q.difficulty,
      q.explanation, q.policy, q.shuffle, q.audio, q.type, q.payload, q.key,
      r.kode as reference_kode, ${competences} as competences,
      coalesce(used.aliases, '[]') as used_by, q.outside_usage, q.faults, author.name as author_name,
      q.version, q.created_at, q.updated_at
    from ${numberedOf(theirBanks)} n
      join questions q on q.id = n.id
      left join question_references r on r.id = q.reference_id
      left join used on used.bank_id = q.bank_id
      left join users author on author.id = q.created_by
    where q.id = any(${ids})`.execute(db);
  return inOrder(ids, rows.map(shownQuestion));
}

export async function questionById(id: string, db: Db): Promise<Question> {
  const [found] = await questionsById([id], db);
  if (!found) throw notFound("Soal");
  return found;
}

function shownQuestion({ type, payload, key, ...row }: Row): Question {
  const content = { type, payload, key } as QuestionContent;
  return {
    ...withTimes(row),
    content,
    competence_ids: row.competences.map(({ id }) => id),
    excerpt: questionExcerpt({ stem: row.stem, content }),
  };
}

const excerptLength = 199;

/** A text with blanks is the question itself; a blank reads as a gap. */
export function questionExcerpt(
  { stem, content }: Pick<QuestionInput, "stem" | "content">,
  most = excerptLength,
): string {
  if (content.type !== 14) return stemExcerpt(stem, most);
  const text = content.payload.text.replace(/\[\[[\w-]{1,40}\]\]/gu, "…");
  return stemExcerpt(`${stem} ${text}`, most);
}

export function fieldsOf(question: Question): QuestionInput {
  const { stem, layout, reference_id, competence_ids, bobot, difficulty } = question;
  const { explanation, policy, shuffle, audio, content } = question;
  return {
    stem,
    layout,
    reference_id,
    competence_ids,
    bobot,
    difficulty,
    explanation,
    policy,
    shuffle,
    audio,
    content,
  };
}

const sorts = {
  position: sql`n.number`,
  type: sql`q.type`,
  difficulty: sql`array_position(array['', 'mudah', 'sedang', 'sukar'], q.difficulty)`,
  bobot: sql`q.bobot`,
  updated_at: sql`coalesce(q.updated_at, q.created_at)`,
};

function find(query: Query): Found {
  const { id, type, competence_id, reference_id, difficulty, faulty, q } = query;
  const { sort = "position" } = query;
  return {
    id: sql`q.id`,
    from: sql`questions q`,
    where: allOf([
      sql`q.bank_id = ${id}`,
      sql`q.deleted_at is null`,
      type !== "" && sql`q.type = ${type}`,
      competence_id !== "" && isLinkedTo(competence_id),
      reference_id === "-" && sql`q.reference_id is null`,
      !["", "-"].includes(reference_id) && sql`q.reference_id = ${reference_id}`,
      difficulty !== "" && sql`q.difficulty = ${difficulty === "-" ? "" : difficulty}`,
      faulty !== "" && sql`q.faults <> '[]'`,
      q !== "" && contains(["q.search"], q),
    ]),
    joins: sql`join ${numberedOf(sql`b.id = ${id}`)} n on n.id = q.id`,
    order: inOrderOf(sorts, sort, sql`n.number`),
  };
}

/** "-": to none. */
function isLinkedTo(competenceId: string): Sql {
  const links = sql`select 1 from question_competences qc where qc.question_id = q.id`;
  return competenceId === "-"
    ? sql`not exists (${links})`
    : sql`exists (${links} and qc.competence_id = ${competenceId})`;
}

export const questionList: RecordList<Query, Question> = {
  find,
  byId: (ids, { db }) => questionsById(ids, db),
};

/** All of a bank in its order. */
export async function bankQuestionIds(bankId: string, db: Db): Promise<string[]> {
  const { rows } = await sqlRows({ id: text() })`
    select id from ${numberedOf(sql`b.id = ${bankId}`)} n order by number`.execute(db);
  return rows.map(({ id }) => id);
}

/** Of the given questions those that are there, by id. */
export async function questionNumbers(
  ids: readonly string[],
  db: Db,
): Promise<Map<string, number>> {
  const theirBanks = sql`b.id in (select bank_id from questions where id = any(${ids}))`;
  const { rows } = await sqlRows({ id: text(), number: number() })`
    select id, number from ${numberedOf(theirBanks)} n where id = any(${ids})`.execute(db);
  return new Map(rows.map(({ id, number }) => [id, number]));
}

/** The exams that are running or over and use the bank. */
export async function examsUsing(bankId: string, db: Db): Promise<string[]> {
  const { rows } = await sqlRows({ aliases: json<string[]>() })`
    with ${used} select aliases from used where bank_id = ${bankId}`.execute(db);
  return rows[0]?.aliases ?? [];
}
