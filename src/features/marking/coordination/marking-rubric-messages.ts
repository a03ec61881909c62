// The words of changing the rubric by which a question is marked.
import { messages, params } from "../../../core/i18n.ts";

export const markingRubricMessages = messages("marking-asked/change", {
  title: params("Rubrik koreksi: {question}"),
  loading: "Memuat rubrik",
  failed: "Rubrik tidak dapat dimuat",
  close: "Tutup",
  meaning:
    "Berlaku untuk koreksi ujian ini saja. Soal di banksoal tidak berubah, dan mengubahnya di sana tidak mengubah koreksi ini.",
  saved: params("Rubrik {question} disimpan."),

  previewTitle: "Yang berubah bila disimpan",
  previewLoading: "Menghitung yang berubah",
  previewFailed: "Yang berubah tidak dapat dihitung",
  retry: "Coba lagi",
  noMarks: "Belum ada nilai dengan rubrik ini.",
  moves: params("{more} dari {marks} nilai naik, {less} turun, {same} tetap."),
  sizes: params(
    "Rata-rata {mean} poin dari 100; kenaikan terbesar {most}, penurunan terbesar {least}.",
  ),
  kept: params(
    "{n} nilai tidak memuat kriteria yang baru. Nilainya tetap sampai jawabannya dinilai lagi.",
  ),
  example: params("Jawaban {code}: {from} → {to}"),
  told: "Korektor yang sedang menilai diberi tahu sebelum menyimpan nilai berikutnya.",

  history: "Riwayat rubrik",
  first: "Seperti di soal",
  changedBy: params("{name}, {date}"),
});
export type MarkingRubricTexts = ReturnType<typeof markingRubricMessages.get>;
