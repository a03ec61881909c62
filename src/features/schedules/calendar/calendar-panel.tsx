// The calendar of schedules: a week or a day of those that the list's filters find. On a phone a day, with the week as a strip.
import { useStore } from "@nanostores/react";
import { useEffect, useId, useRef, useState, type RefObject } from "react";
import type { CalendarEntry } from "../../../contract/exams/schedule-calendar.ts";
import type { Schedule } from "../../../contract/exams/schedules.ts";
import { formatWallDay, formatWallWeekday } from "../../../core/format.ts";
import { examsByDay, otherExamDay, weekOf } from "../../../domain/exams/exam-calendar.ts";
import { addDays } from "../../../domain/exams/school-time.ts";
import { listMessages } from "../../../kit/list/list-messages.ts";
import { LoadFailure } from "../../../kit/load-failure.tsx";
import { useModel } from "../../../kit/use-model.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Spinner } from "../../../ui/feedback/spinner.tsx";
import { Button } from "../../../ui/input/button.tsx";
import { Delayed } from "../../../ui/delayed.tsx";
import type { MenuItem } from "../../../ui/overlay/popup-menu.tsx";
import { usePhone } from "../../../ui/use-phone.ts";
import { schedulesMessages } from "../schedules-messages.ts";
import type { SchedulesModel } from "../schedules-model.ts";
import { CalendarBar } from "./calendar-bar.tsx";
import { CalendarDaysBar } from "./calendar-days-bar.tsx";
import { CalendarExamDialog } from "./calendar-exam-dialog.tsx";
import { CalendarHours } from "./calendar-hours-body.tsx";
import { calendarMessages } from "./calendar-messages.ts";
import { createCalendarModel, type CalendarState } from "./calendar-model.ts";
import css from "./calendar-panel.module.css";
import { CalendarWeek } from "./calendar-week-body.tsx";
import type { OpenExam } from "./exam-card.tsx";
import { ExamList } from "./exam-list.tsx";

export type CalendarPanelProps = {
  model: SchedulesModel;
  rowActions(schedule: Schedule): readonly MenuItem[];
};

export function CalendarPanel({ model, rowActions }: CalendarPanelProps) {
  const schedulesT = useStore(schedulesMessages);
  const calendar = useModel(() => createCalendarModel(model));
  const state = useStore(calendar.$state);
  const shown = useStore(model.$view);
  const isPhone = usePhone();
  const [opened, setOpened] = useState<CalendarEntry | null>(null);
  const titleId = useId();
  const place = useStepKeys();
  const { day } = shown;
  const isDay = isPhone || shown.view === "day";
  const week = weekOf(day);
  const days = examsByDay(state.status === "ready" ? state.entries : [], week);
  const visible = days.filter(({ tanggal }) => !isDay || tanggal === day);
  const exams = new Set(visible.flatMap(({ parts }) => parts.map(({ exam }) => exam)));
  const step = isDay ? 1 : 7;
  return (
    <>
      <section ref={place} className={css.calendar} aria-label={schedulesT.calendar}>
        <CalendarBar
          shown={shown}
          titleId={titleId}
          title={
            isDay
              ? formatWallWeekday(day)
              : `${formatWallDay(week[0]!)} – ${formatWallDay(week[6]!)}`
          }
          count={state.status === "ready" && !state.refreshing ? exams.size : null}
          previous={addDays(day, -step)}
          next={addDays(day, step)}
          isPhone={isPhone}
          show={model.show}
        />
        {isPhone && (
          <CalendarDaysBar
            days={days}
            day={day}
            onDay={(tanggal) => model.show({ day: tanggal })}
          />
        )}
        <div className={css.body} aria-busy={state.status === "loading" || undefined}>
          <Body
            state={state}
            days={visible}
            other={otherDay(state, days, isDay ? day : null)}
            look={isPhone ? "list" : shown.view}
            titleId={titleId}
            onOpen={setOpened}
            show={model.show}
            onRetry={calendar.retry}
          />
        </div>
      </section>
      {opened && (
        <CalendarExamDialog exam={opened} rowActions={rowActions} onClose={() => setOpened(null)} />
      )}
    </>
  );
}

type Days = ReturnType<typeof examsByDay<CalendarEntry>>;

type BodyProps = {
  state: CalendarState;
  days: Days;
  /** Where to go from here when nothing is on them. */
  other: string | null;
  look: "list" | "week" | "day";
  titleId: string;
  onOpen: OpenExam;
  show: SchedulesModel["show"];
  onRetry(): unknown;
};

function Body({ state, days, other, look, titleId, onOpen, show, onRetry }: BodyProps) {
  const t = useStore(calendarMessages);
  const listT = useStore(listMessages);
  if (state.status === "failed") return <LoadFailure error={state.error} onRetry={onRetry} />;
  if (state.status === "loading") {
    return (
      <Delayed>
        <Spinner label={listT.loading} />
      </Delayed>
    );
  }
  const [day] = days;
  if (!day || days.every(({ parts }) => parts.length === 0)) {
    const way = other !== null && (
      <Button onClick={() => show({ day: other })}>
        {t.toDay({ day: formatWallWeekday(other) })}
      </Button>
    );
    return <EmptyState icon="calendar-range" title={t.empty} actions={way} />;
  }
  const { tanggal, parts } = day;
  if (look === "day") return <CalendarHours day={day} labelledBy={titleId} onOpen={onOpen} />;
  if (look === "list") {
    return <ExamList tanggal={tanggal} parts={parts} labelledBy={titleId} onOpen={onOpen} />;
  }
  const toDay = (to: string) => show({ view: "day", day: to });
  return <CalendarWeek days={days} onOpen={onOpen} onDay={toDay} />;
}

/** In the week itself, where a day is shown; beyond it only where the whole week is empty. */
function otherDay(state: CalendarState, days: Days, day: string | null): string | null {
  const inWeek = day === null ? null : otherExamDay(days, day);
  return inWeek ?? (state.status === "ready" ? state.nearest : null);
}

const steps: Record<string, string> = { ArrowLeft: "previous", ArrowRight: "next", t: "today" };

/** The keys of the calendar's buttons, for who is in it or nowhere. */
function useStepKeys(): RefObject<HTMLElement | null> {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    const press = (event: KeyboardEvent) => pressStep(event, place.current);
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
  return place;
}

/** The focus goes to the button, since the exam that it was on may not be there any more. */
function pressStep(event: KeyboardEvent, place: HTMLElement | null): void {
  const { key, target } = event;
  const step = steps[key.length === 1 ? key.toLowerCase() : key];
  const isPlain = !event.ctrlKey && !event.altKey && !event.metaKey && !event.shiftKey;
  if (!step || !isPlain || event.defaultPrevented || !(target instanceof HTMLElement)) return;
  const isHere = place?.contains(target) === true && !target.matches("input");
  const isNowhere = target.matches("body, main") && !document.querySelector("dialog[open]");
  if (!isHere && !isNowhere) return;
  event.preventDefault();
  const button = place?.querySelector<HTMLElement>(`[data-step="${step}"]`);
  button?.focus();
  button?.click();
}
