// Schedules (jadwal): the list, and the dialogs that add, change, check, copy, move and delete.
import { useStore } from "@nanostores/react";
import type { Schedule } from "../../contract/exams/schedules.ts";
import { lazy } from "../../core/on-demand/lazy.ts";
import { reportError } from "../../core/notices.ts";
import { formatNumber } from "../../core/format.ts";
import type { Target } from "../../kit/actions/row-action.ts";
import { RecordsExportButton } from "../../kit/sheet-export/records-export-button.tsx";
import { loadForAction } from "../../kit/lazy/load-for-action.ts";
import { ListPage } from "../../kit/list/list-page.tsx";
import { useModel } from "../../kit/use-model.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Button } from "../../ui/input/button.tsx";
import type { MenuItem } from "../../ui/overlay/popup-menu.tsx";
import { usePhone } from "../../ui/use-phone.ts";
import { actionOrder } from "./schedule-actions.ts";
import { ScheduleCalendarPlace } from "./calendar/schedule-calendar-place.tsx";
import { ScheduleDetail } from "./schedule-detail.tsx";
import { ScheduleFilters } from "./schedule-filters.tsx";
import { ScheduleViewBar } from "./calendar/schedule-view-bar.tsx";
import { scheduleColumns } from "./schedules-columns.tsx";
import { schedulesMessages, type SchedulesTexts } from "./schedules-messages.ts";
import { createSchedulesModel, type ScheduleList, type SchedulesModel } from "./schedules-model.ts";
import { useScheduleDialogs } from "./use-schedule-dialogs.ts";

const loadExport = lazy(() => import("./export/schedules-export.ts"), "createSchedulesExport");
const loadSaveCalendar = lazy(() => import("./export/schedules-export.ts"), "saveScheduleCalendar");

function saveCalendar(list: ScheduleList): void {
  loadForAction(loadSaveCalendar)
    .then((save) => save(list))
    .catch(reportError);
}

export default function SchedulesScreen() {
  const t = useStore(schedulesMessages);
  const model = useModel(createSchedulesModel);
  const { list, actions } = model;
  const isList = useStore(model.$view).view === "list";
  const isPhone = usePhone();
  const show = useScheduleDialogs(model);
  const rowActions = (schedule: Schedule) => rowItems(schedule, t, model, show);
  const add = (
    <Button variant="primary" icon="plus" onClick={() => show.openForm(null)}>
      {t.add}
    </Button>
  );
  const views = <ScheduleViewBar {...model} />;
  return (
    <>
      <ListPage
        title={t.title}
        countLabel={(count) => t.count({ count: formatNumber(count) })}
        searchLabel={t.search}
        list={list}
        add={add}
        actions={
          <>
            {!isPhone && views}
            <RecordsExportButton
              list={list}
              load={loadExport}
              more={[
                { label: t.asCalendar, icon: "calendar-range", onSelect: () => saveCalendar(list) },
              ]}
            />
          </>
        }
        summary={isPhone && views}
        filters={<ScheduleFilters list={list} />}
        columns={scheduleColumns(t)}
        rowLabel={({ alias }) => alias}
        renderDetail={({ id, version }) => <ScheduleDetail key={`${id}-${version}`} id={id} />}
        rowActions={rowActions}
        {...(isList
          ? {
              bulkActions: (selected: Target) =>
                actions.selectionItems(actionOrder, (kind) => show.act(kind, selected)),
            }
          : { body: <ScheduleCalendarPlace model={model} rowActions={rowActions} /> })}
        onOpen={show.openForm}
        empty={
          <EmptyState icon="calendar-clock" title={t.emptyTitle} actions={add}>
            {t.emptyText}
          </EmptyState>
        }
      />
      {show.dialogs}
    </>
  );
}

function rowItems(
  schedule: Schedule,
  t: SchedulesTexts,
  { actions }: SchedulesModel,
  show: ReturnType<typeof useScheduleDialogs>,
): MenuItem[] {
  return [
    { label: t.ready, icon: "list-checks", onSelect: () => show.openReadiness(schedule) },
    { label: t.edit, icon: "pencil", onSelect: () => show.openForm(schedule) },
    { label: t.people, icon: "users", onSelect: () => show.openPeople(schedule) },
    { label: t.duplicate, icon: "copy", onSelect: () => show.openDuplicate(schedule) },
    "line",
    ...actions.rowItems(schedule, actionOrder, (kind) =>
      show.act(kind, { ids: [schedule.id], name: schedule.alias }, schedule),
    ),
  ];
}
