// The dialogs of one event's page, and its exports, each fetched when it is asked for.
import { lazy } from "../../../core/on-demand/lazy.ts";
import type { EventOverview, EventSchedule, ExamEvent } from "../../../contract/exams/events.ts";
import { reportError } from "../../../core/notices.ts";
import { useDialogs } from "../../../kit/dialogs/use-dialogs.tsx";
import { loadForAction } from "../../../kit/lazy/load-for-action.ts";
import type { MenuItem } from "../../../ui/overlay/popup-menu.tsx";
import { eventPageMessages } from "./event-page-messages.ts";
import type { EventPageModel } from "./event-page-model.ts";

const table = {
  form: lazy(() => import("../list/event-form.tsx"), "EventForm"),
  notBegun: lazy(() => import("./not-begun-dialog.tsx"), "NotBegunDialog"),
};

const loadExportTimetable = lazy(() => import("./timetable-export.ts"), "exportTimetable");

export function useEventPageDialogs(model: EventPageModel, overview: EventOverview) {
  const { open, dialogs } = useDialogs(table, {});
  const t = eventPageMessages.get();
  const save = (format: "xlsx" | "ics") => () => {
    loadForAction(loadExportTimetable)
      .then((exportTimetable) => exportTimetable(overview, format))
      .catch(reportError);
  };
  const exportItems: MenuItem[] = [
    { label: t.exportSheet, icon: "file-spreadsheet", onSelect: save("xlsx") },
    { label: t.exportCalendar, icon: "calendar-clock", onSelect: save("ics") },
  ];
  return {
    openForm: (event: ExamEvent) => open("form", { event, changed: model.saved }),
    openNotBegun: (schedule: EventSchedule) =>
      open("notBegun", { event: overview.event.id, schedule }),
    exportItems,
    dialogs,
  };
}
