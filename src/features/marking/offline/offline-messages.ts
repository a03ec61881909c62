// The words of marking outside the console: what is downloaded, and how it comes back.
import { messages, params } from "../../../core/i18n.ts";

export const offlineMessages = messages("marking/offline", {
  menu: "Koreksi di luar halaman ini",
  sheet: "Unduh lembar koreksi",
  page: "Koreksi tanpa jaringan",
  upload: "Unggah hasil koreksi",
  unit: params("Soal {n}, {exam} ({bank})"),
  deletedUnit: params("Soal yang dihapus, {exam} ({bank})"),
  close: "Tutup",
  cancel: "Batal",
  retry: "Coba lagi",

  which: "Jawaban",
  whichUnmarked: "Yang belum Anda nilai",
  whichAll: "Semua, dengan nilai Anda",
  scale: "Skala nilai",
  percent: "0–100",
  share: "0–1",
  fetching: params("Mengambil jawaban: {done} dari {total}"),
  none: "Tidak ada jawaban yang dapat diunduh. Pilih semua jawaban, atau tunggu sampai peserta selesai.",
  download: "Unduh",
  downloaded: params("{n} jawaban ada di file itu. Isi, lalu unggah dari menu yang sama."),
});
export type OfflineTexts = ReturnType<typeof offlineMessages.get>;
