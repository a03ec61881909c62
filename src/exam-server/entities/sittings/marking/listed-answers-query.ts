// The answers to one question by what was done to them. A control answer that somebody has got stands among them like any other, in place of the
// answer that it is, unless they have marked that one as well.
import { sql } from "kysely";
import type { InferOutput } from "valibot";
import type { markingEndpoints } from "../../../../contract/endpoints/marking/marking-endpoints.ts";
import type { AnswerView } from "../../../../contract/marking/marking-answers.ts";
import { callerOf, type Call } from "../../../http/handler.ts";
import { allOf, type Sql } from "../../../records/list-sql.ts";
import { offsetOf, pageAnswer } from "../../../records/record-list.ts";
import { number, orNull, sqlRows, text } from "../../../records/sql-rows.ts";
import {
  isControlMarked,
  isControlOpen,
  isOfUnit,
  ownControls,
} from "../marking-rules/control-answers-query.ts";
import { isControlAside } from "../marking-asks/waiting-asks-query.ts";
import { openUnit } from "./marking-access.ts";
import { answersOf, controlAnswers, ofUnit, ownOrder } from "./marking-answers-query.ts";
import { isFlagged } from "./answer-flags-query.ts";
import { hasOwnMark, isForMe } from "./marking-units-query.ts";

/** What waits for a colleague is listed by `asidePage`. */
type ListedView = Exclude<AnswerView, "waiting">;
type Listed = InferOutput<typeof markingEndpoints.listMarkedAnswers.input> & { view: ListedView };

const views: Record<ListedView, (call: Call) => Sql> = {
  unmarked: isForMe,
  mine: hasOwnMark,
  flagged: isFlagged,
  disputed: () => sql`ma.state = 'disputed'`,
  settled: () => sql`ma.state = 'settled'`,
  all: () => sql`true`,
};

/** Of the control answer `c` with its `ma` and `si`. */
const controlViews: Record<ListedView, (call: Call) => Sql> = {
  unmarked: (call) => sql`${isControlOpen} and not ${isControlAside(call)}`,
  mine: () => isControlMarked,
  flagged: (call) => sql`(${isControlOpen} or ${isControlMarked}) and ${isFlagged(call)}`,
  disputed: () => sql`false`,
  settled: () => isControlMarked,
  all: () => sql`(${isControlOpen} or ${isControlMarked})`,
};

/** Lists that are read from beginning to end do not move while somebody marks. */
const stillViews: readonly ListedView[] = ["unmarked", "all"];

export async function listedPage(query: Listed, call: Call) {
  const { mayMark } = await openUnit(query, call);
  const found = foundBy(query, mayMark, call);
  const order = stillViews.includes(query.view)
    ? sql`place, id`
    : sql`at desc nulls last, seq desc nulls last, place, id`;
  const { rows } = await sqlRows({ id: text(), control: orNull(text()) })`
    select id, control from ${found} order by ${order}
    limit ${query.per_page} offset ${offsetOf(query)}`.execute(call.db);
  const { rows: counted } = await sqlRows({ total: number() })`
    select count(*) as total from ${found}`.execute(call.db);
  return pageAnswer(query, await answersIn(query, rows, call), counted[0]!.total);
}

/** A table with one row for each answer. */
function foundBy(query: Listed, mayMark: boolean, call: Call): Sql {
  const code = query.q.toUpperCase();
  const isNamed = (column: Sql) => query.q !== "" && sql`${column} = ${code}`;
  // Whoever only watches reads no answers while they are marked.
  const isHidden = !mayMark && sql`false`;
  const answers = [
    views[query.view](call),
    isNamed(sql`si.marking_code`),
    query.q === "" && sql`not ${isReplaced(call)}`,
    isHidden,
  ];
  const controls = [controlViews[query.view](call), isNamed(sql`c.code`), isHidden];
  // Lists that stand still need no times.
  const marked = stillViews.includes(query.view)
    ? sql`cross join (select null::timestamptz as at, null::bigint as seq) latest`
    : latestMark;
  return sql`(
    select ma.sitting_id as id, null::text as control, ${ownOrder(call)} as place, latest.at, latest.seq
    from ${ofUnit(query, marked)} and ${allOf(answers)}
    union all
    select c.sitting_id, c.code, md5(${callerOf(call).id} || ' ' || c.question_id || ' ' || c.code),
      (select max(cm.at) from control_marks cm
        where cm.schedule_id = c.schedule_id and cm.code = c.code), null
    from ${ownControls(call)} and ${isOfUnit(query)} and ${allOf(controls)}) found`;
}

/** Of anybody, of the answer `ma`. */
const latestMark = sql`left join lateral (select m.at, m.seq from marks m
  where m.sitting_id = ma.sitting_id and m.question_id = ma.question_id
  order by m.seq desc limit 1) latest on true`;

/** The caller has got the answer `ma` as a control answer, and knows it under that code alone. */
const isReplaced = (call: Call): Sql => sql`(ma.state = 'settled'
  and exists (select 1 from marking_controls c
    where c.sitting_id = ma.sitting_id and c.question_id = ma.question_id
      and c.marker_id = ${callerOf(call).id} and c.answer_seq = ma.seq)
  and not exists (select 1 from marks m
    where m.sitting_id = ma.sitting_id and m.question_id = ma.question_id
      and m.marker_id = ${callerOf(call).id}))`;

type Found = { id: string; control: string | null };

async function answersIn(query: Listed, rows: readonly Found[], call: Call) {
  const ids = rows.flatMap(({ id, control }) => (control === null ? id : []));
  const controls = rows.flatMap(({ id, control: code }) =>
    code === null ? [] : { code, sitting: id },
  );
  const answers = await answersOf(query, ids, call);
  const given = await controlAnswers(query, controls, call);
  const byId = new Map(ids.map((id, at) => [id, answers[at]!]));
  const byCode = new Map(given.map((answer) => [answer.code, answer]));
  return rows.flatMap(
    ({ id, control }) => (control === null ? byId.get(id) : byCode.get(control)) ?? [],
  );
}
