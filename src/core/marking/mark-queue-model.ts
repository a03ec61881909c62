// What a marker has done and the server has not confirmed. It is in local storage before anything else happens, and in IndexedDB right after, so
// that it survives a cable that is pulled out, a session that ends, a closed tab and a crash. Acts are sent in their order; each has an id, by which the server
// stores it once, also when two tabs of one person send it. What is refused stays until the person has read why. What belongs to a question
// that the person may not mark now waits until they may again. What one person has done is never sent by another.
import { atom, computed, type ReadableAtom } from "nanostores";
import { responseCodes } from "../../contract/calls/envelope.ts";
import type { MarkingAnswer } from "../../contract/marking/marking-answers.ts";
import {
  maxActs,
  saveMarks,
  type ActResult,
  type MarkingAct,
  type SavedMarks,
} from "../../contract/marking/marks.ts";
import { isServerError } from "../answers/server-error.ts";
import { call } from "../api.ts";
import { $connection } from "../live.ts";
import { $session } from "../session.ts";
import { createRepeated } from "./repeated-step.ts";
import {
  createStoredActs,
  type StoredActs,
  type UnitKey,
  type UnitName,
  type UnsentAct,
} from "./unsent-acts.ts";

/** An act that was stored, on an answer that others have marked differently or that has changed since. */
export type MarkConflict = Pick<UnsentAct, "unit" | "name"> & {
  id: string;
  answers: readonly MarkingAnswer[];
};
/** What waits of a question that the person may not mark now. `triedAt`: when the server said so, in ms since 1970. */
export type HeldMarks = Pick<UnsentAct, "unit" | "name"> & {
  acts: readonly UnsentAct[];
  triedAt: number;
};

type Listener = (unit: UnitKey, saved: SavedMarks) => void;
export type MarkQueue = ReturnType<typeof createMarkQueueModel>;

const retryMs = 3_000;

/** The question is not the person's to mark now. That says nothing of the marks: they may be again. */
const unitCodes: readonly string[] = [responseCodes.forbidden, responseCodes.notFound];

export function createMarkQueueModel(userId: string) {
  const stored = createStoredActs(userId);
  const { $unsent, $isKept, change } = stored;
  const held = createHeldUnits($unsent);
  const names = createUnitNames(stored);
  const { $conflicts, $failure, listen, send, stop } = createSending(userId, stored, held);
  const retry = (): Promise<void> => {
    held.allowAll();
    return send();
  };
  const online = () => void retry();
  const stops = [
    $connection.listen((connection) => {
      if (connection === "connected") online();
    }),
    $session.listen(online),
  ];
  window.addEventListener("online", online);
  void send();

  return {
    $unsent: $unsent as ReadableAtom<readonly UnsentAct[]>,
    $conflicts: $conflicts as ReadableAtom<readonly MarkConflict[]>,
    $failure: $failure as ReadableAtom<unknown>,
    $isKept: $isKept as ReadableAtom<boolean>,
    /** How many wait. */
    $waiting: computed($unsent, (unsent) => unsent.filter(isWaiting).length),
    $refused: computed($unsent, (unsent) => unsent.filter((one) => !isWaiting(one))),
    /** Of those that wait. */
    $held: held.$held,
    ...codesIn($unsent),
    /** What is marked from now on is called so, and what was marked of them before without a name. */
    nameUnits: names.nameUnits,
    add(unit: UnitKey, act: MarkingAct): void {
      change((acts) => withAct(acts, { unit, name: names.of(unit), act, refusal: null }));
      held.allow(unit);
      void send();
    },
    /** The person has read why it was refused, or with whom it conflicts. */
    dismiss(id: string): void {
      $conflicts.set($conflicts.get().filter((one) => one.id !== id));
      change((acts) => acts.filter((one) => one.act.id !== id || isWaiting(one)));
    },
    /** These are given up although they wait. */
    discard(discarded: readonly UnsentAct[]): void {
      const ids = new Set(discarded.map(({ act }) => act.id));
      change((acts) => acts.filter(({ act }) => !ids.has(act.id)));
    },
    /** Tries at once what waits, what is held as well. */
    send: retry,
    listen,
    exit(): void {
      stop();
      stored.stop();
      window.removeEventListener("online", online);
      for (const end of stops) end();
    },
  };
}

