// One person marks one question of an exam: answer after answer, in the person's own order, with the next ones already fetched. What
// is given goes into the queue of marks, and the next answer is shown at once.
import { atom, computed, type ReadableAtom } from "nanostores";
import type { GivenMark } from "../../../contract/marking/given-marks.ts";
import {
  claimAnswers,
  type ClaimedAnswers,
  type MarkingAnswer,
} from "../../../contract/marking/marking-answers.ts";
import { getMarkingUnit, type OpenedUnit } from "../../../contract/marking/marking-units.ts";
import { call } from "../../../core/api.ts";
import { isAborted } from "../../../core/answers/server-error.ts";
import { $connection } from "../../../core/live.ts";
import { randomAlphanumeric } from "../../../domain/text/random-code.ts";
import { createDetail } from "../../../kit/record/create-detail.ts";
import { isSame, type MarkQueue, type UnitKey } from "./mark-queue-model.ts";

/** Something that can be taken back: the answer that was shown, and what was given to it and to those that are the same. */
export type DoneMark = {
  answer: MarkingAnswer;
  given: GivenMark;
  comment: string;
  answers: readonly Seen[];
};
type Seen = { code: string; seq: number };

export type MarkingSequence = {
  /**
   * - loading: the next answer is on its way.
   * - marking: `current` is shown.
   * - done: nothing is left that the person can mark.
   * - failed: the next answers could not be fetched.
   */
  status: "loading" | "marking" | "done" | "failed";
  current: MarkingAnswer | null;
  ahead: readonly MarkingAnswer[];
  /** What the person can mark beside these; `claimed` of them others have at hand. */
  left: number;
  claimed: number;
  skipped: readonly MarkingAnswer[];
  /** What was marked in this visit, the latest last. */
  done: readonly DoneMark[];
  /** An answer of `done` is shown again instead of `current`; null: `current` is. */
  shownAgain: number | null;
  error: unknown;
};

export type MarkingAnswersModel = ReturnType<typeof createMarkingAnswersModel>;

/** Fetched at once, and how few of them are left when more are fetched. */
const batch = 15;
const few = 8;
export const maxUndo = 20;
/** As many as the call takes. */
const maxExcept = 1000;
const actIdLength = 24;

const nothingYet: MarkingSequence = {
  status: "loading",
  current: null,
  ahead: [],
  left: 0,
  claimed: 0,
  skipped: [],
  done: [],
  shownAgain: null,
  error: null,
};

export function createMarkingAnswersModel(unit: UnitKey, queue: MarkQueue) {
  const opened = createDetail<OpenedUnit>((signal) => call(getMarkingUnit, unit, { signal }));
  const sequence = createSequence(unit, queue);
  const { $sequence, retry } = sequence;
  const stops = [
    queue.listen((of, { mine }) => {
      const state = opened.$state.get();
      if (isSame(of, unit) && state.status === "ready") opened.take({ ...state.detail, mine });
    }),
    $connection.listen((connection) => {
      if (connection === "connected" && $sequence.get().status === "failed") void retry();
    }),
  ];
  return {
    unit,
    opened,
    queue,
    $sequence: $sequence as ReadableAtom<MarkingSequence>,
    /** The answer on screen. */
    $shown: computed($sequence, shownIn),
    retry,
    ...createMarks(unit, queue, sequence),
    ...createMoves(sequence),
    exit(): void {
      sequence.exit();
      opened.exit();
      for (const stop of stops) stop();
    },
  };
}

function shownIn({ current, done, shownAgain }: MarkingSequence): MarkingAnswer | null {
  return shownAgain === null ? current : (done[shownAgain]?.answer ?? current);
}

type Sequence = ReturnType<typeof createSequence>;

const claimNext = (unit: UnitKey, except: string[], signal: AbortSignal) =>
  call(claimAnswers, { ...unit, count: batch, except }, { signal });

