// One person marks one question of an exam: answer after answer, in the person's own order, with the next ones already fetched. What
// is given goes into the queue of marks, and the next answer is shown at once.
import { atom, computed, type ReadableAtom } from "nanostores";
import type { GivenMark } from "../../../contract/marking/given-marks.ts";
import type { MarkingAsk } from "../../../contract/marking/marking-asks.ts";
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
import { createMarkingAsksModel } from "./asks/marking-asks-model.ts";
import { createSavedCommentsModel } from "./comments/saved-comments-model.ts";
import { createSeenRubricModel } from "./rubric/seen-rubric-model.ts";
import type { WrittenComment } from "./comments/use-comment-typing.ts";
import {
  nothingYet,
  shownIn,
  type DoneMark,
  type MarkingSequence,
  type Seen,
} from "./marking-sequence-state.ts";
import { isSame, type MarkQueue, type UnitKey } from "./mark-queue-model.ts";

export type MarkingAnswersModel = ReturnType<typeof createMarkingAnswersModel>;

/** Fetched at once, and how few of them are left when more are fetched. */
const batch = 15;
const few = 8;
export const maxUndo = 20;
/** As many as the call takes. */
const maxExcept = 1000;
const actIdLength = 24;

export function createMarkingAnswersModel(unit: UnitKey, queue: MarkQueue) {
  const opened = createDetail<OpenedUnit>((signal) => call(getMarkingUnit, unit, { signal }));
  const asks = createMarkingAsksModel(unit);
  const elsewhere = () => [...queue.unsentCodes(unit), ...asks.$aside.get()];
  const sequence = createSequence(unit, elsewhere);
  const comments = createSavedCommentsModel(unit);
  // What was given by the older rubric can no longer be taken back here.
  const forget = () => sequence.change({ done: [], shownAgain: null });
  const rubric = createSeenRubricModel(opened, asks.$rubricVersion, forget);
  const moves = createMoves(sequence);
  const { $sequence, retry } = sequence;
  const stops = [
    queue.listen((of, { mine, results }) => {
      if (!isSame(of, unit)) return;
      const state = opened.$state.get();
      if (state.status === "ready") opened.take({ ...state.detail, mine });
      // It is one of those that are left again once its reason was read.
      const refused = queue.refusedCodes(results);
      for (const code of refused) sequence.marked.delete(code);
      if (refused.length > 0) void opened.refresh();
    }),
    $connection.listen((connection) => {
      if (connection === "connected" && $sequence.get().status === "failed") void retry();
    }),
    asks.$aside.listen((now, before) => {
      if (!before || now.size === before.size) return;
      void opened.refresh();
      // A reply has come: the answer is one of those that are left again.
      if (now.size < before.size && $sequence.get().status === "done") void retry();
    }),
  ];
  return {
    unit,
    opened,
    queue,
    comments,
    asks,
    rubric,
    $sequence: $sequence as ReadableAtom<MarkingSequence>,
    /** The answer on screen. */
    $shown: computed($sequence, shownIn),
    retry,
    ...createMarks(unit, queue, sequence, rubric.seenVersion),
    ...createFlags(unit, queue, sequence),
    ...moves,
    /** The answer that the question is about waits for a colleague, and another one is shown. */
    putAside(ask: MarkingAsk): void {
      asks.put(ask);
      moves.setAside(ask.code);
    },
    exit(): void {
      sequence.exit();
      opened.exit();
      comments.exit();
      asks.exit();
      rubric.exit();
      for (const stop of stops) stop();
    },
  };
}

type Sequence = ReturnType<typeof createSequence>;

const claimNext = (unit: UnitKey, except: string[], signal: AbortSignal) =>
  call(claimAnswers, { ...unit, count: batch, except }, { signal });

