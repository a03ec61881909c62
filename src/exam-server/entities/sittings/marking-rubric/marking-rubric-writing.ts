// Changes the rubric of a question while people mark it. Marks by criteria are computed anew and stored as new rows, results follow in the same
// transaction, and whoever still marks by the older rubric is refused until they have seen the new one.
import { sql } from "kysely";
import type { InferOutput } from "valibot";
import type { markingEndpoints } from "../../../../contract/endpoints/marking/marking-endpoints.ts";
import type { RubricHistory } from "../../../../contract/marking/marking-rubric.ts";
import { shareText } from "../../../../domain/marking/point-input.ts";
import { countsOtherwise, type Rubric } from "../../../../domain/marking/rubric/moved-mark.ts";
import { callerOf, type Call } from "../../../http/handler.ts";
import { newerVersion } from "../../../http/refusal.ts";
import { json, sqlRows, text } from "../../../records/sql-rows.ts";
import { openUnit, type Unit } from "../marking/marking-access.ts";
import { storeChangedResults } from "../marking-rules/changed-results-writing.ts";
import { planFor, readRules } from "../marking-rules/marking-rules-query.ts";
import { lockRules, lockSittings } from "../marking-rules/marking-rules-writing.ts";
import { askForSeconds } from "../marking-rules/second-requests-writing.ts";
import { previewOf, rubricOfUnit } from "./marking-rubric-query.ts";
import { plannedControlMoves, plannedMoves, type PlannedMove } from "./planned-moves-query.ts";

type Update = InferOutput<typeof markingEndpoints.updateMarkingRubric.input>;

/** @throws Refusal, 49 with the history when somebody else has changed it */
export async function updateRubric(
  { schedule_id, question_id, version, criteria }: Update,
  call: Call,
): Promise<RubricHistory> {
  const unit = { schedule_id, question_id };
  await openUnit(unit, call);
  await lockRules(unit, call);
  const before = await rubricOfUnit(unit, call);
  const [latest] = before.versions;
  if (latest!.version !== version) throw newerVersion("Rubrik", before);
  if (JSON.stringify(latest!.criteria) === JSON.stringify(criteria)) return before;
  await lockSittings(unit, call);
  const isMoving = countsOtherwise(latest!.criteria, criteria);
  const moves = isMoving ? await plannedMoves(unit, criteria, call) : [];
  const controls = isMoving ? await plannedControlMoves(unit, criteria, call) : [];
  await call.db
    .insertInto("marking_rubrics")
    .values({
      ...unit,
      version: version + 1,
      criteria: JSON.stringify(criteria),
      author_id: callerOf(call).id,
      at: call.at,
    })
    .execute();
  await storeMoves(moves, version + 1, call);
  await storeControlMoves(controls, version + 1, call);
  await storeResults(unit, moves, call);
  const { examples: _some, ...counts } = previewOf(moves);
  await call.audit({
    action: "schedule.change-rubric",
    objectId: schedule_id,
    before: { question_id, rubric: rubricText(latest!.criteria) },
    after: { question_id, rubric: rubricText(criteria), ...counts },
  });
  return rubricOfUnit(unit, call);
}

const rubricText = (rubric: Rubric): string =>
  rubric.map(({ label, max }) => `${label} (${max})`).join("; ");

/** What is inserted for each: the row that it is computed from, the points, and the share of the question. */
function movedRows(moves: readonly PlannedMove[]): string {
  return JSON.stringify(
    moves.flatMap(({ seq, to }) =>
      to.is === "moved" ? { seq, given: to.given, share: shareText(to.share) } : [],
    ),
  );
}

/** In the order of the marks, so that lists by time stay as they are. */
async function storeMoves(
  moves: readonly PlannedMove[],
  version: number,
  call: Call,
): Promise<void> {
  await sql`
    insert into marks (act_id, sitting_id, question_id, marker_id, is_decision, answer_seq, version,
      given, share, comment, comment_ids, at, rubric_version, moved_by)
    select 'rubric ' || ${version}::text || ' ' || m.seq::text, m.sitting_id, m.question_id, m.marker_id,
      m.is_decision, m.answer_seq, m.version, moved.given, moved.share, m.comment, m.comment_ids,
      ${call.at}::timestamptz, ${version}::integer, ${callerOf(call).id}
    from json_to_recordset(${movedRows(moves)}::json)
      as moved (seq bigint, given jsonb, share text)
    join marks m on m.seq = moved.seq order by m.seq`.execute(call.db);
}

async function storeControlMoves(
  moves: readonly PlannedMove[],
  version: number,
  call: Call,
): Promise<void> {
  await sql`
    insert into control_marks (act_id, schedule_id, code, answer_seq, given, share, comment,
      comment_ids, at, rubric_version)
    select 'rubric ' || ${version}::text || ' ' || m.seq::text, m.schedule_id, m.code, m.answer_seq,
      moved.given, moved.share, m.comment, m.comment_ids, ${call.at}::timestamptz, ${version}::integer
    from json_to_recordset(${movedRows(moves)}::json)
      as moved (seq bigint, given jsonb, share text)
    join control_marks m on m.seq = moved.seq order by m.seq`.execute(call.db);
}

/** Of finished sittings whose marks have moved. Totals that are near the KKM by now are marked by a second person as after any mark. */
async function storeResults(unit: Unit, moves: readonly PlannedMove[], call: Call): Promise<void> {
  const ids = [...new Set(moves.flatMap(({ sitting, to }) => (to.is === "moved" ? sitting : [])))];
  if (ids.length === 0) return;
  const rules = await readRules(unit, call.db);
  if (rules.near_kkm_points !== null) {
    const { states } = await planFor(rules, rules, call);
    const asking = states.filter(({ asks }) => asks).map(({ sitting }) => sitting.id);
    await askForSeconds(unit.question_id, asking, { db: call.db, now: call.at });
    ids.push(...asking.filter((id) => !ids.includes(id)));
  }
  const { rows } = await sqlRows({ id: text(), plan: json<unknown>() })`
    select id, plan from sittings
    where id = any(${ids}) and status = 1 order by id`.execute(call.db);
  const writing = { db: call.db, versions: call.services.questionVersions, now: call.at };
  await storeChangedResults(rows, writing);
}
