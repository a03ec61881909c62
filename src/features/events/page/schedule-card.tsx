// One schedule on one day of an event: its sessions with their seats, what it lacks, and how far it has come.
import { useStore } from "@nanostores/react";
import type { ReactNode } from "react";
import type { EventSchedule, EventSession, ExamEvent } from "../../../contract/exams/events.ts";
import type { ScheduleState } from "../../../contract/exams/schedule-states.ts";
import { formatNumber, formatWallTime } from "../../../core/format.ts";
import { href } from "../../../core/navigation.ts";
import { RouteLink } from "../../../kit/route-link.tsx";
import { Meter } from "../../../ui/feedback/meter.tsx";
import { Tag, type Tone } from "../../../ui/feedback/tag.tsx";
import { Icon } from "../../../ui/icon.tsx";
import type { IconName } from "../../../ui/icon-names.ts";
import { eventPageMessages } from "./event-page-messages.ts";
import css from "./event-page.module.css";
import { overflow, type CalendarRow } from "./event-rows.ts";

/** As in the list of schedules. */
const stateBadges: Record<ScheduleState, { tone: Tone; icon: IconName }> = {
  draf: { tone: "neutral", icon: "pencil" },
  "akan-datang": { tone: "info", icon: "clock" },
  berlangsung: { tone: "ok", icon: "play" },
  dihentikan: { tone: "warn", icon: "pause" },
  terlewat: { tone: "warn", icon: "triangle-alert" },
  selesai: { tone: "neutral", icon: "check" },
};

type ScheduleCardProps = {
  event: ExamEvent;
  row: CalendarRow;
  onAskWho(): void;
};

export function ScheduleCard({ event, row, onAskWho }: ScheduleCardProps) {
  const t = useStore(eventPageMessages);
  const { schedule, sessions } = row;
  const board = href("event.sesi.schedule", { id: event.id, id2: schedule.id });
  const begun = schedule.finished + schedule.working;
  return (
    <li className={css.schedule}>
      <div className={css.head}>
        <h3>
          <RouteLink to={board}>{schedule.alias}</RouteLink>
        </h3>
        <Tag {...stateBadges[schedule.state]}>{t[schedule.state]}</Tag>
        <span className={css.facts}>
          {t.participants({ n: formatNumber(schedule.targets) })} ·{" "}
          {t.minutes({ n: formatNumber(schedule.lama) })}
        </span>
      </div>
      <ul className={css.sessions}>
        {sessions.map((session) => (
          <SessionBox key={session.sesi ?? 0} session={session} event={event} />
        ))}
      </ul>
      <Lacks schedule={schedule} board={board} />
      {schedule.targets > 0 && (schedule.active || begun > 0) && (
        <button type="button" className={css.progress} onClick={onAskWho} title={t.whoNot}>
          {t.progress({
            finished: formatNumber(schedule.finished),
            working: formatNumber(schedule.working),
            idle: formatNumber(schedule.targets - begun),
          })}
        </button>
      )}
    </li>
  );
}

/** Each with the way to where it is mended. */
function Lacks({ schedule, board }: { schedule: EventSchedule; board: string }) {
  const t = useStore(eventPageMessages);
  const toSchedule = href("jadwal", {}, { q: schedule.alias });
  return (
    <>
      {schedule.bank_count === 0 && (
        <Lack verb={t.complete} to={toSchedule}>
          {t.noBank}
        </Lack>
      )}
      {schedule.targets === 0 && (
        <Lack verb={t.complete} to={toSchedule}>
          {t.nobody}
        </Lack>
      )}
      {schedule.without_session > 0 && (
        <Lack verb={t.arrange} to={board}>
          {t.withoutSession({ n: formatNumber(schedule.without_session) })}
        </Lack>
      )}
    </>
  );
}

function Lack({ children, verb, to }: { children: ReactNode; verb: string; to: string }) {
  return (
    <p className={css.lack}>
      <Icon name="triangle-alert" size={16} />
      <span>{children}</span>
      <RouteLink to={to}>{verb}</RouteLink>
    </p>
  );
}

function SessionBox({ session, event }: { session: EventSession; event: ExamEvent }) {
  const t = useStore(eventPageMessages);
  const { sesi, mulai, members, capacity, unseated } = session;
  const over = overflow(session);
  const n = formatNumber(members);
  return (
    <li className={css.session}>
      <span className={css.when}>
        <b>{sesi === null ? t.wholeSchedule : t.session({ n: sesi })}</b>
        <span>{formatWallTime(mulai)}</span>
      </span>
      {capacity !== null && <Meter value={members} max={capacity} />}
      <span>
        {capacity === null
          ? t.participants({ n })
          : t.seats({ n, capacity: formatNumber(capacity) })}
      </span>
      {over > 0 && <b className={css.bad}>{t.over({ n: formatNumber(over) })}</b>}
      {unseated > 0 && (
        <RouteLink
          className={css.unseated}
          to={href("event.room", { id: event.id }, { sesi: String(sesi) })}
        >
          {t.unseated({ n: formatNumber(unseated) })}
        </RouteLink>
      )}
    </li>
  );
}
