// Control answers: answers that two people have marked alike, or that somebody has decided, which a marker gets again under another code. Nothing
// in what the marker is sent tells them from other answers.
import { sql } from "kysely";
import type { MarkingAnswer, ShownMark } from "../../../../contract/marking/marking-answers.ts";
import { callerOf, type Call } from "../../../http/handler.ts";
import type { Sql } from "../../../records/list-sql.ts";
import { number, sqlRows, text } from "../../../records/sql-rows.ts";
import type { Unit } from "../marking/marking-access.ts";
import { isControlAside } from "../marking-asks/waiting-asks-query.ts";

export type Control = { code: string; sitting: string };

/** As a condition on the control answer `c` with its `ma` and `si`: its marker can still mark it as it was given out. */
export const isControlOpen = sql`si.status = 1 and ma.state = 'settled' and ma.seq = c.answer_seq
  and (select cm.given from control_marks cm
    where cm.schedule_id = c.schedule_id and cm.code = c.code
    order by cm.seq desc limit 1) is null`;

/** As the same: what its marker has given to it counts for the answer as it is. */
export const isControlMarked = sql`si.status = 1 and ma.seq = c.answer_seq
  and (select cm.given is not null and cm.answer_seq = ma.seq from control_marks cm
    where cm.schedule_id = c.schedule_id and cm.code = c.code
    order by cm.seq desc limit 1)`;

/** The caller's, `c`, with the answer `ma` and its sitting `si`. */
export const ownControls = (call: Call): Sql => sql`marking_controls c
  join marking_answers ma on ma.sitting_id = c.sitting_id and ma.question_id = c.question_id
  join sittings si on si.id = c.sitting_id
  where c.marker_id = ${callerOf(call).id}`;

export const isOfUnit = ({ schedule_id, question_id }: Unit): Sql =>
  sql`c.schedule_id = ${schedule_id} and c.question_id = ${question_id}`;

/** Those of the unit that the caller has got and not marked yet. */
const openOfUnit = (unit: Unit, call: Call): Sql =>
  sql`${ownControls(call)} and ${isOfUnit(unit)} and ${isControlOpen}
    and not ${isControlAside(call)}`;

/** Which the caller has got and not marked yet, but for those. */
export async function openControls(
  unit: Unit,
  except: readonly string[],
  call: Call,
): Promise<Control[]> {
  const { rows } = await sqlRows({ code: text(), sitting: text() })`
    select c.code, c.sitting_id as sitting from ${openOfUnit(unit, call)}
      and c.code <> all(${except})
    order by c.at, c.code`.execute(call.db);
  return rows;
}

/** How many of the unit the caller has got and not marked yet, as a number in a statement. */
export const openControlCount = (unit: Unit, call: Call): Sql =>
  sql`(select count(*) from ${openOfUnit(unit, call)})`;

/** How many the caller has got and not marked yet, by unit ("schedule question"). */
export async function openControlCounts(call: Call): Promise<Map<string, number>> {
  const { rows } = await sqlRows({ id: text(), count: number() })`
    select c.schedule_id || ' ' || c.question_id as id, count(*) as count
    from ${ownControls(call)} and ${isControlOpen} and not ${isControlAside(call)}
    group by c.schedule_id, c.question_id`.execute(call.db);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** As a query: those of these codes that are control answers of the caller, with their sittings. */
export const controlsNamed = (unit: Unit, codes: readonly string[], call: Call): Sql => sql`
  select c.code, c.sitting_id as sitting from ${ownControls(call)}
    and ${isOfUnit(unit)} and c.code = any(${codes})`;

/** By code. */
export async function controlsAmong(
  unit: Unit,
  codes: readonly string[],
  call: Call,
): Promise<Map<string, Control>> {
  const { rows } = await sqlRows({ code: text(), sitting: text() })`
    ${controlsNamed(unit, codes, call)}`.execute(call.db);
  return new Map(rows.map((control) => [control.code, control]));
}

/** Puts control answers among the others, at places that follow from their codes, which are drawn at random. */
export function mixed<Item>(
  items: readonly Item[],
  controls: readonly Item[],
  codeOf: (control: Item) => string,
): Item[] {
  const all = [...items];
  for (const control of controls) {
    const letters = [...codeOf(control)].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
    all.splice(letters % (all.length + 1), 0, control);
  }
  return all;
}

/** The mark of its marker, and the state that another answer would have with that mark alone. */
export type ControlMark = { mark: ShownMark; state: MarkingAnswer["state"] };

/** As an answer that is like no other, which nobody else has marked. */
export const disguised = (
  answer: MarkingAnswer,
  { code }: Pick<Control, "code">,
  own: ControlMark | null = null,
): MarkingAnswer => ({
  ...answer,
  code,
  state: own?.state ?? "left",
  decision_hindrance: null,
  mark_hindrance: null,
  marks: own ? [own.mark] : [],
  equal: [],
  spellings: [],
});
