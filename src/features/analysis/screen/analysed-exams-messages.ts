// Choosing several exams whose answers are analysed together.
import { messages, params } from "../../../core/i18n.ts";

export const analysedExamsMessages = messages("analysis/exams", {
  title: "Pilih ujian yang dianalisis bersama",
  exams: "Ujian",
  exam: params("{name}, {date} ({n} peserta)"),
  hint: "Tanpa pilihan, semua ujian dengan banksoal ini dihitung.",
  search: "Cari ujian",
  clear: "Hapus pencarian",
  none: "Tidak ada ujian yang cocok.",
  most: params("Paling banyak {n} ujian sekaligus."),
  apply: "Terapkan",
  cancel: "Batal",
  close: "Tutup",
});
