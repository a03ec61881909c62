// Which schedule's sittings are looked after: the address says it, then what one looked at last, then the first that runs.
import { atom, type ReadableAtom } from "nanostores";
import {
  listControlSchedules,
  type ControlSchedule,
} from "../../../contract/exams/sitting-control.ts";
import { call } from "../../../core/api.ts";
import { readQuery, replaceQuery } from "../../../core/navigation.ts";
import { readPreferences, writePreference } from "../../../core/preferences/screen-preferences.ts";

type State =
  | { status: "loading" }
  | { status: "failed"; error: unknown }
  | { status: "ready"; schedules: readonly ControlSchedule[]; chosen: ControlSchedule | null };

const screen = "sitting-control";

export function createControlSchedulesModel() {
  const abort = new AbortController();
  const $state = atom<State>({ status: "loading" });

  async function load(): Promise<void> {
    $state.set({ status: "loading" });
    try {
      const schedules = await call(listControlSchedules, {}, { signal: abort.signal });
      if (abort.signal.aborted) return;
      const wanted = [readQuery()["schedule"], readPreferences(screen)["schedule"]];
      const found = wanted.flatMap((id) => schedules.find((one) => one.id === id) ?? []);
      $state.set({ status: "ready", schedules, chosen: chosenOf(found, schedules) });
    } catch (error) {
      if (!abort.signal.aborted) $state.set({ status: "failed", error });
    }
  }
  void load();

  return {
    $state: $state as ReadableAtom<State>,
    load,
    choose(id: string): void {
      const state = $state.get();
      if (state.status !== "ready") return;
      writePreference(screen, "schedule", id);
      // Filters of another schedule mean nothing here.
      replaceQuery({ schedule: id });
      const chosen = state.schedules.find((one) => one.id === id) ?? null;
      $state.set({ ...state, chosen });
    },
    exit: (): void => abort.abort(),
  };
}

/** What one looked at last gives way to what runs now, unless it runs as well. */
function chosenOf(
  [named, remembered]: readonly ControlSchedule[],
  schedules: readonly ControlSchedule[],
): ControlSchedule | null {
  const [first = null] = schedules;
  if (named && named.id === readQuery()["schedule"]) return named;
  const last = remembered ?? named;
  if (!last) return first;
  return first?.is_running && !last.is_running ? first : last;
}
