// The words of what a participant will see.
import { messages, params } from "../../../core/i18n.ts";

export const publicationPreviewMessages = messages("results-acts/publication-preview", {
  title: "Yang akan dilihat peserta",
  fullest: "Contoh paling lengkap",
  emptiest: "Contoh paling sedikit",
  search: "Cari peserta lain",
  clear: "Kosongkan pencarian",
  nobody: "Tidak ada peserta yang cocok.",
  choose: "Contoh",
  loading: "Pratinjau sedang diambil…",
  failed: "Pratinjau belum dapat diambil.",
  retry: "Coba lagi",
  none: "Belum ada peserta yang hasilnya dapat ditampilkan di sini.",
  sees: params("Dilihat {name}"),
  unconcerned: "Tindakan ini tidak mengenai peserta ini; yang tampil adalah keadaan sekarang.",
  unfinished: "Peserta ini belum menyelesaikan ujian.",
  blind:
    "Jawaban peserta ini masih dinilai tanpa nama. Yang dilihatnya tidak ditampilkan di sini sampai selesai dikoreksi.",
  nothing: "Peserta tidak melihat hasil.",
  score: "Nilai",
  range: params("{least} sampai {most}"),
  pending: params("{n} jawaban belum dikoreksi"),
  recalculated: params("Dihitung ulang {date}: {reason}"),
  hidden: params(
    "Peserta juga melihat {n} soal dan jawabannya. Isinya tidak ditampilkan di sini, karena banksoalnya terkunci atau bukan milik Anda.",
  ),
  question: params("Soal {n}"),
  earned: params("{n} dari 100"),
});
