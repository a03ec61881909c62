// What an import of rooms and seats would do, judged against what is stored. Pure: room-sheet-query.ts reads what it asks for,
// room-sheet-writing.ts writes what it finds.
import { createHash } from "node:crypto";
import type { ImportFault } from "../../../../contract/imports.ts";
import type { RoomSheetPlan, RoomSheetRow } from "../../../../contract/exams/room-sheets.ts";
import { maxRooms } from "../../../../contract/exams/rooms.ts";
import {
  numberKey,
  roomKey,
  roomSheetFaults,
  sheetRooms,
  type SheetRoom,
} from "../../../../domain/exams/rooms/room-sheet.ts";
import {
  planProctorChanges,
  proctorsAgreedTo,
  shownProctors,
  type KnownProctors,
  type ProctorsChange,
} from "./room-proctors-plan.ts";
import { createYieldOften } from "../../../yield-often.ts";
import { sortFaults } from "../../../records/row-plan.ts";
import {
  judgeMoves,
  personKey,
  type Change,
  type JudgedMoves,
  type MovesInput,
  type Place,
  type Seated,
  type Sitter,
} from "../placements/judge-moves.ts";

/** Of the school. `own_kapasitas`: of the event, null where it has the room's own. */
export type KnownRoom = {
  room_id: string;
  kode: string;
  nama: string;
  room_kapasitas: number;
  own_kapasitas: number | null;
  is_used: boolean;
};

export type PlanInput = Pick<MovesInput, "rights"> & {
  rows: readonly RoomSheetRow[];
  followFile: boolean;
  rooms: readonly KnownRoom[];
  /** Everybody in a session of the event. */
  members: readonly (Sitter & { sesi: number })[];
  seated: readonly Seated[];
  /** `personKey` of those who have begun an exam of the event in that session. */
  begun: ReadonlySet<string>;
  /** `numberKey` of participants who are in no session of the event. */
  outsiders: ReadonlySet<string>;
  proctors: KnownProctors;
};

/** A room of the file as it will be. Of a new one the id is made up and serves the plan alone. */
export type PlannedRoom = RoomSheetPlan["rooms"][number] & {
  room_id: string;
  nama: string;
  kapasitas: number;
};

export type SheetPlan = {
  /** All that the file names and that can be, those without a change among them. */
  rooms: PlannedRoom[];
  changes: Change[];
  proctors: ProctorsChange[];
  unchanged: number;
  faults: ImportFault[];
};

type AddFault = (row: number, field: keyof RoomSheetRow, message: string) => void;

/** With turns for everybody else: thousands of rows take a while. */
export async function planRooms(input: PlanInput): Promise<SheetPlan> {
  const yieldOften = createYieldOften();
  const faults: ImportFault[] = [...roomSheetFaults(input.rows)];
  const add: AddFault = (row, field, message) => faults.push({ row, field, message });
  await yieldOften();
  const told = sheetRooms(input.rows);
  const rooms = planRoomList(told, input, add);
  const faulty = new Set(faults.map(({ row }) => row));
  const proctors = planProctorChanges(told, rooms, input.proctors, add);
  await yieldOften();
  const wishes = await readWishes(input, rooms, { faulty, add, yieldOften });
  const { changes, refused } = await judgeWishes(wishes, input, rooms, yieldOften);
  for (const { participant_id, sesi, reason } of refused) {
    add(wishes.rowOf.get(personKey({ participant_id, sesi }))!, "no_kursi", reason);
  }
  refuseTooFew({ told, rooms, changes, seated: input.seated }, add);
  sortFaults(faults);
  const asked = wishes.moves.length + wishes.staying;
  return {
    rooms: [...rooms.values()],
    changes,
    proctors,
    unchanged: asked - changes.length - refused.length,
    faults,
  };
}

type YieldOften = () => Promise<void>;

