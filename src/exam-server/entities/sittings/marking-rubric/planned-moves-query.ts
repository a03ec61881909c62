// What the marks of a question of an exam are by another rubric. Changing the rubric and foreseeing what that does use the same function.
import { sql } from "kysely";
import type { GivenMark } from "../../../../contract/marking/given-marks.ts";
import {
  movedMark,
  type MovedMark,
  type Rubric,
} from "../../../../domain/marking/rubric/moved-mark.ts";
import { callerOf, type Call } from "../../../http/handler.ts";
import type { Sql } from "../../../records/list-sql.ts";
import { boolean, json, number, orNull, sqlRows, text } from "../../../records/sql-rows.ts";
import { createYieldOften } from "../../../yield-often.ts";
import type { Unit } from "../marking/marking-access.ts";
import { areMarksOpen } from "../marking/visible-marks-query.ts";
import { rubricIn, storedRubrics } from "./current-rubric-query.ts";

/** A present mark by criteria. */
export type PlannedMove = {
  /** Of the row that is moved. */
  seq: number;
  sitting: string;
  code: string;
  share: string | null;
  /** The caller sees it in lists as well. */
  is_visible: boolean;
  to: MovedMark;
};

const markColumns = {
  seq: number(),
  sitting: text(),
  code: text(),
  version: number(),
  rubric_version: number(),
  given: json<GivenMark>(),
  share: orNull(text()),
  is_visible: boolean(),
};

/** In the order in which the marks were given. */
export function plannedMoves(
  { schedule_id, question_id }: Unit,
  to: Rubric,
  call: Call,
): Promise<PlannedMove[]> {
  return movesOf(
    sql`
      select latest.seq, latest.sitting_id as sitting, coalesce(si.marking_code, '') as code,
        latest.version, latest.rubric_version, latest.given, latest.share,
        latest.marker_id = ${callerOf(call).id} or ma.sitting_id is not null and ${areMarksOpen} as is_visible
      from (
        select distinct on (m.sitting_id, m.marker_id) m.* from marks m
        join sittings of_unit on of_unit.id = m.sitting_id
        where of_unit.schedule_id = ${schedule_id} and m.question_id = ${question_id}
        order by m.sitting_id, m.marker_id, m.seq desc) latest
      join sittings si on si.id = latest.sitting_id
      left join marking_answers ma
        on ma.sitting_id = latest.sitting_id and ma.question_id = latest.question_id
      where latest.given -> 'criteria' is not null order by latest.seq`,
    { schedule_id, question_id },
    to,
    call,
  );
}

/** Of what was given to control answers. */
export function plannedControlMoves(
  { schedule_id, question_id }: Unit,
  to: Rubric,
  call: Call,
): Promise<PlannedMove[]> {
  return movesOf(
    sql`
      select latest.seq, c.sitting_id as sitting, c.code, ma.version, latest.rubric_version,
        latest.given, latest.share, false as is_visible
      from marking_controls c
      join marking_answers ma on ma.sitting_id = c.sitting_id and ma.question_id = c.question_id
      join lateral (select cm.* from control_marks cm
        where cm.schedule_id = c.schedule_id and cm.code = c.code
        order by cm.seq desc limit 1) latest on latest.given -> 'criteria' is not null
      where c.schedule_id = ${schedule_id} and c.question_id = ${question_id}
      order by latest.seq`,
    { schedule_id, question_id },
    to,
    call,
  );
}

async function movesOf(
  marks: Sql,
  unit: Unit,
  to: Rubric,
  { db, services }: Call,
): Promise<PlannedMove[]> {
  const { rows } = await sqlRows(markColumns)`${marks}`.execute(db);
  const changed = new Map(
    (await storedRubrics(unit, db)).map(({ version, criteria }) => [version, criteria]),
  );
  const versions = [...new Set(rows.map(({ version }) => version))];
  const keys = versions.map((version) => ({ question_id: unit.question_id, version }));
  const shown = await services.questionVersions.read(keys, db);
  const shownBy = new Map(versions.map((version, at) => [version, rubricIn(shown[at]!.content)]));
  const moves: PlannedMove[] = [];
  const yieldOften = createYieldOften();
  for (const { version, rubric_version: by, given, ...row } of rows) {
    await yieldOften();
    const from = (by === 0 ? shownBy.get(version) : changed.get(by)) ?? [];
    const move = movedMark(given, from, to);
    if (move) moves.push({ ...row, to: move });
  }
  return moves;
}
