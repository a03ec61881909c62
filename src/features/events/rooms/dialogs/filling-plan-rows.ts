// The moves of a plan that fills rooms, and what it comes to in each session. Pure; it yields to the event loop room by room.
import type { PlacementMove, Seating } from "../../../../contract/exams/placements.ts";
import type { EventRoom } from "../../../../contract/exams/rooms.ts";
import { neighbourPairs } from "../../../../domain/exams/neighbour-pairs.ts";
import {
  planRooms,
  type Seat,
  type SeatPlan,
  type SeatingMix,
  type SeatingOrder,
} from "../../../../domain/exams/seating.ts";

export type FillingChoice = {
  order: SeatingOrder;
  mix: SeatingMix;
  seed: string;
  /** Everybody in the chosen rooms gets another seat, and not only who has none. */
  anew: boolean;
  sessions: ReadonlySet<number>;
  rooms: ReadonlySet<string>;
};
export type SessionPlan = {
  sesi: number;
  seated: number;
  left: number;
  /** Neighbours of one class in the chosen rooms, as they would sit then. */
  pairs: number;
};
export type FillingPlan = { sessions: readonly SessionPlan[]; moves: readonly PlacementMove[] };

/** So long the page may be kept from drawing, on a PC of a quarter of the usual speed. */
const breakAfterMs = 12;

type Sitter = Seating["people"][number];

/** `isWanted` lets the page draw, and answers whether the plan is still wanted. Null: it is not. */
export async function planFilling(
  source: Seating,
  choice: FillingChoice,
  rooms: readonly EventRoom[],
  isWanted: () => Promise<boolean>,
): Promise<FillingPlan | null> {
  const chosen = rooms.filter(({ room_id }) => choice.rooms.has(room_id));
  const paths = new Map(source.groups.map(({ id, path }) => [id, path]));
  const breaks = createBreaks(isWanted);
  const sessions: SessionPlan[] = [];
  const moves: PlacementMove[] = [];
  for (const sesi of choice.sessions) {
    const { people, stays } = sittersOf(source, choice, sesi);
    const byRoom = planRooms({
      people: people.map(({ participant_id, no_ujian, group_id }) => ({
        id: participant_id,
        no_ujian,
        group_id,
        group_path: paths.get(group_id ?? "") ?? "",
      })),
      rooms: chosen.map((room) => roomWithout(stays, room)),
      order: choice.order,
      mix: choice.mix,
      seed: choice.seed,
    });
    const plan = await collect(byRoom, breaks.takeIfDue);
    if (!plan) return null;
    const { seats, left } = plan;
    moves.push(...movesOf(sesi, plan, people));
    const pairs = pairsOf(chosen, seats, stays, people);
    sessions.push({ sesi, seated: seats.length, left: left.length, pairs });
    if (!(await breaks.take())) return null;
  }
  return { sessions, moves };
}

/** `people` get a seat of the plan, `stays` keep the one they have. */
function sittersOf(source: Seating, choice: FillingChoice, sesi: number) {
  const sitters = source.people.filter((one) => one.sesi === sesi);
  const isPlanned = (one: Sitter) =>
    one.is_member && (one.seat === null || (choice.anew && choice.rooms.has(one.room_id ?? "")));
  return {
    people: sitters.filter(isPlanned),
    stays: sitters.filter((one) => one.seat !== null && !isPlanned(one)),
  };
}

function roomWithout(stays: readonly Sitter[], { room_id, kapasitas, kolom }: EventRoom) {
  const taken = stays.flatMap((one) => (one.room_id === room_id ? [one.seat!] : []));
  return { room_id, seats: kapasitas, columns: kolom, taken };
}

function createBreaks(isWanted: () => Promise<boolean>) {
  let since = performance.now();
  async function take(): Promise<boolean> {
    const answer = await isWanted();
    since = performance.now();
    return answer;
  }
  return {
    take,
    takeIfDue: async () => performance.now() - since <= breakAfterMs || take(),
  };
}

/** Null: the plan is no longer wanted. */
async function collect(
  byRoom: Generator<Seat[], string[]>,
  takeBreak: () => Promise<boolean>,
): Promise<SeatPlan | null> {
  const seats: Seat[] = [];
  for (;;) {
    const { done, value } = byRoom.next();
    if (done) return { seats, left: value };
    seats.push(...value);
    if (!(await takeBreak())) return null;
  }
}

/** Whoever gets no seat loses the one they had. */
function movesOf(
  sesi: number,
  { seats, left }: SeatPlan,
  people: readonly Sitter[],
): PlacementMove[] {
  const seatedBefore = new Set(
    people.flatMap((one) => (one.seat === null ? [] : [one.participant_id])),
  );
  return [
    ...seats.map(({ id, room_id, seat }) => ({ participant_id: id, sesi, room_id, seat })),
    ...left
      .filter((id) => seatedBefore.has(id))
      .map((participant_id) => ({ participant_id, sesi, room_id: null, seat: null })),
  ];
}

function pairsOf(
  rooms: readonly EventRoom[],
  seats: readonly Seat[],
  stays: readonly Sitter[],
  people: readonly Sitter[],
): number {
  const groups = new Map(people.map(({ participant_id: id, group_id }) => [id, group_id]));
  const inRoom = new Map<string, { seat: number; group_id: string | null }[]>();
  const add = (room: string, seat: number, group_id: string | null) => {
    const list = inRoom.get(room);
    if (list) list.push({ seat, group_id });
    else inRoom.set(room, [{ seat, group_id }]);
  };
  for (const { id, room_id, seat } of seats) add(room_id, seat, groups.get(id) ?? null);
  for (const { room_id, seat, group_id } of stays) add(room_id!, seat!, group_id);
  return rooms.reduce(
    (sum, { room_id, kolom }) =>
      sum + neighbourPairs({ columns: kolom }, inRoom.get(room_id) ?? []),
    0,
  );
}
