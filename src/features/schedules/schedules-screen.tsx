// Schedules (jadwal): the list, and the dialogs that add, change, check, copy, move and delete.
import { useStore } from "@nanostores/react";
import { latePiece } from "../../core/late-piece.ts";
import { reportError } from "../../core/notices.ts";
import { formatNumber } from "../../core/format.ts";
import { RecordsExportButton } from "../../kit/sheet-export/records-export-button.tsx";
import { ListPage } from "../../kit/list/list-page.tsx";
import { useModel } from "../../kit/use-model.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Button } from "../../ui/input/button.tsx";
import { actionOrder } from "./schedule-actions.ts";
import { ScheduleDetail } from "./schedule-detail.tsx";
import { ScheduleFilters } from "./schedule-filters.tsx";
import { scheduleColumns } from "./schedules-columns.tsx";
import { schedulesMessages } from "./schedules-messages.ts";
import type { ScheduleList } from "./schedules-model.ts";
import { createSchedulesModel } from "./schedules-model.ts";
import { useScheduleDialogs } from "./use-schedule-dialogs.ts";

const loadExport = () => import("./export/schedules-export.ts");

function saveCalendar(list: ScheduleList): void {
  latePiece(loadExport)
    .then(({ saveScheduleCalendar }) => saveScheduleCalendar(list))
    .catch(reportError);
}

export default function SchedulesScreen() {
  const t = useStore(schedulesMessages);
  const model = useModel(createSchedulesModel);
  const { list, actions } = model;
  const show = useScheduleDialogs(model);
  const add = (
    <Button variant="primary" icon="plus" onClick={() => show.openForm(null)}>
      {t.add}
    </Button>
  );
  return (
    <>
      <ListPage
        title={t.title}
        countLabel={(count) => t.count({ count: formatNumber(count) })}
        searchLabel={t.search}
        list={list}
        add={add}
        actions={
          <RecordsExportButton
            list={list}
            load={async () => (await loadExport()).createSchedulesExport}
            more={[
              { label: t.asCalendar, icon: "calendar-range", onSelect: () => saveCalendar(list) },
            ]}
          />
        }
        filters={<ScheduleFilters list={list} />}
        columns={scheduleColumns(t)}
        rowLabel={({ alias }) => alias}
        renderDetail={({ id, version }) => <ScheduleDetail key={`${id}-${version}`} id={id} />}
        rowActions={(schedule) => [
          { label: t.ready, icon: "list-checks", onSelect: () => show.openReadiness(schedule) },
          { label: t.edit, icon: "pencil", onSelect: () => show.openForm(schedule) },
          { label: t.people, icon: "users", onSelect: () => show.openPeople(schedule) },
          { label: t.duplicate, icon: "copy", onSelect: () => show.openDuplicate(schedule) },
          "line",
          ...actions.rowItems(schedule, actionOrder, (kind) =>
            show.act(kind, { ids: [schedule.id], name: schedule.alias }, schedule),
          ),
        ]}
        bulkActions={(selected) =>
          actions.selectionItems(actionOrder, (kind) => show.act(kind, selected))
        }
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
