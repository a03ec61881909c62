// The days and sessions in which a proctor is there: closed, it says which; opened, each is ticked. All is the default.
import { useStore } from "@nanostores/react";
import type { Duty, RoomProctor } from "../../../../contract/exams/rooms.ts";
import { translateFault } from "../../../../core/faults/translate-fault.ts";
import { formatNumber, formatWallWeekday } from "../../../../core/format.ts";
import { outsideFault } from "../../../../domain/exams/rooms/proctor-duty.ts";
import { Checkbox } from "../../../../ui/choice/checkbox.tsx";
import css from "./proctor-duty-field.module.css";
import { proctorDutyMessages } from "./proctor-duty-messages.ts";
import { dutyText } from "./proctor-duty-text.ts";
import type { EventTimes } from "./proctors-choice-state.ts";

type ProctorDutyFieldProps = {
  proctor: RoomProctor;
  times: EventTimes;
  onChange(duty: Duty): void;
};

export function ProctorDutyField({ proctor, times, onChange }: ProctorDutyFieldProps) {
  const t = useStore(proctorDutyMessages);
  const duty = { days: proctor.days, sessions: proctor.sessions };
  // What the event has no longer can still be taken off.
  const days = inOrder([...times.days, ...duty.days]);
  const sessions = inOrder([...sessionsOf(times), ...duty.sessions]);
  const isOffered = days.length > 1 || sessions.length > 1;
  if (!isOffered && duty.days.length + duty.sessions.length === 0) return null;
  const text = dutyText(duty);
  const fault = outsideFault(proctor, times.exam_times);
  return (
    <>
      <details className={css.duty}>
        <summary aria-label={t.change({ name: proctor.nama, duty: text })}>{text}</summary>
        <div className={css.choices}>
          <Choices
            legend={t.days}
            items={days.map((day) => ({ value: day, label: formatWallWeekday(day) }))}
            chosen={duty.days}
            onChange={(chosen) => onChange({ ...duty, days: inOrder(chosen) })}
          />
          <Choices
            legend={t.sessions}
            items={sessions.map((n) => ({ value: n, label: t.session({ n: formatNumber(n) }) }))}
            chosen={duty.sessions}
            onChange={(chosen) => onChange({ ...duty, sessions: inOrder(chosen) })}
          />
          <small>{t.hint}</small>
        </div>
      </details>
      {fault !== null && (
        <p className={css.fault} role="status">
          {translateFault(fault)}
        </p>
      )}
    </>
  );
}

/** Without those in which somebody has a seat that no schedule has any longer. */
const sessionsOf = ({ sessions }: EventTimes): number[] =>
  sessions.flatMap(({ sesi, tanggal }) => (tanggal === null ? [] : sesi));

/** Each once, as they are stored. */
const inOrder = <Item extends string | number>(items: readonly Item[]): Item[] =>
  [...new Set(items)].sort((one, other) => (one < other ? -1 : 1));

type ChoicesProps<Item> = {
  legend: string;
  items: readonly { value: Item; label: string }[];
  chosen: readonly Item[];
  onChange(chosen: readonly Item[]): void;
};

function Choices<Item extends string | number>({
  legend,
  items,
  chosen,
  onChange,
}: ChoicesProps<Item>) {
  if (items.length === 0) return null;
  return (
    <fieldset className={css.group}>
      <legend>{legend}</legend>
      {items.map(({ value, label }) => (
        <Checkbox
          key={value}
          label={label}
          checked={chosen.includes(value)}
          onChange={(on) =>
            onChange(on ? [...chosen, value] : chosen.filter((one) => one !== value))
          }
        />
      ))}
    </fieldset>
  );
}
