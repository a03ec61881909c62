// The figures of a whole analysis.
import { messages, params } from "../../../core/i18n.ts";

export const bankSummaryMessages = messages("analysis/summary", {
  title: "Ringkasan",
  none: "–",
  n: "peserta",
  mean: "rata-rata skor",
  median: params("median {n}"),
  sd: "simpangan baku",
  sem: params("galat baku (SEM) {n}"),
  alpha: "keandalan (alpha)",
  forDecisions: "cukup untuk keputusan perorangan",
  notForDecisions: "belum cukup untuk keputusan perorangan",
  reached: params("mencapai KKM {kkm}"),
  reachedOf: params("{n} dari {all} peserta"),
  percent: params("{n} %"),
  bad: "soal perlu tindakan",
  badOf: params("{n} dari {all} soal"),
  mix: params("Mudah {easy} %, sedang {medium} %, sukar {hard} % (sasaran 30 : 50 : 20)"),
  hardlyReached: params("{n} soal belum sampai pada lebih dari setengah peserta"),
  words: params("Kategori menurut {name}"),
  mendFirst: "Dahulukan:",
  itemWith: params("Soal {n}: {reason}"),
  more: params("dan {n} lagi"),
  noneJudged: "Belum ada soal yang dapat dinilai.",
  allGood: "Tidak ada soal yang perlu diperbaiki.",
  meaning: "Arti dan rumus",
  rules: "Ubah ketentuan",
});
export type BankSummaryTexts = ReturnType<typeof bankSummaryMessages.get>;
