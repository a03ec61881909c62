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
import { reasonOf, resultRule } from "../own-results/own-result-query.ts";
import { maySeeResults } from "../results/results-access.ts";
import { isWithin } from "./deciding-act-query.ts";

const actColumns = {
  id: text(),
  kind: text<PublicationAct["kind"]>(),
  view: orNull(text<NonNullable<PublicationAct["view"]>>()),
  group: orNull(json<NonNullable<PublicationAct["group"]>>()),
  at: moment(),
  by: text(),
};

/** Those that no later act has taken everybody from. */
async function decidingActs(schedule: string, { db }: Call): Promise<PublicationAct[]> {
  const { rows } = await sqlRows(actColumns)`
    select a.id, a.kind, a.view, a.at, u.name as by,
      case when g.id is not null then json_build_object('id', g.id, 'nama', g.path) end as "group"
    from result_publications a
    join users u on u.id = a.user_id
    left join groups g on g.id = a.group_id
    where a.schedule_id = ${schedule} and a.undone_at is null and not exists (
      select 1 from result_publications later
      where later.schedule_id = a.schedule_id and later.seq > a.seq and later.undone_at is null
        and (later.group_id is null
          or a.group_id is not null and ${isWithin(sql`a.group_id`, sql`later.group_id`)}))
    order by a.seq desc`.execute(db);
  return rows.map(({ at, ...act }) => ({ ...act, at: at.toISOString() }));
}

/** @throws Refusal, 44 for whoever may see no result of it */
export async function resultPublication(schedule: string, call: Call): Promise<ResultPublication> {
  const { rows } = await sqlRows({
    seq: number(),
    view: text<ResultView>(),
    is_usable: boolean(),
  })`
    select s.result_seq as seq, s.view_result as view,
      coalesce(${mayUseSchedule(call)}, false) as is_usable
    from schedules s where s.id = ${schedule} and ${maySeeResults(call)}`.execute(call.db);
  const [row] = rows;
  if (!row) throw notFound(nounOf({ object: "schedule" }));
  const { times } = await resultRule(schedule, call.db);
  const hidden = hiddenResult({ ...times, moment: null }, call.at.getTime());
  return {
    schedule_id: schedule,
    seq: row.seq,
    view: row.view,
    result_at: times.moment === null ? null : new Date(times.moment).toISOString(),
    waits: hidden === null ? "" : reasonOf(hidden, call.at).reason,
    acts: await decidingActs(schedule, call),
    may_publish: row.is_usable && holds("0011A", call),
  };
}
