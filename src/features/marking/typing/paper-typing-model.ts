// Typing in marks that were given on paper: a code, its points, the next code. What is typed goes into the queue of marks. All answers
// are read at the beginning, so that codes are found while the server cannot be reached.
import { atom, computed, type ReadableAtom } from "nanostores";
import type { GivenMark } from "../../../contract/marking/given-marks.ts";
import type { MarkingAnswer } from "../../../contract/marking/marking-answers.ts";
import {
  getMarkingUnit,
  type MarkingUnit,
  type OpenedUnit,
} from "../../../contract/marking/marking-units.ts";
import { isAborted } from "../../../core/answers/server-error.ts";
import { call } from "../../../core/api.ts";
import { $connection } from "../../../core/live.ts";
import {
  isMistyped,
  paperCodeIn,
  paperLetter,
  type PaperCode,
} from "../../../domain/marking/marking-code.ts";
import { randomAlphanumeric } from "../../../domain/text/random-code.ts";
import { createDetail, type DetailModel } from "../../../kit/record/create-detail.ts";
import { type MarkQueue, isSame } from "../../../core/marking/mark-queue-model.ts";
import type { UnitKey, UnsentAct } from "../../../core/marking/unsent-acts.ts";
import { unitOfPaper } from "./typed-code-lookups.ts";
import {
  canUndo,
  codeEntryOf,
  ownMarkOf,
  sentComment,
  typedState,
  unsentMarks,
  type CodeEntry,
  type OwnMark,
  type TypedMark,
  type TypedState,
} from "./typed-marks-rows.ts";
import {
  ChangingAnswersError,
  findUnitAnswer,
  readUnitAnswers,
} from "../paper/unit-answers-lookups.ts";

/**
 * - short: too few characters. - mistyped: no code. - otherQuestion: its last letter is that of another question's sheet. - unknown: nobody of that code is known here.
 * - outdated: the question is newer than the page.
 */
export type CodeFault = "short" | "mistyped" | "otherQuestion" | "unknown" | "outdated";

export type TypingStep =
  | { is: "code" }
  | { is: "asking" }
  | { is: "fault"; fault: CodeFault }
  /** It is that of a sheet of another question. */
  | { is: "elsewhere"; unit: MarkingUnit }
  /** Why the server would take no mark. */
  | { is: "hindered"; hindrance: string }
  /** The server could not be asked: nothing is known of the code. */
  | { is: "failed"; error: unknown }
  /** It has marks: the person says whether to change them. */
  | { is: "marked"; entry: CodeEntry; own: OwnMark | null }
  | { is: "points"; entry: CodeEntry; own: OwnMark | null };

/** Of the answers that are read at the beginning. */
export type TypingRead = { status: "loading" | "failed" | "ready"; done: number; total: number };
export type ListedMark = TypedMark & { state: TypedState; canUndo: boolean };
export type PaperTypingModel = ReturnType<typeof createPaperTypingModel>;

const actIdLength = 24;
const newId = () => randomAlphanumeric(actIdLength);

export function createPaperTypingModel(unit: UnitKey, queue: MarkQueue) {
  const opened = createDetail<OpenedUnit>((signal) => call(getMarkingUnit, unit, { signal }));
  const entries = createEntries(unit, queue);
  const typed = createTyped(unit, queue, entries);
  const { $step, show, enter, exit } = createSteps(unit, opened, entries);
  /** In the field of the code. */
  const $text = atom("");
  const stop = queue.listen((of, { mine, disputed, results }) => {
    const state = opened.$state.get();
    if (!isSame(of, unit) || state.status !== "ready") return;
    opened.take({ ...state.detail, mine, disputed });
    // The rubric may have changed.
    if (results.some(({ outcome }) => outcome === "refused")) void opened.refresh();
  });
  return {
    opened,
    queue,
    $step: $step as ReadableAtom<TypingStep>,
    $text: $text as ReadableAtom<string>,
    $read: entries.$read,
    $typed: typed.$listed,
    /** A wrong code is told when the last character of the participant's code is typed. */
    type(text: string): void {
      $text.set(text);
      show(isMistyped(text) ? { is: "fault", fault: "mistyped" } : { is: "code" });
    },
    /** Never throws. */
    enter: () => enter($text.get()),
    /** The person wants to change what is marked. */
    change(): void {
      const step = $step.get();
      if (step.is === "marked") show({ ...step, is: "points" });
    },
    cancel: () => show({ is: "code" }),
    /** `points`: as they were typed, for the list. */
    give(given: GivenMark, comment: string, points: string): void {
      const step = $step.get();
      if (step.is !== "points") return;
      const state = opened.$state.get();
      const rubric = state.status === "ready" ? state.detail.rubric_version : 0;
      typed.give(step.entry, { act: null, given, comment }, { points, rubric });
      $text.set("");
      show({ is: "code" });
    },
    undo: typed.undo,
    undoLatest: typed.undoLatest,
    exit(): void {
      stop();
      exit();
      typed.exit();
      entries.exit();
      opened.exit();
    },
  };
}

