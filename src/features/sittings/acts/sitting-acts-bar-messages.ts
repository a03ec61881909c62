// The words of the bar above the rows: orders that wait, and how far added time has come.
import { messages, params } from "../../../core/i18n.ts";

export const sittingActsBarMessages = messages("sittings/acts-bar", {
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
export type SittingActsBarTexts = ReturnType<typeof sittingActsBarMessages.get>;
