// The words of the history of a question.
import { messages, params } from "../../../core/i18n.ts";

export const itemHistoryMessages = messages("analysis-history/history", {
  title: "Riwayat soal ini",
  hint: params("Bandingkan p, D, dan r pada {n} ujian yang memakai banksoal ini."),
  open: "Lihat riwayat",
  alone: "Banksoal ini baru dipakai pada satu ujian.",
  exam: "Ujian",
  version: "Versi",
  n: "n",
  p: "p",
  d: "D",
  r: "r",
  changed: "soal diubah sejak ujian sebelumnya",
  here: "sedang dilihat",
  openExam: params("Buka analisis {exam}"),
  notShown: "Soal ini tidak muncul pada ujian yang sudah dihitung.",
  loading: params("Menghitung {exam}…"),
  loadingOf: params("Menghitung {exam}: {done} dari {total} peserta…"),
  failed: params("{n} ujian belum dapat dihitung, jadi riwayat ini belum lengkap."),
  retry: "Coba lagi",
  everybody: "Semua kelas dihitung, juga bila Anda menyaring satu kelas.",
});
