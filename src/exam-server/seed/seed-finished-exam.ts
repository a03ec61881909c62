// The demonstration school's exam of the last school day: 120 participants in four rooms and two sessions, all 16 types of question,
// essays that nobody has marked. What sitting it has left behind is written at once, as the server would have written it.
import { termOn } from "../../domain/exams/school-term.ts";
import { everyTime } from "../../domain/exams/rooms/proctor-duty.ts";
import { randomUUID } from "node:crypto";
import { addDays, instantOf, weekdayOf } from "../../domain/exams/school-time.ts";
import type { Db } from "../database/database.ts";
import { keepShownVersions } from "../entities/questions/questions/question-rows-writing.ts";
import { createQuestionVersions } from "../entities/sittings/sittings/question-contents-query.ts";
import { readDraw } from "../entities/sittings/sittings/sitting-draw-writing.ts";
import { ownZone, serverTime } from "../http/server-time.ts";
import { auditFinishedExam } from "./seed-finished-audit.ts";
import { storeFinishedSittings } from "./seed-finished-rows.ts";
import {
  blockReason,
  finishedSitting,
  type FinishedExam,
  type FinishedSitting,
  type Seated,
} from "./seed-finished-sittings.ts";

const bankCode = "BKSL-FIS-2026";
const eventCode = "ATS";
export const finishedAlias = "Fisika XI dan XII";
const starts = ["07:30", "09:30"] as const;
const perSession = 60;
const perRoom = 15;
const limits = { lama: 60, masuk_sampai: 15, tutup: 90, min_test: 20, max_leave: 3 };

/** The first two are those of the exams ahead. */
const rooms = [
  { kode: "LAB-1" },
  { kode: "LAB-2" },
  { kode: "LAB-3", nama: "Laboratorium Bahasa", kapasitas: 24, kolom: 6, lokasi: "Gedung B" },
  { kode: "MM", nama: "Ruang Multimedia", kapasitas: 20, kolom: 5, lokasi: "Gedung C" },
] as const;
/** Two in each room. */
const proctors = [
  [
    { nama: "Sri Wahyuningsih, S.Pd.", nip: "19790311 200501 2 004" },
    { nama: "Rina Marlina, S.S.", nip: "" },
  ],
  [
    { nama: "Yohanes Bagus Nugroho, S.Kom.", nip: "19850722 201001 1 009" },
    { nama: "Hj. Nurhayati, M.Pd.", nip: "19720128 199802 2 001" },
  ],
  [
    { nama: "Maria Fransiska Lumban Gaol, S.Si.", nip: "19880514 201402 2 003" },
    { nama: "Drs. Suharto Wibowo, M.Si.", nip: "19661009 199203 1 005" },
  ],
  [
    { nama: "I Made Sudarma, S.Pd., M.Pd.", nip: "19810903 200604 1 006" },
    { nama: "Ust. Abdul Karim Al-Bantani, Lc.", nip: "" },
  ],
];

/** Its rooms and bank are there. `author`: who has prepared it. */
export async function seedFinishedExam(db: Db, author: string, at: Date): Promise<void> {
  const tanggal = schoolDayBefore(at);
  const made = { author, at: new Date(instantOf({ tanggal, mulai: "10:00" }, ownZone()) - weekMs) };
  const event = await addEvent(db, tanggal, made);
  const roomIds = await takeRooms(db, event, at);
  const schedule = await addSchedule(db, event, tanggal, made);
  const people = await seatPeople(db, { event, schedule, tanggal, roomIds });
  const exam = await readExam(db, schedule);
  const sittings = people.flatMap((person) => finishedSitting(exam, person) ?? []);
  await storeFinishedSittings(db, exam, sittings);
  await keepBlocked(db, exam, sittings);
  await auditFinishedExam(db, exam, sittings);
  await writeMinutes(db, schedule, roomIds, { author, people });
}

