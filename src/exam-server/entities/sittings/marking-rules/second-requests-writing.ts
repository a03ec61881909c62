// Second marks that are asked for because of the total of a sitting, or that were given while they were wanted. What was asked for is never
// taken back: a person may have it on the screen.
import { sql } from "kysely";
import { isNearPassMark } from "../../../../domain/marking/rounds/near-pass-mark.ts";
import type { Db } from "../../../database/database.ts";
import { number, sqlRows, text } from "../../../records/sql-rows.ts";
import { presentMarks, wasAsked } from "../marking/answer-outcomes-query.ts";
import type { DrawnAnswer } from "../sittings/sitting-scores-query.ts";
import { currentMarks, possibleTotal, type Reading } from "./near-totals-query.ts";

type Sitting = { id: string; plan: unknown };

/**
 * After each mark of the sitting, in the same transaction. Nothing is asked for until each of its answers is marked: the total is not known
 * before. The sitting is locked.
 * @param markable questions whose answers people mark
 */
export async function askNearPassMark(
  { id, plan }: Sitting,
  rows: readonly DrawnAnswer[],
  markable: readonly string[],
  { now, ...reading }: Reading & { now: Date },
): Promise<void> {
  const { db } = reading;
  const wanted = markable.length === 0 ? [] : await nearRules(id, markable, db);
  if (wanted.length === 0) return;
  const marks = currentMarks(rows, (await presentMarks([id], db)).get(id) ?? new Map());
  if (markable.some((question) => !marks.has(question))) return;
  const total = await possibleTotal(rows, marks, { plan, ...reading });
  const near = wanted.filter(({ kkm, points }) => isNearPassMark(total, kkm, points));
  for (const { question } of near) await askForSeconds(question, [id], { db, now });
}

/** Of questions for which nothing was asked yet. Without a KKM there are none. */
async function nearRules(sitting: string, questions: readonly string[], db: Db) {
  const { rows } = await sqlRows({ question: text(), points: number(), kkm: number() })`
    select r.question_id as question, r.near_kkm_points as points, coalesce(b.kkm, su.kkm) as kkm
    from sittings si
    join marking_rules r on r.schedule_id = si.schedule_id and r.question_id = any(${questions})
    join questions q on q.id = r.question_id
    join question_banks b on b.id = q.bank_id
    join subjects su on su.id = b.subject_id
    where si.id = ${sitting} and r.near_kkm_points is not null
      and coalesce(b.kkm, su.kkm) is not null
      and not ${wasAsked(sql`si.id`, sql`r.question_id`)}
    order by r.question_id`.execute(db);
  return rows;
}

export async function askForSeconds(
  question: string,
  sittings: readonly string[],
  { db, now }: { db: Db; now: Date },
): Promise<void> {
  await sql`
    insert into marking_second_requests (sitting_id, question_id, at)
    select id, ${question}, ${now}::timestamptz from unnest(${sittings}::text[]) as asked (id)
    on conflict do nothing`.execute(db);
}
