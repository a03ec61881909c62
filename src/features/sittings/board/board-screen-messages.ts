// The words of Monitor peserta before its board is there.
import { messages, params } from "../../../core/i18n.ts";

export const boardScreenMessages = messages("sittings-board/screen", {
  title: "Monitor peserta",
  loading: "Memuat monitor",
  none: "Tidak ada ujian yang berlangsung",
  noneText: "Ujian tampil di sini sejak 30 menit sebelum mulai.",
  pick: "Ujian",
  picked: params("{exam} · {room}"),
});
