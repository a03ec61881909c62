// Who sits in the opened room, and who has no seat in the opened session.
import { atom, type ReadableAtom } from "nanostores";
import { listPlacements, unplaced, type Placement } from "../../../contract/exams/placements.ts";
import { maxSeats } from "../../../contract/exams/rooms.ts";
import { isAborted } from "../../../core/answers/server-error.ts";
import { call } from "../../../core/api.ts";
import type { Here } from "./seat-moves-state.ts";

export type PeopleState =
  | { status: "loading" }
  | { status: "failed"; error: unknown }
  | { status: "ready"; items: readonly Placement[]; total: number };

/** So many without a seat are listed; the others are counted. */
const shownUnplaced = 120;
const searchPauseMs = 250;
const nobody: PeopleState = { status: "ready", items: [], total: 0 };

export function createRoomPeopleModel(id: string, here: () => Here) {
  const abort = new AbortController();
  const $seats = atom<PeopleState>({ status: "loading" });
  const $unplaced = atom<PeopleState>({ status: "loading" });
  const $search = atom("");
  let latest = 0;
  let pause: ReturnType<typeof setTimeout> | undefined;

  const fetchIn = (room_id: string, max: number, q: string) =>
    fetchPeople({ id, sesi: here().sesi, room_id, q, per_page: max }, abort.signal);

  async function load(): Promise<void> {
    const { room } = here();
    const turn = ++latest;
    const settle = async ($store: typeof $seats, people: Promise<PeopleState | null>) => {
      const state = await people;
      if (state && turn === latest && !abort.signal.aborted) $store.set(state);
    };
    await Promise.all([
      settle($seats, room ? fetchIn(room.room_id, maxSeats, "") : Promise.resolve(nobody)),
      settle($unplaced, fetchIn(unplaced, shownUnplaced, $search.get())),
    ]);
  }

  return {
    $seats: $seats as ReadableAtom<PeopleState>,
    $unplaced: $unplaced as ReadableAtom<PeopleState>,
    $search: $search as ReadableAtom<string>,
    load,
    /** Called when another room or session was opened. */
    loadOpened(): void {
      $seats.set({ status: "loading" });
      void load();
    },
    search(text: string): void {
      $search.set(text);
      clearTimeout(pause);
      pause = setTimeout(() => void load(), searchPauseMs);
    },
    /** Those whom the search finds. @throws ServerError */
    async listUnplaced(sesi: number, max: number): Promise<readonly Placement[]> {
      const query = { id, sesi, room_id: unplaced, q: $search.get(), per_page: max };
      return (await call(listPlacements, query, { signal: abort.signal })).items;
    },
    sitterOn(seat: number): Placement | null {
      const state = $seats.get();
      if (state.status !== "ready") return null;
      return state.items.find((one) => one.seat === seat) ?? null;
    },
    exit(): void {
      abort.abort();
      clearTimeout(pause);
    },
  };
}

type PeopleQuery = {
  id: string;
  sesi: number | null;
  room_id: string;
  q: string;
  per_page: number;
};

/** Null: the request was aborted. */
async function fetchPeople(
  { sesi, ...query }: PeopleQuery,
  signal: AbortSignal,
): Promise<PeopleState | null> {
  if (sesi === null) return nobody;
  try {
    const { items, total } = await call(listPlacements, { ...query, sesi }, { signal });
    return { status: "ready", items, total };
  } catch (error) {
    return isAborted(error) ? null : { status: "failed", error };
  }
}