/** Which answer is shown, and which come next. */
function createSequence(unit: UnitKey, queue: MarkQueue) {
  const $sequence = atom(nothingYet);
  const abort = new AbortController();
  /** Marked in this visit: an answer of the server that was on its way meanwhile may still offer them. */
  const marked = new Set<string>();
  let isFetching = false;

  const change = (changes: Partial<MarkingSequence>): void =>
    $sequence.set({ ...$sequence.get(), ...changes });

  /** What must not be offered again. */
  function knownCodes(): string[] {
    const { current, ahead, skipped } = $sequence.get();
    const shown = [...(current ? [current] : []), ...ahead, ...skipped].map(({ code }) => code);
    return [...new Set([...shown, ...queue.unsentCodes(unit), ...marked])].slice(0, maxExcept);
  }

  async function fetchMore(): Promise<void> {
    if (isFetching) return;
    isFetching = true;
    try {
      take(await claimNext(unit, knownCodes(), abort.signal));
    } catch (error) {
      if (isAborted(error)) return;
      // What is at hand can be marked meanwhile.
      change({ error, ...($sequence.get().current === null && { status: "failed" }) });
    } finally {
      isFetching = false;
    }
  }

  function take({ answers, left, claimed }: ClaimedAnswers): void {
    const known = new Set(knownCodes());
    const { current, ahead } = $sequence.get();
    const fresh = answers.filter(({ code }) => !known.has(code));
    const [next = null, ...rest] = [...(current ? [current] : []), ...ahead, ...fresh];
    const status = next === null ? "done" : "marking";
    change({ current: next, ahead: rest, left, claimed, error: null, status });
  }

  void fetchMore();
  return {
    $sequence,
    change,
    marked,
    /** Shows the next one that is none of these. */
    next(without: ReadonlySet<string>, changes: Partial<MarkingSequence>): void {
      const { ahead } = $sequence.get();
      const [current = null, ...rest] = ahead.filter(({ code }) => !without.has(code));
      const status = current === null ? "loading" : "marking";
      change({ ...changes, current, ahead: rest, status });
      if (rest.length < few) void fetchMore();
    },
    retry(): Promise<void> {
      change({ status: "loading", error: null });
      return fetchMore();
    },
    exit: () => abort.abort(),
  };
}

const newId = () => randomAlphanumeric(actIdLength);

/** What is done to answers. All of it goes into the queue. */
function createMarks(
  unit: UnitKey,
  queue: MarkQueue,
  { $sequence, change, marked, next }: Sequence,
) {
  const mark = (answers: readonly Seen[], given: GivenMark, comment: string): void => {
    const act = { kind: "mark" as const, id: newId(), is_decision: false, given, comment };
    queue.add(unit, { ...act, answers: [...answers] });
  };
  const replaceDone = (at: number, changes: Partial<DoneMark>) =>
    $sequence.get().done.map((one, place) => (place === at ? { ...one, ...changes } : one));

  return {
    /** @param withEqual also to the answers that are the same */
    give(given: GivenMark, comment: string, withEqual: boolean): void {
      const { current, shownAgain, done } = $sequence.get();
      if (shownAgain !== null) {
        mark(done[shownAgain]!.answers, given, comment);
        change({ done: replaceDone(shownAgain, { given, comment }), shownAgain: null });
      } else if (current !== null) {
        const answers = [current, ...(withEqual ? current.equal : [])].map(seenOf);
        mark(answers, given, comment);
        for (const { code } of answers) marked.add(code);
        const one: DoneMark = { answer: current, given, comment, answers };
        next(marked, { done: [...done, one].slice(-maxUndo) });
      }
    },
    /** Takes the latest mark of this visit back, and shows its answer. Returns whether there was one. */
    undo(): boolean {
      const { done, current, ahead } = $sequence.get();
      const last = done.at(-1);
      if (!last) return false;
      queue.add(unit, { kind: "withdraw", id: newId(), answers: [...last.answers] });
      for (const { code } of last.answers) marked.delete(code);
      change({
        done: done.slice(0, -1),
        current: last.answer,
        ahead: current === null ? ahead : [current, ...ahead],
        shownAgain: null,
        status: "marking",
      });
      return true;
    },
    flag(isFlagged: boolean): void {
      const { shownAgain } = $sequence.get();
      const shown = shownIn($sequence.get());
      if (!shown) return;
      const kind = isFlagged ? "flag" : "unflag";
      queue.add(unit, { kind, id: newId(), answers: [seenOf(shown)] });
      const answer = { ...shown, is_flagged: isFlagged };
      change(
        shownAgain === null ? { current: answer } : { done: replaceDone(shownAgain, { answer }) },
      );
    },
  };
}

const seenOf = ({ code, seq }: Seen): Seen => ({ code, seq });

/** What is shown. */
function createMoves({ $sequence, change, next }: Sequence) {
  return {
    /** It comes again when nothing else is left. */
    skip(): void {
      const { current, skipped, shownAgain } = $sequence.get();
      if (shownAgain !== null) change({ shownAgain: null });
      else if (current !== null) next(new Set([current.code]), { skipped: [...skipped, current] });
    },
    /** The skipped ones are shown now. */
    takeSkipped(): void {
      const { skipped } = $sequence.get();
      const [current = null, ...ahead] = skipped;
      change({ skipped: [], current, ahead, status: current === null ? "done" : "marking" });
    },
    /** The one that was marked before the one on screen. */
    back(): void {
      const { done, shownAgain } = $sequence.get();
      const at = (shownAgain ?? done.length) - 1;
      if (at >= 0) change({ shownAgain: at });
    },
    forward(): void {
      const { done, shownAgain } = $sequence.get();
      if (shownAgain === null) return;
      change({ shownAgain: shownAgain + 1 < done.length ? shownAgain + 1 : null });
    },
  };
}
