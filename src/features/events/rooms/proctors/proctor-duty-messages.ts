// The words of a proctor's days and sessions.
import { messages, params } from "../../../../core/i18n.ts";

export const proctorDutyMessages = messages("events-rooms/proctor-duty", {
  allDays: "semua hari",
  someDays: params("{n} hari"),
  allSessions: "semua sesi",
  inSessions: params("sesi {sessions}"),
  change: params("Hari dan sesi {name}: {duty}"),
  days: "Hari",
  sessions: "Sesi",
  session: params("Sesi {n}"),
  hint: "Tanpa centang berarti semua.",
});
