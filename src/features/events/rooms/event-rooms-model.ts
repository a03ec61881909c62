// The rooms of one event without their looks: the rooms, who sits in the one that is opened, who has no seat yet, and moving
// people by taking one up and putting them down, or many at once. Each move is saved at once and can be taken back.
import { atom } from "nanostores";
import { responseCodes } from "../../../contract/calls/envelope.ts";
import { listPlacements, movePlacements, unplaced } from "../../../contract/exams/placements.ts";
import type {
  MovedPlacements,
  Placement,
  PlacementMove,
} from "../../../contract/exams/placements.ts";
import { getEventRooms, maxSeats } from "../../../contract/exams/rooms.ts";
import type { EventRoom, EventRooms } from "../../../contract/exams/rooms.ts";
import { isAborted } from "../../../core/answers/server-error.ts";
import { call } from "../../../core/api.ts";
import { formatNumber } from "../../../core/format.ts";
import { readQuery, replaceQuery } from "../../../core/navigation.ts";
import { notify, reportError } from "../../../core/notices.ts";
import { createDetail } from "../../../kit/record/create-detail.ts";
import { eventRoomsMessages } from "./event-rooms-messages.ts";

/** What is opened; no room: the first one, and on a phone the list of them. */
export type Opened = { roomId: string | null; sesi: number | null };
/** Somebody taken up, to be put down on a seat. `from`: null for who has none. */
export type Held = { participant_id: string; nama: string; from: Place | null };
type Place = { room_id: string; seat: number };

export type PeopleState =
  | { status: "loading" }
  | { status: "failed"; error: unknown }
  | { status: "ready"; items: readonly Placement[]; total: number };

/** Shown at once of those without a seat; the others are counted. */
const shownUnplaced = 120;
const searchPauseMs = 250;

export type EventRoomsModel = ReturnType<typeof createEventRoomsModel>;

