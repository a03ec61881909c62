// The words of the calendar of schedules.
import { messages, params } from "../../../core/i18n.ts";

export const calendarMessages = messages("schedules/calendar", {
  week: "Minggu",
  day: "Hari",
  previous: "Sebelumnya",
  next: "Berikutnya",
  today: "Hari ini",
  jump: "Pilih tanggal",
  atOnce: params("{count} bersamaan"),
  continued: "lanjutan",
  none: "Tidak ada",
  empty: "Tidak ada ujian",
  toDay: params("Ke {day}"),
});
export type CalendarTexts = ReturnType<typeof calendarMessages.get>;
