// Questions to colleagues as those who asked, those who are asked and other markers read them.
import { sql } from "kysely";
import type { InferOutput } from "valibot";
import type { markingEndpoints } from "../../../../contract/endpoints/marking/marking-endpoints.ts";
import type { MarkingAnswer } from "../../../../contract/marking/marking-answers.ts";
import type {
  MarkingAsk,
  MarkingAsks,
  MarkingColleague,
  OpenedAsk,
} from "../../../../contract/marking/marking-asks.ts";
import { callerOf, type Call } from "../../../http/handler.ts";
import { notFound } from "../../../http/refusal.ts";
import type { Sql } from "../../../records/list-sql.ts";
import { offsetOf, pageAnswer } from "../../../records/record-list.ts";
import { boolean, moment, orNull, sqlRows, text } from "../../../records/sql-rows.ts";
import { disguised } from "../marking-rules/control-answers-query.ts";
import { currentRubric } from "../marking-rubric/current-rubric-query.ts";
import { openOwnUnit, openUnit, type Unit } from "../marking/marking-access.ts";
import { answersOf, controlAnswers } from "../marking/marking-answers-query.ts";
import { areMarksOpen } from "../marking/visible-marks-query.ts";
import { isInForce, mayBeAsked, ownWaiting } from "./waiting-asks-query.ts";

type One = InferOutput<typeof markingEndpoints.getMarkingAsk.input>;
type Marked = InferOutput<typeof markingEndpoints.listMarkedAnswers.input>;

export async function colleaguesOf(unit: Unit, call: Call): Promise<{ items: MarkingColleague[] }> {
  await openOwnUnit(unit, call);
  const { rows } = await sqlRows({
    id: text(),
    nama: text(),
    email: text(),
    is_corrector: boolean(),
  })`
    select us.id, us.name as nama, us.email, exists (
      select 1 from subject_correctors sc
      join question_banks b on b.subject_id = sc.subject_id
      join questions q on q.bank_id = b.id
      where q.id = ${unit.question_id} and sc.user_id = us.id) as is_corrector
    from users us
    where us.id <> ${callerOf(call).id} and ${mayBeAsked(sql`us.id`, sql`${unit.question_id}`)}
    order by lower(us.name) collate "C", us.id`.execute(call.db);
  return { items: rows };
}

export async function asksOfUnit(unit: Unit, call: Call): Promise<MarkingAsks> {
  const { mayMark } = await openUnit(unit, call);
  const { schedule_id, question_id } = unit;
  const me = callerOf(call).id;
  const isOpenToAll = sql`not k.is_control and ma.sitting_id is not null and ${areMarksOpen}`;
  return {
    rubric_version: (await currentRubric(unit, call.db)).version,
    items: await readAsks(
      sql`k.schedule_id = ${schedule_id} and k.question_id = ${question_id}
        and (k.asker_id = ${me} or k.withdrawn_at is null
          and (k.colleague_id = ${me} or ${mayMark} and ${isOpenToAll}))`,
      call,
    ),
  };
}

/** The caller's own, or one that the caller is asked. @throws Refusal, 44 */
export async function askById({ ask_id: id, ...unit }: One, call: Call): Promise<MarkingAsk> {
  await openUnit(unit, call);
  const { schedule_id, question_id } = unit;
  const me = callerOf(call).id;
  const [ask] = await readAsks(
    sql`k.id = ${id} and k.schedule_id = ${schedule_id} and k.question_id = ${question_id}
      and ${me} in (k.asker_id, k.colleague_id)`,
    call,
  );
  if (!ask) throw notFound("Pertanyaan kepada rekan");
  return ask;
}

const askColumns = {
  id: text(),
  code: text(),
  asker_id: text(),
  asker: text(),
  colleague_id: text(),
  colleague: text(),
  is_stale: boolean(),
  is_in_force: boolean(),
  text: text(),
  at: moment(),
  withdrawn_at: orNull(moment()),
  reply: orNull(text()),
  reply_points: orNull(text()),
  replied_at: orNull(moment()),
};

async function readAsks(condition: Sql, call: Call): Promise<MarkingAsk[]> {
  const me = callerOf(call).id;
  const { rows } = await sqlRows(askColumns)`
    select k.id, k.code, k.asker_id, asker.name as asker, k.colleague_id, colleague.name as colleague,
      coalesce(ma.seq <> k.answer_seq, false) as is_stale, ${isInForce} as is_in_force,
      k.text, k.at, k.withdrawn_at, k.reply, k.reply_points, k.replied_at
    from marking_asks k
    join users asker on asker.id = k.asker_id
    join users colleague on colleague.id = k.colleague_id
    left join marking_answers ma
      on ma.sitting_id = k.sitting_id and ma.question_id = k.question_id
    where ${condition} order by k.at desc, k.id`.execute(call.db);
  return rows.map(({ asker_id, colleague_id, reply, reply_points, replied_at, ...row }) => ({
    id: row.id,
    code: row.code,
    asker: row.asker,
    colleague: row.colleague,
    is_own: asker_id === me,
    is_for_me: colleague_id === me,
    is_stale: row.is_stale,
    state: stateOf(replied_at, row),
    text: row.text,
    at: row.at.toISOString(),
    reply:
      reply === null || replied_at === null
        ? null
        : { text: reply, points: reply_points, at: replied_at.toISOString() },
  }));
}

type Moments = { withdrawn_at: Date | null; is_in_force: boolean };

function stateOf(repliedAt: Date | null, { withdrawn_at, is_in_force }: Moments) {
  if (repliedAt) return "replied";
  if (withdrawn_at) return "withdrawn";
  return is_in_force ? "waiting" : "lapsed";
}

export async function openedAsk(input: One, call: Call): Promise<OpenedAsk> {
  const ask = await askById(input, call);
  const place = await call.db
    .selectFrom("marking_asks")
    .select(["sitting_id", "is_control"])
    .where("id", "=", ask.id)
    .executeTakeFirstOrThrow();
  if (place.is_control && ask.is_own) {
    const own = { code: ask.code, sitting: place.sitting_id };
    const [control] = await controlAnswers(input, [own], call);
    if (!control) throw notFound("Jawaban");
    return { ask, answer: control };
  }
  const isTakenBack = ask.state === "withdrawn" && !ask.is_own;
  const [answer] = isTakenBack ? [] : await answersOf(input, [place.sitting_id], call);
  if (!answer) throw notFound("Jawaban");
  return { ask, answer: ask.is_own ? answer : disguised(answer, ask) };
}

/** What the caller has asked a colleague about, without a reply. */
export async function asidePage(query: Omit<Marked, "view">, call: Call) {
  const { schedule_id, question_id, q } = query;
  await openOwnUnit(query, call);
  const { rows } = await sqlRows({ code: text(), sitting: text(), is_control: boolean() })`
    select k.code, k.sitting_id as sitting, k.is_control from ${ownWaiting(call)}
      and k.schedule_id = ${schedule_id} and k.question_id = ${question_id}
      and (${q} = '' or k.code = ${q.toUpperCase()})
    group by k.code, k.sitting_id, k.is_control order by min(k.at), k.code`.execute(call.db);
  const first = offsetOf(query);
  const items: MarkingAnswer[] = [];
  for (const { is_control: isControl, ...row } of rows.slice(first, first + query.per_page)) {
    const [answer] = isControl
      ? await controlAnswers(query, [row], call)
      : await answersOf(query, [row.sitting], call);
    if (answer) items.push(answer);
  }
  return pageAnswer(query, items, rows.length);
}
