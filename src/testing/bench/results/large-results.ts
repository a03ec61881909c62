// A finished exam of many participants in a demonstration school: the demonstration's own sittings again and again, with all 16 types of question and
// essays that nobody has marked.
import { sql } from "kysely";
import { codeLetters, drawnLength, markingCode } from "../../../domain/marking/marking-code.ts";
import { randomAlphanumeric } from "../../../domain/text/random-code.ts";
import type { Db } from "../../../exam-server/database/database.ts";
import { finishedAlias, seedFinishedExam } from "../../../exam-server/seed/seed-finished-exam.ts";

export const largeResults = "hasil-besar";

/** For the participants whose numbers begin with "B". */
export async function fillLargeResults(db: Db, count: number): Promise<void> {
  const { id: author } = await db
    .selectFrom("users")
    .select("id")
    .where("role", "=", "EVAL")
    .executeTakeFirstOrThrow();
  await seedFinishedExam(db, author, new Date());
  const { id: from } = await db
    .selectFrom("schedules")
    .select("id")
    .where("alias", "=", finishedAlias)
    .executeTakeFirstOrThrow();
  await sql`
    insert into schedules
    select (jsonb_populate_record(s, jsonb_build_object('id', ${largeResults}::text,
      'alias', 'Hasil besar'))).*
    from schedules s where s.id = ${from}`.execute(db);
  await sql`
    insert into schedule_banks (schedule_id, bank_id)
    select ${largeResults}, bank_id from schedule_banks where schedule_id = ${from}`.execute(db);
  const codes = new Set<string>();
  while (codes.size < count) {
    codes.add(markingCode(randomAlphanumeric(drawnLength, codeLetters)));
  }
  await sql`
    create temporary table copied as
    select p.id as participant, 'hasil-' || p.at as id, code, source.id as source
    from (select id, row_number() over (order by no_ujian) as at from participants
      where no_ujian like 'B%') p
    join unnest(${[...codes]}::text[]) with ordinality as drawn (code, at) using (at)
    join (select id, row_number() over (order by id) as at, count(*) over () as count
      from sittings where schedule_id = ${from} and status = 1) source
      on source.at = 1 + p.at % source.count`.execute(db);
  await sql`
    insert into sittings
    select (jsonb_populate_record(si, jsonb_build_object('id', c.id, 'schedule_id',
      ${largeResults}::text, 'participant_id', c.participant, 'marking_code', c.code))).*
    from copied c join sittings si on si.id = c.source`.execute(db);
  for (const table of ["sitting_questions", "sitting_answers", "sitting_results"]) {
    await sql`
      insert into ${sql.table(table)}
      select (jsonb_populate_record(one, jsonb_build_object('sitting_id', c.id))).*
      from copied c join ${sql.table(table)} one on one.sitting_id = c.source`.execute(db);
  }
  await sql`
    insert into marking_answers
    select (jsonb_populate_record(ma, jsonb_build_object('sitting_id', c.id,
      'schedule_id', ${largeResults}::text))).*
    from copied c join marking_answers ma on ma.sitting_id = c.source`.execute(db);
}
