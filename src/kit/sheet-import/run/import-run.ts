// One run of the wizard: its state, its worker, and which of its verbs came last. create-import.ts has the verbs.
import { atom, type ReadableAtom } from "nanostores";
import { fetchFaults } from "../../../core/faults/translate-fault.ts";
import { WorkerLink, type WorkerLike } from "../../../files/worker-link.ts";
import { failureSentence } from "../../file-faults/failure-sentence.ts";
import type { ImportQuestions } from "../import-protocol.ts";
import type { ImportOutcome, ImportState, ImportStep, StateOf } from "../import-state.ts";

export type ImportLink = WorkerLink<ImportQuestions>;

export type ImportRun<Outcome extends ImportOutcome> = {
  $state: ReadableAtom<ImportState<Outcome>>;
  set: (state: ImportState<Outcome>) => void;
  /** The state, if it is that step. */
  at: <Step extends ImportStep>(step: Step) => StateOf<Step, Outcome> | null;
  /** Progress counts only while its step lasts. */
  update: <Step extends ImportStep>(step: Step, change: Partial<StateOf<Step, Outcome>>) => void;
  /** The worker of the open file. */
  readonly link: ImportLink | null;
  open: (worker: WorkerLike) => ImportLink;
  /** Ends the worker in the middle of whatever it does, and begins a turn. */
  drop: () => number;
  /** Of the turn that began last. */
  readonly signal: AbortSignal;
  /** Begins a turn: the results of an older one are ignored. */
  next: () => number;
  isCurrent: (turn: number) => boolean;
  /** A failure leads back to the state from which the turn began, with the reason. */
  attempt: (
    from: StateOf<"columns"> | StateOf<"review">,
    turn: number,
    work: () => Promise<void>,
  ) => Promise<void>;
};

export function createImportRun<Outcome extends ImportOutcome>(): ImportRun<Outcome> {
  const $state = atom<ImportState<Outcome>>({ step: "choose" });
  const turns = createTurns();
  let link: ImportLink | null = null;

  function at<Step extends ImportStep>(step: Step): StateOf<Step, Outcome> | null {
    const state = $state.get();
    return state.step === step ? (state as StateOf<Step, Outcome>) : null;
  }

  return {
    $state,
    set: (state) => $state.set(state),
    at,
    update(step, change) {
      const state = at(step);
      if (state) $state.set({ ...state, ...change } as ImportState<Outcome>);
    },
    get link() {
      return link;
    },
    open(worker) {
      // The texts of the faults are loaded long before the rows have been checked.
      void fetchFaults("sheets");
      link = new WorkerLink(worker);
      return link;
    },
    drop() {
      const turn = turns.next();
      link?.close();
      link = null;
      return turn;
    },
    get signal() {
      return turns.signal();
    },
    next: turns.next,
    isCurrent: turns.isCurrent,
    async attempt(from, turn, work) {
      try {
        await work();
      } catch (error) {
        if (turns.isCurrent(turn)) $state.set({ ...from, problem: failureSentence(error) });
      }
    },
  };
}

/** Each verb that calls the worker or the server is a turn; a new one aborts the former. */
function createTurns() {
  let abort = new AbortController();
  let newest = 0;

  return {
    next(): number {
      newest += 1;
      abort.abort();
      abort = new AbortController();
      return newest;
    },
    isCurrent: (turn: number): boolean => turn === newest,
    signal: (): AbortSignal => abort.signal,
  };
}
