// Where the calendar of schedules is shown: its code is loaded when somebody wants to see it.
import { useStore } from "@nanostores/react";
import { lazy } from "../../../core/on-demand/lazy.ts";
import { listMessages } from "../../../kit/list/list-messages.ts";
import { LazyComponent } from "../../../kit/lazy/lazy-component.tsx";
import { Delayed } from "../../../ui/delayed.tsx";
import { Spinner } from "../../../ui/feedback/spinner.tsx";
import type { CalendarPanelProps } from "./calendar-panel.tsx";

const loadPanel = lazy(() => import("./calendar-panel.tsx"), "CalendarPanel");

export function ScheduleCalendarPlace(props: CalendarPanelProps) {
  const t = useStore(listMessages);
  const waiting = (
    <Delayed>
      <Spinner label={t.loading} />
    </Delayed>
  );
  return <LazyComponent load={loadPanel} props={props} waiting={waiting} />;
}
