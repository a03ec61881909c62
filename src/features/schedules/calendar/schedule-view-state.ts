// Whether the schedules are shown as a list or as a calendar, and which day that is about: both in the address, the first also
// remembered on this PC.
import { atom, type ReadableAtom } from "nanostores";
import {
  $serverClockKnown,
  serverNow,
  serverOffsetMinutes,
} from "../../../core/answers/server-clock.ts";
import { readQuery, replaceQuery, type Query } from "../../../core/navigation.ts";
import { readPreferences, writePreference } from "../../../core/preferences/screen-preferences.ts";
import { addDays } from "../../../domain/exams/school-time.ts";

const views = ["list", "week", "day"] as const;
type View = (typeof views)[number];
export type ScheduleView = { view: View; day: string };
export type ScheduleViewState = ReturnType<typeof createScheduleView>;

/** By the school's clock. */
export function schoolToday(): string {
  const wall = new Date(serverNow().getTime() + serverOffsetMinutes() * 60_000);
  return wall.toISOString().slice(0, 10);
}

/** As addresses and inputs have it: the year 2000 and later. The 30th of February is none, which browsers take for another. */
export function isSchoolDay(value: string): boolean {
  const isDay = /^2\d{3}-\d\d-\d\d$/u.test(value) && !Number.isNaN(Date.parse(value));
  return isDay && addDays(value, 0) === value;
}

export function createScheduleView(screen: string) {
  const $view = atom<ScheduleView>(readView(readQuery(), readPreferences(screen)["view"]));
  const write = (shown: ScheduleView) => replaceQuery(withView(readQuery(), shown));
  // Filters that are set later would say that the list is meant.
  if ($view.get().view !== "list") write($view.get());
  const exit = $serverClockKnown.get() === null ? followSchoolDay() : () => undefined;

  /** Until the server is heard, today is that of this PC, whose clock and zone may be others. */
  function followSchoolDay(): () => void {
    const assumed = schoolToday();
    const unbind = $serverClockKnown.listen(() => {
      unbind();
      if ($view.get().day === assumed) show({ day: schoolToday() });
    });
    return unbind;
  }

  function show(change: Partial<ScheduleView>): void {
    const next = { ...$view.get(), ...change };
    $view.set(next);
    write(next);
    if (change.view) writePreference(screen, "view", change.view);
  }

  return { $view: $view as ReadableAtom<ScheduleView>, show, exit };
}

/** Who comes with filters and no view, from home for example, means the list. */
function readView({ view: asked, day = "", ...filters }: Query, remembered: unknown): ScheduleView {
  const usual = Object.keys(filters).length > 0 ? "list" : remembered;
  const named = (name: unknown) => views.find((view) => view === name);
  return {
    view: named(asked) ?? named(usual) ?? "list",
    day: isSchoolDay(day) ? day : schoolToday(),
  };
}

/** Today is not written: who comes back by the same address tomorrow finds tomorrow. */
function withView(query: Query, { view, day }: ScheduleView): Query {
  const { view: _view, day: _day, ...others } = query;
  if (view === "list") return others;
  return { ...others, view, ...(day !== schoolToday() && { day }) };
}
