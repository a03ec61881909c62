// Marks the answers of one file without a network: in the order of the file, with the next one shown at once. What is given is kept on the
// device and becomes a file that is uploaded later.
import { atom, type ReadableAtom } from "nanostores";
import type { GivenMark } from "../../../../contract/marking/given-marks.ts";
import type { OfflineMarks } from "../../../../contract/marking/offline-marks.ts";
import type { MarkingPackage, PackedAnswer } from "./marking-package-state.ts";
import type { MarksKeeper, OfflineMark } from "./offline-marks-keeper.ts";

export type OfflinePageState = {
  /** The code of the answer on screen; null: nothing is left. */
  shown: string | null;
  /** What was given here, by code. */
  marks: ReadonlyMap<string, OfflineMark>;
  skipped: ReadonlySet<string>;
  /** How many acts can be taken back. */
  undoable: number;
  /** False: this browser keeps nothing, so that closing the page would lose what is not saved. */
  isKept: boolean;
  /** How many marks were found from an earlier visit. */
  restored: number;
};
export type OfflinePageModel = ReturnType<typeof createOfflinePageModel>;

type Act = { shown: string; before: ReadonlyMap<string, OfflineMark | null> };
const maxUndo = 20;

export function createOfflinePageModel(file: MarkingPackage, keeper: MarksKeeper) {
  const page = createMarkedPage(file, keeper);
  const { $state, byCode, markOf, change, nextAfter } = page;
  change({ shown: nextAfter(null) });
  return {
    file,
    $state: $state as ReadableAtom<OfflinePageState>,
    answerOf: (code: string): PackedAnswer => byCode.get(code)!,
    markOf,
    ...createActs(page),
    skip(): void {
      const { shown, skipped } = $state.get();
      if (shown === null) return;
      change({ skipped: new Set([...skipped, shown]) });
      change({ shown: nextAfter(shown) });
    },
    takeSkipped(): void {
      change({ skipped: new Set() });
      change({ shown: nextAfter(null) });
    },
    /** The answer beside the one on screen, marked or not. */
    move(by: 1 | -1): void {
      const { shown } = $state.get();
      const { order } = page;
      const at = shown === null ? order.length : order.indexOf(shown);
      const next = order[at + by];
      if (next !== undefined) change({ shown: next });
    },
    /** What is to be saved as a file. */
    marks: (): OfflineMarks => marksFile(file, $state.get().marks),
    exit: page.stop,
    /** They are in a file now. */
    saved(): void {
      const open = [...$state.get().marks].filter(([, { isSaved }]) => !isSaved);
      page.write(new Map(open.map(([code, mark]) => [code, { ...mark, isSaved: true }])));
    },
  };
}

type MarkedPage = ReturnType<typeof createMarkedPage>;

/** The answers with what was given to them, on the device and before. */
function createMarkedPage(file: MarkingPackage, keeper: MarksKeeper) {
  const order = file.answers.map(({ code }) => code);
  const byCode = new Map(file.answers.map((answer) => [answer.code, answer]));
  const restored = keeper.read();
  const $state = atom<OfflinePageState>({
    shown: null,
    marks: restored,
    skipped: new Set(),
    undoable: 0,
    isKept: true,
    restored: restored.size,
  });
  const change = (changes: Partial<OfflinePageState>) =>
    $state.set({ ...$state.get(), ...changes });
  /** The mark that counts: given here, or before the file was made. */
  const markOf = (code: string): Pick<OfflineMark, "given" | "comment" | "isFlagged"> =>
    $state.get().marks.get(code) ?? byCode.get(code)!;
  const stop = keeper.listen((code, mark) =>
    change({ marks: withMarks($state.get().marks, new Map([[code, mark]])) }),
  );
  const isLeft = (code: string) => markOf(code).given === null && !$state.get().skipped.has(code);
  return {
    order,
    byCode,
    $state,
    change,
    markOf,
    isLeft,
    stop,
    /** The first one that is left after `code`, and then from the beginning. */
    nextAfter(code: string | null): string | null {
      const from = code === null ? 0 : order.indexOf(code) + 1;
      return [...order.slice(from), ...order.slice(0, from)].find(isLeft) ?? null;
    },
    /** Null takes a mark away. */
    write(changes: ReadonlyMap<string, OfflineMark | null>): void {
      let { isKept } = $state.get();
      for (const [code, mark] of changes) isKept = keeper.write(code, mark);
      change({ marks: withMarks($state.get().marks, changes), isKept });
    },
  };
}

function withMarks(
  marks: OfflinePageState["marks"],
  changes: ReadonlyMap<string, OfflineMark | null>,
): OfflinePageState["marks"] {
  const changed = new Map(marks);
  for (const [code, mark] of changes) {
    if (mark === null) changed.delete(code);
    else changed.set(code, mark);
  }
  return changed;
}

function createActs({ $state, byCode, change, markOf, isLeft, nextAfter, write }: MarkedPage) {
  const acts: Act[] = [];

  function act(changes: ReadonlyMap<string, OfflineMark>): void {
    const { shown, marks } = $state.get();
    const before = [...changes.keys()].map((code) => [code, marks.get(code) ?? null] as const);
    acts.push({ shown: shown!, before: new Map(before) });
    if (acts.length > maxUndo) acts.shift();
    write(changes);
  }

  return {
    give(given: GivenMark, comment: string, withEqual: boolean): void {
      const { shown } = $state.get();
      if (shown === null) return;
      const at = new Date().toISOString();
      const equal = withEqual ? byCode.get(shown)!.equal.filter(isLeft) : [];
      const marks = [shown, ...equal].map((code) => {
        const { seq } = byCode.get(code)!;
        const { isFlagged } = markOf(code);
        return [code, { seq, given, comment, isFlagged, at, isSaved: false }] as const;
      });
      act(new Map(marks));
      change({ shown: nextAfter(shown), undoable: acts.length });
    },
    flag(): void {
      const { shown } = $state.get();
      if (shown === null) return;
      const { seq } = byCode.get(shown)!;
      const { given, comment, isFlagged } = markOf(shown);
      const at = $state.get().marks.get(shown)?.at;
      const flagged = { seq, given, comment, isFlagged: !isFlagged, isSaved: false };
      write(new Map([[shown, { ...flagged, ...(at && { at }) }]]));
    },
    /** False: there is nothing to take back. */
    undo(): boolean {
      const last = acts.pop();
      if (!last) return false;
      write(last.before);
      change({ shown: last.shown, undoable: acts.length });
      return true;
    },
  };
}

function marksFile(file: MarkingPackage, marks: OfflinePageState["marks"]): OfflineMarks {
  const { id, schedule_id, question_id, unit, marker_id, marker, rubric_version = 0 } = file;
  const { made_at } = file;
  return {
    format: "exo-marks-1",
    file: id,
    schedule_id,
    question_id,
    unit,
    marker_id,
    marker,
    ...(made_at && { made_at }),
    rubric_version,
    marks: [...marks].map(([code, { seq, given, comment, isFlagged, at }]) => ({
      code,
      seq,
      given,
      comment,
      is_flagged: isFlagged,
      ...(at && { at }),
    })),
  };
}

export function countsOf({ marks, skipped }: OfflinePageState, { answers }: MarkingPackage) {
  const markOf = (answer: PackedAnswer) => marks.get(answer.code) ?? answer;
  return {
    total: answers.length,
    done: answers.filter((answer) => markOf(answer).given !== null).length,
    flagged: answers.filter((answer) => markOf(answer).isFlagged).length,
    skipped: skipped.size,
    unsaved: [...marks.values()].filter(({ isSaved }) => !isSaved).length,
  };
}
