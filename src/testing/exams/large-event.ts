// An event of a large school, written straight into the database: sixty rooms, and forty exams for everybody on ten days,
// of which two a day overlap. The first has nobody in a session yet.
import { sql } from "kysely";
import type { Db } from "../../exam-server/database/database.ts";
import { newEvent } from "./new-event.ts";
import { scheduleRow } from "./schedule-row.ts";

export const largeEvent = {
  event: "event-besar",
  /** In the order of the calendar. */
  schedules: Array.from({ length: 40 }, (_none, at) => `ujian-${at + 1}`),
  sessions: 3,
} as const;

const rooms = 60;
const seats = 36;
const startsOfDay = ["07:30", "08:30", "10:30", "13:00"];

export async function fillLargeEvent(db: Db): Promise<void> {
  const now = new Date();
  const stamp = { created_at: now, updated_at: now };
  const { event, schedules } = largeEvent;
  await sql`update participants set status = 'active', block_reason = '', blocked_at = null`.execute(
    db,
  );
  await db
    .insertInto("events")
    .values({ ...newEvent("PAS-BESAR"), id: event, created_by: null, ...stamp })
    .execute();
  await sql`
    insert into rooms (id, kode, nama, kapasitas, kolom, lokasi, created_at, updated_at)
    select 'ruang-' || n, 'B-' || lpad(n::text, 2, '0'), 'Ruang besar ' || n, ${seats}::int, 6, '', ${now}, ${now}
    from generate_series(1, ${rooms}::int) n`.execute(db);
  await sql`
    insert into event_rooms (event_id, room_id)
    select ${event}, 'ruang-' || n from generate_series(1, ${rooms}::int) n`.execute(db);
  await db
    .insertInto("schedules")
    .values(
      schedules.map((id, at) =>
        scheduleRow(now, {
          id,
          alias: `Ujian ke-${at + 1}`,
          event_id: event,
          tanggal: dayOf(Math.floor(at / startsOfDay.length)),
          mulai: startsOfDay[at % startsOfDay.length] ?? "07:30",
        }),
      ),
    )
    .execute();
}

function dayOf(index: number): string {
  return `2026-12-${String(index + 1).padStart(2, "0")}`;
}
