// The rows of a whole finished exam, in a few statements: what sittings leave behind them, scored by what scores every sitting.
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { PlannedType } from "../../domain/scoring/score-sitting.ts";
import type { Db } from "../database/database.ts";
import { knownOf } from "../entities/sittings/sittings/sitting-draw-writing.ts";
import { resultOf } from "../entities/sittings/sittings/sitting-finish-writing.ts";
import {
  additions,
  operatorName,
  type FinishedExam,
  type FinishedSitting,
} from "./seed-finished-sittings.ts";

type Sittings = readonly FinishedSitting[];
const minuteMs = 60_000;

export async function storeFinishedSittings(
  db: Db,
  exam: FinishedExam,
  sittings: Sittings,
): Promise<void> {
  await db
    .insertInto("sittings")
    .values(sittings.map(({ row, drawn }) => ({ ...row, ...knownOf(exam.draw, drawn.length) })))
    .execute();
  await storeQuestions(db, sittings);
  await storeAnswers(db, sittings);
  await storeEvents(db, sittings);
  await db
    .insertInto("sitting_results")
    .values(sittings.map((sitting) => resultRow(exam, sitting)))
    .execute();
  await storeExtras(db, exam, sittings);
}

const rowsOf = <Row extends object>(
  sittings: Sittings,
  of: (sitting: FinishedSitting) => readonly Row[],
): string =>
  JSON.stringify(
    sittings.flatMap((each) => of(each).map((row) => ({ sitting_id: each.row.id, ...row }))),
  );

async function storeQuestions(db: Db, sittings: Sittings): Promise<void> {
  const rows = rowsOf(sittings, ({ drawn }) => drawn);
  await sql`
    insert into sitting_questions (sitting_id, position, question_id, version, type, bobot, policy)
    select sitting_id, position, question_id, version, type, bobot, policy
    from json_to_recordset(${rows}::json) as new (sitting_id text, position integer,
      question_id text, version integer, type integer, bobot numeric, policy text)`.execute(db);
}

async function storeAnswers(db: Db, sittings: Sittings): Promise<void> {
  const rows = rowsOf(sittings, ({ answers }) => answers);
  await sql`
    insert into sitting_answers
      (sitting_id, question_id, seq, answer, is_given, doubt, given_at, answered_at)
    select sitting_id, question_id, seq, answer, is_given, doubt, given_at, answered_at
    from json_to_recordset(${rows}::json) as new (sitting_id text, question_id text, seq integer,
      answer jsonb, is_given boolean, doubt boolean, given_at timestamptz,
      answered_at timestamptz)`.execute(db);
}

/** In the order of time, which is that of their numbers. */
async function storeEvents(db: Db, sittings: Sittings): Promise<void> {
  const rows = rowsOf(sittings, ({ events }) => events);
  await sql`
    insert into sitting_events (sitting_id, at, kind, by_name, detail)
    select sitting_id, at, kind, by_name, detail
    from json_to_recordset(${rows}::json) as new (sitting_id text, at timestamptz, kind text,
      by_name text, detail jsonb)
    order by at`.execute(db);
}

function resultRow({ draw, contents }: FinishedExam, { row, drawn, answers }: FinishedSitting) {
  const own = new Map(answers.map(({ question_id, answer }) => [question_id, answer]));
  const asked = drawn.map((one) => ({ ...one, answer: own.get(one.question_id) ?? null }));
  const shown = asked.map(({ question_id }) => contents.get(question_id)!);
  const { faults, ...result } = resultOf(asked, shown, draw.rules.plan as PlannedType[]);
  return {
    sitting_id: row.id,
    ...result,
    faults: JSON.stringify(faults),
    computed_at: row.finished_at,
  };
}

async function storeExtras(db: Db, exam: FinishedExam, sittings: Sittings): Promise<void> {
  const acts = { planned: randomUUID(), power: randomUUID() };
  const rows = sittings.flatMap(({ person, fate, times }) => {
    if (fate?.kind !== "added") return [];
    const { at, ...addition } = additions[fate.addition];
    const sent = person.startsAt + at * minuteMs;
    const delivered = Math.max(sent, times.opened) + 2_000;
    return {
      id: randomUUID(),
      schedule_id: exam.id,
      participant_id: person.id,
      act_id: acts[fate.addition],
      ...addition,
      by_name: operatorName,
      sent_at: new Date(sent),
      delivered_at: new Date(delivered),
      seen_at: new Date(delivered + 3_000),
      total_seconds: times.extraSeconds,
    };
  });
  await db.insertInto("sitting_extras").values(rows).execute();
}
