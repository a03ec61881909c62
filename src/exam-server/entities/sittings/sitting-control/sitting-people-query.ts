// Whom an act on a schedule's sittings is about. Their sittings are locked, so that answers, the deadline, handing in and other
// operators come one after the other.
import type { Db } from "../../../database/database.ts";
import type { Call } from "../../../http/handler.ts";
import { lockRows } from "../../../records/record-kind.ts";
import { isLaterSession } from "../../exams/schedules/schedule-times-query.ts";
import { joined, seenIn } from "../sittings/sitting-rows-query.ts";
import type { Sitting } from "../sittings/sitting-state-query.ts";
import { sittingColumns } from "../sittings/sittings-table.ts";
import { number, text, sqlRows } from "../../../records/sql-rows.ts";

/** `sitting` is undefined for somebody who has not come in. */
export type Person = { id: string; nama: string; no_ujian: string; sitting: Sitting | undefined };

/** Those who have a part in the schedule, by id. */
export async function namesIn(
  schedule: string,
  ids: readonly string[],
  db: Db,
): Promise<Map<string, Omit<Person, "sitting">>> {
  const { rows } = await sqlRows({ id: text(), nama: text(), no_ujian: text() })`
    select p.id, p.nama, p.no_ujian from ${seenIn(schedule)} seen
    join participants p on p.id = seen.participant_id
    where p.id = any(${ids}) and p.deleted_at is null`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

export async function lockedPeople(
  schedule: string,
  ids: readonly string[],
  db: Db,
): Promise<Map<string, Person>> {
  const known = await namesIn(schedule, ids, db);
  const sittings = await lockedSittings(schedule, [...known.keys()], db);
  const outside = [...known.keys()].filter((id) => !sittings.has(id));
  if (outside.length > 0) {
    // Whoever is about to come in waits for it, or has come in by now.
    await lockRows("participants", outside, db);
    for (const [id, sitting] of await lockedSittings(schedule, outside, db)) {
      sittings.set(id, sitting);
    }
  }
  return new Map([...known].map(([id, name]) => [id, { ...name, sitting: sittings.get(id) }]));
}

/** By participant. Everybody locks them in the same order. */
export async function lockedSittings(
  schedule: string,
  ids: readonly string[],
  db: Db,
): Promise<Map<string, Sitting>> {
  const { rows } = await sqlRows(sittingColumns)`
    select * from sittings where schedule_id = ${schedule} and participant_id = any(${ids})
    order by id for update`.execute(db);
  return new Map(rows.map((row) => [row.participant_id, row]));
}

/** Of these, whoever belongs to a session that has not begun yet, with its number. */
export async function laterSessionsOf(
  schedule: string,
  ids: readonly string[],
  { db, at }: Pick<Call, "db" | "at">,
): Promise<Map<string, number>> {
  const { rows } = await sqlRows({ id: text(), sesi: number() })`
    select p.id, m.sesi from participants p join schedules s on s.id = ${schedule} ${joined}
    where p.id = any(${ids}) and si.status is null and ${isLaterSession(at)}`.execute(db);
  return new Map(rows.map(({ id, sesi }) => [id, sesi]));
}