/** From a code to the points of its answer. */
function createSteps(unit: UnitKey, opened: DetailModel<OpenedUnit>, entries: Entries) {
  const $step = atom<TypingStep>({ is: "code" });
  let asking = new AbortController();

  const show = (step: TypingStep): void => {
    asking.abort();
    $step.set(step);
  };

  /** The content of the version that the participant was shown says what points it takes. */
  async function open(entry: CodeEntry, { signal }: AbortController): Promise<void> {
    if (!hasVersion(entry)) await opened.refresh();
    if (signal.aborted) return;
    if (!hasVersion(entry)) return show({ is: "fault", fault: "outdated" });
    if (entry.hindrance !== null) return show({ is: "hindered", hindrance: entry.hindrance });
    const own = entries.ownOf(entry);
    const isOfOthers = entry.isMarkedUnseen || entry.marks.some((mark) => !mark.is_own);
    const isMarked = own !== null || isOfOthers;
    show({ is: isMarked ? "marked" : "points", entry, own });
  }

  function hasVersion({ version }: CodeEntry): boolean {
    const state = opened.$state.get();
    return state.status === "ready" && state.detail.versions.some((one) => one.version === version);
  }

  const isOfUnit = ({ code, letter }: PaperCode) => letter === paperLetter(code, unit.question_id);

  async function ask(typed: PaperCode, abort: AbortController): Promise<void> {
    const isHere = isOfUnit(typed);
    try {
      const found = isHere ? await findUnitAnswer(unit, typed.code, abort.signal) : null;
      if (found) return await open(entries.take(found), abort);
      const other = await unitOfPaper(typed, unit, abort.signal);
      const fault = isHere ? "unknown" : "otherQuestion";
      show(other ? { is: "elsewhere", unit: other } : { is: "fault", fault });
    } catch (error) {
      if (isAborted(error)) return;
      show(isHere ? { is: "failed", error } : { is: "fault", fault: "otherQuestion" });
    }
  }

  return {
    $step,
    show,
    async enter(text: string): Promise<void> {
      const typed = paperCodeIn(text);
      if (typeof typed === "string") return show({ is: "fault", fault: typed });
      show({ is: "asking" });
      asking = new AbortController();
      const entry = isOfUnit(typed) ? entries.get(typed.code) : undefined;
      await (entry ? open(entry, asking) : ask(typed, asking));
    },
    exit: () => asking.abort(),
  };
}

type Entries = ReturnType<typeof createEntries>;

/** The answers by code, with what the person has given since they were read. */
function createEntries(unit: UnitKey, queue: MarkQueue) {
  const byCode = new Map<string, CodeEntry>();
  const given = unsentMarks(queue.$unsent.get(), unit);
  const $read = atom<TypingRead>({ status: "loading", done: 0, total: 0 });
  const abort = new AbortController();
  let isReading = false;

  function take(answer: MarkingAnswer): CodeEntry {
    const entry = codeEntryOf(answer);
    byCode.set(entry.code, entry);
    return entry;
  }

  async function read(): Promise<void> {
    if (isReading) return;
    isReading = true;
    const onProgress = (done: number, total: number) =>
      $read.set({ status: "loading", done, total });
    try {
      await readUnitAnswers(unit, { signal: abort.signal, keep: take, onProgress });
      $read.set({ ...$read.get(), status: "ready" });
    } catch (error) {
      // A code that is missing is asked for by itself.
      const status = error instanceof ChangingAnswersError ? "ready" : "failed";
      if (!isAborted(error)) $read.set({ ...$read.get(), status });
    } finally {
      isReading = false;
    }
  }

  void read();
  const stop = $connection.listen((connection) => {
    if (connection === "connected" && $read.get().status === "failed") void read();
  });
  return {
    $read: $read as ReadableAtom<TypingRead>,
    get: (code: string) => byCode.get(code),
    take,
    /** As the server has it now, with what the person has given. */
    renew(answer: MarkingAnswer): void {
      take(answer);
      given.delete(answer.code);
    },
    ownOf(entry: CodeEntry): OwnMark | null {
      const changed = given.get(entry.code);
      return changed === undefined ? ownMarkOf(entry) : changed;
    },
    /** It is asked for again: what is known of it may be why the server has refused its mark. */
    forget(code: string): void {
      byCode.delete(code);
      given.delete(code);
    },
    setOwn: (code: string, own: OwnMark | null) => void given.set(code, own),
    exit(): void {
      stop();
      abort.abort();
    },
  };
}

