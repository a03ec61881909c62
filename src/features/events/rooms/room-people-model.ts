// Who sits in the opened room, and who has no seat in the opened session.
import { atom, type ReadableAtom } from "nanostores";
import { listPlacements, unplaced, type Placement } from "../../../contract/exams/placements.ts";
import { maxSeats } from "../../../contract/exams/rooms.ts";
import { call } from "../../../core/api.ts";
import { createFetching } from "../../../core/on-demand/create-fetching.ts";
import type { Here } from "./seat-moves-state.ts";

type People = { items: readonly Placement[]; total: number };
export type PeopleState =
  | { status: "loading" }
  | { status: "failed"; error: unknown }
  | ({ status: "ready" } & People);

/** So many without a seat are listed; the others are counted. */
const shownUnplaced = 120;
const searchDelayMs = 250;
const nobody: People = { items: [], total: 0 };

export function createRoomPeopleModel(id: string, here: () => Here) {
  const abort = new AbortController();
  const $search = atom("");
  let pause: ReturnType<typeof setTimeout> | undefined;

  const fetchIn = (room_id: string, max: number, q: string, signal: AbortSignal) =>
    fetchPeople({ id, sesi: here().sesi, room_id, q, per_page: max }, signal);
  const seats = createPeople(async (signal) => {
    const { room } = here();
    return room ? fetchIn(room.room_id, maxSeats, "", signal) : nobody;
  });
  const waiting = createPeople((signal) => fetchIn(unplaced, shownUnplaced, $search.get(), signal));

  async function load(): Promise<void> {
    await Promise.all([seats.fetchNow(), waiting.fetchNow()]);
  }

  return {
    $seats: seats.$state,
    $unplaced: waiting.$state,
    $search: $search as ReadableAtom<string>,
    load,
    /** Called when another room or session was opened. */
    loadOpened(): void {
      seats.empty();
      void load();
    },
    search(text: string): void {
      $search.set(text);
      clearTimeout(pause);
      pause = setTimeout(() => void load(), searchDelayMs);
    },
    /** Those whom the search finds. @throws ServerError */
    async listUnplaced(sesi: number, max: number): Promise<readonly Placement[]> {
      const query = { id, sesi, room_id: unplaced, q: $search.get(), per_page: max };
      return (await call(listPlacements, query, { signal: abort.signal })).items;
    },
    sitterOn(seat: number): Placement | null {
      const state = seats.$state.get();
      if (state.status !== "ready") return null;
      return state.items.find((one) => one.seat === seat) ?? null;
    },
    exit(): void {
      abort.abort();
      seats.stop();
      waiting.stop();
      clearTimeout(pause);
    },
  };
}

/** The people of one place; the latest fetch counts. */
function createPeople(fetchIt: (signal: AbortSignal) => Promise<People>) {
  const $state = atom<PeopleState>({ status: "loading" });
  const { fetchNow, stop } = createFetching({
    fetchIt,
    onAnswer: (people) => $state.set({ status: "ready", ...people }),
    onFailure: (error) => $state.set({ status: "failed", error }),
  });
  return {
    $state: $state as ReadableAtom<PeopleState>,
    fetchNow,
    stop,
    empty: (): void => $state.set({ status: "loading" }),
  };
}

type PeopleQuery = {
  id: string;
  sesi: number | null;
  room_id: string;
  q: string;
  per_page: number;
};

async function fetchPeople({ sesi, ...query }: PeopleQuery, signal: AbortSignal): Promise<People> {
  return sesi === null ? nobody : call(listPlacements, { ...query, sesi }, { signal });
}
