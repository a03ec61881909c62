// The words about answers that are typed: how they are compared, and which are accepted.
import { messages, params } from "../../../core/i18n.ts";

export const comparisonMessages = messages("question-types/comparison", {
  answer: params("Jawaban {number}"),
  share: params("Nilai jawaban {number}, dalam persen"),
  add: "Tambah jawaban",
  settings: "Cara membandingkan",
  mode: "Dibandingkan sebagai",
  text: "Teks",
  number: "Angka",
  regex: "Pola lanjutan",
  caseSensitive: "Bedakan huruf besar dan kecil",
  ignorePunctuation: "Abaikan tanda baca",
  ignorePunctuationHint: "Titik, koma, dan tanda kutip. Lambang seperti + tetap dinilai.",
  ignoreHarakat: "Abaikan harakat",
  ignoreHarakatHint: "Tanda baca vokal pada tulisan Arab.",
  fractions: "Terima pecahan seperti 3/4",
  read: params("Dibaca {value}"),
  readAs: params("Dibaca {value}. Tulis {other} jika itu maksudnya."),
  tolerance: "Toleransi (±)",
  toleranceMeaning:
    "Selisih yang masih dianggap benar: kunci 10 dengan toleransi 0,5 menerima 9,5 sampai 10,5.",
  numberHint: "Koma dan titik desimal dianggap sama: 3,5 dan 3.5.",
  regexHint: "Ekspresi reguler untuk seluruh jawaban, misalnya: kota (besar|raya)",
});

export const acceptedMessages = messages("question-types-editor/accepted", {
  label: "Jawaban yang diterima",
  none: "Belum ada jawaban yang diterima",
  regex: "pola lanjutan",
  exact: "huruf besar/kecil dibedakan",
  loose: "tanda baca diabaikan",
  bare: "harakat diabaikan",
  fractions: "pecahan diterima",
  tolerance: params("toleransi ± {size}"),
});
