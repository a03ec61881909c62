// What the demonstration's exams have in common: an event with two rooms, forty participants, the account that prepares the
// exams, and that of a proctor for visitors. Made once in a database; passwords are made afresh by each start.
import { termOn } from "../../domain/exams/school-term.ts";
import { randomUUID } from "node:crypto";
import { createEvent } from "../../contract/exams/events.ts";
import {
  createRoom,
  getEventRooms,
  takeEventRooms,
  updateEventRoom,
} from "../../contract/exams/rooms.ts";
import { importParticipants, resetParticipantPasswords } from "../../contract/participants.ts";
import { wallTimeOf } from "../../domain/exams/school-time.ts";
import type { Db } from "../database/database.ts";
import { ownZone } from "../http/server-time.ts";
import { nobodysHash, type PasswordCosts } from "../security/passwords.ts";
import { resetStaffPassword, type Account } from "../security/staff-password.ts";
import { createChance, inventName } from "../seed/seed-names.ts";
import { demonstrationMark } from "../seed/seed-demonstration.ts";
import { StartError } from "../start-error.ts";
import type { StaffCalls } from "./staff-calls.ts";

export type DemonstrationPerson = { id: string; no_ujian: string; password: string };
export type DemonstrationSchool = {
  event: string;
  group: string;
  bank: string;
  rooms: readonly string[];
  /** In the order of their numbers. */
  people: readonly DemonstrationPerson[];
};

export const peopleCount = 40;
const numberStart = "PRG-";
const groupName = "Peragaan langsung";
const eventCode = "PERAGAAN";
const bankCode = "BKSL-FIS-2026";
const preparer = {
  name: "Peragaan langsung",
  email: "peragaan@sekolah.contoh",
  role: "EVIL",
} as const;
const proctor = {
  name: "Pengawas Peragaan",
  email: "pengawas@sekolah.contoh",
  role: "EVAL",
} as const;
const rooms = [
  { kode: "PRG-1", nama: "Ruang peragaan 1", kapasitas: 20, kolom: 5, lokasi: "Gedung C" },
  { kode: "PRG-2", nama: "Ruang peragaan 2", kapasitas: 20, kolom: 5, lokasi: "Gedung C" },
] as const;

/** @throws StartError for a database that is anything but the demonstration's own */
export async function refuseOtherSchools(db: Db): Promise<void> {
  const mark = await db
    .selectFrom("settings")
    .select("value")
    .where("code", "=", demonstrationMark.code)
    .executeTakeFirst();
  if (!mark) {
    throw new StartError(
      "--live runs only on data that npm start has made as the demonstration school. Choose another folder with --data, or delete this one if nothing of it is needed.",
    );
  }
}

/** The name of an exam that others sit in these data; null: nobody does. The demonstration keeps out of their way. */
export async function examOfOthers(db: Db): Promise<string | null> {
  const others = await db
    .selectFrom("sittings as si")
    .innerJoin("schedules as s", "s.id", "si.schedule_id")
    .leftJoin("events as e", "e.id", "s.event_id")
    .select("s.alias")
    .where("si.status", "=", 3)
    .where((is) => is.or([is("e.kode", "is", null), is("e.kode", "!=", eventCode)]))
    .executeTakeFirst();
  return others?.alias ?? null;
}

/** Answers the id of the account that prepares the exams. Nobody signs in with it. */
export async function findPreparer(db: Db, costs: PasswordCosts, at: Date): Promise<string> {
  return findAccount(db, preparer, costs, at);
}

/** With a new password: the one before is known to nobody. */
export async function openProctor(db: Db, costs: PasswordCosts, at: Date): Promise<Account> {
  await findAccount(db, proctor, costs, at);
  return resetStaffPassword(db, proctor.email, at, costs.staff);
}

async function findAccount(
  db: Db,
  account: Omit<Account, "password">,
  costs: PasswordCosts,
  at: Date,
): Promise<string> {
  const known = await db
    .selectFrom("users")
    .select("id")
    .where("email", "=", account.email)
    .executeTakeFirst();
  if (known) return known.id;
  const id = randomUUID();
  const stamps = { created_at: at, updated_at: at };
  await db
    .insertInto("users")
    .values({ id, ...account, active: true, password_hash: nobodysHash(costs), ...stamps })
    .execute();
  return id;
}

