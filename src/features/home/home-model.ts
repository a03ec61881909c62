// What the home screen fetches. Spec 8: whatever fails while loading here is silent, so a failed list looks like an
// empty one until the next visit.
import { atom } from "nanostores";
import type { ReadableAtom } from "nanostores";
import { deleteShortcut, getFirstSteps, listShortcuts } from "../../contract/home.ts";
import type { FirstSteps, Shortcut } from "../../contract/home.ts";
import { call } from "../../core/api.ts";
import { loadMatrix } from "../../core/institution/matrix.ts";

export type Shortcuts =
  | { status: "loading" }
  | { status: "failed" }
  | { status: "ready"; items: readonly Shortcut[] };

export type HomeModel = {
  $shortcuts: ReadableAtom<Shortcuts>;
  /** Null until it is known. */
  $firstSteps: ReadableAtom<FirstSteps | null>;
  /** What the server answered to the creation of a shortcut. */
  added(made: Shortcut): void;
  /** @throws ServerError */
  remove(id: string): Promise<void>;
  exit(): void;
};

export function createHomeModel(): HomeModel {
  const leaving = new AbortController();
  const { signal } = leaving;
  const $shortcuts = atom<Shortcuts>({ status: "loading" });
  const $firstSteps = atom<FirstSteps | null>(null);
  // A list asked for before a change must not undo what the change answered.
  let changes = 0;

  async function loadShortcuts(): Promise<void> {
    const asOf = changes;
    try {
      const items = await call(listShortcuts, {}, { signal });
      if (asOf === changes) $shortcuts.set({ status: "ready", items });
    } catch {
      // Spec 8: ignored.
      if (asOf === changes && !signal.aborted) $shortcuts.set({ status: "failed" });
    }
  }

  async function loadFirstSteps(): Promise<void> {
    try {
      $firstSteps.set(await call(getFirstSteps, {}, { signal }));
    } catch {
      // The list of steps stands without its ticks.
    }
  }

  void loadShortcuts();
  void loadFirstSteps();
  void loadMatrix();

  return {
    $shortcuts,
    $firstSteps,
    added(made) {
      changes += 1;
      const state = $shortcuts.get();
      if (state.status === "ready") {
        $shortcuts.set({ status: "ready", items: [...state.items, made] });
      } else void loadShortcuts();
    },
    async remove(id) {
      const items = await call(deleteShortcut, { id });
      changes += 1;
      $shortcuts.set({ status: "ready", items });
    },
    exit: () => leaving.abort(),
  };
}

export type StepName = "participants" | "subjects" | "banks" | "schedules";

/** Spec 2: participants, subjects, a question bank, and a schedule that is switched on. */
export function doneSteps(steps: FirstSteps | null): Record<StepName, boolean> {
  return {
    participants: (steps?.participants ?? 0) > 0,
    subjects: (steps?.subjects ?? 0) > 0,
    banks: (steps?.question_banks ?? 0) > 0,
    schedules: (steps?.active_schedules ?? 0) > 0,
  };
}
