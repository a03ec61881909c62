// What the forms of school-forms.ts say: questions with pictures, tables, formulas, Arabic, keys in words, keys that are missing
// and numbers that come twice.
import { paragraph, picture, run, table } from "./word-document.ts";

export type SchoolQuestion = {
  about: string;
  number: number;
  /** Runs of Word, or a plain text. */
  stem: string;
  /** Blocks below the stem. */
  below?: string;
  options: readonly string[];
  key: string;
  /** Letters; none: refused, or an essay. */
  keys: string;
  outcome: "right" | "remark" | "refused";
  /** What its HTML must hold. */
  holds?: RegExp;
};

const formula =
  "<m:oMath><m:f><m:num><m:r><m:t>1</m:t></m:r></m:num><m:den><m:r><m:t>2</m:t></m:r></m:den></m:f></m:oMath>";
const arabic = paragraph(run("مَا مَعْنَى كَلِمَةِ كِتَابٌ؟", "<w:rtl/>"), "<w:bidi/>");
const four = ["Bandung", "Jakarta", "Medan", "Palu"];

export const schoolQuestions: readonly SchoolQuestion[] = [
  {
    about: "plain",
    number: 1,
    stem: "Ibu kota Indonesia adalah …",
    options: four,
    key: "B",
    keys: "B",
    outcome: "right",
  },
  {
    about: "picture in the stem",
    number: 2,
    stem: run("Gambar apa ini? ") + picture("peta", "Peta"),
    options: ["Peta", "Globe", "Denah"],
    key: "A",
    keys: "A",
    outcome: "right",
    holds: /<img src="import:peta.png" alt="Peta"/u,
  },
  {
    about: "pictures as options",
    number: 3,
    stem: "Manakah lambangnya?",
    options: [picture("satu"), picture("dua"), picture("tiga")],
    key: "C",
    keys: "C",
    outcome: "right",
    holds: /<img[\s\S]*<img[\s\S]*<img/u,
  },
  {
    about: "formulas",
    number: 4,
    stem: run("Nilai dari ") + formula + run(" adalah"),
    options: [run("0,") + run("5"), formula, "2", "4"],
    key: "A",
    keys: "A",
    outcome: "right",
    holds: /data-formula="\\frac\{1\}\{2\}"[\s\S]*data-formula="\\frac/u,
  },
  {
    about: "Arabic",
    number: 5,
    stem: "Bacalah kalimat berikut.",
    below: arabic,
    options: ["Buku", "Pena", "Meja"],
    key: "A",
    keys: "A",
    outcome: "right",
    holds: /<p dir="rtl">مَا مَعْنَى/u,
  },
  {
    about: "key with its word",
    number: 6,
    stem: "Siapa penemu lampu?",
    options: ["Bell", "Edison", "Tesla"],
    key: "Kunci: B",
    keys: "B",
    outcome: "right",
  },
  {
    about: "key with a full stop",
    number: 7,
    stem: "Hasil 2 + 2?",
    options: ["3", "4", "5", "6", "7"],
    key: "B.",
    keys: "B",
    outcome: "right",
  },
  {
    about: "two keys in words",
    number: 8,
    stem: "Bilangan prima?",
    options: ["2", "4", "5", "9"],
    key: "Jawaban A dan C",
    keys: "AC",
    outcome: "right",
  },
  {
    about: "three keys with commas",
    number: 9,
    stem: "Mamalia?",
    options: ["Paus", "Ayam", "Kucing", "Sapi"],
    key: "a, c, d",
    keys: "ACD",
    outcome: "right",
  },
  {
    about: "table in the stem",
    number: 10,
    stem: "Perhatikan tabel.",
    below: table(["Kota", "Penduduk"], ["Solo", "500.000"]),
    options: ["Solo", "Kudus", "Blora"],
    key: "A",
    keys: "A",
    outcome: "right",
    holds: /<table>[\s\S]*500\.000/u,
  },
  {
    about: "missing key",
    number: 11,
    stem: "Warna langit?",
    options: ["Biru", "Hijau", "Ungu"],
    key: "",
    keys: "",
    outcome: "refused",
  },
  {
    about: "unknown key",
    number: 12,
    stem: "Warna daun?",
    options: ["Biru", "Hijau", "Ungu"],
    key: "E",
    keys: "",
    outcome: "refused",
  },
  {
    about: "doubled number",
    number: 12,
    stem: "Warna darah?",
    options: ["Merah", "Hijau", "Ungu"],
    key: "A",
    keys: "A",
    outcome: "remark",
  },
  {
    about: "looks",
    number: 13,
    stem:
      run("Rumus air: H") +
      run("2", '<w:vertAlign w:val="subscript"/>') +
      run("O ") +
      run("bukan", "<w:b/>"),
    options: ["Ya", "Tidak"],
    key: "B",
    keys: "B",
    outcome: "right",
    holds: /H<sub>2<\/sub>O <b>bukan<\/b>/u,
  },
  {
    about: "essay",
    number: 14,
    stem: "Jelaskan terjadinya hujan.",
    options: [],
    key: "",
    keys: "",
    outcome: "right",
  },
  {
    about: "words with signs",
    number: 15,
    stem: "Jika a &lt; b &amp; c = 1.500, maka …",
    options: ["1.500 &gt; 2", "A. Yani", "50%"],
    key: "A",
    keys: "A",
    outcome: "right",
    holds: /a &lt; b &amp; c = 1\.500/u,
  },
];
