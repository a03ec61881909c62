// Which mark of the caller an act would replace. Somebody who marks at two devices, or in two tabs, may have given another one than the act's
// author saw.
import { sql } from "kysely";
import type { MarkingAct } from "../../../../contract/marking/marks.ts";
import { callerOf, type Call } from "../../../http/handler.ts";
import type { Sql } from "../../../records/list-sql.ts";
import { number, orNull, sqlRows, text } from "../../../records/sql-rows.ts";
import type { Unit } from "./marking-access.ts";

/** Of the mark `mark`: the act by which its marker has given it, also where a rubric that was changed has moved it since. */
export const actOfMark = (mark: Sql): Sql => sql`(
  select origin.act_id from marks origin
  where origin.sitting_id = ${mark}.sitting_id and origin.question_id = ${mark}.question_id
    and origin.marker_id = ${mark}.marker_id and origin.moved_by is null
    and origin.seq <= ${mark}.seq
  order by origin.seq desc limit 1)`;

/** The same of a mark of a control answer. */
export const actOfControlMark = (mark: Sql): Sql => sql`(
  select origin.act_id from control_marks origin
  where origin.schedule_id = ${mark}.schedule_id and origin.code = ${mark}.code
    and origin.act_id not like 'rubric %' and origin.seq <= ${mark}.seq
  order by origin.seq desc limit 1)`;

type Seen = MarkingAct["answers"][number];

/** The codes of the act whose mark of the caller is another one than the act names. What says nothing of it is not compared. */
export async function overtakenIn(
  act: MarkingAct,
  { unit, answers }: { unit: Unit; answers: ReadonlyMap<string, { id: string }> },
  call: Call,
): Promise<string[]> {
  const named = act.answers.filter(({ code, own }) => own !== undefined && answers.has(code));
  if (named.length === 0) return [];
  const present = await ownMarks(unit, named, (code) => answers.get(code)!.id, call);
  return named.flatMap(({ code, seq, own }) => {
    const mark = present.get(code);
    // A mark of an earlier state of the answer does not count for this one.
    const now = mark && mark.seq >= seq ? mark.act : null;
    return now === own ? [] : code;
  });
}

/** By code; a mark that was taken back is not in it. */
async function ownMarks(
  { schedule_id, question_id }: Unit,
  answers: readonly Seen[],
  sittingOf: (code: string) => string,
  call: Call,
): Promise<Map<string, { act: string; seq: number }>> {
  const me = callerOf(call).id;
  const codes = answers.map(({ code }) => code);
  const { rows } = await sqlRows({ code: text(), act: orNull(text()), seq: number() })`
    select asked.code, ${actOfMark(sql`latest`)} as act, latest.answer_seq as seq
    from unnest(${codes}::text[], ${codes.map(sittingOf)}::text[]) as asked (code, sitting)
    join lateral (select m.* from marks m
      where m.sitting_id = asked.sitting and m.question_id = ${question_id}
        and m.marker_id = ${me}
      order by m.seq desc limit 1) latest on latest.given is not null
    where not exists (select 1 from marking_controls c
      where c.schedule_id = ${schedule_id} and c.code = asked.code)
    union all
    select latest.code, ${actOfControlMark(sql`latest`)}, latest.answer_seq
    from unnest(${codes}::text[]) as asked (code)
    join lateral (select cm.* from control_marks cm
      where cm.schedule_id = ${schedule_id} and cm.code = asked.code
      order by cm.seq desc limit 1) latest on latest.given is not null`.execute(call.db);
  return new Map(
    rows.flatMap(({ code, act, seq }) => (act ? [[code, { act, seq }] as const] : [])),
  );
}
