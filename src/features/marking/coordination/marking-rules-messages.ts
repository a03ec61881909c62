// The words of the rules by which a question is marked.
import { messages, params } from "../../../core/i18n.ts";

export const markingRulesMessages = messages("marking-rules/rules", {
  title: params("Aturan penilaian: {question}"),
  loading: "Memuat aturan",
  failed: "Aturan tidak dapat dimuat",
  close: "Tutup",

  second: "Dikoreksi dua kali (%)",
  secondHint:
    "0: tidak ada; 100: semua jawaban. Jawabannya diambil acak; menaikkan angka hanya menambah.",
  near: "Dekat KKM (poin)",
  nearHint: params(
    "Bila nilai akhir peserta berjarak paling jauh sekian poin dari KKM {kkm}, jawabannya juga dikoreksi dua kali. Kosong: tidak dipakai.",
  ),
  noPassMark: "Belum berlaku: KKM belum diisi di banksoal maupun di matpelnya.",
  tolerance: "Toleransi (% dari nilai maksimum)",
  toleranceHint:
    "Dua nilai yang selisihnya paling banyak sekian menjadi rata-ratanya. Bila lebih, korektor lain memutuskan.",
  control: "Jawaban kontrol (%)",
  controlHint:
    "Sekian persen dari yang dinilai tiap korektor adalah jawaban dengan nilai yang sudah sepakat, yang muncul lagi tanpa tanda. Nilainya tidak mengubah hasil. 0: tidak ada.",

  kept: "Nilai yang sudah diberikan dan koreksi kedua yang diminta karena KKM tetap ada.",
  previewTitle: "Yang berubah bila disimpan",
  previewLoading: "Menghitung yang berubah",
  previewFailed: "Yang berubah tidak dapat dihitung",
  retry: "Coba lagi",
  noChange: "Tidak ada jawaban yang berubah status.",
  change: params("{count} jawaban: {from} → {to}"),
  reopened: params(
    "{n} peserta yang nilainya sudah lengkap menjadi sementara lagi, juga bila hasilnya sudah mereka lihat.",
  ),
  waiting: params("{count} dari {total} jawaban lalu menunggu korektor kedua."),
  left: "belum dikoreksi",
  secondState: "menunggu korektor kedua",
  disputed: "berbeda nilai",
  settled: "selesai",

  saved: params("Aturan penilaian {question} disimpan."),
});
export type MarkingRulesTexts = ReturnType<typeof markingRulesMessages.get>;
