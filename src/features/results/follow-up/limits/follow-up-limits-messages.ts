// The words of the school's limits for remedial programs.
import { messages } from "../../../../core/i18n.ts";

export const followUpLimitsMessages = messages("results-follow-up/limits", {
  title: "Batas bentuk remedial",
  text: "Berlaku untuk semua ujian sekolah ini. Yang menentukan adalah persentase peserta yang belum tuntas.",
  single: "Perorangan, di bawah (%)",
  singleHint: "Umumnya 20.",
  whole: "Klasikal, di atas (%)",
  wholeHint: "Umumnya 50. Di antara kedua batas: kelompok.",
  mastery: "TP/KD tuntas mulai (%)",
  masteryHint: "Kosongkan untuk memakai KKM.",
  notPercent: "Isi angka 0–100.",
  tooExact: "Paling banyak dua angka di belakang koma.",
  order: "Batas klasikal tidak boleh di bawah batas perorangan.",
});
