// Which events have a ledger for the caller, and what it is headed and filtered by.
import { groupPathSeparator } from "../../../../contract/groups.ts";
import {
  maxLedgerEvents,
  type LedgerSelection,
} from "../../../../contract/results/event-ledger.ts";
import type { Call } from "../../../http/handler.ts";
import { notFound } from "../../../http/refusal.ts";
import { nounOf } from "../../../records/record-kind.ts";
import { number, sqlRows, text } from "../../../records/sql-rows.ts";
import { isSat, startsAt } from "../../exams/schedules/schedule-times-query.ts";
import { seenInExams } from "../results/result-rows-query.ts";
import { maySeeResults } from "../results/results-access.ts";
import { heldExams } from "./ledger-rows-query.ts";

export async function ledgerEvents(call: Call) {
  const { rows: events } = await sqlRows({ id: text(), nama: text(), exams: number() })`
    select e.id, e.nama, count(*) as exams from schedules s join events e on e.id = s.event_id
    where ${maySeeResults(call)} and (
      exists (select 1 from sittings si where si.schedule_id = s.id)
      or ${isSat} and ${startsAt()} <= ${call.at}::timestamptz)
    group by e.id order by max(${startsAt()}) desc, e.id limit ${maxLedgerEvents}`.execute(call.db);
  return { events };
}

/** What somebody may not see is answered like what does not exist. @throws Refusal, 44 */
export async function refuseOthersEvent(scope: { event_id: string }, call: Call): Promise<void> {
  const { rows } = await sqlRows({ exams: number() })`
    with ${heldExams(scope, call)} select count(*) as exams from held`.execute(call.db);
  if (rows[0]!.exams === 0) throw notFound(nounOf({ object: "event" }));
}

export async function ledgerSelection(
  scope: { event_id: string },
  call: Call,
): Promise<LedgerSelection> {
  await refuseOthersEvent(scope, call);
  const event = await call.db
    .selectFrom("events")
    .select([
      "id",
      "nama",
      "tahun_ajaran",
      "semester",
      "kop",
      "signer_nama",
      "signer_nip",
      "signer_jabatan",
      "signer_kota",
      "signer_tanggal",
    ])
    .where("id", "=", scope.event_id)
    .executeTakeFirst();
  if (!event) throw notFound(nounOf({ object: "event" }));
  const { rows: groups } = await sqlRows({ id: text(), nama: text() })`
    with ${heldExams(scope, call)}, ${seenInExams},
    own as materialized (
      select distinct g.path from seen
      join participants p on p.id = seen.participant_id and p.deleted_at is null
      join groups g on g.id = p.group_id
      where seen.schedule_id in (select id from held))
    select g.id, g.path as nama from groups g
    where exists (select 1 from own where own.path = g.path
      or starts_with(own.path, g.path || ${groupPathSeparator}::text))
    order by g.sort_key, g.id`.execute(call.db);
  return { event, groups };
}
