// The words of what is done to sittings: in menus, in the bar above the rows and in toasts.
import { messages, params } from "../../../core/i18n.ts";

export const sittingActsMessages = messages("sittings/acts", {
  count: params("{count} peserta"),

  time: "Tambah waktu",
  timeDone: params("Waktu {name} sudah ditambah."),
  less: "Kurangi tambahan waktu",
  lessDone: params("Tambahan waktu {name} sudah dikurangi."),
  reopen: "Buka lagi",
  reopenDone: params("Ujian {name} sudah dibuka lagi."),
  move: "Reset login",
  moveDone: params("{name} dapat masuk di perangkat lain."),
  force: "Tutup paksa",
  reset: "Reset ujian",
  delete: "Hapus dari ruang tunggu",

  bar: "Perintah dan tambahan waktu",
  forceWaits: params("Menutup paksa {count} peserta dalam {seconds} detik"),
  resetWaits: params("Mereset ujian {count} peserta dalam {seconds} detik"),
  deleteWaits: params("Menghapus {count} peserta dari ruang tunggu dalam {seconds} detik"),
  begun: params("Sedang dijalankan: {act}, {count} peserta"),
  done: params("{act}: {done} dari {count} peserta selesai"),
  cancelled: params("{act} untuk {count} peserta dibatalkan oleh {by}"),
  lapsed: params("{act} untuk {count} peserta tidak dijalankan: server mati pada waktunya"),
  orderedBy: params("oleh {by}"),
  cancel: "Batalkan",
  cancelledDone: "Perintah dibatalkan; tidak ada yang berubah.",
  view: "Lihat",
  hide: "Tutup",

  reducedBar: params("−{minutes} menit untuk {count} peserta: {delivered} diterima, {seen} tampil"),
  proofBar: params("+{minutes} menit untuk {count} peserta: {delivered} diterima, {seen} tampil"),
});
export type SittingActTexts = ReturnType<typeof sittingActsMessages.get>;
