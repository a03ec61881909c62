// The rooms of one event: which of them is opened, who sits in it, who has no seat yet, and moving people by picking one up
// and putting them down, or many at once. Each move is saved at once and can be undone.
import { atom, type ReadableAtom } from "nanostores";
import type { Placement } from "../../../contract/exams/placements.ts";
import { getEventRooms, type EventRoom } from "../../../contract/exams/rooms.ts";
import { call } from "../../../core/api.ts";
import { reportError } from "../../../core/notices.ts";
import { createDetail } from "../../../kit/record/create-detail.ts";
import { eventRoomsMessages } from "./event-rooms-messages.ts";
import { createPlacementMovesModel } from "./placement-moves-model.ts";
import { createRoomPeopleModel } from "./room-people-model.ts";
import {
  freeSeats,
  heldOf,
  isSamePlace,
  readOpened,
  resolveOpened,
  toMove,
  writeOpened,
  type Held,
  type Here,
  type Opened,
  type Place,
} from "./seat-moves-state.ts";

export type EventRoomsModel = ReturnType<typeof createEventRoomsModel>;

export function createEventRoomsModel(id: string) {
  const rooms = createDetail((signal) => call(getEventRooms, { id }, { signal }));
  const $opened = atom<Opened>(readOpened());
  const here = (): Here => {
    const state = rooms.$state.get();
    return resolveOpened(state.status === "ready" ? state.detail : null, $opened.get());
  };
  const people = createRoomPeopleModel(id, here);
  const refresh = async (): Promise<void> => {
    await rooms.refresh();
    await people.load();
  };
  const { move, ...moves } = createPlacementMovesModel(id, refresh);
  const { hold, ...hands } = createHands({ here, people, move });
  const bulk = createBulkMoves({ here, people, move, hold });

  const stop = rooms.$state.listen((state) => {
    if (state.status === "ready" && people.$seats.get().status === "loading") void people.load();
  });
  /** Whoever comes back to the tab sees what others did meanwhile. */
  const onReturn = () => {
    if (document.visibilityState === "visible" && !moves.$moving.get()) void refresh();
  };
  document.addEventListener("visibilitychange", onReturn);

  return {
    ...moves,
    ...hands,
    ...bulk,
    id,
    $rooms: rooms.$state,
    $opened: $opened as ReadableAtom<Opened>,
    $seats: people.$seats,
    $unplaced: people.$unplaced,
    $search: people.$search,
    search: people.search,
    hold,
    refresh,
    retry: async () => {
      await rooms.retry();
      await people.load();
    },
    open(change: Partial<Opened>): void {
      const next = { ...$opened.get(), ...change };
      if (change.sesi !== undefined && change.sesi !== here().sesi) hold(null);
      $opened.set(next);
      writeOpened(next);
      people.loadOpened();
    },
    exit(): void {
      people.exit();
      stop();
      document.removeEventListener("visibilitychange", onReturn);
      rooms.exit();
    },
  };
}

type Context = {
  here: () => Here;
  people: ReturnType<typeof createRoomPeopleModel>;
  move: ReturnType<typeof createPlacementMovesModel>["move"];
};

/** One person is picked up and put down on a seat. */
function createHands({ here, people, move }: Context) {
  const $held = atom<Held | null>(null);
  const hold = (person: Placement | null): void => $held.set(person && heldOf(person));

  /** Whoever sits there goes where the other came from. */
  async function putOn(place: Place, held: Held): Promise<boolean> {
    const { sesi, room } = here();
    $held.set(null);
    if (sesi === null || !room || isSamePlace(held.from, place)) return false;
    const sitter = people.sitterOn(place.seat);
    const t = eventRoomsMessages.get();
    const moves = [toMove(held.participant_id, sesi, place, held.from)];
    if (sitter) moves.push(toMove(sitter.participant_id, sesi, held.from, place));
    const where = t.placeOf({ room: room.kode, seat: place.seat });
    return move(moves, { together: true, body: t.movedOne({ name: held.name, place: where }) });
  }

  return {
    $held: $held as ReadableAtom<Held | null>,
    hold,
    putOn,
    /** Puts down the person who is held, or picks up the one who sits there. True: a move was made. */
    async pressSeat(seat: number): Promise<boolean> {
      const { room } = here();
      const held = $held.get();
      if (!room) return false;
      if (held) return putOn({ room_id: room.room_id, seat }, held);
      const sitter = people.sitterOn(seat);
      if (sitter) hold(sitter);
      return false;
    },
  };
}

/** Moves of several people; whoever is held is no longer held. */
function createBulkMoves({ here, people, move, hold }: Context & { hold(person: null): void }) {
  /** On the first free seats of a room. */
  async function placeIn(room_id: string, persons: readonly Held[]): Promise<boolean> {
    const { sesi } = here();
    hold(null);
    if (sesi === null) return false;
    return move(
      persons.map((one) => ({ ...toMove(one.participant_id, sesi, null, one.from), room_id })),
    );
  }

  return {
    placeIn,
    /** Takes their seats away. */
    async takeOut(persons: readonly Held[]): Promise<boolean> {
      const { sesi } = here();
      hold(null);
      const [first] = persons;
      if (sesi === null || !first) return false;
      const t = eventRoomsMessages.get();
      const isOne = persons.length === 1;
      return move(
        persons.map((one) => toMove(one.participant_id, sesi, null, one.from)),
        isOne ? { body: t.movedOne({ name: first.name, place: t.outside }) } : {},
      );
    },
    /** The first of those without a seat, as many as the room has free. */
    async fillFree(room: EventRoom): Promise<boolean> {
      const { sesi } = here();
      if (sesi === null) return false;
      try {
        const waiting = await people.listUnplaced(sesi, Math.max(1, freeSeats(room, sesi)));
        return await placeIn(room.room_id, waiting.map(heldOf));
      } catch (error) {
        reportError(error);
        return false;
      }
    },
  };
}
