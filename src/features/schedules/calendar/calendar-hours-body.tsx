// A day by the hour: each exam as high as it takes long, those at the same time beside each other.
import type { CalendarEntry } from "../../../contract/exams/schedule-calendar.ts";
import {
  groupsAtOnce,
  lanesOf,
  shownEnd,
  type CalendarDay,
} from "../../../domain/exams/exam-calendar.ts";
import css from "./calendar-panel.module.css";
import { examKey } from "./calendar-text.ts";
import { ExamCard, type ExamPart, type OpenExam } from "./exam-card.tsx";

/** What an exam takes that says all: its times, two lines of its name, two of facts. */
const cardHeight = 96;
const laneRem = 10;

type CalendarHoursProps = {
  day: CalendarDay<CalendarEntry>;
  labelledBy: string;
  onOpen: OpenExam;
};

export function CalendarHours({ day, labelledBy, onOpen }: CalendarHoursProps) {
  const { scale, first, hours, placed } = hoursOf(day.parts);
  const most = Math.max(...placed.map(({ lanes }) => lanes));
  const hourHeight = 60 * scale;
  return (
    <div className={css.hours}>
      <div aria-hidden="true">
        {Array.from({ length: hours }, (_none, after) => (
          <span key={after} className={css.small} style={{ blockSize: hourHeight }}>
            {String((first + after) % 24).padStart(2, "0")}.00
          </span>
        ))}
      </div>
      <ol
        aria-labelledby={labelledBy}
        style={{
          blockSize: hours * hourHeight,
          minInlineSize: `${most * laneRem}rem`,
          backgroundSize: `100% ${hourHeight}px`,
        }}
      >
        {placed.map(({ part, lane, lanes, least }) => (
          <li
            key={examKey(part.exam)}
            style={{
              insetBlockStart: (part.from - first * 60) * scale,
              blockSize: (shownEnd(part, least) - part.from) * scale,
              insetInlineStart: `${(lane / lanes) * 100}%`,
              inlineSize: `${100 / lanes}%`,
            }}
          >
            <ExamCard part={part} tanggal={day.tanggal} onOpen={onOpen} />
          </li>
        ))}
      </ol>
    </div>
  );
}

/** `scale`: pixels for a minute, so many that the shortest has room; what is shorter still is drawn longer. */
function hoursOf(parts: readonly ExamPart[]) {
  const shortest = Math.min(...parts.map(({ from, to }) => to - from));
  const scale = Math.min(2.5, Math.max(1, cardHeight / shortest));
  const least = Math.ceil(cardHeight / scale);
  const first = Math.floor(Math.min(...parts.map(({ from }) => from)) / 60);
  const end = Math.max(...parts.map((part) => shownEnd(part, least)));
  const placed = groupsAtOnce(parts, least).flatMap((group) => {
    const taken = lanesOf(group, least);
    const lanes = Math.max(...taken) + 1;
    return group.map((part, at) => ({ part, lane: taken[at] ?? 0, lanes, least }));
  });
  return { scale, first, hours: Math.ceil(end / 60) - first, placed };
}
