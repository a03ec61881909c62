// The days of the week as a strip, for a phone, which shows one of them at a time.
import { useStore } from "@nanostores/react";
import { formatNumber, formatWallWeekday } from "../../../core/format.ts";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { schoolToday } from "./schedule-view-state.ts";
import { weekdayText } from "../schedules-columns.tsx";
import { schedulesMessages } from "../schedules-messages.ts";
import { calendarMessages } from "./calendar-messages.ts";
import css from "./calendar-panel.module.css";
import { dayNumber } from "./calendar-text.ts";

type CalendarDaysBarProps = {
  days: readonly { tanggal: string; parts: readonly unknown[] }[];
  day: string;
  onDay(tanggal: string): void;
};

export function CalendarDaysBar({ days, day, onDay }: CalendarDaysBarProps) {
  const t = useStore(calendarMessages);
  const schedulesT = useStore(schedulesMessages);
  const today = schoolToday();
  return (
    <div className={css.strip} role="group" aria-label={t.week}>
      {days.map(({ tanggal, parts }) => (
        <button
          key={tanggal}
          type="button"
          title={formatWallWeekday(tanggal)}
          aria-pressed={tanggal === day}
          aria-current={tanggal === today ? "date" : undefined}
          onClick={() => onDay(tanggal)}
        >
          {weekdayText(tanggal, schedulesT)} <b className={css.number}>{dayNumber(tanggal)}</b>
          <span aria-hidden="true">
            {parts.length > 0 && "•".repeat(Math.min(3, parts.length))}
          </span>
          <VisuallyHidden>
            , {schedulesT.sessionCount({ count: formatNumber(parts.length) })}
          </VisuallyHidden>
        </button>
      ))}
    </div>
  );
}
