// For tests: an exam in which two participants have the same wrong answers.
import { sql } from "kysely";
import type { Db } from "../../exam-server/database/database.ts";

/**
 * Asks all who have finished the exam twenty further questions of one choice with four options, of which the first is right. Everybody is wrong
 * everywhere: the first two, by the ids of their sittings, in the same way, all others in their own.
 *
 * @param bank that has a question of one choice
 */
export async function addAlikeAnswers(db: Db, exam: string, bank: string): Promise<void> {
  const payload = {
    options: ["o1", "o2", "o3", "o4"].map((id) => ({ id, html: id, fixed: false })),
  };
  const key = { id: "o1", weights: {} };
  await sql`
    insert into questions select (jsonb_populate_record(q, jsonb_build_object(
      'id', 'choice-' || n, 'position', 100 + n, 'payload', ${JSON.stringify(payload)}::jsonb,
      'key', ${JSON.stringify(key)}::jsonb))).*
    from questions q, generate_series(0, 19) n
    where q.id = (select min(id) from questions where type = 1 and bank_id = ${bank})`.execute(db);
  await sql`
    insert into question_versions (question_id, version, fields)
    select id, version, ${JSON.stringify({ content: { type: 1, payload, key } })}::jsonb
    from questions where id like 'choice-%'`.execute(db);
  await sql`
    insert into sitting_questions (sitting_id, question_id, version, position, type, bobot, policy)
    select si.id, q.id, q.version, q.position, 1, 1, 'mutlak'
    from sittings si, questions q
    where si.schedule_id = ${exam} and si.status = 1 and q.id like 'choice-%'`.execute(db);
  await sql`
    insert into sitting_answers (sitting_id, question_id, answer, seq, is_given, doubt, answered_at)
    select si.id, q.id, jsonb_build_object('type', 1, 'id',
        'o' || 2 + abs(hashtext(greatest(si.place, 2) || ' ' || n)) % 3),
      1, true, false, si.finished_at
    from (select id, finished_at, row_number() over (order by id) as place from sittings
      where schedule_id = ${exam} and status = 1) si
    cross join generate_series(0, 19) n join questions q on q.id = 'choice-' || n`.execute(db);
}
