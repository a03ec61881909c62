// What a teacher decides about questions: a press is saved at once, a note is kept until it is saved, also while other questions are read, and the last
// decision can be undone. After a colleague's decision nothing is written: theirs is shown, and the next press stands upon it.
import { atom, type ReadableAtom } from "nanostores";
import type { AnalysedQuestion } from "../../../contract/analysis/item-analysis.ts";
import { saveItemDecision, type ItemDecision } from "../../../contract/analysis/item-decisions.ts";
import { responseCodes } from "../../../contract/calls/envelope.ts";
import { isServerError } from "../../../core/answers/server-error.ts";
import { call } from "../../../core/api.ts";
import { $leaveRequest, guardLeaving } from "../../../core/navigation.ts";
import type { ItemStatus } from "../../../domain/item-analysis/status-proposal.ts";
import type { DetailModel } from "../../../kit/record/create-detail.ts";

export type ItemDecisions = { items: ItemDecision[] };
export type DecisionsKeeper = ReturnType<typeof createDecisionsKeeper>;

/** `status` null: what the rules propose counts. */
type Decided = { status: ItemStatus | null; note: string };
/** Of one question. */
export type SavingState =
  | { is: "idle" }
  | { is: "saving" }
  | { is: "saved"; before: Decided }
  /** A colleague has decided meanwhile. */
  | { is: "newer" }
  | { is: "failed"; error: unknown };

const idle: SavingState = { is: "idle" };

/** By question version. */
type ByItem<Value> = Readonly<Record<string, Value>>;

/** @param reveal shows one of these questions, whose notes are not saved, because the person is asked about them */
export function createDecisionsKeeper(
  decisions: DetailModel<ItemDecisions>,
  reveal: (ids: readonly string[]) => void = () => undefined,
) {
  const $notes = atom<ByItem<string>>({});
  const $saving = atom<ByItem<SavingState>>({});
  const forget = guardNotes(() => Object.keys($notes.get()), reveal);

  const { storedOf, take } = storedDecisions(decisions);

  function setState(id: string, state: SavingState): void {
    $saving.set({ ...$saving.get(), [id]: state });
  }

  /** What is typed stays typed where it could not be saved. */
  function write(id: string, note: string | null): void {
    const { [id]: _before, ...others } = $notes.get();
    $notes.set(note === null ? others : { ...others, [id]: note });
  }

  async function save(asked: AnalysedQuestion, next: Decided): Promise<void> {
    const { id, question_id, version } = asked;
    if ($saving.get()[id]?.is === "saving") return;
    const stored = storedOf(asked);
    const before: Decided = { status: stored?.status ?? null, note: stored?.note ?? "" };
    setState(id, { is: "saving" });
    try {
      const revision = stored?.revision ?? 0;
      take(await call(saveItemDecision, { question_id, version, ...next, revision }));
      write(id, null);
      setState(id, { is: "saved", before });
    } catch (error) {
      if (isServerError(error, responseCodes.conflict) && isDecision(error.data)) {
        take(error.data);
        setState(id, { is: "newer" });
      } else setState(id, { is: "failed", error });
    }
  }

  return {
    /** What is typed and not saved. */
    $notes: $notes as ReadableAtom<ByItem<string>>,
    stateOf: (id: string, saving: ByItem<SavingState>): SavingState => saving[id] ?? idle,
    $saving: $saving as ReadableAtom<ByItem<SavingState>>,
    type(asked: AnalysedQuestion, note: string): void {
      write(asked.id, note === (storedOf(asked)?.note ?? "") ? null : note);
    },
    /** With the note that is typed. Never throws. */
    decide(asked: AnalysedQuestion, status: ItemStatus | null): Promise<void> {
      const note = $notes.get()[asked.id] ?? storedOf(asked)?.note ?? "";
      return save(asked, { status, note: status === null ? "" : note.trim() });
    },
    /** Back to what was decided before the last act here. Never throws. */
    undo(asked: AnalysedQuestion): Promise<void> {
      const state = $saving.get()[asked.id] ?? idle;
      return state.is === "saved" ? save(asked, state.before) : Promise.resolve();
    },
    exit: forget,
  };
}

/** Whoever would leave is asked, with one of the questions in sight. */
function guardNotes(unsaved: () => string[], reveal: (ids: readonly string[]) => void): () => void {
  const forget = guardLeaving(() => unsaved().length > 0);
  const stop = $leaveRequest.listen((request) => {
    if (request && unsaved().length > 0) reveal(unsaved());
  });
  return () => {
    stop();
    forget();
  };
}

/** Those that are stored, as far as they are known. */
function storedDecisions(decisions: DetailModel<ItemDecisions>) {
  const itemsNow = (): ItemDecision[] => {
    const state = decisions.$state.get();
    return state.status === "ready" ? state.detail.items : [];
  };
  const isOf = (
    { question_id: question, version }: Pick<AnalysedQuestion, "question_id" | "version">,
    one: ItemDecision,
  ) => one.question_id === question && one.version === version;

  return {
    storedOf: (asked: AnalysedQuestion) => itemsNow().find((one) => isOf(asked, one)),
    /** In place of the one before. */
    take(decision: ItemDecision): void {
      decisions.take({ items: [decision, ...itemsNow().filter((one) => !isOf(decision, one))] });
    },
  };
}

/** The server sends null where the newer decision is gone, and nothing where a bank is locked. */
const isDecision = (data: unknown): data is ItemDecision =>
  typeof data === "object" && data !== null && "revision" in data;