export function createEventRoomsModel(id: string) {
  const abort = new AbortController();
  const rooms = createDetail((signal) => call(getEventRooms, { id }, { signal }));
  const $opened = atom<Opened>(readOpened());
  const $seats = atom<PeopleState>({ status: "loading" });
  const $unplaced = atom<PeopleState>({ status: "loading" });
  const $search = atom("");
  const $held = atom<Held | null>(null);
  /** The last of the moves that are under way, and how many of them there are. */
  let turn: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  const $moving = atom(false);
  const undos: PlacementMove[][] = [];
  let asked = 0;
  let pause: ReturnType<typeof setTimeout> | undefined;

  const known = (): EventRooms | null => {
    const state = rooms.$state.get();
    return state.status === "ready" ? state.detail : null;
  };
  /** As far as the rooms are there: what is chosen if it still exists, else the first. */
  const here = (): { room: EventRoom | null; sesi: number | null } =>
    resolveOpened(known(), $opened.get());

  async function loadPeople(): Promise<void> {
    const { room, sesi } = here();
    const own = ++asked;
    const settle = (store: typeof $seats, state: PeopleState) => {
      if (own === asked && !abort.signal.aborted) store.set(state);
    };
    const fetchInto = async (store: typeof $seats, room_id: string, most: number, q: string) => {
      if (sesi === null) return settle(store, { status: "ready", items: [], total: 0 });
      try {
        const query = { id, sesi, room_id, q, per_page: most };
        const { items, total } = await call(listPlacements, query, { signal: abort.signal });
        settle(store, { status: "ready", items, total });
      } catch (error) {
        if (!isAborted(error)) settle(store, { status: "failed", error });
      }
    };
    await Promise.all([
      room
        ? fetchInto($seats, room.room_id, maxSeats, "")
        : settle($seats, { status: "ready", items: [], total: 0 }),
      fetchInto($unplaced, unplaced, shownUnplaced, $search.get()),
    ]);
  }

  async function refresh(): Promise<void> {
    await rooms.refresh();
    await loadPeople();
  }

  function open(change: Partial<Opened>): void {
    const next = { ...$opened.get(), ...change };
    if (change.sesi !== undefined && change.sesi !== here().sesi) $held.set(null);
    $opened.set(next);
    writeOpened(next);
    $seats.set({ status: "loading" });
    void loadPeople();
  }

  function search(text: string): void {
    $search.set(text);
    clearTimeout(pause);
    pause = setTimeout(() => void loadPeople(), searchPauseMs);
  }

  /** One after the other, so that each is judged by what the one before has left, and none is lost to a quick hand. */
  function inTurn(work: () => Promise<boolean>): Promise<boolean> {
    waiting += 1;
    $moving.set(true);
    const done = turn.then(work).catch((error: unknown) => {
      reportError(error);
      return false;
    });
    turn = done.finally(() => {
      waiting -= 1;
      $moving.set(waiting > 0);
    });
    return done;
  }

  async function move(
    moves: readonly PlacementMove[],
    { together = false, told }: { together?: boolean; told?: string } = {},
  ): Promise<boolean> {
    if (moves.length === 0) return false;
    return inTurn(async () => {
      const done = await call(movePlacements, { id, moves: [...moves], together });
      keepUndo(done);
      tellMoved(done, told);
      await refresh();
      return done.changed > 0;
    });
  }

  function keepUndo({ undo }: Pick<MovedPlacements, "undo">): void {
    if (undo.length > 0) undos.push(undo);
  }

  function tellMoved(done: MovedPlacements, told?: string): void {
    const t = eventRoomsMessages.get();
    if (done.changed > 0) {
      const body = told ?? t.movedMany({ n: formatNumber(done.changed) });
      notify(responseCodes.success, t.moved, body, { label: t.undo, run: () => void undo() });
    }
    tellRefused(done);
  }

  async function undo(): Promise<void> {
    await inTurn(async () => {
      const t = eventRoomsMessages.get();
      const last = undos.at(-1);
      if (!last) {
        notify(responseCodes.warning, t.undo, t.nothingToUndo);
        return false;
      }
      const done = await call(movePlacements, { id, moves: last });
      undos.pop();
      if (done.changed > 0) {
        notify(responseCodes.success, t.undone, t.undoneBody({ n: formatNumber(done.changed) }));
      }
      tellRefused(done);
      await refresh();
      return done.changed > 0;
    });
  }

  /** Whoever sits there, if anybody. */
  const sitterOn = (seat: number): Placement | null => {
    const state = $seats.get();
    return state.status === "ready" ? (state.items.find((one) => one.seat === seat) ?? null) : null;
  };

  /** Puts down who is held, or takes up who sits there. Answers whether a move was made. */
  async function pressSeat(seat: number): Promise<boolean> {
    const { room } = here();
    const held = $held.get();
    if (!room) return false;
    if (held) return putOn({ room_id: room.room_id, seat }, held);
    const sitter = sitterOn(seat);
    if (sitter) hold(sitter);
    return false;
  }

  /** Whoever sits there goes where the other came from. */
  async function putOn(place: Place, held: Held): Promise<boolean> {
    const { sesi, room } = here();
    $held.set(null);
    if (sesi === null || !room || isSamePlace(held.from, place)) return false;
    const sitter = sitterOn(place.seat);
    const t = eventRoomsMessages.get();
    const moves = [toMove(held.participant_id, sesi, place, held.from)];
    if (sitter) moves.push(toMove(sitter.participant_id, sesi, held.from, place));
    const where = t.placeOf({ room: room.kode, seat: place.seat });
    return move(moves, { together: true, told: t.movedOne({ name: held.nama, place: where }) });
  }

  const hold = (person: Placement | null): void => $held.set(person && heldOf(person));

  /** Takes their seats away. */
  function takeOut(people: readonly Held[]): Promise<boolean> {
    const { sesi } = here();
    $held.set(null);
    const [first] = people;
    if (sesi === null || !first) return Promise.resolve(false);
    const t = eventRoomsMessages.get();
    const told =
      people.length === 1 ? { told: t.movedOne({ name: first.nama, place: t.outside }) } : {};
    return move(
      people.map((one) => toMove(one.participant_id, sesi, null, one.from)),
      told,
    );
  }

  /** On the first free seats of a room. */
  function placeIn(room_id: string, people: readonly Held[]): Promise<boolean> {
    const { sesi } = here();
    $held.set(null);
    if (sesi === null) return Promise.resolve(false);
    return move(
      people.map((one) => ({
        participant_id: one.participant_id,
        sesi,
        room_id,
        seat: null,
        from: one.from,
      })),
    );
  }

  /** The first of those without a seat, as many as the room has free. */
  async function fillFree(room: EventRoom): Promise<boolean> {
    const { sesi } = here();
    if (sesi === null) return false;
    const free = freeSeats(room, sesi);
    const query = { id, sesi, room_id: unplaced, q: $search.get(), per_page: Math.max(1, free) };
    try {
      const { items } = await call(listPlacements, query, { signal: abort.signal });
      return await placeIn(room.room_id, items.map(heldOf));
    } catch (error) {
      reportError(error);
      return false;
    }
  }

  const follow = rooms.$state.listen((state) => {
    if (state.status === "ready" && $seats.get().status === "loading") void loadPeople();
  });
  /** What others did meanwhile is seen by who comes back. */
  const onReturn = () => {
    if (document.visibilityState === "visible" && !$moving.get()) void refresh();
  };
  document.addEventListener("visibilitychange", onReturn);

  return {
    id,
    $rooms: rooms.$state,
    $opened,
    $seats,
    $unplaced,
    $search,
    $held,
    $moving,
    retry: async () => {
      await rooms.retry();
      await loadPeople();
    },
    refresh,
    open,
    search,
    hold,
    pressSeat,
    putOn,
    takeOut,
    placeIn,
    fillFree,
    undo,
    /** What was saved elsewhere, such as a whole plan. */
    keepUndo,
    tellMoved,
    exit(): void {
      abort.abort();
      clearTimeout(pause);
      follow();
      document.removeEventListener("visibilitychange", onReturn);
      rooms.exit();
    },
  };
}