/** Which answer is shown, and which come next. `elsewhere`: codes of answers that wait to be sent or to be replied to. */
function createSequence(unit: UnitKey, elsewhere: () => readonly string[]) {
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
    return [...new Set([...shown, ...elsewhere(), ...marked])].slice(0, maxExcept);
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

const markAct = (
  given: GivenMark,
  { written: comment, comments }: WrittenComment,
  by: { is_decision: boolean; rubric_version: number },
) => {
  const comment_ids = comments.map(({ id }) => id);
  return { kind: "mark" as const, id: newId(), ...by, given, comment, comment_ids };
};

/** Marks are given and taken back. All of it goes into the queue. */
function createMarks(
  unit: UnitKey,
  queue: MarkQueue,
  { $sequence, change, marked, next }: Sequence,
  rubricVersion: () => number,
) {
  const mark = (
    answers: readonly Seen[],
    given: GivenMark,
    comment: WrittenComment,
    is_decision = false,
  ): void => {
    const by = { is_decision, rubric_version: rubricVersion() };
    queue.add(unit, { ...markAct(given, comment, by), answers: [...answers] });
  };
  return {
    /** @param withEqual also to the answers that are the same */
    give(given: GivenMark, comment: WrittenComment, withEqual: boolean): void {
      const { current, shownAgain, done, chosen } = $sequence.get();
      const [first, ...later] = chosen;
      if (first === undefined && shownAgain !== null) {
        mark(done[shownAgain]!.answers, given, comment);
        change({ done: replaced(done, shownAgain, { given, comment }), shownAgain: null });
        return;
      }
      const answer = first ?? current;
      if (!answer) return;
      const equal = first === undefined && withEqual ? answer.equal : [];
      const answers = [answer, ...equal].map(seenOf);
      mark(answers, given, comment, isToDecide(answer));
      for (const { code } of answers) marked.add(code);
      const before = answer.marks.find(({ is_own: isOwn, is_stale: isStale }) => isOwn && !isStale);
      const one: DoneMark = { answer, given, comment, answers, before: before ?? null };
      const changes = { chosen: later, done: [...done, one].slice(-maxUndo) };
      // What was chosen in the list may be the answer whose turn it is.
      if (answer.code === current?.code) next(marked, changes);
      else change(changes);
    },
    /** Takes the latest mark of this visit back, and shows its answer. Returns whether there was one. */
    undo(): boolean {
      const { done, current, ahead } = $sequence.get();
      const last = done.at(-1);
      if (!last) return false;
      if (last.before) mark(last.answers, last.before.given, last.before);
      else queue.add(unit, { kind: "withdraw", id: newId(), answers: [...last.answers] });
      for (const { code } of last.answers) marked.delete(code);
      change({
        done: done.slice(0, -1),
        current: last.answer,
        ahead: [...(current ? [current] : []), ...ahead].filter(
          ({ code }) => code !== last.answer.code,
        ),
        shownAgain: null,
        chosen: [],
        status: "marking",
      });
      return true;
    },
  };
}

function createFlags(unit: UnitKey, queue: MarkQueue, { $sequence, change }: Sequence) {
  return {
    flag(isFlagged: boolean): void {
      const shown = shownIn($sequence.get());
      if (!shown) return;
      const kind = isFlagged ? "flag" : "unflag";
      queue.add(unit, { kind, id: newId(), answers: [seenOf(shown)] });
      change(withShown($sequence.get(), { ...shown, is_flagged: isFlagged }));
    },
  };
}

const replaced = (done: readonly DoneMark[], at: number, changes: Partial<DoneMark>) =>
  done.map((one, place) => (place === at ? { ...one, ...changes } : one));

/** The answer on screen is this one now. */
function withShown(
  { chosen, shownAgain, done }: MarkingSequence,
  answer: MarkingAnswer,
): Partial<MarkingSequence> {
  if (chosen.length > 0) return { chosen: [answer, ...chosen.slice(1)] };
  return shownAgain === null
    ? { current: answer }
    : { done: replaced(done, shownAgain, { answer }) };
}

const seenOf = ({ code, seq }: Seen): Seen => ({ code, seq });

/** The marks of others differ, and the person decides. */
export const isToDecide = ({ state, decision_hindrance: hindrance }: MarkingAnswer): boolean =>
  state === "disputed" && hindrance === null;

/** What is shown. */
function createMoves({ $sequence, change, next }: Sequence) {
  return {
    /** It comes again when nothing else is left. */
    skip(): void {
      const { current, skipped, shownAgain, chosen } = $sequence.get();
      if (chosen.length > 0) change({ chosen: chosen.slice(1) });
      else if (shownAgain !== null) change({ shownAgain: null });
      else if (current !== null) next(new Set([current.code]), { skipped: [...skipped, current] });
    },
    /** It does not come again while it waits for a colleague. */
    setAside(code: string): void {
      const { current, chosen, shownAgain } = $sequence.get();
      const isElse = ({ code: other }: MarkingAnswer) => other !== code;
      if (current?.code === code) next(new Set([code]), { chosen: chosen.filter(isElse) });
      else if (chosen.length > 0) change({ chosen: chosen.filter(isElse) });
      else if (shownAgain !== null) change({ shownAgain: null });
    },
    /** The skipped ones are shown now. */
    takeSkipped(): void {
      const { skipped } = $sequence.get();
      const [current = null, ...ahead] = skipped;
      change({ skipped: [], current, ahead, status: current === null ? "done" : "marking" });
    },
    /** These are shown now, one after the other, and then what was on screen before. */
    choose(chosen: readonly MarkingAnswer[]): void {
      change({ chosen });
    },
    /** The one that was marked before the one on screen. */
    back(): void {
      const { done, shownAgain, chosen } = $sequence.get();
      if (chosen.length > 0) return;
      const at = (shownAgain ?? done.length) - 1;
      if (at >= 0) change({ shownAgain: at });
    },
    forward(): void {
      const { done, shownAgain, chosen } = $sequence.get();
      if (shownAgain === null || chosen.length > 0) return;
      change({ shownAgain: shownAgain + 1 < done.length ? shownAgain + 1 : null });
    },
  };
}