/** Session by session, since nobody's seat in one is in the way of a seat in another. */
async function judgeWishes(
  { moves }: Wishes,
  input: PlanInput,
  planned: ReadonlyMap<string, PlannedRoom>,
  yieldOften: YieldOften,
): Promise<JudgedMoves> {
  const rooms = judgedRooms(input, planned);
  const judged: JudgedMoves = { changes: [], refused: [] };
  for (const sesi of new Set(moves.map((move) => move.sesi))) {
    const inSession = (one: { sesi: number }) => one.sesi === sesi;
    const { changes, refused } = judgeMoves({
      moves: moves.filter(inSession),
      rights: input.rights,
      rooms,
      members: input.members.filter(inSession),
      seated: input.seated.filter(inSession),
    });
    judged.changes.push(...changes);
    judged.refused.push(...refused);
    await yieldOften();
  }
  return judged;
}

/** By `roomKey`; without those that cannot be made. */
function planRoomList(
  told: ReadonlyMap<string, SheetRoom>,
  { rooms: stored, followFile }: PlanInput,
  add: AddFault,
): Map<string, PlannedRoom> {
  const known = new Map(stored.map((room) => [roomKey(room.kode), room]));
  const planned = new Map<string, PlannedRoom>();
  let count = stored.length;
  for (const [key, room] of told) {
    const old = known.get(key);
    if (old) {
      planned.set(key, knownRoom(old, room, followFile));
      continue;
    }
    const { row, kode, nama, kapasitas } = room;
    if (!nama || !kapasitas) {
      const field = nama ? "kapasitas" : "nama_ruang";
      add(row, field, `Ruang ${kode} belum ada di sekolah: isi nama dan kapasitasnya.`);
      continue;
    }
    count += 1;
    if (count > maxRooms) {
      add(row, "kode_ruang", `Ruang paling banyak ${maxRooms}.`);
      continue;
    }
    const file = { nama: nama.text, kapasitas: kapasitas.seats };
    planned.set(key, { room_id: `new ${key}`, kode, state: "new", file, server: null, ...file });
  }
  return planned;
}

const seatsOf = ({ own_kapasitas: own, room_kapasitas: seats }: KnownRoom) => own ?? seats;

function knownRoom(old: KnownRoom, told: SheetRoom, followFile: boolean): PlannedRoom {
  const server = { nama: old.nama, kapasitas: seatsOf(old) };
  const file = {
    nama: told.nama?.text ?? server.nama,
    kapasitas: told.kapasitas?.seats ?? server.kapasitas,
  };
  const state = old.is_used ? "used" : "taken";
  const { room_id, kode } = old;
  return { room_id, kode, state, file, server, ...(followFile ? file : server) };
}

export const differs = ({ file, server }: Pick<PlannedRoom, "file" | "server">): boolean =>
  server !== null && (file.nama !== server.nama || file.kapasitas !== server.kapasitas);

function judgedRooms({ rooms }: PlanInput, planned: ReadonlyMap<string, PlannedRoom>) {
  const named = new Set([...planned.values()].map(({ room_id }) => room_id));
  const others = rooms
    .filter(({ is_used, room_id }) => is_used && !named.has(room_id))
    .map((room) => ({ room_id: room.room_id, kode: room.kode, kapasitas: seatsOf(room) }));
  return [...planned.values(), ...others];
}

type Wishes = {
  moves: MovesInput["moves"][number][];
  /** By `personKey`. */
  rowOf: Map<string, number>;
  /** Who names no seat and has one in that room. */
  staying: number;
};

async function readWishes(
  input: PlanInput,
  rooms: ReadonlyMap<string, PlannedRoom>,
  {
    faulty,
    add,
    yieldOften,
  }: { faulty: ReadonlySet<number>; add: AddFault; yieldOften: YieldOften },
): Promise<Wishes> {
  const people = peopleIn(input);
  const seated = new Map(input.seated.map((one) => [personKey(one), one]));
  const wishes: Wishes = { moves: [], rowOf: new Map(), staying: 0 };
  for (const { row, kode_ruang: kode, no_ujian: number, sesi, no_kursi: seat } of input.rows) {
    await yieldOften();
    if (number === null || sesi === null || faulty.has(row)) continue;
    const found = people.find(number, sesi);
    if ("reason" in found) {
      add(row, found.field, found.reason);
      continue;
    }
    const room = rooms.get(roomKey(kode));
    // Told at the row that names the room first.
    if (!room) continue;
    const wish = { participant_id: found.participant_id, sesi };
    const now = seated.get(personKey(wish));
    const isThere = now?.room_id === room.room_id;
    if (isThere && (seat === null || seat === now?.seat)) wishes.staying += 1;
    else if (now && input.begun.has(personKey(wish))) {
      add(row, "no_kursi", `Sudah memulai ujian di ${codeOf(now, input)}, kursi ${now.seat}.`);
    } else {
      wishes.moves.push({ ...wish, room_id: room.room_id, seat });
      wishes.rowOf.set(personKey(wish), row);
    }
  }
  return wishes;
}

