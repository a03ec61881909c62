// Who has not begun an exam: a list to search and page through.
import { useStore } from "@nanostores/react";
import { listNotBegun, notBegunSorts, type EventSchedule } from "../../../contract/exams/events.ts";
import type { CallOutput } from "../../../contract/calls/call.ts";
import { namedParticipant } from "../../../domain/people/named-participant.ts";
import { call } from "../../../core/api.ts";
import { formatNumber } from "../../../core/format.ts";
import { createList } from "../../../kit/list/create-list.ts";
import type { Column } from "../../../kit/list/list-column.ts";
import { codeColumn, nameColumn } from "../../../kit/list/naming-columns.ts";
import { ListSheet } from "../../../kit/list/list-sheet.tsx";
import { useModel } from "../../../kit/use-model.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Button } from "../../../ui/input/button.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { eventPageMessages, type EventPageTexts } from "./event-page-messages.ts";

type Idle = CallOutput<typeof listNotBegun>["items"][number];

type IdleSort = (typeof notBegunSorts)[number];

type NotBegunDialogProps = {
  /** The event's id. */
  event: string;
  schedule: EventSchedule;
  onClose(): void;
};

export function NotBegunDialog({ event, schedule, onClose }: NotBegunDialogProps) {
  const t = useStore(eventPageMessages);
  const list = useModel(() =>
    createList<Idle, Record<never, string>, IdleSort>({
      name: "not-begun",
      inAddress: false,
      load: (query, signal) =>
        call(listNotBegun, { ...query, id: event, schedule_id: schedule.id }, { signal }),
      filters: {},
      sort: "no_ujian",
      sortable: notBegunSorts,
    }),
  );
  const title = t.notBegunTitle({ name: schedule.alias });
  return (
    <Dialog
      title={title}
      size="l"
      onClose={onClose}
      closeLabel={t.close}
      footer={<Button onClick={onClose}>{t.close}</Button>}
    >
      <ListSheet
        title={title}
        list={list}
        searchLabel={t.search}
        columns={columns(t)}
        rowLabel={namedParticipant}
        empty={<EmptyState icon="circle-check" title={t.notBegunNone} />}
      />
    </Dialog>
  );
}

function columns(t: EventPageTexts): readonly Column<Idle, IdleSort>[] {
  return [
    codeColumn("no_ujian", t.number),
    nameColumn("nama", t.name),
    { id: "group", label: t.group, card: "fact", cell: (row) => row.group_path ?? "–" },
    {
      id: "session",
      label: t.inSession,
      numeric: true,
      cell: (row) => (row.sesi === null ? "–" : formatNumber(row.sesi)),
    },
  ];
}
