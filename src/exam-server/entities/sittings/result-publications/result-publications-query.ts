// Whether and how results of an exam are published.
import { sql } from "kysely";
import type { ResultView } from "../../../../contract/exams/schedule-fields.ts";
import type {
  PublicationAct,
  ResultPublication,
} from "../../../../contract/results/result-publications.ts";
import { hiddenResult } from "../../../../domain/exams/sittings/result-times.ts";
import { holds, type Call } from "../../../http/handler.ts";
import { notFound } from "../../../http/refusal.ts";
import { nounOf } from "../../../records/record-kind.ts";
import { boolean, json, moment, number, orNull, sqlRows, text } from "../../../records/sql-rows.ts";
import { mayUseSchedule } from "../../exams/schedules/schedule-access.ts";
import { reasonOf, resultRules } from "../own-results/own-result-query.ts";
import { maySeeResults } from "../results/results-access.ts";
import { isWithin } from "./deciding-act-query.ts";

const actColumns = {
  schedule_id: text(),
  id: text(),
  kind: text<PublicationAct["kind"]>(),
  view: orNull(text<NonNullable<PublicationAct["view"]>>()),
  group: orNull(json<NonNullable<PublicationAct["group"]>>()),
  at: moment(),
  by: text(),
};

/** By schedule, those that no later act has taken everybody from. */
async function decidingActs(
  schedules: readonly string[],
  { db }: Call,
): Promise<Map<string, PublicationAct[]>> {
  const { rows } = await sqlRows(actColumns)`
    select a.schedule_id, a.id, a.kind, a.view, a.at, u.name as by,
      case when g.id is not null then json_build_object('id', g.id, 'nama', g.path) end as "group"
    from result_publications a
    join users u on u.id = a.user_id
    left join groups g on g.id = a.group_id
    where a.schedule_id = any(${schedules}::text[]) and a.undone_at is null and not exists (
      select 1 from result_publications later
      where later.schedule_id = a.schedule_id and later.seq > a.seq and later.undone_at is null
        and (later.group_id is null
          or a.group_id is not null and ${isWithin(sql`a.group_id`, sql`later.group_id`)}))
    order by a.seq desc`.execute(db);
  const found = new Map<string, PublicationAct[]>();
  for (const { schedule_id: schedule, at, ...act } of rows) {
    found.set(schedule, [...(found.get(schedule) ?? []), { ...act, at: at.toISOString() }]);
  }
  return found;
}

/** @throws Refusal, 44 for whoever may see no result of it */
export async function resultPublication(schedule: string, call: Call): Promise<ResultPublication> {
  const [publication] = await resultPublications([schedule], call);
  if (!publication) throw notFound(nounOf({ object: "schedule" }));
  return publication;
}

/** In the given order, those of which the caller may see results. */
export async function resultPublications(
  schedules: readonly string[],
  call: Call,
): Promise<ResultPublication[]> {
  const { rows } = await sqlRows({
    id: text(),
    seq: number(),
    view: text<ResultView>(),
    is_usable: boolean(),
  })`
    select s.id, s.result_seq as seq, s.view_result as view,
      ${mayUseSchedule(call)} as is_usable
    from schedules s where s.id = any(${schedules}::text[]) and ${maySeeResults(call)}
    order by array_position(${schedules}::text[], s.id)`.execute(call.db);
  const ids = rows.map(({ id }) => id);
  const rules = await resultRules(ids, call.db);
  const acts = await decidingActs(ids, call);
  return rows.map(({ id, seq, view, is_usable: isUsable }) => {
    const { times } = rules.get(id)!;
    const hidden = hiddenResult({ ...times, moment: null }, call.at.getTime());
    return {
      schedule_id: id,
      seq,
      view,
      result_at: times.moment === null ? null : new Date(times.moment).toISOString(),
      waits: hidden === null ? "" : reasonOf(hidden, call.at).reason,
      acts: acts.get(id) ?? [],
      may_publish: isUsable && holds("0011A", call),
    };
  });
}
