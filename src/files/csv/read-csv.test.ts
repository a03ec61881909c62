import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { guardFormula, unguardFormula } from "../formula-guard.ts";
import { writeBook } from "../write-sheet.ts";
import { cellText } from "../sheet-cells.ts";
import { readCsv } from "./read-csv.ts";
import { FileFault } from "../file-fault.ts";

const test = suite("read csv");

function read(text: string | Uint8Array): (string | null)[][] {
  const bytes = typeof text === "string" ? new TextEncoder().encode(text) : text;
  return readCsv(bytes, "x.csv", 1000).rows.map(({ cells }) =>
    cells.map((cell) => cell as string | null),
  );
}
const wide = (text: string, big: boolean): Uint8Array =>
  Uint8Array.from(
    [...text].flatMap((letter) => {
      const code = letter.charCodeAt(0);
      return big ? [code >> 8, code & 255] : [code & 255, code >> 8];
    }),
  );

function faultOf(reading: () => unknown) {
  try {
    reading();
  } catch (error) {
    if (error instanceof FileFault) return [error.code, error.details];
    throw error;
  }
  return null;
}

test("finds the delimiter, be it comma, semicolon or tab", () => {
  for (const delimiter of [",", ";", "\t"]) {
    const rows = [
      ["no", "nama", "agama"],
      ["001", "Budi", "ISLAM"],
    ];
    assert.equal(read(rows.map((row) => row.join(delimiter)).join("\n")), rows);
  }
});

test("is not misled by commas in names or by a title row", () => {
  assert.equal(read("DAFTAR PESERTA\nno;nama\n1;Budi, S.Pd\n2;Ani, M.Pd\n3;Edi, M.Pd"), [
    ["DAFTAR PESERTA"],
    ["no", "nama"],
    ["1", "Budi, S.Pd"],
    ["2", "Ani, M.Pd"],
    ["3", "Edi, M.Pd"],
  ]);
});

test("keeps leading zeros", () => {
  assert.equal(read("a,b\n0012,007"), [
    ["a", "b"],
    ["0012", "007"],
  ]);
});

test("reads UTF-8 with and without its mark, UTF-16 both ways, and Windows-1252", () => {
  const text = "nama;kota\nAndré;Zürich";
  const utf8 = new TextEncoder().encode(text);
  const expected = [
    ["nama", "kota"],
    ["André", "Zürich"],
  ];
  assert.equal(read(utf8), expected);
  assert.equal(read(Uint8Array.from([0xef, 0xbb, 0xbf, ...utf8])), expected);
  assert.equal(read(wide(`\ufeff${text}`, false)), expected);
  assert.equal(read(wide(`\ufeff${text}`, true)), expected);
  assert.equal(read(wide(text, false)), expected);
  assert.equal(read(Uint8Array.from([...text].map((letter) => letter.charCodeAt(0)))), expected);
});

test("obeys a sep= line and does not count it as a row", () => {
  const sheet = readCsv(new TextEncoder().encode("sep=|\r\na|b;c\r\n1|2"), "x.csv", 10);
  assert.equal(sheet.rows, [
    { row: 1, cells: ["a", "b;c"] },
    { row: 2, cells: ["1", "2"] },
  ]);
});

test("numbers rows as Excel does, blank lines and line breaks in cells included", () => {
  const sheet = readCsv(new TextEncoder().encode('a;b\n\n"x\ny";1\n;;\nlast;2'), "x.csv", 10);
  assert.equal(
    sheet.rows.map(({ row }) => row),
    [1, 3, 5],
  );
});

test("takes a stray quotation mark as part of the text", () => {
  assert.equal(read('a,b\nBudi "Udin" S,5\n"Ani "Nia" P",6'), [
    ["a", "b"],
    ['Budi "Udin" S', "5"],
    ['Ani "Nia" P', "6"],
  ]);
});

test("is not led astray by another delimiter inside quoted cells, or in every name", () => {
  assert.equal(read('h1;h2;h3;h4\r\n;",\n,;";"\n,";\r\n')[0], ["h1", "h2", "h3", "h4"]);
  const named = Array.from({ length: 5 }, (_none, at) => `${at};Budi, S.Pd;1;TKJ`);
  assert.equal(read(["no;nama;sesi;jurusan", ...named, "9;Ani, M.Pd;1"].join("\n"))[1], [
    "0",
    "Budi, S.Pd",
    "1",
    "TKJ",
  ]);
});

test("names the row of a quotation mark that is never closed", () => {
  assert.equal(
    faultOf(() => read('a,b\n1,x\n2,"y\n3,z')),
    ["open-quote", { row: 3 }],
  );
});

test("refuses binary data and too many rows", () => {
  const binary = Uint8Array.from([65, 0, 0, 0, 66, 1, 2, 3]);
  assert.equal(
    faultOf(() => read(binary)),
    ["binary", {}],
  );
  const three = new TextEncoder().encode("a\nb\nc");
  assert.equal(
    faultOf(() => readCsv(three, "x.csv", 2)),
    ["too-many-rows", { sheet: "x.csv", limit: 2 }],
  );
});

test("reads back what our own export writes, whatever the texts", () => {
  const cell = fc.oneof(fc.string(), fc.stringMatching(/^[a",;\t\n\r 'é]{0,8}$/u));
  const row = fc.array(cell, { minLength: 4, maxLength: 4 });
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 5 }), (rows) => {
      const columns = Array.from({ length: 4 }, () => ({ width: 9, text: true }));
      const table = [["h1", "h2", "h3", "h4"], ...rows];
      const book = { sheets: [{ name: "S", columns, rows: table, frozenRows: 1 }] };
      const sheet = readCsv(new Uint8Array(writeBook(book, "csv")), "x.csv", 100);
      const read = table.map((_row, at) => sheet.rows.find((each) => each.row === at + 1)?.cells);
      const texts = read.map((cells) =>
        [0, 1, 2, 3].map((at) => unguardFormula(cellText(cells?.[at]))),
      );
      // Rows of nothing but blanks are not read at all.
      const kept = table.map((each) =>
        each.map(guardFormula).join("").trim() === "" ? ["", "", "", ""] : each,
      );
      assert.equal(texts, kept);
    }),
  );
});

test.run();
