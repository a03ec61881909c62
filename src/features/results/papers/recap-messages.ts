// The words of the results of an exam in numbers, on paper.
import { messages, params } from "../../../core/i18n.ts";

export const recapMessages = messages("results-papers/recap", {
  title: "REKAPITULASI HASIL UJIAN",
  exam: "Ujian",
  class: "Kelas",
  everybody: "Semua peserta",
  kkm: "KKM",
  asOf: "Data",
  partial: "SEBAGIAN: hanya peserta dengan banksoal pembuat cetakan ini.",
  none: "–",
  states: "Keadaan nilai",
  state: "Keadaan",
  people: "Peserta",
  all: "Jumlah",
  figures: "Angka nilai lengkap",
  figure: "Ukuran",
  value: "Nilai",
  final: "Nilai lengkap",
  mean: "Rata-rata",
  median: "Median",
  sd: "Simpangan baku",
  reached: "Mencapai KKM",
  reachedOf: params("{n} dari {all} ({share} %)"),
  spread: "Sebaran nilai lengkap",
  range: "Rentang nilai",
  bars: "Batang",
});
