// Above the calendar: which days it shows, and the ways to others.
import { useStore } from "@nanostores/react";
import { formatNumber } from "../../../core/format.ts";
import { Chip } from "../../../ui/choice/chip.tsx";
import { LiveRegion } from "../../../ui/feedback/live-region.tsx";
import { Button, IconButton } from "../../../ui/input/button.tsx";
import { TextInput } from "../../../ui/input/text-input.tsx";
import { isSchoolDay, schoolToday, type ScheduleView } from "./schedule-view-state.ts";
import { schedulesMessages } from "../schedules-messages.ts";
import { calendarMessages } from "./calendar-messages.ts";
import css from "./calendar-panel.module.css";

type CalendarBarProps = {
  shown: ScheduleView;
  titleId: string;
  /** Of the days that are shown. */
  title: string;
  /** How many exams are on them; null while nobody knows. */
  count: number | null;
  previous: string;
  next: string;
  isPhone: boolean;
  show(change: Partial<ScheduleView>): void;
};

export function CalendarBar(props: CalendarBarProps) {
  const { shown, titleId, title, count, previous, next, isPhone, show } = props;
  const t = useStore(calendarMessages);
  const schedulesT = useStore(schedulesMessages);
  const go = (day: string) => isSchoolDay(day) && show({ day });
  const counted = count === null ? "" : schedulesT.sessionCount({ count: formatNumber(count) });
  return (
    <div className={css.bar}>
      <IconButton
        icon="chevron-left"
        label={t.previous}
        title={`${t.previous} (←)`}
        data-step="previous"
        onClick={() => go(previous)}
      />
      <Button title={`${t.today} (T)`} data-step="today" onClick={() => go(schoolToday())}>
        {t.today}
      </Button>
      <IconButton
        icon="chevron-right"
        label={t.next}
        title={`${t.next} (→)`}
        data-step="next"
        onClick={() => go(next)}
      />
      <h2 id={titleId}>{title}</h2>
      <span className={css.small}>{counted}</span>
      <LiveRegion>{count !== null && `${title}, ${counted}`}</LiveRegion>
      <div className={css.jump}>
        <TextInput
          type="date"
          aria-label={t.jump}
          min="2000-01-01"
          max="2999-12-31"
          value={shown.day}
          onChange={({ currentTarget }) => go(currentTarget.value)}
        />
        {!isPhone && (
          <>
            <Chip pressed={shown.view === "week"} onPress={() => show({ view: "week" })}>
              {t.week}
            </Chip>
            <Chip pressed={shown.view === "day"} onPress={() => show({ view: "day" })}>
              {t.day}
            </Chip>
          </>
        )}
      </div>
    </div>
  );
}
