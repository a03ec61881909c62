// The next answers of one participant after the other: all of a bank that the caller can mark. What is given to them, claims and control
// answers are as when one question is marked after the other (`marking-answers-query.ts`).
import { sql } from "kysely";
import type { InferOutput } from "valibot";
import type { markingEndpoints } from "../../../../contract/endpoints/marking/marking-endpoints.ts";
import type {
  ClaimedParticipants,
  ParticipantAnswer,
} from "../../../../contract/marking/participant-claims.ts";
import { callerOf, type Call } from "../../../http/handler.ts";
import { notFound } from "../../../http/refusal.ts";
import type { Sql } from "../../../records/list-sql.ts";
import { number, sqlRows, text } from "../../../records/sql-rows.ts";
import { bankOrder } from "../../questions/questions/questions-query.ts";
import { mixed } from "../marking-rules/control-answers-query.ts";
import { controlsFor } from "../marking-rules/control-answers-writing.ts";
import { isCorrector } from "./marking-access.ts";
import {
  answersBySitting,
  controlAnswers,
  isClaimedByOthers,
  keepClaims,
  type AnswerPlace,
} from "./marking-answers-query.ts";
import { isForMe } from "./marking-units-query.ts";

type Claims = InferOutput<typeof markingEndpoints.claimParticipants.input>;

const ofBank = ({ schedule_id, bank_id }: Claims) => sql`marking_answers ma
  join sittings si on si.id = ma.sitting_id and si.status = 1
  join questions q on q.id = ma.question_id and q.bank_id = ${bank_id}
  join question_banks b on b.id = q.bank_id
  where ma.schedule_id = ${schedule_id}`;

/** The caller's own order of participants, and within each the order of the bank. */
const ownOrder = (call: Call) => sql`
  md5('participant ' || ${callerOf(call).id} || ' ' || ma.schedule_id || ' ' || ma.sitting_id),
  ma.sitting_id, ${bankOrder}`;

/**
 * What somebody else has at hand is not given out before their claim lapses. Runs in a transaction: two people who ask at the same moment get
 * different answers.
 */
export async function claimNextParticipants(
  input: Claims,
  call: Call,
): Promise<ClaimedParticipants> {
  const questions = await ownQuestions(input, call);
  const known = input.except.map(({ question_id: id, code }) => `${id} ${code}`);
  const isLeft = sql`${isForMe(call)}
    and ma.question_id || ' ' || si.marking_code <> all(${known})`;
  const found = await claimSome(input, sql`${isLeft} and not ${isClaimedByOthers(call)}`, call);
  await keepClaims(found, call);
  const given = found.map(({ sitting_id, question_id: id }) => `${id} ${sitting_id}`);
  const { rows } = await sqlRows({ left: number(), claimed: number() })`
    select count(*) as "left", count(*) filter (where ${isClaimedByOthers(call)}) as claimed
    from ${ofBank(input)} and ${isLeft}
      and ma.question_id || ' ' || ma.sitting_id <> all(${given})`.execute(call.db);
  return {
    answers: await answersFound(input, { found, questions }, call),
    left: rows[0]!.left,
    claimed: rows[0]!.claimed,
  };
}

/** Those of the bank to which the exam has answers. @throws Refusal, 44 */
async function ownQuestions({ schedule_id, bank_id }: Claims, call: Call): Promise<string[]> {
  const { rows } = await sqlRows({ id: text() })`
    select q.id from questions q join question_banks b on b.id = q.bank_id
    where b.id = ${bank_id} and ${isCorrector(call)}
      and exists (select 1 from marking_answers ma
        where ma.schedule_id = ${schedule_id} and ma.question_id = q.id)
    order by ${bankOrder}`.execute(call.db);
  if (rows.length === 0) throw notFound("Soal yang Anda koreksi");
  return rows.map(({ id }) => id);
}

/** Claims `count` answers, and the further answers of the last participant among them. */
async function claimSome(input: Claims, condition: Sql, call: Call): Promise<AnswerPlace[]> {
  const claim = async (which: Sql, limit: Sql): Promise<AnswerPlace[]> => {
    const { rows } = await sqlRows({ sitting_id: text(), question_id: text() })`
      select ma.sitting_id, ma.question_id from ${ofBank(input)} and ${condition} and ${which}
      order by ${ownOrder(call)} ${limit}
      for update of ma skip locked`.execute(call.db);
    return rows;
  };
  const some = await claim(sql`true`, sql`limit ${input.count}`);
  const last = some.at(-1)?.sitting_id;
  if (last === undefined) return [];
  const before = some.filter(({ sitting_id: id }) => id !== last);
  return [...before, ...(await claim(sql`ma.sitting_id = ${last}`, sql``))];
}

type Found = { found: readonly AnswerPlace[]; questions: readonly string[] };

/**
 * Participant after participant. A control answer has a code of its own and comes alone, so that it is given only beside participants of whom
 * one answer to the same question comes alone, and no oftener than they. What is not given here comes when the question is marked by itself.
 */
async function answersFound(
  { schedule_id, except }: Claims,
  { found, questions }: Found,
  call: Call,
): Promise<ParticipantAnswer[]> {
  const bySitting = new Map<string, ParticipantAnswer[]>();
  for (const { sitting_id: id } of found) bySitting.set(id, []);
  const controls: ParticipantAnswer[][] = [];
  const alone = aloneAmong(found);
  for (const question_id of questions) {
    const unit = { schedule_id, question_id };
    const sittings = found.flatMap((one) =>
      one.question_id === question_id ? one.sitting_id : [],
    );
    for (const [sitting, answer] of await answersBySitting(unit, sittings, call)) {
      bySitting.get(sitting)!.push({ ...answer, question_id });
    }
    const codes = except.flatMap((one) => (one.question_id === question_id ? one.code : []));
    const others = alone.get(question_id) ?? 0;
    const due = others === 0 ? [] : await controlsFor(unit, { others, except: codes }, call);
    const given = await controlAnswers(unit, due.slice(0, others), call);
    controls.push(...given.map((answer) => [{ ...answer, question_id }]));
  }
  return mixed([...bySitting.values()], controls, ([first]) => first!.code).flat();
}

/** By question: of how many participants its answer is the only one. */
function aloneAmong(found: readonly AnswerPlace[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { sitting_id: id } of found) counts.set(id, (counts.get(id) ?? 0) + 1);
  const alone = new Map<string, number>();
  for (const { sitting_id, question_id } of found) {
    if (counts.get(sitting_id) !== 1) continue;
    alone.set(question_id, (alone.get(question_id) ?? 0) + 1);
  }
  return alone;
}
