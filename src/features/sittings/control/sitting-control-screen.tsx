// Sittings of a schedule (ujian.peserta): which schedule, then who is how far and what staff do about it. The list itself is
// fetched when the screen is opened, beside the schedules: it is wanted on the days of exams alone.
import { useStore } from "@nanostores/react";
import type { ReactNode } from "react";
import { href } from "../../../core/navigation.ts";
import { lazy } from "../../../core/on-demand/lazy.ts";
import { LazyComponent } from "../../../kit/lazy/lazy-component.tsx";
import { LoadFailure } from "../../../kit/load-failure.tsx";
import { RouteLink } from "../../../kit/route-link.tsx";
import { useModel } from "../../../kit/use-model.ts";
import { Select } from "../../../ui/choice/select.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Spinner } from "../../../ui/feedback/spinner.tsx";
import { PageHeader } from "../../../ui/layout/page-header.tsx";
import { createControlSchedulesModel } from "./control-schedules-model.ts";
import { sittingControlMessages } from "./sitting-control-messages.ts";
import css from "./control-screen.module.css";

const loadList = lazy(() => import("./control-list.tsx"), "ControlList");

export default function SittingControlScreen() {
  const t = useStore(sittingControlMessages);
  const model = useModel(createControlSchedulesModel);
  const state = useStore(model.$state);
  if (state.status === "failed") {
    return (
      <Alone>
        <LoadFailure error={state.error} onRetry={model.load} />
      </Alone>
    );
  }
  const waiting = (
    <Alone>
      <Spinner label={t.loading} />
    </Alone>
  );
  if (state.status !== "ready") return waiting;
  const { schedules, chosen } = state;
  if (chosen === null) {
    return (
      <Alone>
        <EmptyState
          icon="clipboard-pen"
          title={t.noSchedule}
          actions={<RouteLink to={href("monitor.peserta")}>{t.toBoards}</RouteLink>}
        >
          {t.noScheduleText}
        </EmptyState>
      </Alone>
    );
  }
  const choice = (
    <Select
      aria-label={t.schedule}
      className={css.schedule}
      value={chosen.id}
      options={schedules.map(({ id, alias, is_running: isRunning }) => ({
        value: id,
        label: isRunning ? t.running({ alias }) : alias,
      }))}
      onChange={model.choose}
    />
  );
  return (
    <LazyComponent
      key={chosen.id}
      load={loadList}
      props={{ schedule: chosen, choice }}
      waiting={waiting}
    />
  );
}

function Alone({ children }: { children: ReactNode }) {
  const t = useStore(sittingControlMessages);
  return (
    <div className={css.page}>
      <PageHeader title={t.title} />
      {children}
    </div>
  );
}
