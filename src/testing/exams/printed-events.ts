// Three events as their papers meet them, on days that never change: a usual one, one of names that are hard to print, and one
// that has neither sessions nor rooms nor anybody who signs.
import { everyTime } from "../../domain/exams/rooms/proctor-duty.ts";
import { sql } from "kysely";
import type { Db } from "../../exam-server/database/database.ts";
import { newEvent } from "./new-event.ts";
import { scheduleRow } from "./schedule-row.ts";

export const printedEvents = ["biasa", "ganjil", "bersahaja"] as const;
export type PrintedEvent = (typeof printedEvents)[number];

const day = "2031-03-03";
const stamp = { created_at: new Date(), updated_at: new Date() };

const names: Record<PrintedEvent, readonly string[]> = {
  biasa: Array.from(
    { length: 18 },
    (_none, at) => `Peserta Biasa ${String(at + 1).padStart(2, "0")}`,
  ),
  ganjil: [
    `O'Brien "Si Kecil" Ma'ruf`,
    "Raden Mas Pangeran Haryo Suryodiningrat Kusumonegoro Wijayakt",
    "محمد بن عبد الرحمن الأنصاري",
    `<b>&"$&{n}'`,
    "Y",
    "Ni Luh Putu Ayu Komang Widiastuti Pradnyaparamita Dewi, S.Pd.",
  ],
  bersahaja: Array.from({ length: 7 }, (_none, at) => `Tanpa Group ${at + 1}`),
};

export async function fillPrintedEvents(db: Db): Promise<void> {
  await db
    .insertInto("groups")
    .values({
      id: "cetak",
      parent_id: null,
      name: "Cetak 1",
      path: "Cetak 1",
      sort_key: "cetak 1",
      ...stamp,
    })
    .execute();
  await db
    .insertInto("rooms")
    .values(
      [12, 8].map((kapasitas, at) => ({
        id: `cetak-${at + 1}`,
        kode: `CTK-${at + 1}`,
        nama: `Ruang cetak ${at + 1}`,
        lokasi: at === 0 ? "Gedung A" : "",
        kapasitas,
        kolom: 4,
        ...stamp,
      })),
    )
    .execute();
  for (const event of printedEvents) await fillEvent(db, event);
}

async function fillEvent(db: Db, event: PrintedEvent): Promise<void> {
  const isPlain = event === "bersahaja";
  const signer = isPlain
    ? { signer_nama: "", signer_nip: "", signer_jabatan: "", signer_kota: "" }
    : {};
  await db
    .insertInto("events")
    .values({
      ...newEvent(event.toUpperCase(), {
        nama: `Asesmen ${event}`,
        tahun_ajaran: "2030/2031",
        mulai: day,
        selesai: day,
        kop: event === "ganjil" ? "ringkas" : "penuh",
        signer_tanggal: day,
        ...signer,
      }),
      id: event,
      created_by: null,
      ...stamp,
    })
    .execute();
  const own = { event_id: event, participant_mode: "SP" as const, tanggal: day };
  const schedules = ["Kimia", "Seni budaya dan prakarya"].map((alias, at) =>
    scheduleRow(stamp.created_at, {
      ...own,
      alias,
      id: `${event}-${at}`,
      mulai: at === 0 ? "07:30" : "13:00",
    }),
  );
  await db.insertInto("schedules").values(schedules).execute();
  await addPeople(db, event);
  if (!isPlain) await seatPeople(db, event);
}

async function addPeople(db: Db, event: PrintedEvent): Promise<void> {
  const group = event === "bersahaja" ? null : "cetak";
  for (const [at, nama] of names[event].entries()) {
    const id = `${event}-${at + 1}`;
    await sql`
      insert into participants (id, no_ujian, nama, sesi, password_hash, jurusan_id, agama_id, group_id, antiblock,
        status, block_reason, created_at, updated_at)
      select ${id}, ${`00${id}`}, ${nama}, 1, '', (select min(id) from majors), (select min(id) from religions), ${group},
        false, 'active', '', ${stamp.created_at}, ${stamp.created_at}`.execute(db);
    await sql`
      insert into schedule_participants (schedule_id, participant_id)
      select id, ${id} from schedules where event_id = ${event}`.execute(db);
  }
}

/** Two of three in the first session, the others in the second; in the first room as long as it has seats. */
async function seatPeople(db: Db, event: PrintedEvent): Promise<void> {
  const pengawas = [
    { nama: "Drs. Bambang Sutrisno", nip: "19700101 199512 1 001", ...everyTime },
    { nama: "Siti Aminah, S.Pd.", nip: "", ...everyTime },
  ];
  for (const room of ["cetak-1", "cetak-2"]) {
    const named = room === "cetak-1" ? pengawas : [];
    await sql`
      insert into event_rooms (event_id, room_id, pengawas)
      values (${event}, ${room}, ${JSON.stringify(named)}::jsonb)`.execute(db);
  }
  await sql`
    insert into schedule_sessions (schedule_id, sesi, tanggal, mulai)
    select id, n, ${day}, case n when 1 then mulai else '15:30' end
    from schedules cross join generate_series(1, 2) n where event_id = ${event}`.execute(db);
  const seats = [0, 0];
  for (const [at] of names[event].entries()) {
    const id = `${event}-${at + 1}`;
    const sesi = at % 3 === 2 ? 2 : 1;
    const seat = (seats[sesi - 1] = (seats[sesi - 1] ?? 0) + 1);
    await sql`
      insert into session_members (schedule_id, participant_id, sesi)
      select id, ${id}, ${sesi} from schedules where event_id = ${event}`.execute(db);
    await sql`
      insert into placements (event_id, participant_id, sesi, room_id, seat)
      values (${event}, ${id}, ${sesi}, ${seat <= 8 ? "cetak-1" : "cetak-2"}, ${seat <= 8 ? seat : seat - 8})`.execute(
      db,
    );
  }
}
