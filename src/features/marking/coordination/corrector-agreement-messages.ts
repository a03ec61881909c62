// The words of how far correctors agree.
import { messages, params } from "../../../core/i18n.ts";

export const agreementMessages = messages("marking-rules/agreement", {
  title: params("Kesepakatan korektor: {question}"),
  loading: "Memuat kesepakatan",
  failed: "Kesepakatan tidak dapat dimuat",
  close: "Tutup",
  emptyTitle: "Belum ada yang dapat dibandingkan",
  emptyText:
    "Angka tampil setelah dua korektor menilai jawaban yang sama. Atur di “Aturan penilaian” berapa jawaban yang dikoreksi dua kali.",

  weights: "Bobot kappa",
  quadratic: "Kuadrat",
  linear: "Linear",
  none: "Tanpa bobot",

  pairs: "Per pasangan",
  markers: "Per korektor, dibandingkan dengan semua yang lain",
  pair: params("{one} dan {other}"),
  marker: "Korektor",
  pairHead: "Pasangan",
  n: "Jawaban",
  exact: "Sama persis",
  within: "Dalam toleransi",
  difference: "Selisih rata-rata",
  kappa: "Kappa",
  control: "Kontrol",
  controlOf: params("{within} dari {n}"),
  percent: params("{n} %"),
  kappaOf: params("{kappa} ({n} jawaban)"),
  dash: "–",

  meanings: "Arti angkanya",
  nMeaning: "Banyaknya jawaban yang dinilai keduanya tanpa melihat nilai yang lain.",
  exactMeaning: "Bagian jawaban yang diberi nilai sama.",
  withinMeaning: params(
    "Bagian jawaban yang nilainya berselisih paling banyak {n} % dari nilai maksimum.",
  ),
  differenceMeaning:
    "Rata-rata lebihnya nilai korektor pertama, dalam persen dari nilai maksimum; minus berarti ia lebih ketat.",
  kappaMeaning:
    "Kesepakatan di luar kebetulan menurut poin rubrik: 1 selalu sepakat, 0 seperti kebetulan; – bila tanpa rubrik atau semua poinnya sama.",
  controlMeaning:
    "Jawaban kontrol yang dinilai dalam toleransi dari nilai yang sepakat; angka milik sendiri hanya dilihat Head Master.",
});
export type AgreementTexts = ReturnType<typeof agreementMessages.get>;
