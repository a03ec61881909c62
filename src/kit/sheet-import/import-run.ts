// What one run of the wizard holds: its state, its worker, and which of its verbs came last. create-import.ts has the verbs.
import { fetchFaults } from "../../core/faults/translate-fault.ts";
import { atom } from "nanostores";
import type { ImportQuestions } from "./import-protocol.ts";
import { failureSentence } from "../file-faults/failure-sentence.ts";
import type { ImportOutcome, ImportState, ImportStep, StateOf } from "./import-state.ts";
import type { Delivered } from "./import-delivery.ts";
import type { CheckSummary } from "../../sheets/check-summary.ts";
import type { Refusal } from "../../sheets/sheet-check.ts";
import { convertSheet, isOldSheet, type ConvertSheet } from "../old-sheets/convert-old-sheet.ts";
import { maxFileBytes, FileFault } from "../../files/file-fault.ts";
import { WorkerLink, type WorkerLike } from "../../files/worker-link.ts";

const takeStep = 500;

type OnRefused = (
  turn: number,
  fileName: string,
  refusals: readonly Refusal[],
  problem: string | null,
) => Promise<void>;

export type ImportLink = WorkerLink<ImportQuestions>;

export class ImportRun<Outcome extends ImportOutcome> {
  readonly $state = atom<ImportState<Outcome>>({ step: "choose" });
  #link: ImportLink | null = null;
  #abort = new AbortController();
  #turn = 0;

  get link(): ImportLink | null {
    return this.#link;
  }

  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  /** The state, if it is that step. */
  at<Step extends ImportStep>(step: Step): StateOf<Step, Outcome> | null {
    const state = this.$state.get();
    return state.step === step ? (state as StateOf<Step, Outcome>) : null;
  }

  /** Begins something new: what an older turn still brings home is not looked at. */
  next(): number {
    this.#turn += 1;
    this.abort();
    this.#abort = new AbortController();
    return this.#turn;
  }

  isCurrent(turn: number): boolean {
    return turn === this.#turn;
  }

  abort(): void {
    this.#abort.abort();
  }

  open(worker: WorkerLike): ImportLink {
    // Long before the rows have been checked they are there.
    void fetchFaults("sheets");
    this.#link = new WorkerLink(worker);
    return this.#link;
  }

  /** Ends the worker in the middle of whatever it does. */
  drop(): number {
    const turn = this.next();
    this.#link?.close();
    this.#link = null;
    return turn;
  }

  /** Progress counts only while its step lasts. */
  update<Step extends ImportStep>(step: Step, change: Partial<StateOf<Step, Outcome>>): void {
    const state = this.at(step);
    if (state) this.$state.set({ ...state, ...change } as ImportState<Outcome>);
  }

  showSending(fileName: string, rows: number): void {
    this.$state.set({ step: "sending", fileName, rows, elapsedSeconds: 0 });
  }

  /** What fails leads back to where it started, with the reason. */
  async attempt(
    from: StateOf<"columns"> | StateOf<"review">,
    turn: number,
    work: () => Promise<void>,
  ): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!this.isCurrent(turn)) return;
      this.$state.set({ ...from, problem: failureSentence(error) });
    }
  }

  /** Shows what became of the rows; `onRefused` shows rows that the server refused. */
  async settle(
    turn: number,
    fileName: string,
    delivered: Delivered<Outcome>,
    onRefused: OnRefused,
  ): Promise<void> {
    const result = await delivered;
    if (!result || !this.isCurrent(turn)) return;
    if (result.is === "lost") {
      const { is: step, ...lost } = result;
      this.$state.set({ step, fileName, ...lost });
    } else if (result.is === "refused") {
      await onRefused(turn, fileName, result.refusals, result.problem);
    } else {
      const { errors = 0 } = (await this.#link?.ask("summary", {})) ?? {};
      if (!this.isCurrent(turn)) return;
      this.$state.set({ step: "done", fileName, outcome: result.outcome, rejected: errors });
    }
  }
}

/** In pieces, so that the page never waits for one large message. */
export async function takeRows<Row>(link: ImportLink, count: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (let offset = 0; offset < count; offset += takeStep) {
    rows.push(...((await link.ask("take", { offset, limit: takeStep })) as Row[]));
  }
  return rows;
}

type Planning = { loadPlan?: unknown; needsPlan?(summary: CheckSummary): boolean };

export function isPlanned({ loadPlan, needsPlan }: Planning, summary: CheckSummary): boolean {
  return loadPlan !== undefined && (needsPlan?.(summary) ?? true);
}

/** What is no fault of a file is one of ours, and goes to the console. */
export function faultIn(error: unknown): FileFault {
  if (error instanceof FileFault) return error;
  console.error(error);
  return new FileFault("stopped");
}

/** Older sheets are made xlsx first. @throws FileFault */
export async function xlsxOf(file: File, convert: ConvertSheet = convertSheet) {
  const bytes = await bytesOf(file);
  return isOldSheet(bytes) ? convert(bytes, file.name) : bytes;
}

async function bytesOf(file: File): Promise<ArrayBuffer> {
  if (file.size > maxFileBytes) throw new FileFault("too-big");
  try {
    return await file.arrayBuffer();
  } catch {
    // Locked by Excel, or on a stick that has been pulled out: the browser does not say which.
    throw new FileFault("unreadable");
  }
}
