// The columns of the list of schedules.
import type { ScheduleState } from "../../contract/exams/schedule-states.ts";
import type { Schedule } from "../../contract/exams/schedules.ts";
import { serverOffsetMinutes } from "../../core/answers/server-clock.ts";
import { formatDateTime, formatNumber, zoneLabel } from "../../core/format.ts";
import { weekdayOf } from "../../domain/exams/school-time.ts";
import type { Column } from "../../kit/list/list-column.ts";
import { nameColumn } from "../../kit/list/naming-columns.ts";
import { updatedColumn } from "../../kit/list/updated-column.ts";
import { Tag, type Tone } from "../../ui/feedback/tag.tsx";
import type { IconName } from "../../ui/icon-names.ts";
import type { SchedulesTexts } from "./schedules-messages.ts";
import type { ScheduleSort } from "./schedules-model.ts";
import css from "./schedules-screen.module.css";

export const stateBadges: Record<ScheduleState, { tone: Tone; icon: IconName }> = {
  draf: { tone: "neutral", icon: "pencil" },
  "akan-datang": { tone: "info", icon: "clock" },
  berlangsung: { tone: "ok", icon: "play" },
  dihentikan: { tone: "warn", icon: "pause" },
  terlewat: { tone: "warn", icon: "triangle-alert" },
  selesai: { tone: "neutral", icon: "check" },
};

export function StateTag({ state, t }: { state: ScheduleState; t: SchedulesTexts }) {
  return <Tag {...stateBadges[state]}>{t[state]}</Tag>;
}

/** "Sen 30 Nov 2026 07.30", by the school's clock. */
export function startText({ starts_at: start }: Pick<Schedule, "starts_at">, t: SchedulesTexts) {
  const wall = new Date(Date.parse(start) + serverOffsetMinutes() * 60_000).toISOString();
  return `${weekdayText(wall.slice(0, 10), t)} ${formatDateTime(start)}`;
}

/** "Sen", of "2026-11-30". */
export function weekdayText(day: string, t: SchedulesTexts): string {
  return t.weekdays.split(" ")[weekdayOf(day) - 1] ?? "";
}

type ScheduleColumn = Column<Schedule, ScheduleSort>;

export function scheduleColumns(t: SchedulesTexts): readonly ScheduleColumn[] {
  return [
    nameColumn("alias", t.alias),
    {
      id: "event",
      label: t.event,
      sort: "event",
      card: "fact",
      cardText: ({ event_nama: event }) => event,
      cell: ({ event_nama: event }) => event ?? t.noEvent,
    },
    startColumn(t),
    {
      id: "duration",
      label: t.duration,
      sort: "lama",
      nowrap: true,
      numeric: true,
      card: "fact",
      cell: ({ lama }) => t.minutes({ count: formatNumber(lama) }),
    },
    {
      id: "participants",
      label: t.participants,
      sort: "target_count",
      numeric: true,
      card: "fact",
      cardText: ({ target_count: count }) => t.participantCount({ count: formatNumber(count) }),
      cell: ({ target_count: count }) => formatNumber(count),
    },
    {
      id: "banks",
      label: t.banks,
      hiddenAtFirst: true,
      cell: ({ banks }) => banks.map(({ kode }) => kode).join(", ") || t.noBanks,
    },
    {
      id: "author",
      label: t.author,
      hiddenAtFirst: true,
      cell: ({ author }) => author?.name ?? "",
    },
    {
      id: "state",
      label: t.state,
      nowrap: true,
      required: true,
      card: "state",
      cell: ({ state }) => <StateTag state={state} t={t} />,
    },
    updatedColumn(t.updated),
  ];
}

function startColumn(t: SchedulesTexts): ScheduleColumn {
  return {
    id: "start",
    label: t.start({ zone: zoneLabel() }),
    sort: "tanggal",
    nowrap: true,
    required: true,
    card: "fact",
    cardText: (row) => t.startOf({ time: startText(row, t), zone: zoneLabel() }),
    cell: (row) => (
      <>
        {startText(row, t)}
        {row.session_count > 0 && (
          <span className={css.sessions}>
            {" "}
            · {t.sessionCount({ count: formatNumber(row.session_count) })}
          </span>
        )}
      </>
    ),
  };
}
