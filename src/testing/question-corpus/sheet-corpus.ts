// Sheets: one question a row, or question and options one below the other, as .xlsx, as .xls and as .csv.
import { writeBook } from "../../files/write-sheet.ts";
import { zipParts } from "../../files/zip/zip-parts.ts";
import { unpackParts } from "../../question-files/worker/unpack-parts.ts";
import { pngBytes } from "../questions/word-document.ts";
import { xlsFile } from "../sheets/xls-file.ts";
import { casesOf, encoded, refused, told } from "./corpus-case.ts";
import type { CorpusCase, Outcome } from "./corpus-case.ts";

type Rows = readonly (readonly string[])[];
const xlsx = casesOf("Sheet .xlsx", "soal.xlsx");
const xls = casesOf("Sheet .xls", "soal.xls");
const csv = casesOf("Sheet .csv", "soal.csv");

const sheetOf = (name: string, rows: Rows) => ({
  name,
  columns: rows
    .reduce((most, row) => (row.length > most.length ? row : most), [""])
    .map(() => ({ width: 20, text: true })),
  rows: rows.map((row) => row.map((text) => (text === "" ? null : text))),
  frozenRows: 0,
});
const bookOf = (...sheets: (readonly [string, Rows])[]) =>
  new Uint8Array(writeBook({ sheets: sheets.map(([name, rows]) => sheetOf(name, rows)) }, "xlsx"));
const quoted = (rows: Rows, sign: string) =>
  rows.map((row) => row.map((text) => `"${text.replaceAll('"', '""')}"`).join(sign)).join("\r\n");

type Out = Outcome | readonly Outcome[];
/** In all three kinds of files, which must come to the same. */
function all(
  about: string,
  rows: Rows,
  out: Out,
  extra: { told?: readonly RegExp[] } = {},
): CorpusCase[] {
  return [
    xlsx(about, bookOf(["Soal", rows]), out, extra),
    xls(about, xlsFile([{ name: "Soal", rows }]), out, extra),
    csv(about, quoted(rows, ";"), out, extra),
  ];
}

const jakarta = "1 Ibu kota? | Bandung | *Jakarta";
const two: Rows = [
  ["1", "Ibu kota?", "Bandung", "Jakarta", "B"],
  ["2", "Satu?", "a", "b", "A"],
];
const twoOut = [jakarta, "1 Satu? | *a | b"];

const everyKind: CorpusCase[][] = [
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
    told(jakarta, /dibaca sebagai opsi B/u),
  ),
  all(
    "key as a number",
    [
      ["No", "Soal", "A", "B", "Kunci"],
      ["1", "Ibu kota?", "Bandung", "Jakarta", "2"],
    ],
    told(jakarta, /dibaca sebagai opsi B/u),
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
    [jakarta, told("1 Satu? | *a | b", /Nomor 1/u)],
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
    told("1 Nilai $\\frac{1}{}$? | *a | b", /\\frac\{1\}\{\}/u),
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

const own: CorpusCase[] = [
  ...all(
    "columns that nothing is known of",
    [
      ["No", "Kelas", "Soal", "Gambar", "A", "B", "Kunci", ""],
      ["1", "", "Ibu kota?", "peta.png", "Bandung", "Jakarta", "B", ""],
    ],
    jakarta,
    { told: [/Kolom "Gambar"/u] },
  ),
  xlsx(
    "pictures beside the cells",
    zipParts(
      new Map([
        ...unpackParts(
          bookOf(["Soal", [["No", "Soal", "A", "B", "Kunci"], ...two]]),
          { left: 1e9 },
          () => {},
        ),
        ["xl/media/image1.png", pngBytes(3, 3)],
      ]),
    ),
    twoOut,
    { told: [/Gambar/u] },
  ),
  xls(
    "pictures beside the cells",
    xlsFile([{ name: "Soal", rows: [["No", "Soal", "A", "B", "Kunci"], ...two] }], {
      hasPicture: true,
    }),
    twoOut,
    { told: [/Gambar/u] },
  ),
  csv("commas", quoted([["No", "Soal", "A", "B", "Kunci"], ...two], ","), twoOut),
  csv(
    "tabs",
    [["No", "Soal", "A", "B", "Kunci"], ...two].map((row) => row.join("\t")).join("\n"),
    twoOut,
  ),
  csv(
    "a mark at the beginning",
    `\ufeff${quoted([["No", "Soal", "A", "B", "Kunci"], ...two], ";")}`,
    twoOut,
  ),
  csv(
    "an older Windows",
    Uint8Array.from('No;Soal;A;B;Kunci\n1;"Mana é?";a;b;A', (sign) => sign.charCodeAt(0)),
    "1 Mana é? | *a | b",
  ),
  xls(
    "numbers as numbers",
    xlsFile([
      {
        name: "Soal",
        rows: [
          ["No", "Soal", "A", "B", "Kunci"],
          [1, "Hasil?", 1500, 0.5, "B"],
        ],
      },
    ]),
    "1 Hasil? | 1500 | *0,5",
  ),
  xls(
    "merged cells",
    xlsFile([
      {
        name: "Soal",
        rows: [
          ["SOAL UJIAN", null, null, null, null],
          ["No", "Soal", "A", "B", "Kunci"],
          [1, "Ibu kota?", "Bandung", "Jakarta", "B"],
        ],
        merges: [[0, 0, 0, 4]],
      },
    ]),
    jakarta,
  ),
  xls(
    "a formula's value",
    xlsFile([
      {
        name: "Soal",
        rows: [
          ["No", "Soal", "A", "B", "Kunci"],
          [1, { formula: "Ibu kota?" }, "Bandung", "Jakarta", "B"],
        ],
      },
    ]),
    jakarta,
  ),
  xls("a password", xlsFile([{ name: "Soal", rows: [["No"]] }], { hasPassword: true }), [], {
    fault: "encrypted",
  }),
  xls(
    "a web page called .xls",
    "<html><body><table><tr><td>No</td><td>Soal</td><td>A</td><td>B</td><td>Kunci</td></tr><tr><td>1</td><td>Ibu kota?</td><td>Bandung</td><td>Jakarta</td><td>B</td></tr></table></body></html>",
    jakarta,
  ),
  xls("cut off", xlsFile([{ name: "Soal", rows: [["No"]] }]).subarray(0, 700), [], {
    fault: "ole",
  }),
  xlsx(
    "a sheet of instructions first",
    bookOf(
      ["Petunjuk", [["Isilah lembar Soal."]]],
      ["Soal", [["No", "Soal", "A", "B", "Kunci"], ...two]],
    ),
    twoOut,
  ),
  xlsx(
    "a second sheet with questions",
    bookOf(
      ["PG", [["No", "Soal", "A", "B", "Kunci"], ...two]],
      [
        "Esai",
        [
          ["No", "Soal", "Kunci"],
          ["1", "Jelaskan.", ""],
        ],
      ],
    ),
    twoOut,
    { told: [/Esai/u] },
  ),
  xlsx("cut off", bookOf(["Soal", two]).subarray(0, 900), [], { fault: "damaged" }),
  xlsx("nothing in it", encoded(""), [], { fault: "empty" }),
];

export const sheetCorpus: readonly CorpusCase[] = [...everyKind.flat(), ...own];
