// The words of figures and histogram.
import { messages, params } from "../../core/i18n.ts";

export const resultFiguresMessages = messages("results/figures", {
  title: "Ringkasan nilai",
  n: "nilai lengkap",
  mean: "rata-rata",
  median: "median",
  sd: "simpangan baku",
  sdHint: "Dari sampel (n − 1).",
  share: "mencapai KKM",
  percent: params("{n} %"),
  shareOf: params("{n} dari {all}"),
  fold: "Ciutkan ringkasan",
  unfold: "Tampilkan ringkasan dan grafik",
  none: "–",
  bars: "Sebaran nilai",
  barOf: params("{from} sampai {to}: {n} peserta"),
  barReached: params("{n} mencapai KKM"),
  kkm: params("KKM {kkm}"),
});
