// Takes over marks that were given outside the console: a file, the plan of what it changes, and the sending of what was confirmed.
import { atom, type ReadableAtom } from "nanostores";
import { isAborted } from "../../../../core/answers/server-error.ts";
import type { MarkFile, MarkFileFault } from "../../../../domain/marking/files/mark-file.ts";
import { isSentAtFirst, type MarkPlan } from "../../../../domain/marking/files/mark-plan.ts";
import type { SheetScale } from "../../../../domain/marking/files/sheet-points.ts";
import type { WorkerLike } from "../../../../files/worker-link.ts";
import type { MarkQueue } from "../../../../core/marking/mark-queue-model.ts";
import type { UnitKey } from "../../../../core/marking/unsent-acts.ts";
import type { FetchProgress } from "../answers-lookups.ts";
import { readMarkSheet } from "./mark-file-import.ts";
import { createMarkDelivery, type MarkDelivery } from "./mark-import-delivery.ts";
import type { SentActs } from "./mark-import-sending.ts";
import { openSealedMarks, sealedKind } from "./sealed-marks-import.ts";
import { createPlanState, type OpenedMarkFile } from "./mark-plan-state.ts";

/** Why a file was not taken; "no-sheet": it is no file with marks. "page": it is the page in which they are given. */
export type MarkImportHindrance =
  | MarkFileFault
  | { is: "no-sheet" | "page" | "damaged" }
  | { is: "failed"; error: unknown };

export type MarkImportState =
  | { is: "choose"; hindrance: MarkImportHindrance | null }
  /** It asks for the passphrase. `opening`: 0 to 1 while the key is derived. */
  | { is: "locked"; isWrong: boolean; opening: number | null }
  | { is: "reading"; progress: FetchProgress | null }
  | {
      is: "plan";
      plan: MarkPlan;
      /** Codes of conflicts that are sent. */
      included: ReadonlySet<string>;
      /** Something has changed since the plan before this one. */
      hasChanged: boolean;
      /** It could not be checked again before sending. */
      error: unknown;
    }
  | { is: "sending"; done: number; total: number }
  | { is: "stopped"; done: number; total: number; error: unknown }
  | { is: "done"; stored: number; sent: SentActs };
type Planned = Extract<MarkImportState, { is: "plan" }>;

type ImportOptions = {
  unit: UnitKey;
  markerId: string;
  queue: Pick<MarkQueue, "waitingCodes">;
  createWorker(): WorkerLike;
};
export type MarkImportModel = ReturnType<typeof createMarkImportModel>;

export function createMarkImportModel(options: ImportOptions) {
  const { unit, markerId, queue, createWorker } = options;
  const $state = atom<MarkImportState>({ is: "choose", hindrance: null });
  const abort = new AbortController();
  const opened = createPlanState({ unit, markerId, signal: abort.signal });

  async function open(file: MarkFile | null): Promise<void> {
    const hindrance = file
      ? await opened.open(file, (progress) => $state.set({ is: "reading", progress }))
      : { is: "no-sheet" as const };
    $state.set(hindrance ? { is: "choose", hindrance } : planState(opened.plan(), false));
  }

  return {
    unit,
    $state: $state as ReadableAtom<MarkImportState>,
    ...createOpening($state, { open, createWorker, signal: abort.signal }),
    chooseScale(scale: SheetScale): void {
      if ($state.get().is !== "plan") return;
      opened.chooseScale(scale);
      $state.set(planState(opened.plan(), false));
    },
    include(code: string, isIncluded: boolean): void {
      const state = $state.get();
      if (state.is !== "plan") return;
      const included = new Set(state.included);
      if (isIncluded) included.add(code);
      else included.delete(code);
      $state.set({ ...state, included });
    },
    /** All marks of the file that stand against others, or none of them. */
    includeAll(isIncluded: boolean): void {
      const state = $state.get();
      if (state.is !== "plan") return;
      const codes = isIncluded ? state.plan.conflicts.map(({ code }) => code) : [];
      $state.set({ ...state, included: new Set(codes) });
    },
    /** Another file. */
    again(): void {
      const { is } = $state.get();
      if (is === "plan" || is === "locked") $state.set({ is: "choose", hindrance: null });
    },
    ...createConfirming($state, opened, { unit, markerId, queue }),
    exit: () => abort.abort(),
  };
}

