// Sheets: what one kind of file alone has.
import { zipParts } from "../../files/zip/zip-parts.ts";
import { unpackParts } from "../../question-files/worker/unpack-parts.ts";
import { pngBytes } from "../questions/word-document.ts";
import { xlsFile } from "../sheets/xls-file.ts";
import { encoded, type CorpusCase } from "./corpus-case.ts";
import { all, bookOf, csv, jakarta, quoted, two, twoOut, xls, xlsx } from "./sheet-pieces.ts";

export const sheetFiles: CorpusCase[] = [
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
