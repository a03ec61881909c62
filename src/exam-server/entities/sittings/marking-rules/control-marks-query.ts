// What the caller has given to control answers, as lists show marks.
import { sql } from "kysely";
import type { GivenMark } from "../../../../contract/marking/given-marks.ts";
import type { ShownMark } from "../../../../contract/marking/marking-answers.ts";
import { lacksCriteria } from "../../../../domain/marking/rubric/moved-mark.ts";
import { callerOf, type Call } from "../../../http/handler.ts";
import { boolean, json, moment, orNull, sqlRows, text } from "../../../records/sql-rows.ts";
import type { Unit } from "../marking/marking-access.ts";
import { actOfControlMark } from "../marking/overtaken-marks-query.ts";
import { commentsOf, commentText } from "../marking-comments/given-comments-query.ts";
import { currentRubric } from "../marking-rubric/current-rubric-query.ts";
import type { Control, ControlMark } from "./control-answers-query.ts";
import { readRules } from "./marking-rules-query.ts";

const markColumns = {
  code: text(),
  marker: text(),
  act_id: orNull(text()),
  is_stale: boolean(),
  given: json<GivenMark>(),
  share: orNull(text()),
  written: text(),
  comments: json<ShownMark["comments"]>(),
  at: moment(),
};

/** By code. */
export async function ownControlMarks(
  unit: Unit,
  controls: readonly Control[],
  call: Call,
): Promise<Map<string, ControlMark>> {
  const { rows } = await sqlRows(markColumns)`
    select c.code, us.name as marker, latest.answer_seq <> ma.seq as is_stale, latest.given, latest.share,
      ${actOfControlMark(sql`latest`)} as act_id,
      latest.comment as written, ${commentsOf(sql`latest`)} as comments, latest.at
    from marking_controls c
    join users us on us.id = c.marker_id
    join marking_answers ma on ma.sitting_id = c.sitting_id and ma.question_id = c.question_id
    join lateral (select cm.* from control_marks cm
      where cm.schedule_id = c.schedule_id and cm.code = c.code
      order by cm.seq desc limit 1) latest on latest.given is not null
    where c.schedule_id = ${unit.schedule_id} and c.marker_id = ${callerOf(call).id}
      and c.code = any(${controls.map(({ code }) => code)})`.execute(call.db);
  if (rows.length === 0) return new Map();
  const { criteria } = await currentRubric(unit, call.db);
  const { second_percent } = await readRules(unit, call.db);
  const state = second_percent === 100 ? "second" : "settled";
  return new Map(
    rows.map(({ code, at, ...mark }) => [
      code,
      {
        state,
        mark: {
          ...mark,
          is_own: true,
          is_decision: false,
          is_by_older_rubric: criteria !== null && lacksCriteria(mark.given, criteria),
          comment: commentText(mark),
          at: at.toISOString(),
        },
      },
    ]),
  );
}
