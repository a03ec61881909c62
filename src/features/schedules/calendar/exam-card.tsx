// One exam on one day of the calendar: when, in which state, which, for how many.
import { useStore } from "@nanostores/react";
import type { CalendarEntry } from "../../../contract/exams/schedule-calendar.ts";
import type { DayPart } from "../../../domain/exams/exam-calendar.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Icon } from "../../../ui/icon.tsx";
import { stateBadges } from "../schedules-columns.tsx";
import { schedulesMessages } from "../schedules-messages.ts";
import { calendarMessages } from "./calendar-messages.ts";
import css from "./calendar-panel.module.css";
import { factsText, hoursText } from "./calendar-text.ts";

export type ExamPart = DayPart<CalendarEntry>;
export type OpenExam = (exam: CalendarEntry) => void;

type ExamCardProps = { part: ExamPart; tanggal: string; onOpen: OpenExam };

export function ExamCard({ part: { exam }, tanggal, onOpen }: ExamCardProps) {
  const t = useStore(calendarMessages);
  const schedulesT = useStore(schedulesMessages);
  const { state, alias } = exam;
  const facts = factsText(exam, schedulesT);
  return (
    <button
      type="button"
      className={classNames(css.exam, css[state])}
      title={`${alias} · ${facts}`}
      onClick={() => onOpen(exam)}
    >
      <b>
        {hoursText(exam)} {exam.tanggal !== tanggal && t.continued}
      </b>{" "}
      <span className={css.alias}>{alias}</span>{" "}
      <span className={css.small}>
        <b className={css.state}>
          <Icon name={stateBadges[state].icon} size={12} /> {schedulesT[state]}
        </b>
        <i> · </i>
        {facts}
      </span>
    </button>
  );
}
