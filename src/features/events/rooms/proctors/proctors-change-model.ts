// Adds people to the proctors of the chosen rooms, names them instead, or removes them. What comes of it is asked of the exam
// server before it is saved.
import { atom, computed, type ReadableAtom } from "nanostores";
import { responseCodes } from "../../../../contract/calls/envelope.ts";
import type { BulkResult } from "../../../../contract/calls/list-fields.ts";
import {
  changeProctors,
  maxProctors,
  planProctors,
  type EventRoom,
  type ProctorsPlan,
  type RoomProctor,
} from "../../../../contract/exams/rooms.ts";
import { call } from "../../../../core/api.ts";
import { formatNumber } from "../../../../core/format.ts";
import { notify, reportError } from "../../../../core/notices.ts";
import {
  areSameProctors,
  areTooMany,
  changedProctors,
  proctorKey,
  type ProctorMode,
} from "../../../../domain/exams/rooms/proctor-choices.ts";
import { takeBack } from "../../../../kit/actions/take-back.ts";
import { createBulk, type BulkRun } from "../../../../kit/bulk/create-bulk.ts";
import { recordMessages } from "../../../../kit/record/record-messages.ts";
import { createDetail } from "../../../../kit/record/create-detail.ts";
import { createProctorsChoice, type EventTimes } from "./proctors-choice-state.ts";
import { proctorsChangeMessages } from "./proctors-change-messages.ts";

/** What a chosen room would have. */
type Wish = { room: EventRoom; pengawas: RoomProctor[] };
export type PlannedRoom = Wish & Pick<BulkResult, "outcome" | "reason">;
/** By what the exam server says of each; null: nobody is chosen. */
export type RoomsPlan = { rooms: PlannedRoom[]; clashes: ProctorsPlan["clashes"] } | null;
export type Named = { key: string; proctor: RoomProctor; count: number };
export type ProctorsChangeModel = ReturnType<typeof createProctorsChangeModel>;

/** While somebody still types or ticks. */
const planDelayMs = 200;

export function createProctorsChangeModel(
  { event, times }: { event: string; times: EventTimes },
  rooms: readonly EventRoom[],
  changed: () => void,
) {
  const { $asked, wishes, ...choices } = createChoices(rooms, times);
  const plan = createDetail<RoomsPlan>(async (signal) => {
    if ($asked.get().people.length === 0) return null;
    await waitUnlessAborted(planDelayMs, signal);
    return askPlan(event, wishes(), signal);
  });
  const stop = $asked.listen(() => void plan.retry());

  return {
    ...choices,
    $hasPeople: computed($asked, ({ people }) => people.length > 0),
    $plan: plan.$state,
    retry: plan.retry,
    createRun(): BulkRun {
      const wanted = new Map(wishes().map((wish) => [wish.room.room_id, wish]));
      return createBulk({
        ids: [...wanted.keys()],
        send: (ids) =>
          sendWishes(
            event,
            ids.map((id) => wanted.get(id)!),
          ),
      });
    },
    /** Says what was saved, and how it is taken back. */
    finish(results: readonly BulkResult[]): void {
      const written = writtenOf(wishes(), results);
      changed();
      if (written.length > 0) reportSaved(event, written, changed);
    },
    exit(): void {
      stop();
      plan.exit();
    },
  };
}

/** What is done, and with whom. */
function createChoices(rooms: readonly EventRoom[], times: EventTimes) {
  const $mode = atom<ProctorMode>("add");
  const $chosen = atom<readonly RoomProctor[]>([]);
  const $leaving = atom<ReadonlySet<string>>(new Set());
  const named = namedIn(rooms);
  const $asked = computed([$mode, $chosen, $leaving], (mode, chosen, leaving) => {
    const gone = named.filter(({ key }) => leaving.has(key)).map(({ proctor }) => proctor);
    return { mode, people: mode === "remove" ? gone : chosen };
  });
  return {
    $mode: $mode as ReadableAtom<ProctorMode>,
    $leaving: $leaving as ReadableAtom<ReadonlySet<string>>,
    $asked,
    named,
    choice: createProctorsChoice({ $chosen, set: (chosen) => $chosen.set(chosen), times }),
    wishes(): Wish[] {
      const { mode, people } = $asked.get();
      return rooms.map((room) => ({
        room,
        pengawas: changedProctors(room.pengawas, mode, people),
      }));
    },
    setMode: (mode: ProctorMode) => $mode.set(mode),
    leave(key: string, on: boolean): void {
      const next = new Set($leaving.get());
      if (on) next.add(key);
      else next.delete(key);
      $leaving.set(next);
    },
  };
}

