// When a proctor is there, in a few words: "semua hari, sesi 2".
import type { Duty, NamedProctor } from "../../../../contract/exams/rooms.ts";
import { formatNumber, formatWallDay } from "../../../../core/format.ts";
import { proctorDutyMessages } from "./proctor-duty-messages.ts";

/** More days are counted. */
const namedDays = 2;

export function dutyText({ days, sessions }: Duty): string {
  const t = proctorDutyMessages.get();
  const onDays =
    days.length > namedDays
      ? t.someDays({ n: formatNumber(days.length) })
      : days.map(formatWallDay).join(", ");
  const inSessions = t.inSessions({ sessions: sessions.join(", ") });
  return [onDays || t.allDays, sessions.length === 0 ? t.allSessions : inSessions].join(", ");
}

/** Whoever is there always is told by name alone. */
export function proctorText({ nama, days, sessions }: NamedProctor): string {
  const isAlways = days.length + sessions.length === 0;
  return isAlways ? nama : `${nama} (${dutyText({ days, sessions })})`;
}