export async function openSchool(
  db: Db,
  staff: StaffCalls,
  at: Date,
): Promise<DemonstrationSchool> {
  const people = await openPeople(db, staff);
  const event = (await idOf(db, "events", eventCode)) ?? (await addEvent(staff, at));
  const roomIds: string[] = [];
  for (const room of rooms) {
    roomIds.push((await idOf(db, "rooms", room.kode)) ?? (await staff(createRoom, room)).id);
  }
  await nameProctor(db, staff, event, roomIds);
  const group = await db
    .selectFrom("groups")
    .select("id")
    .where("name", "=", groupName)
    .executeTakeFirstOrThrow();
  const bank = await idOf(db, "question_banks", bankCode);
  if (bank === null) throw new StartError(`--live needs the bank ${bankCode}, which was deleted.`);
  return { event, group: group.id, bank, rooms: roomIds, people };
}

async function idOf(
  db: Db,
  table: "events" | "rooms" | "question_banks",
  kode: string,
): Promise<string | null> {
  const row = await db.selectFrom(table).select("id").where("kode", "=", kode).executeTakeFirst();
  return row?.id ?? null;
}

async function openPeople(db: Db, staff: StaffCalls): Promise<DemonstrationPerson[]> {
  const readIds = async () => {
    const rows = await db
      .selectFrom("participants")
      .select(["id", "no_ujian"])
      .where("no_ujian", "like", `${numberStart}%`)
      .where("deleted_at", "is", null)
      .orderBy("no_ujian")
      .execute();
    return new Map(rows.map(({ id, no_ujian }) => [no_ujian, id]));
  };
  let ids = await readIds();
  if (ids.size === 0) {
    await addPeople(staff);
    ids = await readIds();
  }
  const { results } = await staff(resetParticipantPasswords, { ids: [...ids.values()] });
  return results.map(({ no_ujian, password }) => ({
    id: ids.get(no_ujian)!,
    no_ujian,
    password,
  }));
}

async function addPeople(staff: StaffCalls): Promise<void> {
  const chance = createChance(2026);
  await staff(importParticipants, {
    import_id: randomUUID(),
    duplicates: "stop",
    create_groups: true,
    rows: Array.from({ length: peopleCount }, (_, index) => ({
      row: index + 2,
      no_ujian: `${numberStart}${String(index + 1).padStart(4, "0")}`,
      nama: inventName(chance),
      sesi: null,
      password: "",
      jurusan_kode: "IPA",
      agama_kode: "ISLAM",
      group: groupName,
      antiblock: null,
      status: null,
      block_reason: "",
    })),
  });
}

async function addEvent(staff: StaffCalls, at: Date): Promise<string> {
  const { tanggal } = wallTimeOf(at.getTime(), ownZone());
  const { year: tahun_ajaran, semester } = termOn(tanggal);
  const { id } = await staff(createEvent, {
    kode: eventCode,
    nama: "Peragaan ujian langsung",
    tahun_ajaran,
    semester,
    mulai: null,
    selesai: null,
    status: "aktif",
    kop: "penuh",
    signer_nama: "Dra. Retno Kusumawati, M.Pd.",
    signer_nip: "19680412 199303 2 004",
    signer_jabatan: "Kepala Sekolah",
    signer_kota: "Bandung",
    signer_tanggal: null,
    catatan: "",
  });
  return id;
}

/** In the first room: the proctor's account sees that room alone. */
async function nameProctor(
  db: Db,
  staff: StaffCalls,
  event: string,
  ids: readonly string[],
): Promise<void> {
  const taken = await staff(getEventRooms, { id: event });
  const isTaken = (id: string) => taken.rooms.some(({ room_id }) => room_id === id);
  const missing = ids.filter((id) => !isTaken(id));
  if (missing.length === 0) return;
  const { id: user_id } = await db
    .selectFrom("users")
    .select("id")
    .where("email", "=", proctor.email)
    .executeTakeFirstOrThrow();
  await staff(takeEventRooms, { id: event, room_ids: missing });
  await staff(updateEventRoom, {
    id: event,
    room_id: ids[0]!,
    own_kapasitas: null,
    pengawas: [{ nama: proctor.name, nip: "", user_id }],
    was: { own_kapasitas: null, pengawas: [] },
  });
}
