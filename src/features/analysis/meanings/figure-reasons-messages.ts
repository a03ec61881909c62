// Why a figure of an analysis is a dash.
import { messages } from "../../../core/i18n.ts";

export const figureReasonsMessages = messages("analysis-meanings/reasons", {
  "no-participants": "Belum ada peserta dengan skor akhir yang mendapat soal ini.",
  "few-participants": "Peserta terlalu sedikit untuk angka ini.",
  "no-maximum": "Soal ini tidak memberi skor.",
  "equal-marks": "Semua peserta mendapat skor yang sama pada soal ini.",
  "equal-totals": "Skor total semua peserta sama.",
  "equal-rest": "Skor semua peserta pada soal-soal lainnya sama.",
  given: "Soal ini dianggap benar untuk semua.",
  unreached: "Lebih dari setengah peserta yang dihitung belum sampai ke soal ini.",
  removed: "Soal ini dihapus dari penilaian.",
  "no-group": "Kelompok atas dan bawah tidak berisi peserta.",
  "negative-covariance": "Skor soal turun ketika skor total naik.",
  "few-questions": "Soal terlalu sedikit untuk angka ini.",
  "different-papers": "Peserta mendapat soal yang berbeda.",
  "not-dichotomous": "Tidak semua soal hanya bernilai 0 atau skor penuh yang sama.",
  "no-contrast": "Dipilih oleh semua atau tidak oleh siapa pun.",
  "not-single-choice": "Lebih dari satu opsi boleh dipilih.",
  "no-wrong-option": "Tidak ada opsi salah.",
  "no-length": "Panjang tes yang diatur tidak dapat dipakai.",
});
