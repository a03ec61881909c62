// Questions as rows: written many in one statement, with their competences and the files that they use; and the versions
// that are kept because an exam has used them.
import { sql } from "kysely";
import type { QuestionContent } from "../../../../contract/questions/question-content.ts";
import type { QuestionInput } from "../../../../contract/questions/question-fields.ts";
import type { QuestionUsage } from "../../../../contract/questions/question-usage.ts";
import type { Db } from "../../../database/database.ts";
import type { VersionKey } from "../../../http/services.ts";
import { createYieldOften } from "../../../yield-often.ts";
import { mediaNamesOf, type MediaName } from "../media/named-media-html.ts";
import { storeMediaUses } from "../media/media-uses-store.ts";
import { searchTextOf } from "./sanitized-question-html.ts";
import { boolean, json, number, orNull, sqlRows, text, texts } from "../../../records/sql-rows.ts";

/** Sanitised and checked. */
export type QuestionRow = {
  id: string;
  bank_id: string;
  position: number;
  created_at: Date;
  fields: QuestionInput;
  outside_usage?: QuestionUsage | null;
};

/** So that no statement of an import becomes too long; a question may have a megabyte. */
const rowsPerStatement = 20;
const columns = sql`id text, bank_id text, type integer, position integer, stem text, layout integer,
  reference_id text, bobot numeric, difficulty text, explanation text, policy text, shuffle boolean,
  audio jsonb, payload jsonb, key jsonb, search text, created_at timestamptz, outside_usage jsonb`;

function columnsOf({ fields, ...place }: QuestionRow) {
  const { competence_ids: _linked, content, ...plain } = fields;
  return { ...place, ...plain, ...content, search: searchTextOf(fields) };
}

export async function insertQuestions(
  rows: readonly QuestionRow[],
  by: string,
  at: Date,
  db: Db,
): Promise<void> {
  const yieldOften = createYieldOften();
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    const part: string[] = [];
    for (const row of rows.slice(start, start + rowsPerStatement)) {
      await yieldOften();
      part.push(JSON.stringify(columnsOf(row)));
    }
    await sql`
      insert into questions (id, bank_id, type, position, stem, layout, reference_id, bobot,
        difficulty, explanation, policy, shuffle, audio, payload, key, search, created_by, created_at,
        updated_at, outside_usage)
      select id, bank_id, type, position, stem, layout, reference_id, bobot, difficulty, explanation,
        policy, shuffle, nullif(audio, 'null'), payload, key, search, ${by}::text, created_at,
        ${at}::timestamptz, nullif(outside_usage, 'null')
      from json_to_recordset(${`[${part.join()}]`}::json) as new (${columns})`.execute(db);
  }
  const fields = new Map(rows.map((row) => [row.id, row.fields]));
  await linkCompetences(fields, db);
  await storeQuestionUses(fields, db);
}

/** The row becomes `fields`, which the check has let through, as its next version. */
export async function updateQuestionRow(
  id: string,
  fields: QuestionInput,
  at: Date,
  db: Db,
): Promise<void> {
  const { competence_ids: _linked, content, audio, ...plain } = fields;
  await db
    .updateTable("questions")
    .set((eb) => ({
      ...plain,
      type: content.type,
      audio: audio && JSON.stringify(audio),
      payload: JSON.stringify(content.payload),
      key: JSON.stringify(content.key),
      search: searchTextOf(fields),
      faults: "[]",
      version: eb("version", "+", 1),
      updated_at: at,
    }))
    .where("id", "=", id)
    .execute();
  await linkCompetences(new Map([[id, fields]]), db);
  await storeQuestionUses(new Map([[id, fields]]), db);
}

/** The competences of each become exactly these. */
export async function linkCompetences(
  questions: ReadonlyMap<string, Pick<QuestionInput, "competence_ids">>,
  db: Db,
): Promise<void> {
  const ids = [...questions.keys()];
  await sql`delete from question_competences where question_id = any(${ids})`.execute(db);
  const rows = [...questions].flatMap(([question_id, { competence_ids }]) =>
    [...new Set(competence_ids)].map((competence_id) => ({ question_id, competence_id })),
  );
  if (rows.length === 0) return;
  await sql`
    insert into question_competences (question_id, competence_id)
    select question_id, competence_id from json_to_recordset(${JSON.stringify(rows)}::json)
      as new (question_id text, competence_id text)`.execute(db);
}

/** A file that only an earlier version shows is used all the same: old answers are seen with it. */
export async function storeQuestionUses(
  questions: ReadonlyMap<string, QuestionInput>,
  db: Db,
): Promise<void> {
  const uses = new Map<string, MediaName[]>();
  const yieldOften = createYieldOften();
  for (const [id, fields] of questions) {
    await yieldOften();
    uses.set(id, mediaNamesOf(fields));
  }
  const { rows } = await sqlRows({
    question_id: text(),
    fields: json<QuestionInput>(),
  })`
    select question_id, fields from question_versions
    where question_id = any(${[...questions.keys()]})`.execute(db);
  for (const { question_id: id, fields } of rows) uses.get(id)?.push(...mediaNamesOf(fields));
  await storeMediaUses("question_id", uses, db);
}

