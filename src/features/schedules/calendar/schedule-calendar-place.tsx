// Where the calendar of schedules stands: its code is fetched when somebody wants to see it.
import { useStore } from "@nanostores/react";
import { useEffect, useState } from "react";
import type { ComponentType } from "react";
import { fetchTexts } from "../../../core/i18n.ts";
import { latePiece } from "../../../core/late-piece.ts";
import { listMessages } from "../../../kit/kit-messages.ts";
import { LoadFailure } from "../../../kit/load-failure.tsx";
import { Spinner } from "../../../ui/feedback/spinner.tsx";
import { Late } from "../../../ui/late.tsx";
import type { CalendarPanelProps } from "./calendar-panel.tsx";

type Fetched =
  | { status: "loading" }
  | { status: "failed"; error: unknown }
  | { status: "ready"; Panel: ComponentType<CalendarPanelProps> };

async function fetchPanel(): Promise<Fetched> {
  try {
    const { CalendarPanel } = await latePiece(() => import("./calendar-panel.tsx"));
    await fetchTexts();
    return { status: "ready", Panel: CalendarPanel };
  } catch (error) {
    return { status: "failed", error };
  }
}

export function ScheduleCalendarPlace(props: CalendarPanelProps) {
  const t = useStore(listMessages);
  const [fetched, setFetched] = useState<Fetched>({ status: "loading" });
  useEffect(() => void fetchPanel().then(setFetched), []);
  if (fetched.status === "ready") return <fetched.Panel {...props} />;
  if (fetched.status === "failed") {
    return <LoadFailure error={fetched.error} onRetry={() => fetchPanel().then(setFetched)} />;
  }
  return (
    <Late>
      <Spinner label={t.loading} />
    </Late>
  );
}
