// Gives markers control answers among the others, and stores what they give to them.
import { sql } from "kysely";
import type { MarkingAct } from "../../../../contract/marking/marks.ts";
import type { GivenMark } from "../../../../contract/marking/given-marks.ts";
import { codeLetters, drawnLength, markingCode } from "../../../../domain/marking/marking-code.ts";
import { randomAlphanumeric } from "../../../../domain/text/random-code.ts";
import { callerOf, type Call } from "../../../http/handler.ts";
import { boolean, number, sqlRows, text } from "../../../records/sql-rows.ts";
import type { Unit } from "../marking/marking-access.ts";
import { areMarksOpen } from "../marking/visible-marks-query.ts";
import { openControls, type Control } from "./control-answers-query.ts";

/** So long nobody gets an answer again that they have marked themselves. */
export const controlRestMs = 60 * 60_000;

/**
 * For a marker who is being given so many other answers: those that they have got and not marked, and new ones up to the share that the rules
 * name. Without other answers there is none that is new, because then it would be known for what it is.
 */
export async function controlsFor(
  unit: Unit,
  { others, except }: { others: number; except: readonly string[] },
  call: Call,
): Promise<Control[]> {
  const { percent, has_got: hasGot } = await controlRuleOf(unit, call);
  const open = hasGot ? await openControls(unit, except, call) : [];
  if (percent === 0 || others === 0) return open;
  const { marked, got } = await countsOf(unit, call);
  const due = Math.min(Math.floor(((marked + others) * percent) / 100) - got, others);
  return due > 0 ? [...open, ...(await giveControls(unit, due, call))] : open;
}

/** The share that the rules name, and whether the caller has ever got a control answer of the unit: the share may have been another. */
async function controlRuleOf({ schedule_id, question_id }: Unit, call: Call) {
  const { rows } = await sqlRows({ percent: number(), has_got: boolean() })`
    select
      coalesce((select r.control_percent from marking_rules r
        where r.schedule_id = ${schedule_id} and r.question_id = ${question_id}), 0) as percent,
      exists (select 1 from marking_controls c
        where c.marker_id = ${callerOf(call).id} and c.schedule_id = ${schedule_id}
          and c.question_id = ${question_id}) as has_got`.execute(call.db);
  return rows[0]!;
}

/** How many answers the caller has marked, and how many control answers they have got. */
async function countsOf({ schedule_id, question_id }: Unit, call: Call) {
  const me = callerOf(call).id;
  const { rows } = await sqlRows({ marked: number(), got: number() })`
    select
      (select count(distinct m.sitting_id) from marks m join sittings si on si.id = m.sitting_id
        where m.marker_id = ${me} and m.question_id = ${question_id}
          and si.schedule_id = ${schedule_id}) as marked,
      (select count(*) from marking_controls c
        where c.marker_id = ${me} and c.schedule_id = ${schedule_id}
          and c.question_id = ${question_id}) as got`.execute(call.db);
  return rows[0]!;
}

/** Settled answers with the marks of two people or more, or a decision, which the caller has never got and has not marked lately; in an order of the caller's own. */
async function giveControls(
  { schedule_id, question_id }: Unit,
  count: number,
  call: Call,
): Promise<Control[]> {
  const me = callerOf(call).id;
  const rested = new Date(call.at.getTime() - controlRestMs);
  const { rows } = await sqlRows({ sitting: text(), seq: number() })`
    select ma.sitting_id as sitting, ma.seq
    from marking_answers ma join sittings si on si.id = ma.sitting_id and si.status = 1
    where ma.schedule_id = ${schedule_id} and ma.question_id = ${question_id}
      and ma.state = 'settled'
      and not exists (select 1 from marking_controls c where c.sitting_id = ma.sitting_id
        and c.question_id = ma.question_id and c.marker_id = ${me})
      and not exists (select 1 from marks m where m.sitting_id = ma.sitting_id
        and m.question_id = ma.question_id and m.marker_id = ${me}
        and m.at > ${rested}::timestamptz)
      and ${areMarksOpen}
    order by md5('control ' || ${me} || ' ' || ma.sitting_id)
    limit ${count}`.execute(call.db);
  const given: Control[] = [];
  for (const { sitting, seq } of rows) {
    const code = await storeControl({ schedule_id, question_id, sitting, seq }, call);
    if (code !== null) given.push({ sitting, code });
  }
  return given;
}

const drawnAtOnce = 4;

/** Null: another call of the same person was faster. */
async function storeControl(
  { schedule_id, question_id, sitting, seq }: Unit & { sitting: string; seq: number },
  call: Call,
): Promise<string | null> {
  const drawn = Array.from({ length: drawnAtOnce }, () =>
    markingCode(randomAlphanumeric(drawnLength, codeLetters)),
  );
  const { rows } = await sqlRows({ code: text() })`
    insert into marking_controls
      (schedule_id, code, sitting_id, question_id, marker_id, answer_seq, at)
    select ${schedule_id}, code, ${sitting}, ${question_id}, ${callerOf(call).id}, ${seq}::integer,
      ${call.at}::timestamptz
    from unnest(${drawn}::text[]) as drawn (code)
    where not exists (select 1 from sittings si
        where si.schedule_id = ${schedule_id} and si.marking_code = code)
      and not exists (select 1 from marking_controls c
        where c.schedule_id = ${schedule_id} and c.code = drawn.code)
    limit 1
    on conflict do nothing returning code`.execute(call.db);
  return rows[0]?.code ?? null;
}

type ControlAct = Extract<MarkingAct, { kind: "mark" | "withdraw" }>;

/** Once, however often it is sent. `share`: of the question, as it is stored with marks. `rubric_version`: by which it was given. */
export async function storeControlMark(
  act: ControlAct,
  {
    schedule_id,
    share,
    rubric_version: rubric,
  }: { schedule_id: string; share: string | null; rubric_version: number },
  call: Call,
): Promise<void> {
  const given: GivenMark | null = act.kind === "mark" ? act.given : null;
  const [seen] = act.answers;
  await sql`
    insert into control_marks (act_id, schedule_id, code, answer_seq, given, share, comment,
      comment_ids, at, rubric_version)
    values (${act.id}, ${schedule_id}, ${seen!.code}, ${seen!.seq},
      ${given && JSON.stringify(given)}::jsonb, ${share},
      ${act.kind === "mark" ? act.comment : ""},
      ${act.kind === "mark" ? [...new Set(act.comment_ids)] : []}::text[],
      ${call.at}::timestamptz, ${rubric}::integer)
    on conflict (act_id, schedule_id, code) do nothing`.execute(call.db);
}
