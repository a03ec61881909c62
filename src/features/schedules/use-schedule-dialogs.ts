// The dialogs of the schedules screen, and what each leads to.
import { lazy } from "../../core/on-demand/lazy.ts";
import type { Schedule } from "../../contract/exams/schedules.ts";
import type { Target } from "../../kit/actions/row-action.ts";
import { reportError } from "../../core/notices.ts";
import { useDialogs } from "../../kit/dialogs/use-dialogs.tsx";
import type { ActionKind } from "./schedule-actions.ts";
import { schedulesMessages } from "./schedules-messages.ts";
import type { SchedulesModel } from "./schedules-model.ts";

const table = {
  form: lazy(() => import("./schedule-form.tsx"), "ScheduleForm"),
  readiness: {
    onDemand: lazy(() => import("./readiness/readiness-dialog.tsx"), "ReadinessDialog"),
  },
  people: {
    onDemand: lazy(() => import("./people/schedule-people-dialog.tsx"), "SchedulePeopleDialog"),
  },
  duplicate: { onDemand: lazy(() => import("./duplicate-form.tsx"), "DuplicateForm") },
  action: {
    onDemand: lazy(() => import("./schedule-action-dialog.tsx"), "ScheduleActionDialog"),
  },
  // A schedule is deleted once in a while.
  removal: { onDemand: lazy(() => import("./schedule-removal.tsx"), "ScheduleRemoval") },
};

export function useScheduleDialogs({ list, actions, saved, changed }: SchedulesModel) {
  const { open, dialogs } = useDialogs(table, {});

  const reportSaved = ({ alias: name }: Schedule) => saved(schedulesMessages.get().saved({ name }));

  /** Null: a new one. Whom it names is chosen once it is saved. */
  const openForm = (schedule: Schedule | null): void =>
    open("form", {
      schedule,
      event: list.$query.get().event_id || null,
      changed: (now: Schedule) => {
        reportSaved(now);
        const isNaming = schedule?.participant_mode !== "SP" && now.participant_mode === "SP";
        if (isNaming) openPeople(now);
      },
    });

  const openPeople = (schedule: Schedule, lacks: "" | "bank" | "session" | "group" = ""): void =>
    open("people", { schedule, lacks, onClose: (hasChanged) => void (hasChanged && changed()) });

  const openReadiness = (schedule: Schedule): void =>
    open("readiness", {
      schedule,
      actions,
      openForm: () => openForm(schedule),
      openPeople: (lacks) => openPeople(schedule, lacks),
    });

  /** One that has not begun is switched off at once. What is being sat asks: the list may be older than its first participants. */
  function act(kind: ActionKind, target: Target, schedule?: Schedule): void {
    const isQuiet =
      kind === "deactivate" && schedule?.state !== "berlangsung" && schedule?.begun_count === 0;
    if (isQuiet) actions.runNow(kind, target, null).catch(reportError);
    else actions.begin(kind, target, null, () => ask(kind, target));
  }

  function ask(kind: ActionKind, target: Target): void {
    if (kind === "remove") open("removal", { actions, target });
    else open("action", { actions, kind, target });
  }

  const openDuplicate = (schedule: Schedule): void =>
    open("duplicate", { schedule, changed: reportSaved });

  return { openForm, openPeople, openReadiness, openDuplicate, act, dialogs };
}
