import { existsSync, readFileSync } from "node:fs";
import { strFromU8, unzipSync } from "fflate";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { fillXlsx } from "../../files/xlsx/fill-xlsx.ts";
import { openXlsx } from "../../files/xlsx/read-xlsx.ts";
import type { SheetCell, SheetRow } from "../../files/sheet-cells.ts";
import { readEraporSheet, type EraporSheet } from "./erapor-sheet.ts";

const test = suite("files of e-Rapor");

const rowsOf = (...rows: (SheetCell[] | null)[]): SheetRow[] =>
  rows.flatMap((cells, at) => (cells ? [{ row: at + 1, cells }] : []));
const number = (value: number): SheetCell => ({ kind: "number", text: String(value), value });

test("the layout of the middle of a semester has its heading in the fourth row", () => {
  const sheet = readEraporSheet(
    rowsOf(
      ["Mata Pelajaran", "", ": Fisika"],
      ["Kelas", "", ": XI 1"],
      null,
      ["No", "PD_ID", "Nama Peserta Didik", "NISN", "NILAI", "DESKRIPSI"],
      [number(1), "p-1", "SITI", number(81234567), number(80), ""],
      [number(2), "p-2", "ADI", "0081234568", "", ""],
    ),
  )!;
  assert.is(sheet.kind, "tengah-semester");
  assert.equal([sheet.subject, sheet.className], ["Fisika", "XI 1"]);
  assert.equal(sheet.columns, [{ column: 4, header: "NILAI" }]);
  assert.equal(
    sheet.students.map(({ row, name, nisn, texts }) => [row, name, nisn, texts.get(4)]),
    [
      [5, "SITI", "81234567", "80"],
      [6, "ADI", "0081234568", ""],
    ],
  );
});

test("the layout of materials has a column for each objective, and hidden ones stay out of it", () => {
  const sheet = readEraporSheet(
    rowsOf(
      ["No", "PD_ID", "Nama Peserta Didik", "NISN", "TP 1", "TP 2", "TP_ID 1", "TP_ID 2"],
      [number(1), "p-1", "SITI", "0081234567", "", "", "t-1", "t-2"],
    ),
  )!;
  assert.is(sheet.kind, "lingkup-materi");
  assert.equal(sheet.columns, [
    { column: 4, header: "TP 1" },
    { column: 5, header: "TP 2" },
  ]);
});

test("two students of one name one after the other stay two", () => {
  const sheet = readEraporSheet(
    rowsOf(
      [
        "NO",
        "PD_ID",
        "NAMA PESERTA DIDIK",
        "NISN",
        "NILAI AKHIR",
        "TP_ID",
        "KETERCAPAIAN KOMPETENSI",
        "DESKRIPSI TUJUAN PEMBELAJARAN",
      ],
      [number(1), "p-1", "SITI", "1", "", "t-1", "", "Menulis"],
      ["", "p-1", "SITI", "1", "", "t-2", number(0), "Membaca"],
      [number(2), "p-2", "SITI", "2", "", "t-1", "", "Menulis"],
    ),
  )!;
  assert.equal(
    sheet.students.map(({ row, goals }) => [row, goals]),
    [
      [
        2,
        [
          { row: 2, description: "Menulis", text: "" },
          { row: 3, description: "Membaca", text: "0" },
        ],
      ],
      [4, [{ row: 4, description: "Menulis", text: "" }]],
    ],
  );
});

test("any other table is none of the layouts", () => {
  assert.is(
    readEraporSheet(rowsOf(["No", "Nama", "Nilai"], [number(1), "Siti", number(80)])),
    null,
  );
  assert.is(readEraporSheet(rowsOf(["NISN", "Nama", "Kelas"])), null);
  assert.is(readEraporSheet([]), null);
});

const samples = "../shared/samples/erapor";

/** Rows of its first sheet, and the file itself. */
function sample(name: string): { bytes: Uint8Array; name: string; sheet: EraporSheet } {
  const bytes = new Uint8Array(readFileSync(`${samples}/${name}.xlsx`));
  const file = openXlsx(bytes);
  const [first = ""] = file.sheetNames;
  const sheet = readEraporSheet(file.readSheet(first, 1000, () => undefined).rows)!;
  return { bytes, name: first, sheet };
}

if (existsSync(samples)) {
  test("every byte of a file of e-Rapor but the marks stays", () => {
    for (const name of ["sumatif-akhir-semester", "nilai-akhir"]) {
      const { bytes, name: first, sheet } = sample(name);
      assert.is(sheet.students.length, 32);
      const { column } = sheet.columns.at(-1)!;
      const cells = sheet.students.map(({ row }, at) => ({ row, column, value: 50 + at }));
      const [before, after] = [unzipSync(bytes), unzipSync(fillXlsx(bytes, first, cells))];
      assert.equal(Object.keys(after), Object.keys(before));
      for (const [path, part] of Object.entries(before)) {
        if (!path.startsWith("xl/worksheets/")) assert.equal(after[path], part, path);
      }
      const path = "xl/worksheets/sheet1.xml";
      const emptied = strFromU8(after[path]!).replace(/<v>(\d+)<\/v><\/c>/gu, (whole, value) =>
        Number(value) >= 50 && Number(value) < 82 ? "</c>" : whole,
      );
      const untyped = (xml: string) => xml.replace(/ t="n"><\/c>/gu, "></c>");
      assert.is(untyped(emptied), untyped(strFromU8(before[path]!)));
    }
  });

  test("the sample of final marks has four objectives for each student", () => {
    const { sheet } = sample("nilai-akhir");
    assert.equal(
      [sheet.kind, sheet.subject, sheet.className],
      ["nilai-akhir", "Bahasa Indonesia", "XI RPL 1"],
    );
    assert.ok(sheet.students.every(({ goals }) => goals.length === 4));
  });
} else {
  console.log("  The samples of e-Rapor are not here: two tests are skipped.");
}

test.run();
