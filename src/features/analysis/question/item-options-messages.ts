// What participants chose of a question with options.
import { messages, params } from "../../../core/i18n.ts";

export const itemOptionsMessages = messages("analysis-question/options", {
  title: "Pilihan peserta",
  option: "Opsi",
  key: params("{letter} kunci"),
  empty: "Kosong",
  people: "Peserta",
  share: "%",
  upper: "Atas %",
  lower: "Bawah %",
  r: "r",
  index: "Indeks",
  works: "Berfungsi",
  meaning:
    "Pengecoh berfungsi bila dipilih paling sedikit 5 % peserta dan lebih banyak oleh kelompok bawah. r: korelasi memilih opsi itu dengan skor soal lainnya; pengecoh yang baik di bawah 0. Indeks pengecoh 100 berarti semua pengecoh dipilih sama sering.",
  formulas: "Rumus",
  shareFormula: "% = 100 × peserta yang memilih ÷ n; atas dan bawah: dari kelompoknya",
  rFormula: "r = korelasi Pearson antara memilih (1) atau tidak (0) dan T − x",
  indexFormula:
    "Indeks = P ÷ ((N − B) ÷ (k − 1)) × 100; P memilih pengecoh itu, B dari N menjawab benar, k opsi (Arifin)",
});
