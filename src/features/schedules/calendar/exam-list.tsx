// The exams of a day in the order of time. Those at the same time are held together, beside each other where there is room.
import { useStore } from "@nanostores/react";
import { groupsAtOnce } from "../../../domain/exams/exam-calendar.ts";
import { calendarMessages } from "./calendar-messages.ts";
import css from "./calendar-panel.module.css";
import { examKey } from "./calendar-text.ts";
import { ExamCard, type ExamPart, type OpenExam } from "./exam-card.tsx";

type ExamListProps = {
  tanggal: string;
  parts: readonly ExamPart[];
  /** Of the day's name. */
  labelledBy: string;
  onOpen: OpenExam;
};

export function ExamList({ tanggal, parts, labelledBy, onOpen }: ExamListProps) {
  const t = useStore(calendarMessages);
  const cards = (group: readonly ExamPart[]) =>
    group.map((part) => (
      <li key={examKey(part.exam)}>
        <ExamCard part={part} tanggal={tanggal} onOpen={onOpen} />
      </li>
    ));
  return (
    <ul className={css.exams} aria-labelledby={labelledBy}>
      {groupsAtOnce(parts).map((group) =>
        group.length === 1 ? (
          cards(group)
        ) : (
          <li key={group.map(({ exam }) => examKey(exam)).join()} className={css.atOnce}>
            <span className={css.small}>{t.atOnce({ count: group.length })}</span>
            <ul>{cards(group)}</ul>
          </li>
        ),
      )}
    </ul>
  );
}
