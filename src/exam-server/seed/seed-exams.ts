// The demonstration school's exams of next week: one that is ready, with sessions and seats, and one of which much is missing.
import { termOn } from "../../domain/exams/school-term.ts";
import { everyTime } from "../../domain/exams/rooms/proctor-duty.ts";
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { addDays, weekdayOf } from "../../domain/exams/school-time.ts";
import type { Db } from "../database/database.ts";
import { sitsExams } from "../entities/exams/schedules/targets-query.ts";
import { serverTime } from "../http/server-time.ts";
import type { Sql } from "../records/list-sql.ts";

const rooms = [
  { kode: "LAB-1", nama: "Laboratorium Komputer 1", kapasitas: 24, kolom: 6, lokasi: "Gedung A" },
  { kode: "LAB-2", nama: "Laboratorium Komputer 2", kapasitas: 20, kolom: 5, lokasi: "Gedung B" },
] as const;
const proctors = [
  [{ nama: "Sri Wahyuningsih, S.Pd.", nip: "19790311 200501 2 004" }],
  [{ nama: "Yohanes Bagus Nugroho, S.Kom.", nip: "19850722 201001 1 009" }],
];
const starts = ["07:30", "09:30", "13:00"];

/** `author`: whose banks they are; `level`: the id of the group that sits them. */
export async function seedExams(db: Db, author: string, level: string, at: Date): Promise<void> {
  const [monday, tuesday, friday] = [0, 1, 4].map((days) => dayOfNextWeek(at, days)) as [
    string,
    string,
    string,
  ];
  const stamps = { created_at: at, updated_at: at };
  const event = await seedEvent(db, { monday, friday, author, stamps });
  await seedRooms(db, event, stamps);
  const exam = { event, author, level, stamps };
  const ready = await seedExam(db, exam, "Bahasa Indonesia X", "BIN", monday);
  await fillSessions(db, ready, sql`true`);
  await seatAll(db, event);
  const lacking = await seedExam(db, exam, "Sejarah X", "SEJ", tuesday);
  await fillSessions(db, lacking, sql`p.sesi < 3`);
}

type Stamps = { created_at: Date; updated_at: Date };
type Week = { monday: string; friday: string; author: string; stamps: Stamps };
type Exam = { event: string; author: string; level: string; stamps: Stamps };

async function seedEvent(db: Db, { monday, friday, author, stamps }: Week): Promise<string> {
  const id = randomUUID();
  const year = Number(monday.slice(0, 4));
  const { year: tahun_ajaran, semester } = termOn(monday);
  await db
    .insertInto("events")
    .values({
      id,
      kode: `PAS-${year}`,
      nama: "Penilaian Akhir Semester",
      tahun_ajaran,
      semester,
      mulai: monday,
      selesai: friday,
      status: "aktif",
      kop: "penuh",
      signer_nama: "Dra. Retno Kusumawati, M.Pd.",
      signer_nip: "19680412 199303 2 004",
      signer_jabatan: "Kepala Sekolah",
      signer_kota: "Bandung",
      signer_tanggal: null,
      catatan: "",
      created_by: author,
      ...stamps,
    })
    .execute();
  return id;
}

async function seedExam(
  db: Db,
  { event, author, level, stamps }: Exam,
  alias: string,
  subject: string,
  tanggal: string,
): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto("schedules")
    .values({
      id,
      event_id: event,
      alias,
      tanggal,
      mulai: starts[0]!,
      lama: 90,
      masuk_sampai: 15,
      active: false,
      created_by: author,
      ...stamps,
    })
    .execute();
  await db.insertInto("schedule_groups").values({ schedule_id: id, group_id: level }).execute();
  await sql`
    insert into schedule_banks (schedule_id, bank_id)
    select ${id}, b.id from question_banks b join subjects s on s.id = b.subject_id
    where s.kode = ${subject} and b.created_by = ${author}
    order by b.created_at limit 1`.execute(db);
  await db
    .insertInto("schedule_sessions")
    .values(starts.map((mulai, index) => ({ schedule_id: id, sesi: index + 1, tanggal, mulai })))
    .execute();
  return id;
}

async function seedRooms(db: Db, event: string, stamps: Stamps): Promise<void> {
  const rows = rooms.map((room) => ({ id: randomUUID(), ...room, ...stamps }));
  const accounts = await db.selectFrom("users").select(["id", "name"]).execute();
  const idOf = (nama: string) => accounts.find(({ name }) => name === nama)?.id ?? null;
  await db.insertInto("rooms").values(rows).execute();
  await db
    .insertInto("event_rooms")
    .values(
      rows.map(({ id }, index) => ({
        event_id: event,
        room_id: id,
        kapasitas: null,
        pengawas: JSON.stringify(
          proctors[index]?.map((one) => ({ ...one, user_id: idOf(one.nama), ...everyTime })),
        ),
      })),
    )
    .execute();
}

/** Each in the session that is theirs anyway. */
async function fillSessions(db: Db, schedule: string, who: Sql): Promise<void> {
  await sql`
    insert into session_members (schedule_id, participant_id, sesi)
    select sg.schedule_id, p.id, p.sesi
    from schedule_groups sg
    join groups g on g.parent_id = sg.group_id
    join participants p on p.group_id = g.id
    where sg.schedule_id = ${schedule} and ${sitsExams} and ${who}`.execute(db);
}

/** By number, one room after the other. */
async function seatAll(db: Db, event: string): Promise<void> {
  await sql`
    with seats as (
      select er.room_id, seat, row_number() over (order by r.kode, seat) as nth
      from event_rooms er join rooms r on r.id = er.room_id
      cross join lateral generate_series(1, r.kapasitas) seat
      where er.event_id = ${event}),
    people as (
      select m.participant_id, m.sesi,
        row_number() over (partition by m.sesi order by p.no_ujian) as nth
      from session_members m
      join schedules s on s.id = m.schedule_id
      join participants p on p.id = m.participant_id
      where s.event_id = ${event})
    insert into placements (event_id, participant_id, sesi, room_id, seat)
    select ${event}, people.participant_id, people.sesi, seats.room_id, seats.seat
    from people join seats using (nth)`.execute(db);
}

/** `days` after the Monday of the week after that of `at`, by the wall clock of the school. */
function dayOfNextWeek(at: Date, days: number): string {
  const today = serverTime(at).slice(0, 10);
  return addDays(today, 8 - weekdayOf(today) + days);
}
