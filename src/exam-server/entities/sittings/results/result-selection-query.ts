// Which exams and events have results for the caller, and what the results of one of them consist of.
import { sql } from "kysely";
import {
  maxResultChoices,
  type ResultChoices,
  type SelectedResults,
} from "../../../../contract/results/exam-results.ts";
import { questionTypeCodes } from "../../../../contract/questions/question-types.ts";
import type { PlannedType } from "../../../../domain/scoring/score-sitting.ts";
import type { Call } from "../../../http/handler.ts";
import { notFound } from "../../../http/refusal.ts";
import { nounOf } from "../../../records/record-kind.ts";
import { boolean, json, moment, number, orNull, sqlRows, text } from "../../../records/sql-rows.ts";
import { isSat, startsAt } from "../../exams/schedules/schedule-times-query.ts";
import { examsOf, seenInExams, type Selection } from "./result-rows-query.ts";
import { countedPlan } from "./recalculation/rules-in-force-query.ts";
import { maySeeResults } from "./results-access.ts";

export async function resultChoices(call: Call): Promise<ResultChoices> {
  const hasResults = sql`${maySeeResults(call)} and (
    exists (select 1 from sittings si where si.schedule_id = s.id)
    or ${isSat} and ${startsAt()} <= ${call.at}::timestamptz)`;
  const { rows: exams } = await sqlRows({
    id: text(),
    alias: text(),
    event: text(),
    starts_at: moment(),
    has_results: boolean(),
  })`
    select s.id, s.alias, coalesce(e.nama, '') as event, ${startsAt()} as starts_at,
      exists (select 1 from sittings si where si.schedule_id = s.id and si.status = 1) as has_results
    from schedules s left join events e on e.id = s.event_id
    where ${hasResults} order by starts_at desc, s.id limit ${maxResultChoices}`.execute(call.db);
  const { rows: events } = await sqlRows({ id: text(), nama: text(), exams: number() })`
    select e.id, e.nama, count(*) as exams from schedules s join events e on e.id = s.event_id
    where ${hasResults} group by e.id
    order by max(${startsAt()}) desc, e.id limit ${maxResultChoices}`.execute(call.db);
  return {
    exams: exams.map((exam) => ({ ...exam, starts_at: exam.starts_at.toISOString() })),
    events,
  };
}

/** What somebody may not see is answered like what does not exist. @throws Refusal, 44 */
export async function refuseOthersSelection(selection: Selection, call: Call) {
  const { rows } = await sqlRows({
    name: orNull(text()),
    event_id: orNull(text()),
    exams: number(),
    is_partial: orNull(boolean()),
  })`
    with ${examsOf(selection, call)}
    select min(event_id) as event_id, ${
      selection.event_id === ""
        ? sql`min(alias)`
        : sql`(select nama from events where id = ${selection.event_id})`
    } as name, count(*) as exams, bool_or(not is_whole) as is_partial
    from exams`.execute(call.db);
  const { name, event_id, exams, is_partial: isPartial } = rows[0]!;
  const object = selection.event_id === "" ? "schedule" : "event";
  if (exams === 0) throw notFound(nounOf({ object }));
  return { name: name ?? "", event_id, exams, is_partial: isPartial ?? false };
}

export async function selectedResults(selection: Selection, call: Call): Promise<SelectedResults> {
  const found = await refuseOthersSelection(selection, call);
  const { rows: plans } = await sqlRows({ plan: json<PlannedType[]>() })`
    with ${examsOf(selection, call)}
    select distinct ${countedPlan} as plan from sittings si join exams e on e.id = si.schedule_id`.execute(
    call.db,
  );
  const { rows: groups } = await sqlRows({ id: text(), nama: text() })`
    with ${examsOf(selection, call)}, ${seenInExams}
    select distinct g.id, g.path as nama from seen
    join participants p on p.id = seen.participant_id and p.deleted_at is null
    join groups g on g.id = p.group_id order by nama, g.id`.execute(call.db);
  return { ...found, types: typesIn(plans.map(({ plan }) => plan)), groups };
}

/** Of what is worth something. */
function typesIn(plans: readonly (readonly PlannedType[])[]): SelectedResults["types"] {
  return questionTypeCodes.flatMap((type) => {
    const weights = plans.map((plan) => plan.find((one) => one.type === type)?.weight ?? 0);
    if (weights.every((weight) => weight === 0)) return [];
    const [weight = 0, ...others] = new Set(weights);
    return [{ type, weight: others.length === 0 ? weight : null }];
  });
}
