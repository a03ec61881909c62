// Sittings of a schedule (ujian.peserta): which schedule, then who is how far and what staff do about it. The list itself is
// fetched when the screen is opened, beside the schedules: it is wanted on the days of exams alone.
import { useStore } from "@nanostores/react";
import { useEffect, useState } from "react";
import type { ComponentType, ReactNode } from "react";
import { fetchTexts } from "../../../core/i18n.ts";
import { latePiece } from "../../../core/late-piece.ts";
import { LoadFailure } from "../../../kit/load-failure.tsx";
import { useModel } from "../../../kit/use-model.ts";
import { Select } from "../../../ui/choice/select.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Spinner } from "../../../ui/feedback/spinner.tsx";
import { PageHeader } from "../../../ui/layout/page-header.tsx";
import type { ControlListProps } from "./control-list.tsx";
import { createControlSchedulesModel } from "./control-schedules-model.ts";
import { sittingControlMessages } from "./sitting-control-messages.ts";
import css from "./control-screen.module.css";

type Fetched =
  | { status: "loading" }
  | { status: "failed"; error: unknown }
  | { status: "ready"; List: ComponentType<ControlListProps> };

async function fetchList(): Promise<Fetched> {
  try {
    const { ControlList } = await latePiece(() => import("./control-list.tsx"));
    await fetchTexts();
    return { status: "ready", List: ControlList };
  } catch (error) {
    return { status: "failed", error };
  }
}

export default function SittingControlScreen() {
  const t = useStore(sittingControlMessages);
  const model = useModel(createControlSchedulesModel);
  const state = useStore(model.$state);
  const [fetched, setFetched] = useState<Fetched>({ status: "loading" });
  useEffect(() => void fetchList().then(setFetched), []);
  const retry = () => Promise.all([model.load(), fetchList().then(setFetched)]);
  for (const part of [state, fetched]) {
    if (part.status === "failed") {
      return (
        <Alone>
          <LoadFailure error={part.error} onRetry={retry} />
        </Alone>
      );
    }
  }
  if (state.status !== "ready" || fetched.status !== "ready") {
    return (
      <Alone>
        <Spinner label={t.loading} />
      </Alone>
    );
  }
  const { schedules, chosen } = state;
  if (chosen === null) {
    return (
      <Alone>
        <EmptyState icon="clipboard-pen" title={t.noSchedule}>
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
  return <fetched.List key={chosen.id} schedule={chosen} choice={choice} />;
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