const codeOf = ({ room_id }: Place, { rooms }: PlanInput): string =>
  rooms.find((room) => room.room_id === room_id)?.kode ?? "";

/** Answers whose number it is, or in words why nobody can be put there. */
function peopleIn({ members, outsiders }: PlanInput) {
  const byNumber = new Map<string, (Sitter & { sesi: number })[]>();
  for (const member of members) {
    const key = numberKey(member.no_ujian);
    const own = byNumber.get(key);
    if (own) own.push(member);
    else byNumber.set(key, [member]);
  }
  return {
    find(number: string, sesi: number): Sitter | { field: "no_ujian" | "sesi"; reason: string } {
      const own = byNumber.get(numberKey(number)) ?? [];
      const [first] = own;
      const found = own.find((member) => member.sesi === sesi);
      if (found) return found;
      if (first) {
        const reason = `Tidak ada di sesi ${sesi}, tetapi di sesi ${first.sesi}.`;
        return { field: "sesi", reason };
      }
      const reason = outsiders.has(numberKey(number))
        ? `Nomor ujian ${number} tidak ada di sesi mana pun di event ini.`
        : `Nomor ujian ${number} tidak dikenal.`;
      return { field: "no_ujian", reason };
    },
  };
}

/** Who stays on a seat that the file's capacity does not reach. */
function refuseTooFew(
  plan: {
    told: ReadonlyMap<string, SheetRoom>;
    rooms: ReadonlyMap<string, PlannedRoom>;
    changes: readonly Change[];
    seated: readonly Seated[];
  },
  add: AddFault,
): void {
  const left = new Set(plan.changes.map(personKey));
  const highest = new Map<string, number>();
  for (const one of plan.seated) {
    if (left.has(personKey(one))) continue;
    highest.set(one.room_id, Math.max(one.seat, highest.get(one.room_id) ?? 0));
  }
  for (const [key, room] of plan.rooms) {
    const seat = highest.get(room.room_id) ?? 0;
    if (!room.server || room.kapasitas === room.server.kapasitas || seat <= room.kapasitas) {
      continue;
    }
    const { row } = plan.told.get(key)!.kapasitas!;
    add(row, "kapasitas", `Kursi ${seat} sudah ditempati. Kapasitas paling kecil ${seat}.`);
  }
}

/** What the person is shown, and agrees to. */
export function shownPlan(plan: SheetPlan, input: PlanInput): RoomSheetPlan {
  const people = new Map(input.members.map((member) => [personKey(member), member]));
  const codes = new Map(input.rooms.map(({ room_id, kode }) => [room_id, kode]));
  for (const { room_id, kode } of plan.rooms) codes.set(room_id, kode);
  const named = (place: Place) => ({ kode: codes.get(place.room_id) ?? "", seat: place.seat });
  const rooms = plan.rooms
    .filter((room) => room.state !== "used" || differs(room))
    .map(({ kode, state, file, server }) => ({ kode, state, file, server }));
  const seats = plan.changes.map((change) => {
    const { no_ujian, nama } = people.get(personKey(change))!;
    const from = change.from && named(change.from);
    return { no_ujian, nama, sesi: change.sesi, from, to: named(change.to!) };
  });
  const { unchanged, faults } = plan;
  const proctors = shownProctors(plan.proctors, input.proctors);
  return { rooms, seats, proctors, unchanged, fingerprint: fingerprintOf(plan), faults };
}

/** Two plans with the same fingerprint make the same rooms, the same moves of the same people, and name the same proctors. */
export function fingerprintOf({ rooms, changes, proctors, unchanged }: SheetPlan): string {
  return createHash("sha256")
    .update(JSON.stringify([rooms, changes, proctorsAgreedTo(proctors), unchanged]))
    .digest("hex")
    .slice(0, 32);
}
