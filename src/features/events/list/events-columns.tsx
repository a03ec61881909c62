// The columns of the events list.
import type { EventStatus, ExamEvent } from "../../../contract/exams/events.ts";
import { formatNumber } from "../../../core/format.ts";
import type { Column } from "../../../kit/list/list-column.ts";
import { nameColumn } from "../../../kit/list/naming-columns.ts";
import { updatedColumn } from "../../../kit/list/updated-column.ts";
import { semesterNames } from "../../../kit/semester-messages.ts";
import type { IconName } from "../../../ui/icon-names.ts";
import { Tag, type Tone } from "../../../ui/feedback/tag.tsx";
import { eventDays } from "../event-text.ts";
import type { EventsTexts } from "../events-messages.ts";
import type { EventSort } from "./events-model.ts";

const statusBadges: Record<EventStatus, { tone: Tone; icon?: IconName }> = {
  draf: { tone: "neutral", icon: "pencil" },
  aktif: { tone: "ok", icon: "circle-check" },
  selesai: { tone: "neutral" },
  arsip: { tone: "neutral", icon: "archive" },
};

function statusTag({ status }: ExamEvent, t: EventsTexts) {
  return <Tag {...statusBadges[status]}>{t[status]}</Tag>;
}

export function eventListColumns(t: EventsTexts): readonly Column<ExamEvent, EventSort>[] {
  return [
    {
      id: "kode",
      label: t.code,
      sort: "kode",
      mono: true,
      nowrap: true,
      card: "fact",
      cell: ({ kode }) => kode,
    },
    nameColumn("nama", t.name),
    {
      id: "year",
      label: t.year,
      sort: "tahun_ajaran",
      nowrap: true,
      cell: ({ tahun_ajaran: year, semester }) =>
        t.yearOf({ year, semester: semesterNames.get()[semester] }),
    },
    {
      id: "days",
      label: t.days,
      sort: "mulai",
      nowrap: true,
      card: "fact",
      cell: (event) => eventDays(event, t),
    },
    {
      id: "status",
      label: t.status,
      sort: "status",
      card: "state",
      cardText: (event) => event.status !== "aktif" && statusTag(event, t),
      cell: (event) => statusTag(event, t),
    },
    {
      id: "schedules",
      label: t.schedules,
      sort: "schedule_count",
      numeric: true,
      cell: ({ schedule_count: count }) => formatNumber(count),
    },
    {
      id: "rooms",
      label: t.rooms,
      numeric: true,
      cell: ({ room_count: count }) => formatNumber(count),
    },
    updatedColumn(t.updated),
  ];
}
