// The page of one event: a calendar of its schedules and sessions, how full each is, how far it has come, what is missing,
// and the ways to where that is mended.
import { useStore } from "@nanostores/react";
import type { EventOverview, EventSchedule } from "../../../contract/exams/events.ts";
import { formatDateTime, formatNumber, formatWallWeekday } from "../../../core/format.ts";
import { href } from "../../../core/navigation.ts";
import { BackLink } from "../../../kit/ways-back/back-link.tsx";
import { OpenedRecord } from "../../../kit/record/opened-record.tsx";
import { RouteLink } from "../../../kit/route-link.tsx";
import { useModel } from "../../../kit/use-model.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { buttonClass } from "../../../ui/input/button-style.ts";
import { Button } from "../../../ui/input/button.tsx";
import { PageHeader } from "../../../ui/layout/page-header.tsx";
import { Sheet } from "../../../ui/layout/sheet.tsx";
import { Menu } from "../../../ui/overlay/popup-menu.tsx";
import { eventDays } from "../event-text.ts";
import { eventsMessages } from "../events-messages.ts";
import { createEventPageModel, type EventPageModel } from "./event-page-model.ts";
import { eventPageMessages } from "./event-page-messages.ts";
import css from "./event-page.module.css";
import { calendarDays, isComplete } from "./event-rows.ts";
import { ScheduleCard } from "./schedule-card.tsx";
import { useEventPageDialogs } from "./use-event-page-dialogs.ts";

export function EventPage({ id }: { id: string }) {
  const t = useStore(eventPageMessages);
  const model = useModel(() => createEventPageModel(id));
  return (
    <OpenedRecord model={model} title={t.plainTitle} texts={t} backTo={href("event")}>
      {(overview) => <Overview model={model} overview={overview} />}
    </OpenedRecord>
  );
}

type OverviewProps = { model: EventPageModel; overview: EventOverview };

function Overview({ model, overview }: OverviewProps) {
  const t = useStore(eventPageMessages);
  const eventsT = useStore(eventsMessages);
  const { event, schedules } = overview;
  const { openForm, openNotBegun, exportItems, dialogs } = useEventPageDialogs(model, overview);
  return (
    <div className={css.page}>
      <PageHeader title={event.nama} count={eventDays(event, eventsT)}>
        <BackLink to={href("event")}>{t.back}</BackLink>
        <PrintMenu event={event.id} />
        <Menu
          label={t.export}
          text={t.export}
          icon="download"
          variant="secondary"
          size="m"
          items={exportItems}
        />
        <Button icon="pencil" onClick={() => openForm(event)}>
          {t.edit}
        </Button>
        <RouteLink
          className={buttonClass({ variant: "primary" })}
          to={href("event.room", { id: event.id })}
        >
          <Icon name="layout-grid" size={18} />
          {t.rooms}
        </RouteLink>
      </PageHeader>
      <Sheet className={css.sheet}>
        {schedules.length === 0 ? (
          <NoSchedules event={event.id} />
        ) : (
          <>
            <Verdict overview={overview} />
            <Calendar overview={overview} onAskWho={openNotBegun} />
          </>
        )}
      </Sheet>
      {dialogs}
    </div>
  );
}

function PrintMenu({ event }: { event: string }) {
  const t = useStore(eventPageMessages);
  const open = (name: "print.student.card.event" | "print.event.absensi") =>
    window.open(href(name, { id: event }), "_blank", "noopener");
  return (
    <Menu
      label={t.print}
      text={t.print}
      icon="printer"
      variant="secondary"
      size="m"
      items={[
        {
          label: t.printCards,
          icon: "printer",
          onSelect: () => open("print.student.card.event"),
        },
        { label: t.printAttendance, icon: "printer", onSelect: () => open("print.event.absensi") },
      ]}
    />
  );
}

function NoSchedules({ event }: { event: string }) {
  const t = useStore(eventPageMessages);
  return (
    <EmptyState
      icon="calendar-clock"
      title={t.noSchedules}
      actions={
        <RouteLink
          className={buttonClass({ variant: "primary" })}
          to={href("jadwal", {}, { event_id: event })}
        >
          {t.toSchedules}
        </RouteLink>
      }
    >
      {t.noSchedulesHint}
    </EmptyState>
  );
}

type CalendarProps = {
  overview: EventOverview;
  onAskWho(schedule: EventSchedule): void;
};

function Calendar({ overview: { event, schedules }, onAskWho }: CalendarProps) {
  return (
    <>
      {calendarDays(schedules).map(({ tanggal, rows }) => (
        <section key={tanggal} className={css.day} aria-labelledby={`day-${tanggal}`}>
          <h2 id={`day-${tanggal}`}>{formatWallWeekday(tanggal)}</h2>
          <ul>
            {rows.map((row) => (
              <ScheduleCard
                key={row.schedule.id}
                event={event}
                row={row}
                onAskWho={() => onAskWho(row.schedule)}
              />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function Verdict({ overview: { event, schedules, at } }: { overview: EventOverview }) {
  const t = useStore(eventPageMessages);
  const lacking = schedules.filter((schedule) => !isComplete(schedule)).length;
  const count = formatNumber(schedules.length);
  return (
    <p className={css.verdict}>
      <Icon name={lacking === 0 ? "circle-check" : "triangle-alert"} size={18} />
      <strong>
        {lacking === 0 ? t.allSet({ count }) : t.incomplete({ count, n: formatNumber(lacking) })}
      </strong>
      <span>{t.countedAt({ time: formatDateTime(at) })}</span>
      <RouteLink to={href("jadwal", {}, { event_id: event.id })}>{t.toSchedules}</RouteLink>
    </p>
  );
}