/** Codes of answers, by what came of their acts. */
const codesIn = ($unsent: ReadableAtom<readonly UnsentAct[]>) => ({
  /** Answers of that unit that are marked here and not confirmed. */
  unsentCodes: (unit: UnitKey): string[] =>
    $unsent
      .get()
      .filter((one) => isSame(one.unit, unit))
      .flatMap(({ act }) => act.answers.map(({ code }) => code)),
  /** Of these, without what was refused: that is not sent any more. */
  waitingCodes: (unit: UnitKey): string[] =>
    $unsent
      .get()
      .filter((one) => isWaiting(one) && isSame(one.unit, unit))
      .flatMap(({ act }) => act.answers.map(({ code }) => code)),
  /** Of the answers whose acts were refused with these results. */
  refusedCodes(results: readonly ActResult[]): string[] {
    const ids = new Set(results.flatMap((one) => (one.outcome === "refused" ? one.id : [])));
    const refused = $unsent.get().filter(({ act }) => ids.has(act.id));
    return refused.flatMap(({ act }) => act.answers.map(({ code }) => code));
  },
});

type NamedUnit = UnitKey & UnitName;

function createUnitNames({ $unsent, change }: StoredActs) {
  const known = new Map<string, UnitName>();
  const of = (unit: UnitKey): UnitName | null => known.get(keyOfUnit(unit)) ?? null;
  return {
    of,
    nameUnits(units: readonly NamedUnit[]): void {
      for (const { schedule_id, question_id, schedule, bank, number, excerpt } of units) {
        known.set(keyOfUnit({ schedule_id, question_id }), { schedule, bank, number, excerpt });
      }
      const isNameless = ({ unit, name }: UnsentAct) => !name && of(unit) !== null;
      if (!$unsent.get().some(isNameless)) return;
      change((acts) => acts.map((one) => (isNameless(one) ? { ...one, name: of(one.unit) } : one)));
    },
  };
}

type HeldUnits = ReturnType<typeof createHeldUnits>;

/** Questions that the person may not mark. Another tab may have sent their acts meanwhile. */
function createHeldUnits($unsent: ReadableAtom<readonly UnsentAct[]>) {
  const $units = atom<ReadonlyMap<string, { unit: UnitKey; triedAt: number }>>(new Map());
  /** Not sent again before somebody asks for it. They stay in `$units` until the server takes something. */
  const passed = new Set<string>();
  return {
    $held: computed([$unsent, $units], (unsent, units): readonly HeldMarks[] =>
      [...units.values()]
        .map(({ unit, triedAt }) => {
          const acts = unsent.filter((one) => isWaiting(one) && isSame(one.unit, unit));
          return { unit, name: acts.find(({ name }) => name)?.name ?? null, triedAt, acts };
        })
        .filter(({ acts }) => acts.length > 0),
    ),
    isPassed: (unit: UnitKey): boolean => passed.has(keyOfUnit(unit)),
    allow: (unit: UnitKey) => passed.delete(keyOfUnit(unit)),
    allowAll: () => passed.clear(),
    hold(unit: UnitKey): void {
      passed.add(keyOfUnit(unit));
      $units.set(new Map($units.get()).set(keyOfUnit(unit), { unit, triedAt: Date.now() }));
    },
    release(unit: UnitKey): void {
      if (!$units.get().has(keyOfUnit(unit))) return;
      const others = new Map($units.get());
      others.delete(keyOfUnit(unit));
      $units.set(others);
    },
  };
}