function tellRefused({ refused }: Pick<MovedPlacements, "refused">): void {
  const [first] = refused;
  if (!first) return;
  const t = eventRoomsMessages.get();
  const body =
    refused.length === 1
      ? `${first.label}: ${first.reason}`
      : t.refusedFor({ n: formatNumber(refused.length), who: first.label, reason: first.reason });
  notify(responseCodes.conflict, t.refused, body);
}

export function resolveOpened(
  known: EventRooms | null,
  { roomId, sesi }: Opened,
): { room: EventRoom | null; sesi: number | null } {
  const room = known?.rooms.find((one) => one.room_id === roomId) ?? known?.rooms[0] ?? null;
  const session = known?.sessions.find((one) => one.sesi === sesi) ?? known?.sessions[0] ?? null;
  return { room, sesi: session?.sesi ?? null };
}

export const takenSeats = ({ filled }: EventRoom, sesi: number): number =>
  filled.find((one) => one.sesi === sesi)?.count ?? 0;
export const freeSeats = (room: EventRoom, sesi: number): number =>
  Math.max(0, room.kapasitas - takenSeats(room, sesi));

export function heldOf({ participant_id, nama, room_id, seat }: Placement): Held {
  const from = room_id === null || seat === null ? null : { room_id, seat };
  return { participant_id, nama, from };
}

const isSamePlace = (one: Place | null, other: Place): boolean =>
  one?.room_id === other.room_id && one.seat === other.seat;

const toMove = (
  participant_id: string,
  sesi: number,
  to: Place | null,
  from: Place | null,
): PlacementMove => ({
  participant_id,
  sesi,
  room_id: to?.room_id ?? null,
  seat: to?.seat ?? null,
  from,
});

function readOpened(): Opened {
  const { room, sesi } = readQuery();
  const number = Number(sesi);
  return { roomId: room ?? null, sesi: Number.isInteger(number) && number > 0 ? number : null };
}

function writeOpened({ roomId, sesi }: Opened): void {
  const { room: _room, sesi: _sesi, ...others } = readQuery();
  replaceQuery({
    ...others,
    ...(roomId === null ? {} : { room: roomId }),
    ...(sesi === null ? {} : { sesi: String(sesi) }),
  });
}
