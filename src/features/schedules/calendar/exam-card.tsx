// One exam on one day of the calendar: when, in which state, which, for how many.
import { useStore } from "@nanostores/react";
import type { CalendarEntry } from "../../../contract/exams/schedule-calendar.ts";
import type { DayPart } from "../../../domain/exams/exam-calendar.ts";
import { StateTag } from "../schedules-columns.tsx";
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
  return (
    <button
      type="button"
      className={css.exam}
      data-state={exam.state}
      title={exam.alias}
      onClick={() => onOpen(exam)}
    >
      <span className={css.when}>
        <b>{hoursText(exam)}</b> {exam.tanggal !== tanggal && <i>{t.continued}</i>}{" "}
        <StateTag state={exam.state} t={schedulesT} />
      </span>{" "}
      <span className={css.alias}>{exam.alias}</span>{" "}
      <span className={css.facts}>{factsText(exam, schedulesT)}</span>
    </button>
  );
}
