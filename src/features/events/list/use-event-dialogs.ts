// The dialogs of the events screen, and what each leads to.
import { lazy } from "../../../core/on-demand/lazy.ts";
import { responseCodes } from "../../../contract/calls/envelope.ts";
import type { ExamEvent } from "../../../contract/exams/events.ts";
import { translateFault } from "../../../core/faults/translate-fault.ts";
import { formatNumber } from "../../../core/format.ts";
import { notify } from "../../../core/notices.ts";
import { useDialogs } from "../../../kit/dialogs/use-dialogs.tsx";
import type { Target } from "../../../kit/actions/row-action.ts";
import { eventLabel } from "../event-text.ts";
import { eventCopyMessages, eventsMessages } from "../events-messages.ts";
import type { EventsModel } from "./events-model.ts";

const table = {
  form: lazy(() => import("./event-form.tsx"), "EventForm"),
  copy: lazy(() => import("./event-dialogs.tsx"), "EventCopyDialog"),
  removal: lazy(() => import("./event-dialogs.tsx"), "EventRemoval"),
};

export function useEventDialogs(model: EventsModel) {
  const { open, dialogs } = useDialogs(table, {});
  return {
    /** Null: a new one. */
    openForm: (event: ExamEvent | null) =>
      open("form", {
        event,
        changed: ({ nama: name }) => model.saved(eventsMessages.get().saved({ name })),
      }),
    openCopy: (event: ExamEvent) =>
      open("copy", {
        event,
        copied: ({ event: { nama: name }, schedules, notes }) => {
          model.saved(eventsMessages.get().copied({ name, count: formatNumber(schedules) }));
          const left = notes.map(translateFault).join(" ");
          if (left) notify(responseCodes.warning, eventCopyMessages.get().lessProctors, left);
        },
      }),
    openRemoval: (event: ExamEvent) => {
      const target = { ids: [event.id], name: eventLabel(event) };
      open("removal", { model, target, event });
    },
    openSelectedRemoval: (target: Target) => open("removal", { model, target }),
    dialogs,
  };
}
