// Which questions to colleagues wait for a reply. One of an asker or to a colleague who may not mark the question any more does not: it keeps
// no answer from being marked and asks nobody for anything.
import { sql } from "kysely";
import { callerOf, type Call } from "../../../http/handler.ts";
import type { Sql } from "../../../records/list-sql.ts";
import { number, sqlRows, text } from "../../../records/sql-rows.ts";

type Unit = { schedule_id: string; question_id: string };

const isActiveCorrector = (user: Sql, question: Sql): Sql => sql`exists (
  select 1 from subject_correctors sc
  join users cu on cu.id = sc.user_id and cu.active
  join question_banks cb on cb.subject_id = sc.subject_id
  join questions cq on cq.bank_id = cb.id
  where cq.id = ${question} and sc.user_id = ${user})`;

/** As a condition on the account: whoever marks the question may ask it about an answer, or a Head Master. */
export const mayBeAsked = (user: Sql, question: Sql): Sql => sql`(
  ${isActiveCorrector(user, question)}
  or exists (select 1 from users hu where hu.id = ${user} and hu.active and hu.role = 'EVIL'))`;

/** As a condition on the question to a colleague `k`: both may still have to do with it. */
export const isInForce = sql`(${isActiveCorrector(sql`k.asker_id`, sql`k.question_id`)}
  and ${mayBeAsked(sql`k.colleague_id`, sql`k.question_id`)})`;

const isWaiting = sql`k.replied_at is null and k.withdrawn_at is null and ${isInForce}`;

/** The caller's own that wait, `k`. */
export const ownWaiting = (call: Call): Sql =>
  sql`marking_asks k where k.asker_id = ${callerOf(call).id} and ${isWaiting}`;

/** As a condition on the answer `ma`: the caller has put it aside by asking a colleague. */
export const isAside = (call: Call): Sql => sql`exists (select 1 from ${ownWaiting(call)}
  and not k.is_control and k.sitting_id = ma.sitting_id and k.question_id = ma.question_id)`;

/** As a condition on the control answer `c`. */
export const isControlAside = (call: Call): Sql => sql`exists (select 1 from ${ownWaiting(call)}
  and k.is_control and k.schedule_id = c.schedule_id and k.code = c.code)`;

/** Those that wait for the caller's reply, `k`, about answers that can be read: their sittings are over. */
const waitingFor = (call: Call): Sql => sql`marking_asks k
  join marking_answers ka on ka.sitting_id = k.sitting_id and ka.question_id = k.question_id
  join sittings ks on ks.id = k.sitting_id and ks.status = 1
  where k.colleague_id = ${callerOf(call).id} and ${isWaiting}`;

/** How many wait for the caller's reply, by unit ("schedule question"). */
export async function askedCounts(call: Call): Promise<Map<string, number>> {
  const { rows } = await sqlRows({ id: text(), count: number() })`
    select k.schedule_id || ' ' || k.question_id as id, count(*) as count
    from ${waitingFor(call)} group by k.schedule_id, k.question_id`.execute(call.db);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** Whose answer it is that the caller is asked about by that code; null: about none. */
export async function askedSitting(
  { schedule_id, question_id }: Unit,
  code: string,
  call: Call,
): Promise<string | null> {
  const { rows } = await sqlRows({ sitting: text() })`
    select k.sitting_id as sitting from marking_asks k
    where k.schedule_id = ${schedule_id} and k.question_id = ${question_id} and k.code = ${code}
      and k.colleague_id = ${callerOf(call).id} and k.withdrawn_at is null
      and ${isInForce} limit 1`.execute(call.db);
  return rows[0]?.sitting ?? null;
}
