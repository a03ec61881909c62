// A week: a column a day, in each its exams.
import { useStore } from "@nanostores/react";
import type { CalendarEntry } from "../../../contract/exams/schedule-calendar.ts";
import { formatWallWeekday } from "../../../core/format.ts";
import type { CalendarDay } from "../../../domain/exams/exam-calendar.ts";
import { schoolToday } from "./schedule-view-state.ts";
import { weekdayText } from "../schedules-columns.tsx";
import { schedulesMessages } from "../schedules-messages.ts";
import { calendarMessages } from "./calendar-messages.ts";
import css from "./calendar-panel.module.css";
import { dayNumber } from "./calendar-text.ts";
import type { OpenExam } from "./exam-card.tsx";
import { ExamList } from "./exam-list.tsx";

type CalendarWeekProps = {
  days: readonly CalendarDay<CalendarEntry>[];
  onOpen: OpenExam;
  onDay(tanggal: string): void;
};

export function CalendarWeek({ days, onOpen, onDay }: CalendarWeekProps) {
  const t = useStore(calendarMessages);
  const schedulesT = useStore(schedulesMessages);
  const today = schoolToday();
  // A day without exams leaves its room to the others.
  const gridTemplateColumns = days
    .map(({ parts }) => (parts.length > 0 ? "minmax(0, 1fr)" : "minmax(4.5rem, 0.4fr)"))
    .join(" ");
  return (
    <ol className={css.week} style={{ gridTemplateColumns }}>
      {days.map(({ tanggal, parts }) => (
        <li key={tanggal} className={css.day}>
          <h3 id={`day-${tanggal}`} data-today={tanggal === today || undefined}>
            <button type="button" title={formatWallWeekday(tanggal)} onClick={() => onDay(tanggal)}>
              {weekdayText(tanggal, schedulesT)} <b className={css.number}>{dayNumber(tanggal)}</b>
            </button>
            {tanggal === today && t.today}
          </h3>
          {parts.length > 0 ? (
            <ExamList
              tanggal={tanggal}
              parts={parts}
              labelledBy={`day-${tanggal}`}
              onOpen={onOpen}
            />
          ) : (
            <p className={css.small}>{t.none}</p>
          )}
        </li>
      ))}
    </ol>
  );
}
