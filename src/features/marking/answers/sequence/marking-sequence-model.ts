// Answers that are marked one after the other, of one question or of several, with the next ones already fetched. What is given goes into the
// queue of marks, and the next answer is shown at once.
import { atom, computed, type ReadableAtom } from "nanostores";
import type { GivenMark } from "../../../../contract/marking/given-marks.ts";
import type { MarkingAnswer } from "../../../../contract/marking/marking-answers.ts";
import { $connection } from "../../../../core/live.ts";
import { randomAlphanumeric } from "../../../../domain/text/random-code.ts";
import type { WrittenComment } from "../comments/use-comment-typing.ts";
import type { MarkQueue } from "../../../../core/marking/mark-queue-model.ts";
import type { UnitKey } from "../../../../core/marking/unsent-acts.ts";
import { createSupply, few, type AnswerSource } from "./answer-supply-delivery.ts";
import { withOwn } from "./own-act-lookups.ts";
import {
  givesDecision,
  keyOf,
  nothingYet,
  ownMarkIn,
  renewed,
  shownIn,
  type AnswerPlace,
  type DoneMark,
  type MarkingSequence,
  type OfferedAnswer,
  type Seen,
} from "./marking-sequence-state.ts";

/** Fetched at once. */
export const batch = 15;
const maxUndo = 20;
const actIdLength = 24;

export type MarkingSteps = ReturnType<typeof createMarkingSequenceModel>;

/** What is marked answer after answer, of whichever questions. */
export function createMarkingSequenceModel(source: AnswerSource, queue: MarkQueue) {
  const sequence = createSequence(source);
  const { $sequence, retry, change, marked } = sequence;
  /** By question: the version of the rubric that is on screen. */
  const rubrics = new Map<string, () => number>();
  const rubricOf = ({ question_id: id }: UnitKey): number => rubrics.get(id)?.() ?? 0;
  const stop = $connection.listen((connection) => {
    if (connection === "connected" && $sequence.get().status === "failed") void retry();
  });
  return {
    $sequence: $sequence as ReadableAtom<MarkingSequence>,
    /** The answer on screen. */
    $shown: computed($sequence, shownIn),
    retry,
    askAgain: sequence.askAgain,
    takeFromTabs: sequence.takeFromTabs,
    ...createMarks(queue, sequence, rubricOf),
    ...createFlags(queue, sequence),
    ...createMoves(sequence),
    /** Each mark of the question names the rubric that is on screen when it is given. */
    showRubric({ question_id: id }: UnitKey, version: () => number): void {
      rubrics.set(id, version);
    },
    /** They are among those that are left again. */
    offerAgain(places: readonly AnswerPlace[]): void {
      for (const place of places) marked.delete(keyOf(place));
      change({ markedCount: marked.size });
    },
    /** Answers of the question as the server has them now. */
    renew(unit: UnitKey, answers: readonly MarkingAnswer[]): void {
      if (answers.length > 0) change({ done: renewed($sequence.get().done, unit, answers) });
    },
    /** What was given to the question in this visit can no longer be taken back here. */
    forgetDone({ question_id: id }: UnitKey): void {
      const done = $sequence.get().done.filter(({ answer }) => answer.unit.question_id !== id);
      change({ done, shownAgain: null });
    },
    exit(): void {
      stop();
      sequence.exit();
    },
  };
}

type Sequence = ReturnType<typeof createSequence>;

/** Which answer is shown, and which come next. */
function createSequence(source: AnswerSource) {
  const $sequence = atom(nothingYet);
  /** Marked in this visit: an answer of the server that was on its way meanwhile may still offer them. */
  const marked = new Map<string, AnswerPlace>();
  const change = (changes: Partial<MarkingSequence>): void =>
    $sequence.set({ ...$sequence.get(), ...changes });
  const { fetchMore, askAgain, takeFromTabs, stop } = createSupply(
    source,
    $sequence,
    marked,
    change,
  );

  void fetchMore();
  return {
    $sequence,
    change,
    marked,
    /** Shows the next one that is none of these. */
    next(without: { has(key: string): boolean }, changes: Partial<MarkingSequence>): void {
      const { ahead } = $sequence.get();
      const [current = null, ...rest] = ahead.filter((answer) => !without.has(keyOf(answer)));
      const status = current === null ? "loading" : "marking";
      change({ ...changes, current, ahead: rest, status });
      if (rest.length < few) void fetchMore();
    },
    askAgain,
    takeFromTabs,
    retry(): Promise<void> {
      change({ status: "loading", error: null });
      return fetchMore();
    },
    exit: stop,
  };
}

const newId = () => randomAlphanumeric(actIdLength);

/** Puts a mark into the queue, with the version of the rubric that is on screen. Returns the id of its act. */
const markWith =
  (queue: MarkQueue, rubricOf: (unit: UnitKey) => number) =>
  (
    unit: UnitKey,
    answers: readonly Seen[],
    given: GivenMark,
    { written: comment, comments }: WrittenComment,
    is_decision: boolean,
  ): string => {
    const act = { kind: "mark" as const, id: newId(), is_decision, given, answers: [...answers] };
    const comment_ids = comments.map(({ id }) => id);
    queue.add(unit, { ...act, rubric_version: rubricOf(unit), comment, comment_ids });
    return act.id;
  };