type OpeningOptions = {
  open(file: MarkFile | null): Promise<void>;
  createWorker(): WorkerLike;
  signal: AbortSignal;
};

/** A file of any kind, and the passphrase of one that is sealed. */
function createOpening($state: StateAtom, { open, createWorker, signal }: OpeningOptions) {
  let sealed: Uint8Array | null = null;

  /** What goes wrong leads back to the choice of a file. */
  async function attempt(act: () => Promise<void>): Promise<void> {
    try {
      await act();
    } catch (error) {
      if (!isAborted(error)) $state.set({ is: "choose", hindrance: { is: "failed", error } });
    }
  }

  async function openSealed(bytes: Uint8Array, passphrase: string): Promise<void> {
    const onProgress = (opening: number) => $state.set({ is: "locked", isWrong: false, opening });
    onProgress(0);
    const found = await openSealedMarks(bytes, passphrase, onProgress);
    if (signal.aborted) return;
    if (found === "wrong-passphrase") {
      return $state.set({ is: "locked", isWrong: true, opening: null });
    }
    if (found === "damaged") return $state.set({ is: "choose", hindrance: { is: "damaged" } });
    $state.set({ is: "reading", progress: null });
    await open(found);
  }

  return {
    async read(file: File): Promise<void> {
      if ($state.get().is !== "choose") return;
      $state.set({ is: "reading", progress: null });
      await attempt(async () => {
        const buffer = await file.arrayBuffer();
        const kind = sealedKind(new Uint8Array(buffer), file.name);
        if (kind === null) return open(await readMarkSheet(buffer, file.name, createWorker));
        if (kind !== "marks") return $state.set({ is: "choose", hindrance: { is: kind } });
        sealed = new Uint8Array(buffer);
        $state.set({ is: "locked", isWrong: false, opening: null });
      });
    },
    async unlock(passphrase: string): Promise<void> {
      const state = $state.get();
      if (state.is !== "locked" || state.opening !== null || !sealed) return;
      const bytes = sealed;
      await attempt(() => openSealed(bytes, passphrase));
    },
  };
}

type StateAtom = ReturnType<typeof atom<MarkImportState>>;

function createConfirming(
  $state: StateAtom,
  opened: OpenedMarkFile,
  { unit, markerId, queue }: Omit<ImportOptions, "createWorker">,
) {
  let delivery: MarkDelivery | null = null;

  async function carryOut(running: MarkDelivery): Promise<void> {
    try {
      $state.set({ is: "done", ...(await running.run()) });
    } catch (error) {
      if (!isAborted(error)) $state.set({ is: "stopped", ...running.progress(), error });
    }
  }

  async function checkAndSend(before: Planned): Promise<void> {
    $state.set({ is: "sending", done: 0, total: sentCount(before) });
    try {
      await opened.fetchAgain();
    } catch (error) {
      if (!isAborted(error)) $state.set({ ...before, error });
      return;
    }
    const plan = opened.plan();
    if (JSON.stringify(plan) !== JSON.stringify(before.plan)) {
      return $state.set(planState(plan, true));
    }
    const onProgress = (done: number, total: number) => $state.set({ is: "sending", done, total });
    delivery = createMarkDelivery(plan, before.included, { unit, markerId, opened, onProgress });
    await carryOut(delivery);
  }

  return {
    /** Sends what the plan says, unless it would say something else by now. */
    async confirm(): Promise<void> {
      const state = $state.get();
      if (state.is !== "plan" || queue.waitingCodes(unit).length > 0) return;
      if (sentCount(state) > 0) await checkAndSend(state);
    },
    /** After a failure: what was confirmed is not sent again. */
    async goOn(): Promise<void> {
      if ($state.get().is === "stopped" && delivery) await carryOut(delivery);
    },
  };
}

function planState(plan: MarkPlan, hasChanged: boolean): Planned {
  return { is: "plan", plan, included: includedAtFirst(plan), hasChanged, error: null };
}

const includedAtFirst = ({ conflicts }: MarkPlan): ReadonlySet<string> =>
  new Set(conflicts.filter(isSentAtFirst).map(({ code }) => code));

/** How many acts the confirmed plan sends. */
export function sentCount({ plan, included }: Pick<Planned, "plan" | "included">): number {
  return plan.fresh.length + plan.changed.length + plan.flags.length + included.size;
}