const weekMs = 7 * 24 * 60 * 60_000;
type Made = { author: string; at: Date };
const stampsOf = ({ author, at }: Made) => ({
  created_by: author,
  created_at: at,
  updated_at: at,
});

/** The last weekday before that of `at`, by the wall clock of the school. */
function schoolDayBefore(at: Date): string {
  const today = serverTime(at).slice(0, 10);
  const weekday = weekdayOf(today);
  return addDays(today, weekday === 1 ? -3 : weekday === 7 ? -2 : -1);
}

async function addEvent(db: Db, tanggal: string, made: Made): Promise<string> {
  const id = randomUUID();
  const year = Number(tanggal.slice(0, 4));
  const { year: tahun_ajaran, semester } = termOn(tanggal);
  await db
    .insertInto("events")
    .values({
      id,
      kode: `${eventCode}-${year}`,
      nama: "Asesmen Tengah Semester",
      tahun_ajaran,
      semester,
      mulai: tanggal,
      selesai: tanggal,
      status: "aktif",
      kop: "penuh",
      signer_nama: "Dra. Retno Kusumawati, M.Pd.",
      signer_nip: "19680412 199303 2 004",
      signer_jabatan: "Kepala Sekolah",
      signer_kota: "Bandung",
      signer_tanggal: null,
      catatan: "",
      ...stampsOf(made),
    })
    .execute();
  return id;
}

async function takeRooms(db: Db, event_id: string, at: Date): Promise<string[]> {
  const added = rooms.flatMap((room) => ("nama" in room ? [room] : []));
  const stamps = { created_at: at, updated_at: at };
  await db
    .insertInto("rooms")
    .values(added.map((room) => ({ id: randomUUID(), ...room, ...stamps })))
    .execute();
  const known = await db.selectFrom("rooms").select(["id", "kode"]).execute();
  const ids = rooms.map(({ kode }) => known.find((room) => room.kode === kode)!.id);
  const accounts = await db.selectFrom("users").select(["id", "name"]).execute();
  const idOf = (nama: string) => accounts.find(({ name }) => name === nama)?.id ?? null;
  await db
    .insertInto("event_rooms")
    .values(
      ids.map((room_id, place) => ({
        event_id,
        room_id,
        kapasitas: null,
        pengawas: JSON.stringify(
          proctors[place]!.map((one) => ({ ...one, user_id: idOf(one.nama), ...everyTime })),
        ),
      })),
    )
    .execute();
  return ids;
}

async function addSchedule(db: Db, event_id: string, tanggal: string, made: Made): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto("schedules")
    .values({
      id,
      event_id,
      alias: finishedAlias,
      tanggal,
      mulai: starts[0],
      ...limits,
      participant_mode: "SP",
      token_mode: "off",
      acak_opsi: true,
      sesi_open: starts.length,
      sesi_auto: true,
      sesi_opened_at: new Date(openedAt(tanggal)),
      active: true,
      ...stampsOf(made),
    })
    .execute();
  const { id: bank_id } = await db
    .selectFrom("question_banks")
    .select("id")
    .where("kode", "=", bankCode)
    .executeTakeFirstOrThrow();
  await db.insertInto("schedule_banks").values({ schedule_id: id, bank_id }).execute();
  await db
    .insertInto("schedule_sessions")
    .values(starts.map((mulai, place) => ({ schedule_id: id, sesi: place + 1, tanggal, mulai })))
    .execute();
  return id;
}

/** Ten minutes before the last session, by itself. */
const openedAt = (tanggal: string): number =>
  instantOf({ tanggal, mulai: starts.at(-1)! }, ownZone()) - 10 * 60_000;

type Place = { event: string; schedule: string; tanggal: string; roomIds: readonly string[] };

