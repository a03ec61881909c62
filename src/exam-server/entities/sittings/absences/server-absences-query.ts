// Which absences of the server concern somebody, and who decides on them. An absence is decided on for all exams at once, so only
// whoever may act on each of them does; a proctor reads of those in which participants of the room were at work.
import { sql } from "kysely";
import { responseCodes } from "../../../../contract/calls/envelope.ts";
import type { ServerAbsence } from "../../../../contract/exams/server-absences.ts";
import { answerGraceMs } from "../../../../domain/exams/sittings/sitting-times.ts";
import type { Call } from "../../../http/handler.ts";
import { notFound, Refusal } from "../../../http/refusal.ts";
import type { Sql } from "../../../records/list-sql.ts";
import { boolean, moment, number, sqlRows, text, texts } from "../../../records/sql-rows.ts";
import { mayUseSchedule } from "../../exams/schedules/schedule-access.ts";
import { proctorsSitter } from "../sittings/sitter-access.ts";

const absenceColumns = {
  id: text(),
  from_at: moment(),
  to_at: moment(),
  minutes: number(),
  people: number(),
  exams: texts(),
  schedule_ids: texts(),
  may_decide: boolean(),
};

/** Those of the absences `a` that concern a sitting that the person may see. */
async function visibleAbsences(chosen: Sql, call: Call) {
  const grace = sql`make_interval(secs => ${answerGraceMs / 1000}::integer)`;
  const { rows } = await sqlRows(absenceColumns)`
    with concerned as (
      select a.id as absence_id, s.alias, s.id as schedule_id, ${mayUseSchedule(call)} as is_own,
        ${mayUseSchedule(call)} or ${proctorsSitter(sql`si.participant_id`, call)} as is_seen
      from server_absences a
      join sittings si on si.started_at <= a.from_at and si.deadline_at > a.from_at - ${grace}
        and (si.finished_at is null or si.finished_at >= a.from_at)
      join schedules s on s.id = si.schedule_id
        and (s.stopped_at is null or s.stopped_at > a.from_at)
      where a.schedule_id is null and ${chosen})
    select a.id, a.from_at, a.to_at, a.minutes, c.people, c.exams, c.schedule_ids, c.may_decide
    from server_absences a join (
      select absence_id, count(*) filter (where is_seen) as people,
        array_agg(distinct alias order by alias) filter (where is_seen) as exams,
        array_agg(distinct schedule_id) filter (where is_seen) as schedule_ids,
        bool_and(is_own) as may_decide
      from concerned group by absence_id having bool_or(is_seen)) c on c.absence_id = a.id
    order by a.to_at desc, a.id`.execute(call.db);
  return rows;
}

export async function unconfirmedAbsences(call: Call): Promise<ServerAbsence[]> {
  const rows = await visibleAbsences(sql`a.confirmed_at is null`, call);
  return rows.map(({ from_at: from, to_at: to, ...rest }) => ({
    ...rest,
    from_at: from.toISOString(),
    to_at: to.toISOString(),
  }));
}

/** How many wait for this person. */
export async function countAbsencesToDecide(call: Call): Promise<number> {
  const rows = await visibleAbsences(sql`a.confirmed_at is null`, call);
  return rows.filter(({ may_decide: mayDecide }) => mayDecide).length;
}

/** @throws Refusal, 44 for one that concerns nobody whom the person may see, 43 for one on which others decide */
export async function refuseOthersAbsence(id: string, call: Call): Promise<void> {
  const [found] = await visibleAbsences(sql`a.id = ${id}`, call);
  if (!found) throw notFound("Waktu server mati");
  if (found.may_decide) return;
  throw new Refusal(
    responseCodes.forbidden,
    "Anda tidak punya akses untuk ini. Mintalah kepada Head Master bila memerlukannya.",
  );
}
