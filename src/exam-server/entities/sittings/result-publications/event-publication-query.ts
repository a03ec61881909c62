// Whether and how results of the exams of an event are published, and whom an act would concern in each.
import type {
  EventPublication,
  PublishedGroup,
} from "../../../../contract/results/event-publications.ts";
import type { Call } from "../../../http/handler.ts";
import { number, sqlRows, text } from "../../../records/sql-rows.ts";
import { startsAt } from "../../exams/schedules/schedule-times-query.ts";
import { examsOf, rankedResults, seenInExams } from "../results/result-rows-query.ts";
import { refuseOthersSelection } from "../results/result-selection-query.ts";
import { resultPublication } from "./result-publications-query.ts";

/** @throws Refusal, 44 for whoever may see no result of it */
export async function eventPublication(event: string, call: Call): Promise<EventPublication> {
  const selection = { schedule_id: "", event_id: event };
  const { name } = await refuseOthersSelection(selection, call);
  const { rows: found } = await sqlRows({ id: text(), alias: text() })`
    with ${examsOf(selection, call)}
    select s.id, s.alias from schedules s where s.id in (select id from exams)
    order by ${startsAt()}, lower(s.alias) collate "C", s.id`.execute(call.db);
  const groups = await groupsOfExams(event, call);
  const exams = [];
  for (const { id, alias } of found) {
    const state = await resultPublication(id, call);
    exams.push({ ...state, alias, groups: groups.get(id) ?? [] });
  }
  const { rows } = await sqlRows({ all: number() })`
    select count(*) as "all" from schedules where event_id = ${event}`.execute(call.db);
  return { event_id: event, name, exams, hidden: rows[0]!.all - exams.length };
}

/** As the list of results counts them, by exam. */
async function groupsOfExams(event: string, call: Call): Promise<Map<string, PublishedGroup[]>> {
  const selection = { schedule_id: "", event_id: event };
  const { rows } = await sqlRows({
    schedule_id: text(),
    path: text(),
    final: number(),
    ranged: number(),
    unscored: number(),
    others: number(),
  })`
    with ${examsOf(selection, call)}, ${seenInExams}, ${rankedResults(call)}
    select schedule_id, group_path as path,
      count(*) filter (where state = 'complete') as final,
      count(*) filter (where state = 'waiting') as ranged,
      count(*) filter (where state = 'unscored') as unscored,
      count(*) filter (where state not in ('complete', 'waiting', 'unscored')) as others
    from ranked group by schedule_id, group_path
    order by schedule_id, lower(group_path) collate "C", group_path collate "C"`.execute(call.db);
  const found = new Map<string, PublishedGroup[]>();
  for (const { schedule_id: id, ...group } of rows) {
    found.set(id, [...(found.get(id) ?? []), group]);
  }
  return found;
}
