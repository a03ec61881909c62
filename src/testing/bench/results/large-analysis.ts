// Two question banks for the bench of the analysis: one exam of 5,000 participants with 50 questions, and ten exams of 5,000 in five years with 40
// questions. All questions are of one choice; the better somebody is, the more are right.
import { sql } from "kysely";
import { keepShownVersions } from "../../../exam-server/entities/questions/questions/question-rows-writing.ts";
import type { Db } from "../../../exam-server/database/database.ts";
import { scheduleRow } from "../../exams/schedule-row.ts";

export const analysedBanks = {
  one: { id: "bench-one", exams: 1, questions: 50 },
  years: { id: "bench-years", exams: 10, questions: 40 },
};
type Bank = (typeof analysedBanks)[keyof typeof analysedBanks];

/** For the participants whose numbers begin with "B". */
export async function fillLargeAnalysis(db: Db): Promise<void> {
  // Millions of rows: each is as it should be, and looking up what it refers to takes most of the time.
  await db.connection().execute(async (own) => {
    await sql`set session_replication_role = replica`.execute(own);
    for (const bank of Object.values(analysedBanks)) await fillBank(bank, own);
    await sql`set session_replication_role = origin`.execute(own);
  });
}

async function fillBank(bank: Bank, db: Db): Promise<void> {
  await addBank(bank, db);
  for (let exam = 0; exam < bank.exams; exam += 1) await addExam(bank, exam, db);
}

async function addBank({ id, questions }: Bank, db: Db): Promise<void> {
  const payload = {
    options: ["o1", "o2", "o3", "o4", "o5"].map((one) => ({ id: one, html: one, fixed: false })),
  };
  const key = { id: "o1", weights: {} };
  await sql`
    insert into question_banks
    select (jsonb_populate_record(b, jsonb_build_object('id', ${id}::text, 'kode', ${id}::text,
      'nama', ${id}::text))).*
    from question_banks b where b.id = (select min(id) from question_banks)`.execute(db);
  await sql`
    insert into questions
    select (jsonb_populate_record(q, jsonb_build_object('id', ${id}::text || '-' || n,
      'bank_id', ${id}::text, 'position', n, 'payload', ${JSON.stringify(payload)}::jsonb,
      'key', ${JSON.stringify(key)}::jsonb, 'deleted_at', null, 'version', 1))).*
    from questions q, generate_series(1, ${sql.lit(questions)}) n
    where q.id = (select min(id) from questions where type = 1)`.execute(db);
  const keys = Array.from({ length: questions }, (_none, at) => ({
    question_id: `${id}-${at + 1}`,
    version: 1,
  }));
  await keepShownVersions(keys, db);
}

async function addExam({ id: bank, questions }: Bank, exam: number, db: Db): Promise<void> {
  const [id, at] = [`${bank}-${exam}`, new Date()];
  const tanggal = `${2022 + Math.floor(exam / 2)}-${exam % 2 === 0 ? "06" : "12"}-01`;
  const row = { ...scheduleRow(at, { alias: id, tanggal }), id };
  await db.insertInto("schedules").values(row).execute();
  await sql`insert into schedule_banks (schedule_id, bank_id) values (${id}, ${bank})`.execute(db);
  const plan = JSON.stringify([{ type: 1, count: questions, weight: 100 }]);
  await sql`
    insert into sittings (id, schedule_id, participant_id, status, bank_id, plan, started_at, finished_at, created_at)
    select gen_random_uuid()::text, ${id}, p.id, 1, ${bank}, ${plan}::jsonb, ${at}, ${at}, ${at}
    from participants p where p.no_ujian like 'B%' and p.deleted_at is null`.execute(db);
  await sql`
    insert into sitting_results (sitting_id, least, most, score, pending, types, computed_at, is_listed)
    select si.id, '50/1', '50/1', 0.5, 0, '[]', ${at}, true
    from sittings si where si.schedule_id = ${id}`.execute(db);
  await sql`
    insert into sitting_questions (sitting_id, question_id, version, position, type, bobot, policy)
    select si.id, ${bank}::text || '-' || n, 1, n, 1, 1, 'mutlak'
    from sittings si, generate_series(1, ${sql.lit(questions)}) n
    where si.schedule_id = ${id}`.execute(db);
  await sql`
    insert into sitting_answers (sitting_id, question_id, answer, seq, is_given, doubt, answered_at)
    select sq.sitting_id, sq.question_id, jsonb_build_object('type', 1, 'id',
        case when random() < ability.part then 'o1' else 'o' || 2 + floor(random() * 4)::integer end),
      1, true, false, ${at}
    from (select id, random() as part from sittings where schedule_id = ${id}) ability
    join sitting_questions sq on sq.sitting_id = ability.id`.execute(db);
}
