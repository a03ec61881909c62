// An event as tests of its rooms need it: one schedule, people in its sessions, in two classes by turns.
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Db } from "../../exam-server/database/database.ts";
import { scheduleRow } from "./schedule-row.ts";

type Given = {
  kode: string;
  /** How many are in each session, from session 1 on. */
  sessions: readonly number[];
  /** Before the exam numbers; several events of one server need different ones. */
  prefix?: string;
};
export type SeatedEvent = { event: string; people: string[][] };

export async function addSeatedEvent(db: Db, now: Date, given: Given): Promise<SeatedEvent> {
  const { kode, sessions, prefix = kode } = given;
  const event = randomUUID();
  const stamp = { created_at: now, updated_at: now };
  await db
    .insertInto("events")
    .values({
      id: event,
      kode,
      nama: `Event ${kode}`,
      tahun_ajaran: "2026/2027",
      semester: "ganjil",
      mulai: "2026-11-30",
      selesai: null,
      status: "aktif",
      kop: "penuh",
      signer_nama: "",
      signer_nip: "",
      signer_jabatan: "",
      signer_kota: "",
      signer_tanggal: null,
      catatan: "",
      created_by: null,
      ...stamp,
    })
    .execute();
  const schedule = scheduleRow(now, { alias: `Kimia ${kode}`, event_id: event });
  await db.insertInto("schedules").values(schedule).execute();
  await addClasses(db, now, prefix);
  const people: string[][] = [];
  for (const [at, count] of sessions.entries()) {
    const sesi = at + 1;
    const start = {
      sesi,
      tanggal: "2026-11-30",
      mulai: `${String(7 + at * 2).padStart(2, "0")}:30`,
    };
    await db
      .insertInto("schedule_sessions")
      .values({ schedule_id: schedule.id, ...start })
      .execute();
    const { rows } = await sql<{ id: string }>`
      insert into participants (id, no_ujian, nama, sesi, password_hash, jurusan_id, agama_id, group_id,
        antiblock, status, block_reason, created_at, updated_at)
      select gen_random_uuid()::text, ${prefix} || '-' || ${sesi}::int || lpad(n::text, 4, '0'),
        'Peserta ' || ${sesi}::int || '.' || n, ${Math.min(sesi, 4)}::int, '',
        (select min(id) from majors), (select min(id) from religions),
        case when n % 2 = 1 then ${`${prefix}-A`} else ${`${prefix}-B`} end, false, 'active', '', ${now}, ${now}
      from generate_series(1, ${count}::int) n returning id, no_ujian`.execute(db);
    people.push(rows.map(({ id }) => id));
    await sql`
      insert into session_members (schedule_id, participant_id, sesi)
      select ${schedule.id}, id, ${sesi}::int from unnest(${rows.map(({ id }) => id)}::text[]) id`.execute(
      db,
    );
  }
  return { event, people };
}

async function addClasses(db: Db, now: Date, prefix: string): Promise<void> {
  const rows = ["A", "B"].map((name) => {
    const path = `${prefix} ${name}`;
    return { id: `${prefix}-${name}`, parent_id: null, name: path, path, sort_key: path };
  });
  await db
    .insertInto("groups")
    .values(rows.map((row) => ({ ...row, created_at: now, updated_at: now })))
    .execute();
}
