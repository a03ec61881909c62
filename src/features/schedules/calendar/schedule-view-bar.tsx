// The switch between the list of schedules and their calendar.
import { useStore } from "@nanostores/react";
import { Chip } from "../../../ui/choice/chip.tsx";
import type { ScheduleViewState } from "./schedule-view-state.ts";
import { schedulesMessages } from "../schedules-messages.ts";
import css from "../schedules-screen.module.css";

export function ScheduleViewBar({ $view, show }: ScheduleViewState) {
  const t = useStore(schedulesMessages);
  const isList = useStore($view).view === "list";
  return (
    <div className={css.views} role="group" aria-label={t.view}>
      <Chip icon="list" pressed={isList} onPress={() => show({ view: "list" })}>
        {t.list}
      </Chip>
      <Chip
        icon="calendar-range"
        pressed={!isList}
        onPress={() => isList && show({ view: "week" })}
      >
        {t.calendar}
      </Chip>
    </div>
  );
}
