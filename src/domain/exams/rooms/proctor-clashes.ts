// Proctors who would have to be in two rooms at once. Pure: which rooms are used when is asked elsewhere.
import type { Duty, NamedProctor, ProctorClash } from "../../../contract/exams/rooms.ts";
import { compareNaturally, compareText } from "../number-order.ts";
import { instantOf } from "../school-time.ts";
import { isOnDuty } from "./proctor-duty.ts";

export type ProctoredRoom = { room_id: string; kode: string; pengawas: readonly NamedProctor[] };
/** Somebody sits there then. By the school's wall clock; `lama` in minutes. */
export type RoomUse = {
  room_id: string;
  sesi: number;
  tanggal: string;
  mulai: string;
  lama: number;
};
type Named = { nama: string; rooms: ProctoredRoom[]; duties: (Duty & { room_id: string })[] };

/**
 * The same person: the same account, the same NIP, or the same name where one of the two has neither. Each in rooms of which
 * there are at least two, by name.
 */
export function sharedProctors(rooms: readonly ProctoredRoom[]): Named[] {
  const people = new Map<string, Named>();
  const known = knownPeople(rooms);
  for (const room of rooms) {
    for (const proctor of room.pengawas) {
      for (const key of personKeys(proctor, known)) {
        const person = people.get(key) ?? { nama: proctor.nama, rooms: [], duties: [] };
        people.set(key, person);
        const { days, sessions } = proctor;
        person.duties.push({ room_id: room.room_id, days, sessions });
        if (!person.rooms.includes(room)) person.rooms.push(room);
      }
    }
  }
  return [...people.values()]
    .filter((person) => person.rooms.length > 1)
    .sort((one, other) => compareText(nameKey(one.nama), nameKey(other.nama)));
}

export function findProctorClashes(
  rooms: readonly ProctoredRoom[],
  uses: readonly RoomUse[],
): ProctorClash[] {
  const byRoom = new Map<string, RoomUse[]>();
  for (const use of uses) byRoom.set(use.room_id, [...(byRoom.get(use.room_id) ?? []), use]);
  return sharedProctors(rooms).flatMap((person) => clashOf(person, byRoom) ?? []);
}

function clashOf(
  { nama, rooms, duties }: Named,
  uses: ReadonlyMap<string, readonly RoomUse[]>,
): ProctorClash | null {
  const isThere = (use: RoomUse) =>
    duties.some((duty) => duty.room_id === use.room_id && isOnDuty(duty, use));
  const times = rooms
    .flatMap(({ room_id, kode }) =>
      (uses.get(room_id) ?? []).filter(isThere).map((use) => timeOf(use, kode)),
    )
    .sort((one, other) => one.from - other.from);
  const together = new Set<string>();
  let first: RoomUse | null = null;
  for (const [at, one] of times.entries()) {
    for (let next = at + 1; next < times.length && times[next]!.from < one.to; next += 1) {
      const other = times[next]!;
      if (other.use.room_id === one.use.room_id) continue;
      together.add(one.kode).add(other.kode);
      first ??= other.use;
    }
  }
  if (!first) return null;
  const { sesi, tanggal, mulai } = first;
  return { nama, rooms: [...together].sort(compareNaturally), sesi, tanggal, mulai };
}

const minuteMs = 60_000;

function timeOf(use: RoomUse, kode: string) {
  const from = instantOf(use, "UTC");
  return { use, kode, from, to: from + use.lama * minuteMs };
}

const nameKey = (nama: string): string => nama.replace(/\s+/gu, " ").trim().toLowerCase();
/** Some write the parts of a NIP apart. */
const nipKey = (nip: string): string => `nip ${nip.replace(/\s/gu, "").toLowerCase()}`;

const accountKey = (id: string): string => `account ${id}`;

/** By what surely tells people apart, an account or a NIP: under each name, and under each NIP the account. */
type KnownPeople = { byName: Map<string, Set<string>>; byNip: Map<string, string> };

function knownPeople(rooms: readonly ProctoredRoom[]): KnownPeople {
  const proctors = rooms.flatMap(({ pengawas }) => pengawas);
  const byNip = new Map<string, string>();
  for (const { nip, user_id: id } of proctors) {
    if (id !== null && nip !== "") byNip.set(nipKey(nip), accountKey(id));
  }
  const byName = new Map<string, Set<string>>();
  for (const { nama, nip, user_id: id } of proctors) {
    if (id === null && nip === "") continue;
    const keys = byName.get(nameKey(nama)) ?? new Set();
    const key = id === null ? (byNip.get(nipKey(nip)) ?? nipKey(nip)) : accountKey(id);
    byName.set(nameKey(nama), keys.add(key));
  }
  return { byName, byNip };
}

/** Nobody can tell which of two namesakes a mere name means, so that it may be either. */
function personKeys({ nama, nip, user_id: id }: NamedProctor, known: KnownPeople): string[] {
  if (id === null && nip !== "") return [known.byNip.get(nipKey(nip)) ?? nipKey(nip)];
  const others = [...(known.byName.get(nameKey(nama)) ?? [nameKey(nama)])];
  if (id === null) return others;
  // An account without NIP may be who is written elsewhere with one.
  const written = nip === "" ? others.filter((key) => key.startsWith("nip ")) : [];
  return [accountKey(id), ...written];
}