/** Of the major that the bank's subject is for, by number: one session after the other, and in each one room after the other. */
async function seatPeople(db: Db, { event, schedule, tanggal, roomIds }: Place): Promise<Seated[]> {
  const rows = await db
    .selectFrom("participants as p")
    .innerJoin("majors as m", "m.id", "p.jurusan_id")
    .select(["p.id", "p.nama", "p.no_ujian"])
    .where("m.kode", "=", "IPA")
    .where("p.status", "!=", "inactive")
    .orderBy("p.no_ujian")
    .limit(perSession * starts.length)
    .execute();
  const people = rows.map((row, at): Seated => {
    const sesi = Math.floor(at / perSession) + 1;
    const number = Math.floor((at % perSession) / perRoom);
    const startsAt = instantOf({ tanggal, mulai: starts[sesi - 1]! }, ownZone());
    return {
      ...row,
      at,
      sesi,
      startsAt,
      room: { id: roomIds[number]!, number },
      seat: (at % perRoom) + 1,
    };
  });
  await db
    .insertInto("schedule_participants")
    .values(people.map(({ id }) => ({ schedule_id: schedule, participant_id: id })))
    .execute();
  await db
    .insertInto("session_members")
    .values(people.map(({ id, sesi }) => ({ schedule_id: schedule, participant_id: id, sesi })))
    .execute();
  await db
    .insertInto("placements")
    .values(
      people.map(({ id, sesi, room, seat }) => ({
        event_id: event,
        participant_id: id,
        sesi,
        room_id: room.id,
        seat,
      })),
    )
    .execute();
  return people;
}

/** The questions as they are now are those that were shown. */
async function readExam(db: Db, id: string): Promise<FinishedExam> {
  const { bank_id: bank } = await db
    .selectFrom("schedule_banks")
    .select("bank_id")
    .where("schedule_id", "=", id)
    .executeTakeFirstOrThrow();
  const draw = await readDraw({ bank, schedule: id }, db);
  const keys = draw.questions.map((question) => ({
    question_id: question.id,
    version: question.version,
  }));
  await keepShownVersions(keys, db);
  const versions = await createQuestionVersions().read(keys, db);
  const contents = new Map(
    keys.map(({ question_id }, place) => [question_id, versions[place]!.content]),
  );
  return { id, alias: finishedAlias, bank, limits, draw, contents };
}

/** Whom this exam has blocked, and nobody has let go on since. */
async function keepBlocked(
  db: Db,
  exam: FinishedExam,
  sittings: readonly FinishedSitting[],
): Promise<void> {
  for (const { person, times, row } of sittings) {
    if (times.blocked === null) continue;
    await db
      .updateTable("participants")
      .set({
        status: "blocked",
        block_reason: blockReason(exam, row.leave_count),
        blocked_at: new Date(times.blocked),
      })
      .where("id", "=", person.id)
      .execute();
  }
}

const notes = [
  {
    sesi: 1,
    room: 1,
    text: "Satu peserta diblokir karena berulang kali meninggalkan halaman ujian, lalu diakhiri atas keputusan panitia.",
  },
  {
    sesi: 1,
    room: 2,
    text: "Tiga komputer mati karena stekernya terlepas. Peserta di kursi 5, 6, dan 7 diberi tambahan waktu 10 menit.",
  },
  {
    sesi: 1,
    room: 3,
    text: "Satu peserta pindah ke komputer cadangan karena komputernya macet. Ujian berjalan tertib.",
  },
];

/** What proctors have written; other sheets follow from who came. */
async function writeMinutes(
  db: Db,
  schedule_id: string,
  roomIds: readonly string[],
  { author, people }: { author: string; people: readonly Seated[] },
): Promise<void> {
  const rows = notes.map(({ sesi, room, text }) => {
    const { startsAt } = people.find((person) => person.sesi === sesi)!;
    const at = new Date(startsAt + (limits.tutup + 8 + room) * 60_000);
    return {
      id: randomUUID(),
      schedule_id,
      sesi,
      room_id: roomIds[room]!,
      hadir: null,
      tidak_hadir: null,
      nomor_tidak_hadir: null,
      catatan: text,
      pengawas: null,
      created_at: at,
      updated_at: at,
      updated_by: author,
    };
  });
  await db.insertInto("minutes").values(rows).execute();
}