/** What questions consist of now becomes a version of theirs. Called before they change. */
export async function keepVersions(
  questions: readonly { id: string; version: number; fields: QuestionInput }[],
  by: string,
  at: Date,
  db: Db,
): Promise<void> {
  if (questions.length === 0) return;
  await sql`
    insert into question_versions (question_id, version, fields, replaced_at, replaced_by)
    select id, version, fields, ${at}::timestamptz, ${by}::text
    from json_to_recordset(${JSON.stringify(questions)}::json)
      as old (id text, version integer, fields jsonb)
    on conflict (question_id, version) do update
    set replaced_at = excluded.replaced_at, replaced_by = excluded.replaced_by`.execute(db);
}

/**
 * Before participants are shown them: whatever becomes of the questions, these versions stay. All keep them in one order, since
 * many begin at once and each draws in an order of their own. Answers how many of them are kept now; fewer than were named when somebody has just changed one.
 */
export async function keepShownVersions(versions: readonly VersionKey[], db: Db): Promise<number> {
  const shown = sql`json_to_recordset(${JSON.stringify(versions)}::json)
    as shown (question_id text, version integer)`;
  const countKept = async () => {
    const { rows } = await sqlRows({ count: number() })`
      select count(*) as count from ${shown}
      join question_versions v on v.question_id = shown.question_id and v.version = shown.version`.execute(
      db,
    );
    return rows[0]!.count;
  };
  // Whoever began before has had them kept, as a rule.
  const kept = await countKept();
  if (kept === versions.length) return kept;
  await sql`
    insert into question_versions (question_id, version, fields, replaced_at, replaced_by)
    select q.id, q.version, jsonb_build_object('stem', q.stem, 'layout', q.layout,
      'reference_id', q.reference_id, 'bobot', q.bobot, 'difficulty', q.difficulty,
      'explanation', q.explanation, 'policy', q.policy, 'shuffle', q.shuffle, 'audio', q.audio,
      'content', jsonb_build_object('type', q.type, 'payload', q.payload, 'key', q.key),
      'competence_ids', coalesce((
        select jsonb_agg(qc.competence_id order by qc.competence_id)
        from question_competences qc where qc.question_id = q.id), '[]')), null, null
    from ${shown} join questions q on q.id = shown.question_id and q.version = shown.version
    where not exists (
      select 1 from question_versions v where v.question_id = q.id and v.version = q.version)
    order by q.id
    on conflict do nothing`.execute(db);
  return countKept();
}

type Row = Omit<QuestionInput, "content"> & QuestionContent;

const rowColumns = {
  stem: text(),
  layout: number<Row["layout"]>(),
  reference_id: orNull(text()),
  competence_ids: texts(),
  bobot: number(),
  difficulty: text<Row["difficulty"]>(),
  explanation: text(),
  policy: orNull(text<NonNullable<Row["policy"]>>()),
  shuffle: boolean(),
  audio: orNull(json<NonNullable<Row["audio"]>>()),
  type: number<Row["type"]>(),
  payload: json<Row["payload"]>(),
  key: json<Row["key"]>(),
  id: text(),
};

/** All that a question consists of, by id; deleted ones included. */
export async function fieldsById(
  ids: readonly string[],
  db: Db,
): Promise<Map<string, QuestionInput>> {
  const { rows } = await sqlRows(rowColumns)`
    select q.id, q.stem, q.layout, q.reference_id, q.bobot, q.difficulty, q.explanation, q.policy,
      q.shuffle, q.audio, q.type, q.payload, q.key,
      coalesce((select json_agg(qc.competence_id order by qc.competence_id)
        from question_competences qc where qc.question_id = q.id), '[]') as competence_ids
    from questions q where q.id = any(${ids})`.execute(db);
  return new Map(
    rows.map(({ id, type, payload, key, ...plain }) => [
      id,
      { ...plain, content: { type, payload, key } as QuestionContent },
    ]),
  );
}

/** After the last one of the locked bank, deleted ones included. */
export async function nextPosition(bankId: string, db: Db): Promise<number> {
  const { rows } = await sqlRows({ next: number() })`
    select coalesce(max(position), 0) + 1 as next from questions where bank_id = ${bankId}`.execute(
    db,
  );
  return rows[0]!.next;
}

/** Made in one call, but one after the other: the order of making is the order that they were given in. */
export function momentOf(at: Date, index: number): Date {
  return new Date(at.getTime() + index);
}
