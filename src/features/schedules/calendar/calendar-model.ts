// The sessions of the week that the calendar is about, of those schedules that the list's search and filters find.
import { atom, type ReadableAtom } from "nanostores";
import { createFetching } from "../../../core/on-demand/create-fetching.ts";
import { weekOf } from "../../../domain/exams/exam-calendar.ts";
import { loadCalendarRows, type CalendarRows, type SchedulesModel } from "../schedules-model.ts";

export type CalendarState =
  | { status: "loading" }
  | { status: "failed"; error: unknown }
  /** `refreshing`: these are older than the question; the answer is on its way. */
  | ({ status: "ready"; refreshing: boolean } & CalendarRows);

export function createCalendarModel({ list, $view }: Pick<SchedulesModel, "list" | "$view">) {
  const $state = atom<CalendarState>({ status: "loading" });
  let week: readonly string[] = [];
  const { fetchNow, stop } = createFetching({
    fetchIt: (signal) =>
      loadCalendarRows({ ...list.$query.get(), from_day: week[0]!, to_day: week[6]! }, signal),
    onAnswer: (rows) => $state.set({ status: "ready", refreshing: false, ...rows }),
    onFailure: (error) => $state.set({ status: "failed", error }),
  });

  function load(): Promise<void> {
    const days = weekOf($view.get().day);
    const state = $state.get();
    const isSame = state.status === "ready" && days[0] === week[0];
    week = days;
    $state.set(isSame ? { ...state, refreshing: true } : { status: "loading" });
    return fetchNow();
  }

  const unbinds = [
    $view.listen(({ day }) => {
      if (!week.includes(day)) void load();
    }),
    // The list asks anew for whatever makes it old: other filters, or a change to a schedule.
    list.$state.listen((state) => {
      if (state.status === "loading" || (state.status === "ready" && state.refreshing)) void load();
    }),
  ];
  void load();

  return {
    $state: $state as ReadableAtom<CalendarState>,
    retry: load,
    exit(): void {
      for (const unbind of unbinds) unbind();
      stop();
    },
  };
}
