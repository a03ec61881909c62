// Filling rooms by a plan: what it is made from is loaded once, the plan is made again with every choice, and saved in one call
// that writes nothing when something has changed since.
import { atom, type ReadableAtom } from "nanostores";
import { getSeating, movePlacements, type Seating } from "../../../../contract/exams/placements.ts";
import type { EventRooms } from "../../../../contract/exams/rooms.ts";
import { call } from "../../../../core/api.ts";
import { createDetail } from "../../../../kit/record/create-detail.ts";
import type { EventRoomsModel } from "../event-rooms-model.ts";
import { planFilling, type FillingChoice, type FillingPlan } from "./filling-plan-rows.ts";

export type FillingState =
  | { status: "planning" }
  | { status: "planned"; plan: FillingPlan }
  | { status: "saving"; plan: FillingPlan }
  | { status: "failed"; plan: FillingPlan; error: unknown };

/** While somebody still types or ticks. */
const planDelayMs = 120;

export type FillingModel = ReturnType<typeof createFillingModel>;

export function createFillingModel(
  model: Pick<EventRoomsModel, "id" | "keepUndo" | "reportMoved" | "refresh">,
  { rooms, sessions }: EventRooms,
) {
  const { id } = model;
  const seating = createDetail((signal) => call(getSeating, { id }, { signal }));
  const $choice = atom<FillingChoice>(firstChoice({ rooms, sessions }));
  const $state = atom<FillingState>({ status: "planning" });
  const source = (): Seating | null => {
    const state = seating.$state.get();
    return state.status === "ready" ? state.detail : null;
  };
  const planner = createPlanner(async (isWanted) => {
    const seats = source();
    const plan = seats && (await planFilling(seats, $choice.get(), rooms, isWanted));
    if (plan) $state.set({ status: "planned", plan });
  });
  const stop = seating.$state.listen(planner.start);

  return {
    $seating: seating.$state,
    $choice: $choice as ReadableAtom<FillingChoice>,
    $state: $state as ReadableAtom<FillingState>,
    choose(change: Partial<FillingChoice>): void {
      $choice.set({ ...$choice.get(), ...change });
      $state.set({ status: "planning" });
      planner.startSoon();
    },
    async save(): Promise<boolean> {
      const state = $state.get();
      const seats = source();
      if (state.status !== "planned" || !seats) return false;
      const { plan } = state;
      $state.set({ status: "saving", plan });
      try {
        const { fingerprint } = seats;
        const done = await call(movePlacements, { id, moves: [...plan.moves], fingerprint });
        model.keepUndo(done);
        model.reportMoved(done);
        void model.refresh();
        return true;
      } catch (error) {
        $state.set({ status: "failed", plan, error });
        return false;
      }
    },
    /** Plans from what is stored by now. */
    async again(): Promise<void> {
      $state.set({ status: "planning" });
      await seating.retry();
    },
    exit(): void {
      planner.stop();
      stop();
      seating.exit();
    },
  };
}

/** Whoever waits for a seat, in all rooms; where everybody is seated, everybody anew. */
function firstChoice({ rooms, sessions }: Pick<EventRooms, "rooms" | "sessions">): FillingChoice {
  const waiting = sessions.filter(({ unseated }) => unseated > 0);
  return {
    order: "number",
    mix: "none",
    seed: "1",
    anew: waiting.length === 0,
    sessions: new Set((waiting.length > 0 ? waiting : sessions).map(({ sesi }) => sesi)),
    rooms: new Set(rooms.map(({ room_id }) => room_id)),
  };
}

/** Runs `plan` so that the latest start wins. `isWanted` yields to the event loop; false: a later start has replaced it. */
function createPlanner(plan: (isWanted: () => Promise<boolean>) => Promise<void>) {
  let latest = 0;
  let pause: ReturnType<typeof setTimeout> | undefined;

  function start(): void {
    const turn = ++latest;
    void plan(async () => {
      await new Promise((resolve) => setTimeout(resolve));
      return turn === latest;
    });
  }
  function stop(): void {
    latest += 1;
    clearTimeout(pause);
  }

  return {
    start,
    stop,
    startSoon(): void {
      stop();
      pause = setTimeout(start, planDelayMs);
    },
  };
}
