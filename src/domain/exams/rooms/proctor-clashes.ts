// Proctors who would have to be in two rooms at once. Pure: which rooms are used when is asked elsewhere.
import type { Proctor, ProctorClash } from "../../../contract/exams/rooms.ts";
import { compareNaturally, compareText } from "../number-order.ts";
import { instantOf } from "../school-time.ts";

export type ProctoredRoom = { room_id: string; kode: string; pengawas: readonly Proctor[] };
/** Somebody sits there then. By the school's wall clock; `lama` in minutes. */
export type RoomUse = {
  room_id: string;
  sesi: number;
  tanggal: string;
  mulai: string;
  lama: number;
};
type Named = { nama: string; rooms: ProctoredRoom[] };

/**
 * The same person: the same NIP, or the same name where one of the two has none. Each in rooms of which there are at least
 * two, by name.
 */
export function sharedProctors(rooms: readonly ProctoredRoom[]): Named[] {
  const people = new Map<string, Named & { hasNip: boolean }>();
  const add = (key: string, nama: string, hasNip: boolean, room: ProctoredRoom) => {
    const person = people.get(key) ?? { nama, hasNip, rooms: [] };
    people.set(key, person);
    if (!person.rooms.includes(room)) person.rooms.push(room);
  };
  const nips = nipsByName(rooms);
  for (const room of rooms) {
    for (const { nama, nip } of room.pengawas) {
      const name = nameKey(nama);
      if (nip !== "") add(nipKey(nip), nama, true, room);
      else if (!nips.has(name)) add(name, nama, false, room);
      // Nobody can tell which of two namesakes is meant, so that it may be either.
      else for (const key of nips.get(name)!) add(key, nama, true, room);
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
  { nama, rooms }: Named,
  uses: ReadonlyMap<string, readonly RoomUse[]>,
): ProctorClash | null {
  const times = rooms
    .flatMap(({ room_id, kode }) => (uses.get(room_id) ?? []).map((use) => timeOf(use, kode)))
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

function nipsByName(rooms: readonly ProctoredRoom[]): Map<string, Set<string>> {
  const nips = new Map<string, Set<string>>();
  for (const { nama, nip } of rooms.flatMap(({ pengawas }) => pengawas)) {
    if (nip === "") continue;
    const own = nips.get(nameKey(nama)) ?? new Set();
    nips.set(nameKey(nama), own.add(nipKey(nip)));
  }
  return nips;
}
