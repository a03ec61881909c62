// A finished exam of many participants, written straight into the database: each has answered two essays in 200 words, with a formula and a
// picture. One essay is marked as a whole, the other by the two criteria of its rubric.
import { sql } from "kysely";
import { mediaAddress } from "../../../contract/questions/media.ts";
import { codeLetters, drawnLength, markingCode } from "../../../domain/marking/marking-code.ts";
import { randomAlphanumeric } from "../../../domain/text/random-code.ts";
import type { Db } from "../../../exam-server/database/database.ts";
import { finishedAlias, seedFinishedExam } from "../../../exam-server/seed/seed-finished-exam.ts";
import { addAllCorrectors } from "../../browser/offline-marking.ts";

export const largeMarking = { schedule: "esai-besar", alias: "Fisika seluruh kelas" } as const;
/** Of the essay without a rubric; the other one's is the demonstration's. */
const plainEssay = "esai-tanpa-rubrik";

export type LargeUnit = { bank: string; question: string };
export type LargeMarking = { plain: LargeUnit; rubric: LargeUnit };

const essayWords = 200;

/** In a demonstration school with as many more participants, whose numbers begin with "B". */
export async function fillLargeMarking(db: Db, answers: number): Promise<LargeMarking> {
  const { id: author } = await db
    .selectFrom("users")
    .select("id")
    .where("role", "=", "EVAL")
    .executeTakeFirstOrThrow();
  await addAllCorrectors(db);
  await seedFinishedExam(db, author, new Date());
  const sitting = await finishedSitting(db);
  await dressQuestions(db, sitting.question);
  await copyExam(db, sitting);
  await copySittings(db, sitting, answers);
  const { bank } = sitting;
  return { plain: { bank, question: plainEssay }, rubric: { bank, question: sitting.question } };
}

type Finished = { id: string; schedule: string; bank: string; question: string };

/** One of the demonstration, with its essay. */
async function finishedSitting(db: Db): Promise<Finished> {
  const { rows } = await sql<Finished>`
    select si.id, si.schedule_id as schedule, q.bank_id as bank, q.id as question
    from sittings si
    join schedules s on s.id = si.schedule_id and s.alias = ${finishedAlias}
    join sitting_questions sq on sq.sitting_id = si.id and sq.type = 2
    join questions q on q.id = sq.question_id
    where si.status = 1 order by si.id limit 1`.execute(db);
  return rows[0]!;
}

async function pictureHtml(db: Db): Promise<string> {
  const { id } = await db
    .selectFrom("media")
    .select("id")
    .where("kind", "=", "image")
    .orderBy("id")
    .executeTakeFirstOrThrow();
  return `<p><img src="${mediaAddress(id)}" width="240" height="160" alt="Grafik"></p>`;
}

const formula = '<span data-formula="v = v_0 + \\frac{F}{m} t"></span>';

/** A formula and a picture in the question as well, and the same question once more without a rubric. */
async function dressQuestions(db: Db, question: string): Promise<void> {
  const picture = await pictureHtml(db);
  const stem = `<p>Mengapa penumpang terdorong ke depan? Hubungkan dengan ${formula}.</p>${picture}`;
  await sql`update questions set stem = ${stem} where id = ${question}`.execute(db);
  await sql`
    update question_versions set fields = jsonb_set(fields, '{stem}', to_jsonb(${stem}::text))
    where question_id = ${question}`.execute(db);
  await sql`
    insert into questions
    select (jsonb_populate_record(q, jsonb_build_object('id', ${plainEssay}::text,
      'key', jsonb_set(q.key, '{rubric}', '[]')))).*
    from questions q where q.id = ${question}`.execute(db);
  await sql`
    insert into question_versions (question_id, version, fields, replaced_at, replaced_by)
    select ${plainEssay}, version, jsonb_set(fields, '{content,key,rubric}', '[]'), null, null
    from question_versions where question_id = ${question}`.execute(db);
}

async function copyExam(db: Db, { schedule }: Finished): Promise<void> {
  const { schedule: id, alias } = largeMarking;
  await sql`
    insert into schedules
    select (jsonb_populate_record(s, jsonb_build_object('id', ${id}::text,
      'alias', ${alias}::text))).*
    from schedules s where s.id = ${schedule}`.execute(db);
  await sql`
    insert into schedule_banks (schedule_id, bank_id)
    select ${id}, bank_id from schedule_banks where schedule_id = ${schedule}`.execute(db);
}

async function copySittings(db: Db, from: Finished, answers: number): Promise<void> {
  const { schedule } = largeMarking;
  const codes = new Set<string>();
  while (codes.size < answers) {
    codes.add(markingCode(randomAlphanumeric(drawnLength, codeLetters)));
  }
  await sql`
    insert into sittings
    select (jsonb_populate_record(s, jsonb_build_object('id', 'besar-' || at,
      'schedule_id', ${schedule}::text, 'participant_id', p.id, 'marking_code', code))).*
    from sittings s,
      (select id, row_number() over (order by no_ujian) as at from participants
        where no_ujian like 'B%') p
      join unnest(${[...codes]}::text[]) with ordinality as drawn (code, at) using (at)
    where s.id = ${from.id}`.execute(db);
  await sql`
    insert into sitting_questions (sitting_id, position, question_id, version, type, bobot, policy)
    select si.id, place, question, sq.version, 2, sq.bobot, sq.policy
    from sittings si
    cross join unnest(${[from.question, plainEssay]}::text[]) with ordinality as asked (question, place)
    join sitting_questions sq on sq.sitting_id = ${from.id} and sq.question_id = ${from.question}
    where si.schedule_id = ${schedule}`.execute(db);
  await sql`
    insert into sitting_answers (sitting_id, question_id, seq, answer, is_given, doubt, answered_at)
    select sq.sitting_id, sq.question_id, 1, jsonb_build_object('type', 2, 'html',
      '<p>Jawaban ' || si.marking_code || '. ' || ${await essayHtml(db)}::text), true, false, now()
    from sitting_questions sq join sittings si on si.id = sq.sitting_id
    where si.schedule_id = ${schedule}`.execute(db);
  await sql`
    insert into marking_answers (sitting_id, question_id, schedule_id, version, seq, words, state)
    select sq.sitting_id, sq.question_id, ${schedule}, sq.version, 1, ${essayWords}, 'left'
    from sitting_questions sq join sittings si on si.id = sq.sitting_id
    where si.schedule_id = ${schedule}`.execute(db);
}

/** What follows its first sentence, from within the first paragraph. */
async function essayHtml(db: Db): Promise<string> {
  const sentence = "Penumpang cenderung mempertahankan keadaan geraknya ketika bus direm mendadak.";
  const perParagraph = 5;
  const sentences = Math.round(essayWords / sentence.split(" ").length);
  const paragraphs = Array.from({ length: sentences / perParagraph }, () =>
    `${sentence} `.repeat(perParagraph),
  );
  return `${paragraphs.join("</p><p>")} Maka ${formula} berlaku.</p>${await pictureHtml(db)}`;
}
