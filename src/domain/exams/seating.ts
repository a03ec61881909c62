// Who sits where in the rooms of one session, planned at once. No room gets more than its seats, no seat is given that is
// taken, nobody is left while a seat is free, and the same people, rooms and seed give the same plan, in whatever order the
// people come.
import { shuffled } from "../questions/participant-question.ts";
import { inNumberOrder } from "./number-order.ts";
import { byGroupPath, groupsOf, type PlannedPerson } from "./planned-groups.ts";
import { shareEvenly, sharesTogether } from "./room-shares.ts";
import { seatSeparated } from "./seat-grid.ts";

/** Seats are numbered row by row from 1 to `seats`, `columns` (at least 1) in a row; `taken` are those of others. */
export type SeatingRoom = {
  room_id: string;
  seats: number;
  columns: number;
  taken: readonly number[];
};

/** In what order people come: by exam number, by class and number, or mixed by the seed. */
export type SeatingOrder = "number" | "group" | "shuffle";

/**
 * "none": rooms are filled one after the other in that order. "together": a class has as few rooms as reasonable.
 * "alternate": every room has its part of each class, and neighbours are of different ones where that is possible.
 */
export type SeatingMix = "together" | "alternate" | "none";

export type SeatingInput = {
  people: readonly PlannedPerson[];
  /** In the order in which they are filled. */
  rooms: readonly SeatingRoom[];
  order: SeatingOrder;
  mix: SeatingMix;
  seed: string;
};

export type Seat = { id: string; room_id: string; seat: number };
/** `left`: ids for whom there is no seat, in the order in which people come. */
export type SeatPlan = { seats: Seat[]; left: string[] };

/** Room by room, so that a screen can breathe between two of them. Returns who is left: ids, in the order in which people come. */
export function* planRooms(input: SeatingInput): Generator<Seat[], string[]> {
  const people = inOrderOf(input);
  const rooms = input.rooms.map((room) => ({ ...room, free: freeSeats(room) }));
  const deal = dealers[input.mix](people, rooms);
  const seated = new Set<PlannedPerson>();
  for (const room of rooms) {
    const row = deal(room);
    yield room.free.flatMap((seat, at) => {
      const person = row[at];
      if (!person) return [];
      seated.add(person);
      return [{ id: person.id, room_id: room.room_id, seat }];
    });
  }
  return people.filter((person) => !seated.has(person)).map(({ id }) => id);
}

function inOrderOf({ people, order, seed }: SeatingInput): PlannedPerson[] {
  const byNumber = inNumberOrder(people);
  if (order === "number") return byNumber;
  if (order === "shuffle") return shuffled(byNumber, seed);
  const { groups, alone } = groupsOf(byNumber);
  return [...groups.sort(([one], [other]) => byGroupPath(one!, other!)).flat(), ...alone];
}

function freeSeats({ seats, taken }: SeatingRoom): number[] {
  const others = new Set(taken);
  return Array.from({ length: seats }, (_none, at) => at + 1).filter((seat) => !others.has(seat));
}

type OpenRoom = SeatingRoom & { free: readonly number[] };
/** Asked once for each room in turn: who sits on its free seats, in their order, undefined being nobody. */
type Deal = (room: OpenRoom) => readonly (PlannedPerson | undefined)[];

const dealers: Record<
  SeatingMix,
  (people: readonly PlannedPerson[], rooms: readonly OpenRoom[]) => Deal
> = {
  none: dealInOrder,
  together: dealTogether,
  alternate: dealAlternating,
};

function dealInOrder(people: readonly PlannedPerson[]): Deal {
  const queue = queueOf(people);
  return ({ free }) => queue.take(free.length);
}

/** People in no class come last. */
function dealTogether(people: readonly PlannedPerson[], rooms: readonly OpenRoom[]): Deal {
  const { groups, alone } = groupsOf(people);
  const shares = sharesTogether(
    groups.map((group) => group.length),
    rooms.map(({ free }) => free.length),
  );
  const queues = groups.map(queueOf);
  const others = queueOf(alone);
  const sharesInTurn = queueOf(shares);
  return ({ free }) => {
    const [own = []] = sharesInTurn.take(1);
    const together = own.flatMap(({ of, count }) => queues[of]!.take(count));
    return [...together, ...others.take(free.length - together.length)];
  };
}

function dealAlternating(people: readonly PlannedPerson[]): Deal {
  const { groups, alone } = groupsOf(people);
  const queues = groups.map(queueOf);
  const others = queueOf(alone);
  return (room) => {
    const left = [...queues, others].map((queue) => queue.left());
    const shares = shareEvenly(room.free.length, left);
    const seated = seatSeparated(room, room.free, shares.slice(0, -1), shares.at(-1)!);
    return seated.map((one) => {
      if (one === null) return undefined;
      return (one === "alone" ? others : queues[one]!).take(1)[0];
    });
  };
}

function queueOf<One>(all: readonly One[]) {
  let from = 0;
  return {
    take: (count: number): One[] => all.slice(from, (from += count)),
    left: (): number => Math.max(0, all.length - from),
  };
}
