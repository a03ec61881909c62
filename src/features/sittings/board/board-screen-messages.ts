// The words of Monitor peserta before its board is there.
import { messages, params } from "../../../core/i18n.ts";

export const boardScreenMessages = messages("sittings-board/screen", {
  title: "Monitor peserta",
  loading: "Memuat monitor",
  none: "Tidak ada ujian yang berlangsung",
  noneText: "Ujian tampil di sini sejak 30 menit sebelum mulai.",
  notAssigned: "Anda belum ditugaskan sebagai pengawas",
  notAssignedText:
    "Belum ada ujian mendatang dengan akun Anda sebagai pengawas ruang, dan Anda tidak punya jadwal sendiri. Minta panitia memilih akun Anda di Event, bagian Ruang: nama yang hanya ditulis tidak membuka papan ini.",
  pick: "Ujian",
  picked: params("{exam} · {room}"),
});
