// Which schedule's sittings are looked after: the address says it, then what one looked at last, then the first that runs.
import { atom, type ReadableAtom } from "nanostores";
import {
  listControlSchedules,
  type ControlSchedule,
} from "../../../contract/exams/sitting-control.ts";
import { call } from "../../../core/api.ts";
import { createFetching } from "../../../core/on-demand/create-fetching.ts";
import { readQuery, replaceQuery } from "../../../core/navigation.ts";
import { readPreferences, writePreference } from "../../../core/preferences/screen-preferences.ts";

type State =
  | { status: "loading" }
  | { status: "failed"; error: unknown }
  | { status: "ready"; schedules: readonly ControlSchedule[]; chosen: ControlSchedule | null };

const screen = "sitting-control";

export function createControlSchedulesModel() {
  const $state = atom<State>({ status: "loading" });
  const { fetchNow, stop } = createFetching({
    fetchIt: (signal) => call(listControlSchedules, {}, { signal }),
    onAnswer(schedules) {
      const wanted = [readQuery()["schedule"], readPreferences(screen)["schedule"]];
      const found = wanted.flatMap((id) => schedules.find((one) => one.id === id) ?? []);
      $state.set({ status: "ready", schedules, chosen: chosenOf(found, schedules) });
    },
    onFailure: (error) => $state.set({ status: "failed", error }),
  });
  void fetchNow();

  return {
    $state: $state as ReadableAtom<State>,
    load(): Promise<void> {
      $state.set({ status: "loading" });
      return fetchNow();
    },
    choose(id: string): void {
      const state = $state.get();
      if (state.status !== "ready") return;
      writePreference(screen, "schedule", id);
      // Filters of another schedule mean nothing here.
      replaceQuery({ schedule: id });
      const chosen = state.schedules.find((one) => one.id === id) ?? null;
      $state.set({ ...state, chosen });
    },
    exit: stop,
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
