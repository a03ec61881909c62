// The analysis of one bank: whose answers it is of, its figures, and its list of questions.
import { messages, params } from "../../../core/i18n.ts";

export const analysisMainMessages = messages("analysis/main", {
  plainTitle: "Analisis soal",
  title: params("Analisis soal · {name}"),
  loading: "Jawaban peserta sedang diambil dan dihitung…",
  failed: "Analisis belum dapat dibuat",
  back: "Banksoal lain",
  print: "Cetak dan unduh",
  exams: "Ujian",
  allExams: params("Semua ujian ({n})"),
  examOf: params("{name}, {date}"),
  severalExams: params("{n} ujian dipilih"),
  chooseExams: "Pilih beberapa ujian…",
  goneExam: "Ujian yang tidak lagi memakai banksoal ini",
  group: "Group",
  allGroups: "Semua group",
  goneGroup: "Group lain",

  fetching: params(
    "Angka sementara dari {done} peserta. {fetched} dari {total} peserta sudah diambil.",
  ),
  progress: "Peserta yang sudah diambil",
  stopped: params("Angka ini baru dari {done} dari {total} peserta."),
  goOn: "Ambil sisanya",
  unmarked: params("{n} peserta belum dihitung karena koreksi ujiannya belum selesai."),
  toMarking: "Lanjut koreksi",
  few: params("Baru {n} peserta: terlalu sedikit untuk menyimpulkan sesuatu tentang soal."),
  differentPapers:
    "Peserta mendapat soal yang berbeda, jadi keandalan tidak dinyatakan; angka tiap soal tetap berlaku dengan n masing-masing.",
  decisionsAway: "Keputusan guru belum dapat diambil. Status di bawah ini hanya usulan.",
  unsavedNotes: "Catatan belum disimpan:",
  question: params("Soal {n}"),
  retry: "Coba lagi",
  nobody: "Belum ada peserta yang dapat dihitung",
  nobodyText:
    "Analisis dihitung dari peserta yang sudah selesai dan semua jawabannya sudah dikoreksi.",
  nobodyChosen: "Pilih ujian atau group lain di atas.",
});
export type AnalysisMainTexts = ReturnType<typeof analysisMainMessages.get>;
