// Of which exams a participant can read a result now, whatever the day: the same rule as their own call for one of them.
import type { OwnExams } from "../../../../contract/sitting/own-exams.ts";
import type {
  PublicationKind,
  PublishedView,
} from "../../../../contract/results/result-publications.ts";
import { shownPart } from "../../../../domain/results/publication-rule.ts";
import { sitterOf, type Call } from "../../../http/handler.ts";
import { serverTime } from "../../../http/server-time.ts";
import { moment, orNull, sqlRows, text } from "../../../records/sql-rows.ts";
import { latestAct } from "../result-publications/deciding-act-query.ts";
import { resultRules } from "./own-result-query.ts";

/** More than anybody sits in a year. */
const maxListed = 200;

/** The latest first. */
export async function shownResults(call: Call): Promise<OwnExams["results"]> {
  const { rows } = await sqlRows({
    id: text(),
    alias: text(),
    finished_at: moment(),
    kind: orNull(text<PublicationKind>()),
    view: orNull(text<PublishedView>()),
  })`
    select s.id, s.alias, si.finished_at, act.kind, act.view
    from sittings si
    join schedules s on s.id = si.schedule_id
    join participants p on p.id = si.participant_id
    left join lateral (${latestAct}) act on true
    where si.participant_id = ${sitterOf(call).id} and si.status = 1
      and si.finished_at is not null and exists (
        select 1 from sitting_results res where res.sitting_id = si.id)
    order by si.finished_at desc, s.id limit ${maxListed}`.execute(call.db);
  const rules = await resultRules(
    rows.map(({ id }) => id),
    call.db,
  );
  const now = call.at.getTime();
  return rows
    .filter(({ id, kind, view }) => {
      const part = shownPart(rules.get(id)!, kind && { kind, view }, now);
      return part.hidden === null && part.view !== "none";
    })
    .map(({ id, alias, finished_at: at }) => ({ id, alias, finished_at: serverTime(at) }));
}
