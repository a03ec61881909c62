// Filling rooms by a plan: what it is made from is fetched once, the plan is made anew with every choice, room by room with
// breaks between, and saved in one call that writes nothing when something has changed since.
import { atom } from "nanostores";
import { getSeating, movePlacements } from "../../../../contract/exams/placements.ts";
import type { PlacementMove, Seating } from "../../../../contract/exams/placements.ts";
import type { EventRoom, EventRooms } from "../../../../contract/exams/rooms.ts";
import { call } from "../../../../core/api.ts";
import { neighbourPairs } from "../../../../domain/exams/neighbour-pairs.ts";
import { planRooms } from "../../../../domain/exams/seating.ts";
import type { Seat, SeatingMix, SeatingOrder } from "../../../../domain/exams/seating.ts";
import { createDetail } from "../../../../kit/record/create-detail.ts";
import type { EventRoomsModel } from "../event-rooms-model.ts";

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
export type FillingState =
  | { status: "planning" }
  | { status: "planned"; plan: FillingPlan }
  | { status: "saving"; plan: FillingPlan }
  | { status: "failed"; plan: FillingPlan; error: unknown };

/** So long the page may be kept from drawing, on a PC of a quarter of the usual speed. */
const breakAfterMs = 12;
/** While somebody types or ticks on. */
const planPauseMs = 120;

export type FillingModel = ReturnType<typeof createFillingModel>;

export function createFillingModel(
  model: Pick<EventRoomsModel, "id" | "keepUndo" | "tellMoved" | "refresh">,
  { rooms, sessions }: EventRooms,
) {
  const { id } = model;
  const seating = createDetail((signal) => call(getSeating, { id }, { signal }));
  const waiting = sessions.filter(({ unseated }) => unseated > 0);
  const $choice = atom<FillingChoice>({
    order: "number",
    mix: "none",
    seed: "1",
    anew: waiting.length === 0,
    sessions: new Set((waiting.length > 0 ? waiting : sessions).map(({ sesi }) => sesi)),
    rooms: new Set(rooms.map(({ room_id }) => room_id)),
  });
  const $state = atom<FillingState>({ status: "planning" });
  let run = 0;
  let pause: ReturnType<typeof setTimeout> | undefined;

  async function makePlan(): Promise<void> {
    const source = seating.$state.get();
    if (source.status !== "ready") return;
    const own = ++run;
    const choice = $choice.get();
    const plan = await planFilling(source.detail, choice, rooms, async () => {
      await new Promise((resolve) => setTimeout(resolve));
      return own === run;
    });
    if (plan && own === run) $state.set({ status: "planned", plan });
  }

  function choose(change: Partial<FillingChoice>): void {
    $choice.set({ ...$choice.get(), ...change });
    $state.set({ status: "planning" });
    run += 1;
    clearTimeout(pause);
    pause = setTimeout(() => void makePlan(), planPauseMs);
  }

  async function save(): Promise<boolean> {
    const state = $state.get();
    const source = seating.$state.get();
    if (state.status !== "planned" || source.status !== "ready") return false;
    const { plan } = state;
    $state.set({ status: "saving", plan });
    try {
      const { fingerprint } = source.detail;
      const done = await call(movePlacements, { id, moves: [...plan.moves], fingerprint });
      model.keepUndo(done);
      model.tellMoved(done);
      void model.refresh();
      return true;
    } catch (error) {
      $state.set({ status: "failed", plan, error });
      return false;
    }
  }

  const follow = seating.$state.listen(() => void makePlan());
  return {
    $seating: seating.$state,
    $choice,
    $state,
    choose,
    save,
    /** From what is stored by now. */
    async again(): Promise<void> {
      $state.set({ status: "planning" });
      await seating.retry();
    },
    exit(): void {
      run += 1;
      clearTimeout(pause);
      follow();
      seating.exit();
    },
  };
}

/** `breathe` lets the page draw, and answers whether the plan is still wanted. Null: it is not. */
export async function planFilling(
  source: Seating,
  choice: FillingChoice,
  rooms: readonly EventRoom[],
  breathe: () => Promise<boolean>,
): Promise<FillingPlan | null> {
  const chosen = rooms.filter(({ room_id }) => choice.rooms.has(room_id));
  const paths = new Map(source.groups.map(({ id, path }) => [id, path]));
  const sessions: SessionPlan[] = [];
  const moves: PlacementMove[] = [];
  let since = performance.now();
  for (const sesi of choice.sessions) {
    const sitters = source.people.filter((one) => one.sesi === sesi);
    const isPlanned = (one: Sitter) =>
      one.is_member && (one.seat === null || (choice.anew && choice.rooms.has(one.room_id ?? "")));
    const people = sitters.filter(isPlanned);
    const stays = sitters.filter((one) => one.seat !== null && !isPlanned(one));
    const byRoom = planRooms({
      people: people.map(({ participant_id, no_ujian, group_id }) => ({
        id: participant_id,
        no_ujian,
        group_id,
        group_path: paths.get(group_id ?? "") ?? "",
      })),
      rooms: chosen.map(({ room_id, kapasitas, kolom }) => ({
        room_id,
        seats: kapasitas,
        columns: kolom,
        taken: stays.flatMap((one) => (one.room_id === room_id ? [one.seat!] : [])),
      })),
      order: choice.order,
      mix: choice.mix,
      seed: choice.seed,
    });
    const seats: Seat[] = [];
    let left: readonly string[] = [];
    for (;;) {
      const { done, value } = byRoom.next();
      if (done) {
        left = value;
        break;
      }
      seats.push(...value);
      if (performance.now() - since > breakAfterMs) {
        if (!(await breathe())) return null;
        since = performance.now();
      }
    }
    const seatedBefore = new Set(
      people.flatMap((one) => (one.seat === null ? [] : [one.participant_id])),
    );
    for (const { id, room_id, seat } of seats) {
      moves.push({ participant_id: id, sesi, room_id, seat });
    }
    for (const participant_id of left) {
      if (seatedBefore.has(participant_id)) {
        moves.push({ participant_id, sesi, room_id: null, seat: null });
      }
    }
    const pairs = pairsOf(chosen, seats, stays, people);
    sessions.push({ sesi, seated: seats.length, left: left.length, pairs });
    if (!(await breathe())) return null;
    since = performance.now();
  }
  return { sessions, moves };
}

type Sitter = Seating["people"][number];

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
