// The words of what is done to sittings: in menus and in toasts.
import { messages, params } from "../../../core/i18n.ts";

export const sittingActsMessages = messages("sittings/acts", {
  count: params("{count} peserta"),

  time: "Tambah waktu",
  timeDone: params("Waktu {name} sudah ditambah."),
  less: "Kurangi tambahan waktu",
  lessDone: params("Tambahan waktu {name} sudah dikurangi."),
  admit: "Izinkan masuk",
  admitDone: params("{name} boleh masuk."),
  withdraw: "Cabut izin",
  withdrawDone: params("Izin masuk {name} dicabut."),
  reopen: "Buka lagi",
  reopenDone: params("Ujian {name} sudah dibuka lagi."),
  move: "Reset login",
  moveDone: params("{name} dapat masuk di perangkat lain."),
  force: "Tutup paksa",
  reset: "Reset ujian",
  delete: "Hapus dari ruang tunggu",
});
