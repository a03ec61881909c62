// All events: the list, and the dialogs that add, change, copy and delete.
import { useStore } from "@nanostores/react";
import { eventStatuses, type ExamEvent } from "../../../contract/exams/events.ts";
import { formatNumber } from "../../../core/format.ts";
import { href, navigate } from "../../../core/navigation.ts";
import { FilterSelect } from "../../../kit/list/filter-select.tsx";
import { ListPage } from "../../../kit/list/list-page.tsx";
import { useModel } from "../../../kit/use-model.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Button } from "../../../ui/input/button.tsx";
import type { MenuAction } from "../../../ui/overlay/popup-menu.tsx";
import { eventAddress, eventLabel } from "../event-text.ts";
import { eventsMessages, type EventsTexts } from "../events-messages.ts";
import { eventListColumns } from "./events-columns.tsx";
import { createEventsModel } from "./events-model.ts";
import { useEventDialogs } from "./use-event-dialogs.ts";

export function EventsList() {
  const t = useStore(eventsMessages);
  const model = useModel(createEventsModel);
  const { list, actions } = model;
  const { openForm, openCopy, openRemoval, openSelectedRemoval, dialogs } = useEventDialogs(model);
  const add = (
    <Button variant="primary" icon="plus" onClick={() => openForm(null)}>
      {t.add}
    </Button>
  );
  return (
    <>
      <ListPage
        title={t.title}
        countLabel={(count) => t.count({ count: formatNumber(count) })}
        list={list}
        searchLabel={t.search}
        filters={
          <FilterSelect
            list={list}
            name="status"
            label={t.status}
            all={t.allStatuses}
            options={eventStatuses.map((value) => ({ value, label: t[value] }))}
          />
        }
        columns={eventListColumns(t)}
        rowLabel={eventLabel}
        addressOf={eventAddress}
        onOpen={open}
        rowActions={(event) => [
          ...destinations(event, t),
          "line",
          { label: t.edit, icon: "pencil", onSelect: () => openForm(event) },
          { label: t.copy, icon: "copy", onSelect: () => openCopy(event) },
          ...actions.rowItems(event, ["remove"], () => openRemoval(event)),
        ]}
        bulkActions={(selected) =>
          actions.selectionItems(["remove"], () => openSelectedRemoval(selected))
        }
        add={add}
        empty={
          <EmptyState icon="calendar-range" title={t.emptyTitle} actions={add}>
            {t.emptyText}
          </EmptyState>
        }
      />
      {dialogs}
    </>
  );
}

const open = (event: ExamEvent) => navigate(eventAddress(event));

function destinations(event: ExamEvent, t: EventsTexts): MenuAction[] {
  return [
    { label: t.open, icon: "calendar-range", onSelect: () => open(event) },
    {
      label: t.toRooms,
      icon: "layout-grid",
      onSelect: () => navigate(href("event.room", { id: event.id })),
    },
    {
      label: t.toSchedules,
      icon: "calendar-clock",
      onSelect: () => navigate(href("jadwal", {}, { event_id: event.id })),
    },
  ];
}