/** What was typed in this visit, the latest first. */
function createTyped(unit: UnitKey, queue: MarkQueue, entries: Entries) {
  const $typed = atom<readonly TypedMark[]>([]);
  const change = (id: string, changes: Partial<TypedMark>): void =>
    $typed.set($typed.get().map((one) => (one.id === id ? { ...one, ...changes } : one)));

  function undo(id: string): void {
    const one = $typed.get().find((each) => each.id === id);
    if (!one || !canUndo(one, $typed.get())) return;
    const { code, seq, before, rubric } = one;
    const [undoId, answers] = [newId(), [{ code, seq, own: id }]];
    queue.add(
      unit,
      before === null
        ? { kind: "withdraw", id: undoId, answers }
        : {
            kind: "mark",
            id: undoId,
            is_decision: false,
            rubric_version: rubric,
            given: before.given,
            ...sentComment(before, before.comment),
            answers,
          },
    );
    entries.setOwn(code, before && { ...before, act: undoId });
    change(id, { undoId });
  }

  return {
    $listed: computed([$typed, queue.$unsent], listed),
    give(
      entry: CodeEntry,
      mark: OwnMark,
      { points, rubric }: { points: string; rubric: number },
    ): void {
      const { code, seq, excerpt } = entry;
      const before = entries.ownOf(entry);
      const sent = sentComment(before, mark.comment);
      const by = { is_decision: false, rubric_version: rubric };
      const act = { kind: "mark" as const, id: newId(), given: mark.given, ...by };
      queue.add(unit, { ...act, ...sent, answers: [{ code, seq, own: before?.act ?? null }] });
      const own = { ...mark, act: act.id };
      entries.setOwn(code, sent === before?.sent ? { ...own, sent: before.sent } : own);
      const one = { id: act.id, undoId: null, code, seq, excerpt, points, rubric, before };
      const asGiven = { refusal: null, isDisputed: false, isFixed: false };
      $typed.set([{ ...one, ...asGiven }, ...$typed.get()]);
    },
    undo,
    /** Returns whether there was one. */
    undoLatest(): boolean {
      const all = $typed.get();
      const latest = all.find((one) => canUndo(one, all));
      if (latest) undo(latest.id);
      return latest !== undefined;
    },
    exit: followQueue($typed, change, queue, entries),
  };
}

function listed(all: readonly TypedMark[], unsent: readonly UnsentAct[]): ListedMark[] {
  const waiting = new Set(unsent.flatMap(({ refusal, act }) => (refusal === null ? act.id : [])));
  return all.map((one) => ({
    ...one,
    state: typedState(one, waiting),
    canUndo: canUndo(one, all),
  }));
}

/** Keeps what the server has refused, and what differs, after the person has dismissed it. Returns how to stop. */
function followQueue(
  $typed: ReadableAtom<readonly TypedMark[]>,
  change: (id: string, changes: Partial<TypedMark>) => void,
  queue: MarkQueue,
  entries: Entries,
): () => void {
  const stops = [
    queue.$refused.listen((refused) => {
      for (const { act, refusal } of refused) {
        const one = $typed.get().find(({ id }) => id === act.id);
        if (!one || one.refusal !== null) continue;
        if (canUndo(one, $typed.get())) entries.forget(one.code);
        change(one.id, { refusal });
      }
    }),
    queue.$conflicts.listen((conflicts) => {
      for (const { id, answers } of conflicts) {
        if (!$typed.get().some((one) => one.id === id && !one.isDisputed)) continue;
        const isFixed = answers.some(({ mark_hindrance: hindrance }) => hindrance !== null);
        change(id, { isDisputed: true, isFixed });
        for (const answer of answers) entries.renew(answer);
      }
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
