// Sheets: what is in their rows, the same in all three kinds of files.
import { refused, withReasons, type CorpusCase } from "./corpus-case.ts";
import { all, jakarta, two, twoOut } from "./sheet-pieces.ts";

export const sheetLayouts: CorpusCase[][] = [
  all(
    "NO, SOAL, JAWABAN A, JAWABAN BENAR",
    [["NO", "SOAL", "JAWABAN A", "JAWABAN B", "JAWABAN BENAR"], ...two],
    twoOut,
  ),
  all(
    "Nomor, Pertanyaan, Opsi A, Kunci Jawaban",
    [["Nomor", "Pertanyaan", "Opsi A", "Opsi B", "Kunci Jawaban"], ...two],
    twoOut,
  ),
  all(
    "Pilihan A, Kunci",
    [["No.", "Butir Soal", "Pilihan A", "Pilihan B", "Kunci"], ...two],
    twoOut,
  ),
  all("bare letters", [["No", "Soal", "A", "B", "Kunci"], ...two], twoOut),
  all("Opsi 1, Opsi 2", [["No", "Soal", "Opsi 1", "Opsi 2", "Kunci"], ...two], twoOut),
  all(
    "columns in another order",
    [
      ["Kunci", "Opsi B", "Opsi A", "Soal"],
      ["B", "Jakarta", "Bandung", "Ibu kota?"],
    ],
    jakarta,
  ),
  all(
    "titles above the header",
    [
      ["SOAL UJIAN AKHIR"],
      ["Kelas VII"],
      [""],
      ["NO", "SOAL", "JAWABAN A", "JAWABAN B", "JAWABAN BENAR"],
      ...two,
    ],
    twoOut,
  ),
  all(
    "two rows of headers",
    [["No", "Soal", "Jawaban", "", "Kunci"], ["", "", "A", "B", ""], ...two],
    twoOut,
  ),
  all(
    "empty rows and columns",
    [
      ["No", "Soal", "A", "B", "Kunci", ""],
      [""],
      ["1", "Ibu kota?", "Bandung", "Jakarta", "B", ""],
      [""],
      [""],
    ],
    jakarta,
  ),
  all(
    "key in words",
    [
      ["No", "Soal", "A", "B", "Kunci"],
      ["1", "Ibu kota?", "Bandung", "Jakarta", "Kunci: B"],
    ],
    jakarta,
  ),
  all(
    "key as the option's text",
    [
      ["No", "Soal", "A", "B", "Kunci"],
      ["1", "Ibu kota?", "Bandung", "Jakarta", "Jakarta"],
    ],
    withReasons(jakarta, /dibaca sebagai opsi B/u),
  ),
  all(
    "key as a number",
    [
      ["No", "Soal", "A", "B", "Kunci"],
      ["1", "Ibu kota?", "Bandung", "Jakarta", "2"],
    ],
    withReasons(jakarta, /dibaca sebagai opsi B/u),
  ),
  all(
    "several keys",
    [
      ["No", "Soal", "A", "B", "C", "Kunci"],
      ["1", "Prima?", "2", "3", "4", "A, B"],
    ],
    "4 Prima? | *2 | *3 | 4",
  ),
  all(
    "no key",
    [["No", "Soal", "A", "B", "Kunci"], ["1", "Ibu kota?", "Bandung", "Jakarta", ""], two[1] ?? []],
    [refused(/[Kk]unci/u), twoOut[1] ?? ""],
  ),
  all(
    "a key that no option has",
    [
      ["No", "Soal", "A", "B", "Kunci"],
      ["1", "Ibu kota?", "Bandung", "Jakarta", "E"],
    ],
    refused(/[Kk]unci/u),
  ),
  all(
    "no stem",
    [
      ["No", "Soal", "A", "B", "Kunci"],
      ["1", "", "Bandung", "Jakarta", "B"],
    ],
    refused(/[Pp]ertanyaan/u),
  ),
  all(
    "an essay without options",
    [
      ["No", "Soal", "A", "B", "Kunci"],
      ["1", "Jelaskan hujan.", "", "", ""],
      ["2", "Ibu kota?", "Bandung", "Jakarta", "B"],
    ],
    ["2 Jelaskan hujan.", jakarta],
  ),
  all(
    "a number twice",
    [
      ["No", "Soal", "A", "B", "Kunci"],
      ["1", "Ibu kota?", "Bandung", "Jakarta", "B"],
      ["1", "Satu?", "a", "b", "A"],
    ],
    [jakarta, withReasons("1 Satu? | *a | b", /Nomor 1/u)],
  ),
  all(
    "lines, signs and formulas in cells",
    [
      ["No", "Soal", "A", "B", "Kunci"],
      ["1", "Baris satu\na < b & c \\(x^2\\)?", "\\(\\frac{1}\n{2}\\)", '50%; "ya"', "A"],
    ],
    '1 Baris satu ↵ a < b & c $x^2$? | *$\\frac{1} {2}$ | 50%; "ya"',
  ),
  all(
    "a formula without a part",
    [
      ["No", "Soal", "A", "B", "Kunci"],
      ["1", "Nilai \\(\\frac{1}{}\\)?", "a", "b", "A"],
    ],
    withReasons("1 Nilai $\\frac{1}{}$? | *a | b", /\\frac\{1\}\{\}/u),
  ),
  all(
    "Arabic",
    [
      ["No", "Soal", "A", "B", "Kunci"],
      ["1", "ما معنى كتاب؟", "Buku", "Pena", "A"],
    ],
    "1 ما معنى كتاب؟ | *Buku | Pena",
  ),
  all(
    "numbers as options",
    [
      ["No", "Soal", "A", "B", "Kunci"],
      ["1", "Hasil?", "1.500", "0,5", "B"],
    ],
    "1 Hasil? | 1.500 | *0,5",
  ),
  all(
    "the older layout",
    [
      ["SOAL", "Tipe Soal", "Kunci Jawaban", "Opsi 1", "Opsi 2"],
      ["Ibu kota?", "1", "B", "Bandung", "Jakarta"],
    ],
    jakarta,
  ),
  all(
    "types of our own",
    [
      ["Tipe", "Soal", "Kunci", "Opsi 1", "Opsi 2", "Opsi 3"],
      ["1", "Ibu kota?", "B", "Bandung", "Jakarta", ""],
      ["4", "Prima?", "A,B", "2", "3", "4"],
      ["6", "Presiden?", "Soekarno", "", "", ""],
      ["2", "Jelaskan.", "", "", "", ""],
    ],
    [jakarta, "4 Prima? | *2 | *3 | 4", "6 Presiden? | = Soekarno", "2 Jelaskan."],
  ),
  all(
    "weights and explanations",
    [
      ["Tipe", "Soal", "Kunci", "Bobot", "Pembahasan", "Opsi 1", "Opsi 2"],
      ["1", "Ibu kota?", "B", "2,5", "Sejak 1945", "Bandung", "Jakarta"],
    ],
    `${jakarta} | @bobot 2.5 | @bahas Sejak 1945`,
  ),
  all(
    "an unknown type",
    [
      ["Tipe", "Soal", "Kunci", "Opsi 1", "Opsi 2"],
      ["99", "Ibu kota?", "B", "Bandung", "Jakarta"],
    ],
    refused(/99/u),
  ),
  all(
    "one below the other, key beside the question",
    [
      ["No", "Soal", "Kunci"],
      ["1", "Ibu kota?", "B"],
      ["A", "Bandung", ""],
      ["B", "Jakarta", ""],
    ],
    jakarta,
  ),
  all(
    "one below the other, marks beside options",
    [
      ["No", "Soal", "Opsi", "Jawaban", "Benar"],
      ["1", "Ibu kota?", "A", "Bandung", ""],
      ["", "", "B", "Jakarta", "v"],
    ],
    jakarta,
  ),
  all(
    "rows of Soal and Jawaban",
    [
      ["No", "Jenis", "Isi", "Benar"],
      ["1", "SOAL", "Ibu kota?", ""],
      ["", "JAWABAN", "Bandung", "0"],
      ["", "JAWABAN", "Jakarta", "1"],
    ],
    jakarta,
  ),
  all(
    "one column",
    [
      ["1. Ibu kota?"],
      ["A. Bandung"],
      ["B. Jakarta"],
      ["Kunci: B"],
      ["2. Satu?"],
      ["A. a"],
      ["B. b"],
      ["Kunci: A"],
    ],
    twoOut,
  ),
  all(
    "one column, keys at the end",
    [
      ["1. Ibu kota?"],
      ["A. Bandung"],
      ["B. Jakarta"],
      ["2. Satu?"],
      ["A. a"],
      ["B. b"],
      ["KUNCI JAWABAN"],
      ["1. B"],
      ["2. A"],
    ],
    twoOut,
  ),
  all(
    "options beside each other in two rows",
    [
      ["1.", "Ibu kota?", "", ""],
      ["A.", "Bandung", "C.", "Medan"],
      ["B.", "Jakarta", "D.", "Palu"],
      ["Kunci", "B", "", ""],
    ],
    `${jakarta} | Medan | Palu`,
  ),
  all(
    "nothing of questions",
    [
      ["Nama", "Kelas"],
      ["Ani", "7A"],
    ],
    [],
    { told: [/tidak punya baris judul/u] },
  ),
  all("a header alone", [["No", "Soal", "A", "B", "Kunci"]], [], {
    told: [/Tidak ada soal di bawah/u],
  }),
];