/** What a try before a lost answer has written is answered as unchanged, and counts as well. */
function writtenOf(wishes: readonly Wish[], results: readonly BulkResult[]): Wish[] {
  const accepted = new Set(results.flatMap((one) => (one.outcome === "refused" ? [] : one.id)));
  return wishes.filter(
    ({ room, pengawas }) => accepted.has(room.room_id) && !areSameProctors(room.pengawas, pengawas),
  );
}

/** Everybody who is named in one of them, in the order of the rooms. */
function namedIn(rooms: readonly EventRoom[]): Named[] {
  const named = new Map<string, Named>();
  for (const proctor of rooms.flatMap(({ pengawas }) => pengawas)) {
    const key = proctorKey(proctor);
    const one = named.get(key) ?? { key, proctor, count: 0 };
    one.count += 1;
    named.set(key, one);
  }
  return [...named.values()];
}

const inputOf = (event: string, wishes: readonly Wish[]) => ({
  id: event,
  rooms: wishes.map(({ room, pengawas }) => ({
    room_id: room.room_id,
    pengawas,
    was: room.pengawas,
  })),
});

/** The server takes no list of more people than a room may have. */
function splitTooMany(wishes: readonly Wish[]) {
  const t = proctorsChangeMessages.get();
  const full = wishes.filter(({ pengawas }) => areTooMany(pengawas));
  const results = full.map(({ room, pengawas }): BulkResult => {
    const reason = t.tooMany({ max: maxProctors, n: pengawas.length });
    return { id: room.room_id, label: `${room.kode} — ${room.nama}`, outcome: "refused", reason };
  });
  return { fitting: wishes.filter((wish) => !full.includes(wish)), results };
}

async function askPlan(
  event: string,
  wishes: readonly Wish[],
  signal: AbortSignal,
): Promise<RoomsPlan> {
  const { fitting, results: full } = splitTooMany(wishes);
  const asked =
    fitting.length > 0
      ? await call(planProctors, inputOf(event, fitting), { signal })
      : { results: [], clashes: [] };
  const results = new Map([...full, ...asked.results].map((one) => [one.id, one]));
  const rooms = wishes.map((wish) => {
    const { outcome, reason } = results.get(wish.room.room_id)!;
    return { ...wish, outcome, ...(reason !== undefined && { reason }) };
  });
  return { rooms, clashes: asked.clashes };
}

async function sendWishes(event: string, wishes: readonly Wish[]): Promise<BulkResult[]> {
  const { fitting, results: full } = splitTooMany(wishes);
  if (fitting.length === 0) return full;
  return [...full, ...(await call(changeProctors, inputOf(event, fitting))).results];
}

function reportSaved(event: string, written: readonly Wish[], changed: () => void): void {
  const t = proctorsChangeMessages.get();
  const back = written.map(({ room, pengawas }) => ({
    room_id: room.room_id,
    pengawas: room.pengawas,
    was: pengawas,
  }));
  const undo = () =>
    takeBack(
      back,
      async (batch) => (await call(changeProctors, { id: event, rooms: batch })).results,
      (count) => t.many({ count }),
    )
      .catch(reportError)
      .finally(changed);
  const text = t.saved({ n: formatNumber(written.length) });
  notify(responseCodes.success, recordMessages.get().saved, text, {
    label: t.undo,
    run: () => void undo(),
  });
}

function waitUnlessAborted(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
}
