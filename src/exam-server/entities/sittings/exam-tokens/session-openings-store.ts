// Sessions that open by themselves when their hour comes, also those whose hour came while no server was on. Several servers
// share the work: a schedule that one holds the others pass over.
import { openingDelay, sessionToOpen } from "../../../../domain/exams/schedules/due-session.ts";
import type { Db } from "../../../database/database.ts";
import { writeAudit } from "../../../records/audit-trail.ts";
import { boolean, moment, number, orNull, sqlRows, text } from "../../../records/sql-rows.ts";
import { sessionLastEnd, sessionStartsAt } from "../../exams/schedules/schedule-times-query.ts";

/** Answers how many were opened. */
export async function openDueSessions(db: Db, now: Date): Promise<number> {
  let opened = 0;
  for (const id of await candidates(db, now)) {
    if ((await dueIn(id, db, now)) === null) continue;
    if (await db.transaction().execute((trx) => openDue(id, trx, now))) opened += 1;
  }
  return opened;
}

/** Those with another session than the open one that can be entered, or could be if it were open. */
async function candidates(db: Db, now: Date): Promise<string[]> {
  const { rows } = await sqlRows({ id: text() })`
    select s.id from schedules s where s.active and s.sesi_auto and exists (
      select 1 from schedule_sessions z where z.schedule_id = s.id and z.sesi <> s.sesi_open
        and ${sessionStartsAt()} <= ${now}::timestamptz + interval '10 minutes'
        and ${sessionLastEnd()} > ${now}::timestamptz)
    order by s.id`.execute(db);
  return rows.map(({ id }) => id);
}

const sessionColumns = {
  alias: text(),
  open: number(),
  auto: boolean(),
  opened_at: orNull(moment()),
  sesi: number(),
  starts_at: moment(),
  last_end_at: moment(),
  masuk_sampai: orNull(number()),
};

async function dueIn(schedule: string, db: Db, now: Date) {
  const { rows } = await sqlRows(sessionColumns)`
    select s.alias, s.sesi_open as open, s.sesi_auto and s.active as auto,
      s.sesi_opened_at as opened_at, z.sesi, ${sessionStartsAt()} as starts_at,
      ${sessionLastEnd()} as last_end_at, s.masuk_sampai
    from schedules s join schedule_sessions z on z.schedule_id = s.id
    where s.id = ${schedule}`.execute(db);
  const [first] = rows;
  if (!first) return null;
  const sessions = rows.map(({ sesi, starts_at, last_end_at, masuk_sampai: entry }) => ({
    sesi,
    starts_at: starts_at.toISOString(),
    last_end_at: last_end_at.toISOString(),
    ...(entry !== null && {
      enter_until: new Date(starts_at.getTime() + entry * 60_000).toISOString(),
    }),
  }));
  const opened_at = first.opened_at?.toISOString() ?? null;
  const opening = { sesi: first.open, auto: first.auto, opened_at, opened_by: "" };
  const session = sessionToOpen(sessions, opening, now.getTime());
  return session && { session, alias: first.alias, before: first.open };
}

/** Checks again whether the session is due, because the schedule may have changed before it was locked. */
async function openDue(schedule: string, db: Db, now: Date): Promise<boolean> {
  const { rows } = await sqlRows({ id: text() })`
    select id from schedules where id = ${schedule} for update skip locked`.execute(db);
  const due = rows.length > 0 ? await dueIn(schedule, db, now) : null;
  if (due === null) return false;
  const { session, alias, before } = due;
  await db
    .updateTable("schedules")
    .set({ sesi_open: session.sesi, sesi_opened_at: now, sesi_opened_by: "" })
    .where("id", "=", schedule)
    .execute();
  const late = openingDelay(session, now.getTime());
  await writeAudit(db, null, now, "", [
    {
      action: "session.open",
      objectId: schedule,
      before: { sesi: before },
      after: { jadwal: alias, sesi: session.sesi },
      reason:
        late > 0
          ? `Sesi ${session.sesi}, otomatis, terlambat ${late} menit`
          : `Sesi ${session.sesi}, otomatis`,
    },
  ]);
  return true;
}
