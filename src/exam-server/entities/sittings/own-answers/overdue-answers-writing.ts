// Answers that arrive when the time is over are refused and not stored. Staff see in the history of the sitting that they came and
// when the device says that they were given, so that they can decide whether to give time: the device then sends them again.
import type { SentAnswer } from "../../../../contract/sitting/own-sitting.ts";
import { givenAt, overdueAnswersOf } from "../../../../domain/exams/sittings/answer-times.ts";
import { sitterOf, type Call } from "../../../http/handler.ts";
import { Refusal } from "../../../http/refusal.ts";
import { readSitting, type Sitting } from "../sittings/sitting-state-query.ts";
import { sql } from "kysely";

export const isPastDeadline = (error: unknown): boolean =>
  error instanceof Refusal &&
  (error.refusalCause === "time-over" || error.refusalCause === "finished");

export const instantText = (instant: number | null): string | null =>
  instant === null ? null : new Date(instant).toISOString();

export const timesOf = ({ started_at: started }: Pick<Sitting, "started_at">, at: Date) => ({
  started: started?.getTime() ?? 0,
  received: at.getTime(),
});

/** Once for each end of the sitting, and again only when more answers come: devices repeat what was refused. */
export async function noteOverdueAnswers(
  schedule: string,
  sent: readonly SentAnswer[],
  call: Call,
): Promise<void> {
  const { db, at } = call;
  const sitting = await readSitting({ schedule, participant: sitterOf(call).id }, db);
  if (!sitting) return;
  const claims = await unstoredClaims(sitting, sent, call);
  if (claims.length === 0) return;
  const end = endOf(sitting);
  const late = overdueAnswersOf(claims, end);
  const detail = JSON.stringify({
    ...late,
    given_from: instantText(late.given_from),
    given_to: instantText(late.given_to),
  });
  const client_id = `overdue answers ${instantText(end)}`;
  await sql`
    insert into sitting_events (sitting_id, at, kind, detail, client_id)
    values (${sitting.id}, ${at}::timestamptz, 'overdue-answers', ${detail}::jsonb, ${client_id})
    on conflict (sitting_id, client_id) do update set at = excluded.at, detail = excluded.detail
    where sitting_events.kind = 'overdue-answers'
      and (sitting_events.detail ->> 'answers')::integer < (excluded.detail ->> 'answers')::integer`.execute(
    db,
  );
}

/** Handing in ends it before the deadline. */
function endOf({ deadline_at: deadline, finished_at: finished }: Sitting): number {
  const ends = [deadline, finished].flatMap((each) => each?.getTime() ?? []);
  return Math.min(...ends);
}

/** One for each question of the sitting whose sent answer is newer than the stored one. */
async function unstoredClaims(
  sitting: Sitting,
  sent: readonly SentAnswer[],
  { db, at }: Call,
): Promise<(number | null)[]> {
  const latest = new Map<string, SentAnswer>();
  for (const each of sent) {
    if ((latest.get(each.question_id)?.seq ?? 0) <= each.seq) latest.set(each.question_id, each);
  }
  const ids = [...latest.keys()];
  if (ids.length === 0) return [];
  const asked = await db
    .selectFrom("sitting_questions as q")
    .leftJoin("sitting_answers as a", (join) =>
      join.onRef("a.sitting_id", "=", "q.sitting_id").onRef("a.question_id", "=", "q.question_id"),
    )
    .select(["q.question_id", "a.seq"])
    .where("q.sitting_id", "=", sitting.id)
    .where("q.question_id", "in", ids)
    .execute();
  return asked.flatMap(({ question_id: id, seq }) => {
    const answer = latest.get(id)!;
    return answer.seq > (seq ?? 0) ? [givenAt(answer.given_at, timesOf(sitting, at))] : [];
  });
}
