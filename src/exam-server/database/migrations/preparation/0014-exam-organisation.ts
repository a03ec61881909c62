// Events, rooms, whole schedules, who is in which session of them and who sits where. Days and times are the wall clock of
// the school, as text that sorts as it reads.
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await createEvents(db);
  await createRooms(db);
  await extendSchedules(db);
  await createSessions(db);
  await createPlacements(db);
  await extendSittings(db);
}

const day = sql.raw(String.raw`~ '^\d{4}-\d\d-\d\d$'`);
const time = sql.raw(String.raw`~ '^\d\d:\d\d$'`);

async function createEvents(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table events (
      id text collate "C" primary key,
      kode text not null,
      nama text not null,
      tahun_ajaran text not null,
      semester text not null check (semester in ('ganjil', 'genap')),
      mulai text collate "C" check (mulai ${day}),
      selesai text collate "C" check (selesai ${day}),
      status text not null check (status in ('draf', 'aktif', 'selesai', 'arsip')),
      kop text not null check (kop in ('penuh', 'ringkas', 'tanpa')),
      signer_nama text not null,
      signer_nip text not null,
      signer_jabatan text not null,
      signer_kota text not null,
      signer_tanggal text collate "C" check (signer_tanggal ${day}),
      catatan text not null,
      version integer not null default 1,
      created_by text collate "C" references users (id),
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`.execute(db);
  await sql`create unique index events_kode on events (lower(kode))`.execute(db);
}

/** Rooms are the school's; an event takes some of them, with its own number of seats and its own proctors. */
async function createRooms(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table rooms (
      id text collate "C" primary key,
      kode text not null,
      nama text not null,
      kapasitas integer not null check (kapasitas > 0),
      kolom integer not null check (kolom > 0),
      lokasi text not null,
      version integer not null default 1,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`.execute(db);
  await sql`create unique index rooms_kode on rooms (lower(kode))`.execute(db);
  await sql`
    create table event_rooms (
      event_id text collate "C" not null references events (id) on delete cascade,
      room_id text collate "C" not null references rooms (id),
      kapasitas integer check (kapasitas > 0),
      pengawas jsonb not null default '[]',
      primary key (event_id, room_id)
    )`.execute(db);
  await sql`create index event_rooms_room on event_rooms (room_id)`.execute(db);
}

async function extendSchedules(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table schedules
      add column event_id text collate "C" references events (id),
      add column tanggal text collate "C" check (tanggal ${day}),
      add column mulai text collate "C" not null default '07:30' check (mulai ${time}),
      add column lama integer not null default 90 check (lama > 0),
      add column masuk_sampai integer check (masuk_sampai >= 0),
      add column tutup integer check (tutup >= lama),
      add column min_test integer not null default 0 check (min_test between 0 and lama),
      add column participant_mode text not null default 'CP' check (participant_mode in ('CP', 'SP')),
      add column order_mode integer not null default 0 check (order_mode in (0, 1)),
      add column type_order jsonb not null default '[1,3,4,5,6,7,8,10,11,12,13,14,15,16,2,9]',
      add column acak_soal boolean not null default false,
      add column acak_opsi boolean not null default false,
      add column token_mode text not null default 'global'
        check (token_mode in ('off', 'global', 'schedule', 'room')),
      add column view_result text not null default 'none'
        check (view_result in ('none', 'score', 'answers', 'review')),
      add column result_at text collate "C" check (result_at ${day}),
      add column sesi_open integer not null default 1 check (sesi_open > 0),
      add column max_leave integer check (max_leave >= 0),
      add column fullscreen boolean,
      add column version integer not null default 1,
      add column updated_at timestamptz`.execute(db);
  await sql`
    update schedules set updated_at = created_at, tanggal = to_char(created_at, 'YYYY-MM-DD')`.execute(
    db,
  );
  await sql`
    alter table schedules
      alter column updated_at set not null,
      alter column tanggal set not null`.execute(db);
  await sql`create index schedules_event on schedules (event_id)`.execute(db);
  await sql`create index schedules_begin on schedules (tanggal, mulai)`.execute(db);
  await sql`alter table schedule_banks add column position integer not null default 0`.execute(db);
  await sql`
    create table schedule_participants (
      schedule_id text collate "C" not null references schedules (id) on delete cascade,
      participant_id text collate "C" not null references participants (id) on delete cascade,
      primary key (schedule_id, participant_id)
    )`.execute(db);
  await sql`create index schedule_participants_participant on schedule_participants (participant_id)`.execute(
    db,
  );
}

/** One participant is in one session of a schedule. */
async function createSessions(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table schedule_sessions (
      schedule_id text collate "C" not null references schedules (id) on delete cascade,
      sesi integer not null check (sesi between 1 and 99),
      tanggal text collate "C" not null check (tanggal ${day}),
      mulai text collate "C" not null check (mulai ${time}),
      primary key (schedule_id, sesi)
    )`.execute(db);
  await sql`
    create table session_members (
      schedule_id text collate "C" not null,
      participant_id text collate "C" not null references participants (id) on delete cascade,
      sesi integer not null,
      primary key (schedule_id, participant_id),
      foreign key (schedule_id, sesi) references schedule_sessions (schedule_id, sesi) on delete cascade
    )`.execute(db);
  await sql`create index session_members_sesi on session_members (schedule_id, sesi)`.execute(db);
  await sql`create index session_members_participant on session_members (participant_id)`.execute(
    db,
  );
}

/** In one session of an event a participant has one seat, and a seat one participant. */
async function createPlacements(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table placements (
      event_id text collate "C" not null references events (id) on delete cascade,
      participant_id text collate "C" not null references participants (id) on delete cascade,
      sesi integer not null check (sesi between 1 and 99),
      room_id text collate "C" not null,
      seat integer not null check (seat > 0),
      primary key (event_id, participant_id, sesi),
      unique (event_id, room_id, sesi, seat),
      foreign key (event_id, room_id) references event_rooms (event_id, room_id)
    )`.execute(db);
  await sql`create index placements_participant on placements (participant_id)`.execute(db);
}

/** 0 waits for the start, 3 is at work, 1 has finished. */
async function extendSittings(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sittings add column status integer not null default 0 check (status in (0, 1, 3))`.execute(
    db,
  );
  await sql`create unique index sittings_schedule on sittings (schedule_id, participant_id)`.execute(
    db,
  );
}
