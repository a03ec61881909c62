// Which moves of people to seats can be done, judged against who sits where. Pure: placements-writing.ts reads and writes.
import type { PlacementMove, RefusedMove } from "../../../../contract/exams/placements.ts";

export type Sitter = { participant_id: string; no_ujian: string; nama: string };
export type Place = { room_id: string; seat: number };
export type Seated = Sitter & Place & { sesi: number };
export type JudgedRoom = { room_id: string; kode: string; kapasitas: number };

export type SeatRights = {
  /** `personKey` of those who are at work in that session. */
  working: ReadonlySet<string>;
  /** The rooms that the caller watches over, and may draw nobody at work into. */
  watchedRooms: ReadonlySet<string>;
};

export type MovesInput = {
  rights: SeatRights;
  moves: readonly PlacementMove[];
  rooms: readonly JudgedRoom[];
  /** Everybody who may get a seat, by session. */
  members: readonly (Sitter & { sesi: number })[];
  seated: readonly Seated[];
};

/** `from` and `to` differ; null is nowhere. */
export type Change = {
  participant_id: string;
  sesi: number;
  from: Place | null;
  to: Place | null;
};
export type JudgedMoves = { changes: Change[]; refused: RefusedMove[] };

export const personKey = (one: { participant_id: string; sesi: number }): string =>
  `${one.sesi} ${one.participant_id}`;
const seatKey = (sesi: number, { room_id: room, seat }: Place): string => `${sesi} ${room} ${seat}`;
const samePlace = (one: Place | null, other: Place | null): boolean =>
  one?.room_id === other?.room_id && one?.seat === other?.seat;

export function judgeMoves({ moves, rooms, members, seated, rights }: MovesInput): JudgedMoves {
  const known = {
    rights,
    rooms: new Map(rooms.map((room) => [room.room_id, room])),
    members: new Map(members.map((member) => [personKey(member), member])),
    seated: new Map(seated.map((one) => [personKey(one), one])),
  };
  const refused = new Map<PlacementMove, string>();
  const asked = new Set<string>();
  for (const move of moves) {
    const key = personKey(move);
    const reason = asked.has(key) ? "Disebut dua kali." : whyNot(move, known);
    if (reason !== null) refused.set(move, reason);
    asked.add(key);
  }
  // Who is refused stays on a seat that another may have been promised: judged again until nothing changes.
  for (;;) {
    const before = refused.size;
    const given = giveSeats(
      moves.filter((move) => !refused.has(move)),
      known,
      refused,
    );
    if (refused.size === before)
      return { changes: changesOf(given, known), refused: refusedMoves(refused, known) };
  }
}

type Known = {
  rights: SeatRights;
  rooms: ReadonlyMap<string, JudgedRoom>;
  members: ReadonlyMap<string, Sitter>;
  seated: ReadonlyMap<string, Seated>;
};

function whyNot(move: PlacementMove, known: Known): string | null {
  const { rooms, members, seated, rights } = known;
  const now = seated.get(personKey(move)) ?? null;
  if (move.from !== undefined && !samePlace(move.from, now)) {
    const code = now && (rooms.get(now.room_id)?.kode ?? "");
    return now
      ? `Sudah dipindahkan orang lain ke ${code} kursi ${now.seat}.`
      : "Sudah dikeluarkan orang lain dari kursinya.";
  }
  const isWorking = rights.working.has(personKey(move));
  if (move.room_id === null) {
    return isWorking && now ? "Sedang mengerjakan ujian. Pindahkan ke kursi lain." : null;
  }
  if (!members.has(personKey(move))) return `Tidak ada di sesi ${move.sesi}.`;
  const room = rooms.get(move.room_id);
  if (!room) return "Ruang tidak dipakai di event ini.";
  if (isWorking && now?.room_id !== room.room_id && rights.watchedRooms.has(room.room_id)) {
    return `Sedang mengerjakan ujian, dan Anda pengawas ${room.kode}. Minta Head Master memindahkannya.`;
  }
  if (move.seat !== null && move.seat > room.kapasitas) {
    return `Ruang ${room.kode} hanya sampai kursi ${room.kapasitas}.`;
  }
  return null;
}