/** Marks are given and taken back. All of it goes into the queue. */
function createMarks(queue: MarkQueue, sequence: Sequence, rubricOf: (unit: UnitKey) => number) {
  const { $sequence, change, marked, next } = sequence;
  const mark = markWith(queue, rubricOf);

  function giveAgain(at: number, given: GivenMark, comment: WrittenComment): void {
    const { done } = $sequence.get();
    const { answer, answers, act: before, isDecision: wasDecision } = done[at]!;
    const seen = withOwn(queue, answer.unit, answers, () => before);
    const isDecision = wasDecision || givesDecision(answer);
    const act = mark(answer.unit, seen, given, comment, isDecision);
    change({ done: replaced(done, at, { given, comment, act, isDecision }), shownAgain: null });
  }

  return {
    /** @param withEqual also to the answers that are the same */
    give(given: GivenMark, comment: WrittenComment, withEqual: boolean): void {
      const { current, shownAgain, done, chosen } = $sequence.get();
      const [first, ...later] = chosen;
      if (first === undefined && shownAgain !== null) return giveAgain(shownAgain, given, comment);
      const answer = first ?? current;
      if (!answer) return;
      const equal = first === undefined && withEqual ? answer.equal : [];
      const { unit } = answer;
      const before = ownMarkIn(answer);
      const isDecision = givesDecision(answer);
      // Answers that are equal have no mark of the person.
      const own = (at: number) => (at === 0 && before ? before.act_id : null);
      const answers = withOwn(queue, unit, [answer, ...equal], own);
      const act = mark(unit, answers, given, comment, isDecision);
      for (const { code } of answers) marked.set(keyOf({ unit, code }), { unit, code });
      const one = { answer, given, comment, answers, act, isDecision, before: before ?? null };
      const kept = [...done, one].slice(-maxUndo);
      const changes = { chosen: later, done: kept, markedCount: marked.size };
      // What was chosen in the list may be the answer whose turn it is.
      if (current && keyOf(answer) === keyOf(current)) next(marked, changes);
      else change(changes);
    },
    undo: (): boolean => undoLatest(queue, sequence, mark),
  };
}

/**
 * Takes the latest mark of this visit back, and shows its answer. One that differs from somebody else's stays: its answer is shown with both.
 * Returns whether there was one.
 */
function undoLatest(
  queue: MarkQueue,
  { $sequence, change, marked }: Sequence,
  mark: ReturnType<typeof markWith>,
): boolean {
  const { done } = $sequence.get();
  const last = done.at(-1);
  if (!last) return false;
  const { before, answer } = last;
  const { unit } = answer;
  if (!last.isDecision && answer.mark_hindrance !== null) {
    change({ done: done.slice(0, -1), shownAgain: null, chosen: [answer] });
    return true;
  }
  const seen = withOwn(queue, unit, last.answers, () => last.act);
  let act: string | null = null;
  if (before) act = mark(unit, seen, before.given, before, before.is_decision);
  else queue.add(unit, { kind: "withdraw", id: newId(), answers: seen });
  for (const { code } of last.answers) marked.delete(keyOf({ unit, code }));
  change({ ...withoutLatest($sequence.get(), act), markedCount: marked.size });
  return true;
}

/** The answer that was marked last is shown again. `act`: gave its earlier mark back. */
function withoutLatest(
  { done, current, ahead }: MarkingSequence,
  act: string | null,
): Partial<MarkingSequence> {
  const { marks, ...shown } = done.at(-1)!.answer;
  const given = marks.map((mark) => (mark.is_own ? { ...mark, act_id: act } : mark));
  const answer = { ...shown, marks: act === null ? marks : given };
  const after = [...(current ? [current] : []), ...ahead];
  return {
    done: done.slice(0, -1),
    current: answer,
    ahead: after.filter((one) => keyOf(one) !== keyOf(answer)),
    shownAgain: null,
    chosen: [],
    status: "marking",
  };
}

function createFlags(queue: MarkQueue, { $sequence, change }: Sequence) {
  return {
    flag(isFlagged: boolean): void {
      const shown = shownIn($sequence.get());
      if (!shown) return;
      const kind = isFlagged ? "flag" : "unflag";
      queue.add(shown.unit, { kind, id: newId(), answers: [seenOf(shown)] });
      change(withShown($sequence.get(), { ...shown, is_flagged: isFlagged }));
    },
  };
}

const replaced = (done: readonly DoneMark[], at: number, changes: Partial<DoneMark>) =>
  done.map((one, place) => (place === at ? { ...one, ...changes } : one));

/** The answer on screen is this one now. */
function withShown(
  { chosen, shownAgain, done }: MarkingSequence,
  answer: OfferedAnswer,
): Partial<MarkingSequence> {
  if (chosen.length > 0) return { chosen: [answer, ...chosen.slice(1)] };
  return shownAgain === null
    ? { current: answer }
    : { done: replaced(done, shownAgain, { answer }) };
}

const seenOf = ({ code, seq }: Seen): Seen => ({ code, seq });

/** What is shown. */
function createMoves({ $sequence, change, next }: Sequence) {
  return {
    /** It comes again when nothing else is left. */
    skip(): void {
      const { current, skipped, shownAgain, chosen } = $sequence.get();
      if (chosen.length > 0) change({ chosen: chosen.slice(1) });
      else if (shownAgain !== null) change({ shownAgain: null });
      else if (current !== null)
        next(new Set([keyOf(current)]), { skipped: [...skipped, current] });
    },
    /** It does not come again while it waits for a colleague. */
    setAside(place: AnswerPlace): void {
      const { current, chosen, shownAgain } = $sequence.get();
      const key = keyOf(place);
      const isElse = (other: AnswerPlace) => keyOf(other) !== key;
      if (current && !isElse(current)) next(new Set([key]), { chosen: chosen.filter(isElse) });
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
    choose(chosen: readonly OfferedAnswer[]): void {
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
