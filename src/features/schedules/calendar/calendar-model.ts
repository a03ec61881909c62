// The sessions of the week that the calendar is about, of those schedules that the list's search and filters find.
import { atom, type ReadableAtom } from "nanostores";
import { isAborted } from "../../../core/answers/server-error.ts";
import { weekOf } from "../../../domain/exams/exam-calendar.ts";
import { loadCalendarRows, type CalendarRows, type SchedulesModel } from "../schedules-model.ts";

export type CalendarState =
  | { status: "loading" }
  | { status: "failed"; error: unknown }
  /** `refreshing`: these are older than the question; the answer is on its way. */
  | ({ status: "ready"; refreshing: boolean } & CalendarRows);

export function createCalendarModel({ list, $view }: Pick<SchedulesModel, "list" | "$view">) {
  const $state = atom<CalendarState>({ status: "loading" });
  let turn: AbortController | null = null;
  let week: readonly string[] = [];

  async function load(): Promise<void> {
    turn?.abort();
    const own = new AbortController();
    turn = own;
    const days = weekOf($view.get().day);
    const state = $state.get();
    const isSame = state.status === "ready" && days[0] === week[0];
    week = days;
    $state.set(isSame ? { ...state, refreshing: true } : { status: "loading" });
    try {
      const asked = { ...list.$query.get(), from_day: days[0]!, to_day: days[6]! };
      const rows = await loadCalendarRows(asked, own.signal);
      if (turn === own) $state.set({ status: "ready", refreshing: false, ...rows });
    } catch (error) {
      if (turn === own && !isAborted(error)) $state.set({ status: "failed", error });
    }
  }

  const stops = [
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
      for (const stop of stops) stop();
      turn?.abort();
      turn = null;
    },
  };
}