/** Adds to `refused` whoever finds no seat. */
function giveSeats(
  moves: readonly PlacementMove[],
  known: Known,
  refused: Map<PlacementMove, string>,
): Map<PlacementMove, Place | null> {
  const seats = createSeats(moves, known, refused);
  const anySeat: PlacementMove[] = [];
  for (const move of moves) {
    const { room_id: room, seat } = move;
    if (room === null) seats.given.set(move, null);
    else if (seat === null) anySeat.push(move);
    else seats.take(move, { room_id: room, seat });
  }
  const first = new Map<string, number>();
  for (const move of anySeat) {
    const room = known.rooms.get(move.room_id!)!;
    const counter = `${move.sesi} ${room.room_id}`;
    let seat = first.get(counter) ?? 1;
    while (seats.isTaken(move.sesi, { room_id: room.room_id, seat })) seat += 1;
    first.set(counter, seat);
    if (seat > room.kapasitas) refused.set(move, `Ruang ${room.kode} sudah penuh.`);
    else seats.take(move, { room_id: room.room_id, seat });
  }
  return seats.given;
}

/** `taken` by those who stay, `given` to those who move. */
function createSeats(
  moves: readonly PlacementMove[],
  known: Known,
  refused: Map<PlacementMove, string>,
) {
  const moving = new Set(moves.map(personKey));
  const taken = new Map<string, Sitter>();
  for (const [key, one] of known.seated)
    if (!moving.has(key)) taken.set(seatKey(one.sesi, one), one);
  const given = new Map<PlacementMove, Place | null>();
  const owners = new Map<string, PlacementMove>();

  /** Who is refused stays, and whoever was promised that seat is refused in turn: as one goes, since it may be a long row. */
  function refuse(move: PlacementMove, place: Place, sitter: Sitter): void {
    let next: { move: PlacementMove; place: Place; sitter: Sitter } | null = {
      move,
      place,
      sitter,
    };
    while (next) {
      refused.set(next.move, takenBy(next.place, next.sitter, known));
      const now = known.seated.get(personKey(next.move));
      const key = now && seatKey(now.sesi, now);
      const owner = key === undefined ? undefined : owners.get(key);
      if (now && key !== undefined) taken.set(key, now);
      if (key !== undefined) owners.delete(key);
      if (owner) given.delete(owner);
      next = now && owner ? { move: owner, place: now, sitter: now } : null;
    }
  }

  return {
    given,
    isTaken: (sesi: number, place: Place) => taken.has(seatKey(sesi, place)),
    take(move: PlacementMove, place: Place): void {
      const key = seatKey(move.sesi, place);
      const sitter = taken.get(key);
      if (sitter) {
        refuse(move, place, sitter);
        return;
      }
      taken.set(key, known.members.get(personKey(move))!);
      owners.set(key, move);
      given.set(move, place);
    },
  };
}

function takenBy({ room_id, seat }: Place, { nama, no_ujian }: Sitter, { rooms }: Known): string {
  const code = rooms.get(room_id)?.kode ?? "";
  return `Kursi ${seat} di ${code} sudah ditempati ${nama} (${no_ujian}).`;
}

function changesOf(given: ReadonlyMap<PlacementMove, Place | null>, { seated }: Known): Change[] {
  const changes: Change[] = [];
  for (const [move, to] of given) {
    const now = seated.get(personKey(move));
    const from = now ? { room_id: now.room_id, seat: now.seat } : null;
    const { participant_id, sesi } = move;
    if (!samePlace(from, to)) changes.push({ participant_id, sesi, from, to });
  }
  return changes;
}

function refusedMoves(refused: ReadonlyMap<PlacementMove, string>, known: Known): RefusedMove[] {
  return [...refused].map(([{ participant_id, sesi }, reason]) => {
    const key = personKey({ participant_id, sesi });
    const person = known.members.get(key) ?? known.seated.get(key);
    const label = person ? `${person.no_ujian} — ${person.nama}` : participant_id;
    return { participant_id, sesi, label, reason };
  });
}
