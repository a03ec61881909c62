// An exam that is under way, for boards: people in rooms of thirty, most of them at work, some in trouble, written straight
// into the database.
import { sql } from "kysely";
import type { Db } from "../../exam-server/database/database.ts";
import { serverTime } from "../../exam-server/http/server-time.ts";
import { addSeatedEvent } from "./seated-event.ts";

export type WatchedExam = { schedule: string; event: string; people: readonly string[] };

const seats = 30;
const chrome = "Mozilla/5.0 (Windows NT 6.1) AppleWebKit/537.36 Chrome/109.0.0.0 Safari/537.36";
export const watchedName = "Matematika Wajib XII";

/**
 * It began an hour ago. Of the first room the third is blocked, four to eight have lost the line, the ninth asks from another
 * seat and the tenth has left; its last three have not come in.
 * `isCalm`: everybody is at work instead.
 */
export async function addWatchedExam(
  db: Db,
  now: Date,
  count: number,
  { isCalm = false } = {},
): Promise<WatchedExam> {
  const { event, people } = await addSeatedEvent(db, now, { kode: "PANTAU", sessions: [count] });
  const ids = people[0] ?? [];
  const schedule = await beginSchedule(db, now, event, ids);
  await seatPeople(db, now, event, ids);
  await addSittings(db, now, schedule, ids);
  if (isCalm) await removeTrouble(db, now, schedule, ids);
  else await addTrouble(db, now, ids);
  return { schedule, event, people: ids };
}

const minutesFrom = (now: Date, minutes: number) => new Date(now.getTime() + minutes * 60_000);

async function beginSchedule(
  db: Db,
  now: Date,
  event: string,
  ids: readonly string[],
): Promise<string> {
  const [tanggal = "", mulai = ""] = serverTime(minutesFrom(now, -60)).slice(0, 16).split("T");
  const { id: schedule } = await db
    .updateTable("schedules")
    .set({ alias: watchedName, tanggal, mulai, lama: 120, active: true, participant_mode: "SP" })
    .where("event_id", "=", event)
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .updateTable("schedule_sessions")
    .set({ tanggal, mulai })
    .where("schedule_id", "=", schedule)
    .execute();
  await sql`
    insert into schedule_participants (schedule_id, participant_id)
    select ${schedule}, id from unnest(${ids}::text[]) id`.execute(db);
  return schedule;
}

/** In rooms of `seats`. */
async function seatPeople(db: Db, now: Date, event: string, ids: readonly string[]): Promise<void> {
  const rooms = Math.ceil(ids.length / seats);
  await sql`
    insert into rooms (id, kode, nama, kapasitas, kolom, lokasi, created_at, updated_at)
    select 'pantau-' || n, 'P-' || lpad(n::text, 2, '0'), 'P-' || lpad(n::text, 2, '0'), ${seats}::int, 6, '',
      ${now}, ${now}
    from generate_series(1, ${rooms}::int) n`.execute(db);
  await sql`
    insert into event_rooms (event_id, room_id, pengawas)
    select ${event}, 'pantau-' || n, '[{"nama": "Bpk. Hendra S.", "nip": "", "days": [], "sessions": []}]'
    from generate_series(1, ${rooms}::int) n`.execute(db);
  await sql`
    insert into placements (event_id, participant_id, sesi, room_id, seat)
    select ${event}, id, 1, 'pantau-' || (1 + (at - 1) / ${seats}::int), 1 + (at - 1) % ${seats}::int
    from unnest(${ids}::text[]) with ordinality as one (id, at)`.execute(db);
}

async function addSittings(
  db: Db,
  now: Date,
  schedule: string,
  ids: readonly string[],
): Promise<void> {
  const minutes = (n: number) => minutesFrom(now, n);
  await sql`
    insert into participant_tokens
      (participant_id, hash, device, proved, ip, agent, created_at, last_used_at)
    select p.id, 'hash-' || p.id, 'device', p.password_hash, '192.168.1.' || at % 250, ${chrome}, ${now}, ${now}
    from unnest(${ids}::text[]) with ordinality as one (id, at) join participants p on p.id = one.id
    where at > 3 or at < 3`.execute(db);
  await sql`
    insert into sittings (id, schedule_id, participant_id, status, room_id, sesi, created_at, started_at,
      deadline_at, last_seen_at, answered_at, asked, answered, doubtful, leave_count, away_since, clock_ahead, ip,
      agent)
    select 'pantau-' || at, ${schedule}, id, 3, 'pantau-' || (1 + (at - 1) / ${seats}::int), 1, ${now},
      ${minutes(-55)}, ${minutes(60)},
      ${now}::timestamptz - make_interval(secs => case when at between 4 and 8 then 200 else 2 end),
      ${now}::timestamptz - make_interval(secs => 20 + at % 200), 40, 10 + at % 25, at % 3, (at % 3)::int,
      case when at = 10 then ${minutes(-1)}::timestamptz end, 0, '192.168.1.' || at % 250, ${chrome}
    from unnest(${ids}::text[]) with ordinality as one (id, at)
    where at not between ${seats - 2}::int and ${seats}::int`.execute(db);
}

async function removeTrouble(
  db: Db,
  now: Date,
  schedule: string,
  ids: readonly string[],
): Promise<void> {
  await db
    .deleteFrom("schedule_participants")
    .where("participant_id", "in", ids.slice(seats - 3, seats))
    .execute();
  await db
    .updateTable("sittings")
    .set({ last_seen_at: now, answered_at: now, away_since: null, leave_count: 0 })
    .where("schedule_id", "=", schedule)
    .execute();
}

/** Of the first room. */
async function addTrouble(db: Db, now: Date, ids: readonly string[]): Promise<void> {
  const minutes = (n: number) => minutesFrom(now, n);
  await sql`
    delete from participant_tokens
    where participant_id = any(${ids.slice(seats - 3, seats)})`.execute(db);
  await sql`
    update participants set status = 'blocked', block_reason = 'Keluar halaman 4 kali.', blocked_at = ${now}
    where id = ${ids[2]}`.execute(db);
  await sql`
    insert into reset_requests (participant_id, device, ip, agent, asked_at)
    values (${ids[8]}, 'other', '192.168.1.77', ${chrome}, ${now})`.execute(db);
  await sql`
    insert into sitting_events (sitting_id, at, kind, by_name, detail)
    values ('pantau-3', ${minutes(-55)}, 'start', null, '{}'), ('pantau-3', ${minutes(-9)}, 'leave', null, '{}'),
      ('pantau-3', ${minutes(-3)}, 'block', null, '{"reason": "Keluar halaman 4 kali."}')`.execute(
    db,
  );
}