function createSending(userId: string, { $unsent, restored, change }: StoredActs, held: HeldUnits) {
  const $conflicts = atom<readonly MarkConflict[]>([]);
  /** Why the latest attempt failed; null: it did not, or none was made. */
  const $failure = atom<unknown>(null);
  const listeners = new Set<Listener>();
  /** One by one while an act is looked for that makes the server refuse the whole call. */
  let together = maxActs;
  const sending = createRepeated(() => restored.then(() => isOwn(userId) && sendNext()));

  /** Whether there may be more to send. */
  async function sendNext(): Promise<boolean> {
    const sendable = $unsent.get().filter(({ unit }) => !held.isPassed(unit));
    const batch = nextBatch(sendable, together);
    const [first] = batch;
    if (!first) return false;
    try {
      const acts = batch.map(({ act }) => act);
      const saved = await call(saveMarks, { ...first.unit, marker_id: userId, acts });
      $failure.set(null);
      held.release(first.unit);
      change((acts) => withResults(acts, saved.results));
      $conflicts.set([...$conflicts.get(), ...conflictsIn(first, saved.results)]);
      for (const receive of listeners) receive(first.unit, saved);
      return true;
    } catch (error) {
      return failed(error, batch);
    }
  }

  function failed(error: unknown, batch: readonly UnsentAct[]): boolean {
    $failure.set(error);
    if (isServerError(error) && unitCodes.includes(error.code)) {
      held.hold(batch[0]!.unit);
      return true;
    }
    // No line, no database, an ended session, another person who is signed in: the same call may succeed later.
    if (!isServerError(error, responseCodes.invalidFields)) {
      sending.again(retryMs);
      return false;
    }
    const isOneOfThem = batch.length > 1;
    together = isOneOfThem ? 1 : maxActs;
    if (isOneOfThem) return true;
    const refused = batch.map(({ act }) => refusedAct(act.id, error.message));
    change((acts) => withResults(acts, refused));
    return true;
  }

  return {
    $conflicts,
    $failure,
    send: sending.run,
    stop: sending.stop,
    listen(receive: Listener): () => void {
      listeners.add(receive);
      return () => listeners.delete(receive);
    },
  };
}

/** Without what is stored, and with the reasons of what is refused. */
function withResults(acts: readonly UnsentAct[], results: readonly ActResult[]): UnsentAct[] {
  const byId = new Map(results.map((result) => [result.id, result]));
  return acts.flatMap((one) => {
    const result = byId.get(one.act.id);
    if (!result) return one;
    if (result.outcome === "stored") return [];
    const standing = result.conflicts.map(({ code, marks }) => ({ code, marks }));
    return { ...one, refusal: result.reason, standing };
  });
}

function withAct(acts: readonly UnsentAct[], act: Omit<UnsentAct, "at">): UnsentAct[] {
  // A clock may be set back, and two acts may fall into one millisecond.
  const at = Math.max(Date.now(), ...acts.map((one) => one.at + 1));
  const added = { ...act, at };
  return [...acts.flatMap((one) => withoutMarkedAgain(one, added)), added];
}

/** A new mark takes the place of the refused ones of the same answers. */
function withoutMarkedAgain(one: UnsentAct, { unit, act }: UnsentAct): UnsentAct[] {
  const isReplaced = !isWaiting(one) && isSame(one.unit, unit) && one.act.kind === "mark";
  if (!isReplaced || act.kind !== "mark") return [one];
  const codes = new Set(act.answers.map(({ code }) => code));
  const answers = one.act.answers.filter(({ code }) => !codes.has(code));
  return answers.length === 0 ? [] : [{ ...one, act: { ...one.act, answers } }];
}

const refusedAct = (id: string, reason: string): ActResult => ({
  id,
  outcome: "refused",
  reason,
  conflicts: [],
});

const conflictsIn = ({ unit, name }: UnsentAct, results: readonly ActResult[]): MarkConflict[] =>
  results.flatMap(({ id, outcome, conflicts: answers }) =>
    outcome === "stored" && answers.length > 0 ? { id, unit, name, answers } : [],
  );

export const isSame = (one: UnitKey, other: UnitKey): boolean =>
  one.schedule_id === other.schedule_id && one.question_id === other.question_id;

const keyOfUnit = ({ schedule_id, question_id }: UnitKey): string =>
  `${schedule_id} ${question_id}`;

const isWaiting = ({ refusal }: UnsentAct): boolean => refusal === null;

/** The oldest ones of one unit that stand together, at most so many. */
function nextBatch(unsent: readonly UnsentAct[], most: number): readonly UnsentAct[] {
  const waiting = unsent.filter(isWaiting);
  const end = waiting.findIndex(({ unit }) => !isSame(unit, waiting[0]!.unit));
  return waiting.slice(0, Math.min(most, end === -1 ? waiting.length : end));
}

/** Another person may have signed in on this PC: they send nothing of it. */
function isOwn(userId: string): boolean {
  const session = $session.get();
  return session.status === "in" && session.user.id === userId;
}

const queues = new Map<string, MarkQueue>();

/**
 * One for each person who was signed in on this tab: leaving the screen stops nothing. Each visit tries again what the person was not allowed
 * to mark before.
 */
export function markQueueOf(userId: string): MarkQueue {
  const known = queues.get(userId);
  if (known) void known.send();
  const queue = known ?? createMarkQueueModel(userId);
  queues.set(userId, queue);
  return queue;
}
