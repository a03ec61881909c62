// Whether and how results of the exams of an event are published, and whom an act would concern in each.
import type {
  EventPublication,
  EventReach,
  PublishedGroup,
} from "../../../../contract/results/event-publications.ts";
import {
  publicationReach,
  type PublicationReach,
} from "../../../../domain/results/publication-rule.ts";
import type { Call } from "../../../http/handler.ts";
import { number, sqlRows, text } from "../../../records/sql-rows.ts";
import { startsAt } from "../../exams/schedules/schedule-times-query.ts";
import { examsOf, rankedResults, seenInExams } from "../results/result-rows-query.ts";
import { refuseOthersSelection } from "../results/result-selection-query.ts";
import { resultPublications } from "./result-publications-query.ts";

/** @throws Refusal, 44 for whoever may see no result of it */
export async function eventPublication(event: string, call: Call): Promise<EventPublication> {
  const { name } = await refuseOthersSelection(selectionOf(event), call);
  const aliases = await examAliases(event, call);
  const groups = await groupsOfExams(event, call);
  const exams = (await resultPublications([...aliases.keys()], call)).map((state) => {
    const { schedule_id: id } = state;
    return { ...state, alias: aliases.get(id)!, groups: groups.get(id) ?? [] };
  });
  const { rows } = await sqlRows({ all: number() })`
    select count(*) as "all" from schedules where event_id = ${event}`.execute(call.db);
  return { event_id: event, name, exams, hidden: rows[0]!.all - exams.length };
}

/** @throws Refusal, 44 for whoever may see no result of it */
export async function eventReach(event: string, call: Call): Promise<EventReach> {
  await refuseOthersSelection(selectionOf(event), call);
  const ids = [...(await examAliases(event, call)).keys()];
  const reaches = (await resultPublications(ids, call)).map((publication) =>
    publicationReach(publication, call.at.getTime()),
  );
  const count = (asked: PublicationReach) => reaches.filter((reach) => reach === asked).length;
  return {
    event_id: event,
    exams: reaches.length,
    everybody: count("everybody"),
    some: count("some"),
  };
}

const selectionOf = (event: string) => ({ schedule_id: "", event_id: event });

/** By the ids of those of which the caller may see results, in the order in which they begin. */
async function examAliases(event: string, call: Call): Promise<Map<string, string>> {
  const { rows } = await sqlRows({ id: text(), alias: text() })`
    with ${examsOf(selectionOf(event), call)}
    select s.id, s.alias from schedules s where s.id in (select id from exams)
    order by ${startsAt()}, lower(s.alias) collate "C", s.id`.execute(call.db);
  return new Map(rows.map(({ id, alias }) => [id, alias]));
}

/** As the list of results counts them, by exam. */
async function groupsOfExams(event: string, call: Call): Promise<Map<string, PublishedGroup[]>> {
  const { rows } = await sqlRows({
    schedule_id: text(),
    path: text(),
    final: number(),
    ranged: number(),
    unscored: number(),
    others: number(),
  })`
    with ${examsOf(selectionOf(event), call)}, ${seenInExams}, ${rankedResults(call)}
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
