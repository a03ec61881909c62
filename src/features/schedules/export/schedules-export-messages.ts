// The words of schedules as a file that the screen has not.
import { messages } from "../../../core/i18n.ts";

export const schedulesExportMessages = messages("schedules/export", {
  file: "jadwal",
  sheet: "Jadwal",
  day: "Tanggal",
  start: "Jam mulai",
  mode: "Mode peserta",
  sessions: "Jumlah sesi",
  count: "Jumlah peserta",
  yes: "Ya",
  no: "Tidak",
});
