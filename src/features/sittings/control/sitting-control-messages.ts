// The words of the screen of sittings while it has no list yet.
import { messages, params } from "../../../core/i18n.ts";

export const sittingControlMessages = messages("sittings/control", {
  title: "Ujian peserta",
  schedule: "Jadwal",
  running: params("{alias} (berlangsung)"),
  loading: "Jadwal sedang diambil…",
  noSchedule: "Belum ada jadwal yang dapat diikuti",
  noScheduleText:
    "Jadwal aktif minggu ini tampil di sini dengan sendirinya. Peserta di ruang yang Anda awasi ada di Monitor peserta.",
  toBoards: "Buka Monitor peserta",
});
