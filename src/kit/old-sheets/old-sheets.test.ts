import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { FileFault } from "../../files/file-fault.ts";
import { cellText } from "../../files/sheet-cells.ts";
import { openSheetFile } from "../../sheets/read-sheet.ts";
import { xlsFile } from "../../testing/sheets/xls-file.ts";
import { isOldSheet } from "./convert-old-sheet.ts";
import { oldSheetAnswerers } from "./old-sheet-session.ts";

const test = suite("older sheets");

function open(bytes: Uint8Array<ArrayBuffer> | string, name = "peserta.xls") {
  const own = typeof bytes === "string" ? new TextEncoder().encode(bytes) : bytes;
  const converted = oldSheetAnswerers.convert({ name, bytes: own.slice().buffer }, () => {});
  return openSheetFile(new Uint8Array(converted), name);
}

function read(bytes: Uint8Array<ArrayBuffer> | string, sheet = 0) {
  const file = open(bytes);
  return file.readSheet(file.sheetNames[sheet] ?? "", 1000).rows;
}
const texts = (rows: ReturnType<typeof read>) => rows.map(({ cells }) => cells.map(cellText));

function faultOf(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    if (error instanceof FileFault) return error.code;
    throw error;
  }
  return "";
}

const rows = [
  ["No Ujian", "Nama", "Kelas", "Lahir", "NISN", "Nilai"],
  ["0012", "Siti ‘Aisyah’ مرحبا", "X A", { value: 39448, style: 1 }, { value: 12, style: 2 }, 1.5],
  ["0013", "Budi", null, null, 1234567890123, { formula: 2.5 }],
  ["0014", { formula: "Citra" }, null, { value: 0.5, style: 3 }, -3, 0],
];
const formats = ["dd/mm/yyyy", "0000000000", "0%"];

test("texts, leading zeros, dates, padded and long numbers, results of formulas, merged cells", () => {
  const bytes = xlsFile([{ name: "Peserta", rows, merges: [[1, 3, 2, 2]] }], { formats });
  assert.ok(isOldSheet(bytes.buffer));
  assert.equal(texts(read(bytes)), [
    ["No Ujian", "Nama", "Kelas", "Lahir", "NISN", "Nilai"],
    ["0012", "Siti ‘Aisyah’ مرحبا", "X A", "01/01/2008", "0000000012", "1,5"],
    ["0013", "Budi", "X A", "", "1234567890123", "2,5"],
    ["0014", "Citra", "X A", "50%", "-3", "0"],
  ]);
  const later = xlsFile([{ name: "Peserta", rows }], { formats, since1904: true });
  assert.is(texts(read(later))[1]?.[3], "02/01/2012");
});

test("texts go on in the next record, wherever they were cut", () => {
  for (const pieceLength of [20, 33, 64]) {
    const bytes = xlsFile([{ name: "Peserta", rows }], { formats, pieceLength });
    assert.is(texts(read(bytes))[1]?.[1], "Siti ‘Aisyah’ مرحبا");
  }
});

test("many sheets, hidden ones left out", () => {
  const sheet = (name: string, isHidden = false) => ({ name, isHidden, rows: [[name]] });
  const bytes = xlsFile([sheet("X A"), sheet("Rahasia", true), sheet("X B")]);
  assert.equal(open(bytes).sheetNames, ["X A", "X B"]);
  assert.equal(texts(read(bytes, 1)), [["X B"]]);
});

test("Excel 95 wrote bytes of a code page", () => {
  const bytes = (text: string) =>
    [...text].map((sign) => (sign === "م" ? 0xe3 : sign.charCodeAt(0)));
  const file = xlsFile([{ name: "Peserta", rows: [["م001", { formula: "م" }, 7]] }], {
    encode: { page: 1256, bytes },
  });
  assert.equal(texts(read(file)), [["م001", "م", "7"]]);
});

test("tables of a web page, with merged cells, signs and lines", () => {
  const html = `<html><head><title>x</title></head><body><table border=1>
    <tr><th>No Ujian</th><th>Nama</th><th>Kelas</th></tr>
    <tr><td>0012</td><td>A &amp; B&nbsp;&#233;</td><td rowspan="2">X A</td></tr>
    <tr><td>0013<td>satu<br>dua</tr></table></body></html>`;
  assert.equal(texts(read(html)), [
    ["No Ujian", "Nama", "Kelas"],
    ["0012", "A & B é", "X A"],
    ["0013", "satu\ndua", "X A"],
  ]);
  assert.is(
    faultOf(() => open("<html><body>Sesi habis</body></html>")),
    "html",
  );
});

test("XML of Excel 2003, and CSV that calls itself .xls", () => {
  const xml = `<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet">
    <Worksheet ss:Name="Peserta"><Table><Row><Cell><Data ss:Type="String">0012</Data></Cell><Cell ss:Index="3"><Data ss:Type="Number">7</Data></Cell></Row></Table></Worksheet></Workbook>`;
  assert.equal(texts(read(xml)), [["0012", "", "7"]]);
  assert.equal(texts(read("No;Nama\n001;Ani\n")), [
    ["No", "Nama"],
    ["001", "Ani"],
  ]);
  assert.is(
    faultOf(() => open("<?xml version='1.0'?><data/>")),
    "xml",
  );
});

test("a password and other Office files are refused by name", () => {
  assert.is(
    faultOf(() => open(xlsFile([{ name: "x", rows: [["x"]] }], { hasPassword: true }))),
    "encrypted",
  );
});

test("whatever bytes are damaged, it ends in cells or in a refusal", () => {
  const good = xlsFile([{ name: "Peserta", rows, merges: [[1, 3, 2, 2]] }], { formats });
  const change = fc.tuple(fc.nat(good.length - 1), fc.nat(255));
  fc.assert(
    fc.property(
      fc.array(change, { minLength: 1, maxLength: 12 }),
      fc.nat(good.length),
      (changes, cut) => {
        const bytes = good.slice(0, cut % 3 === 0 ? cut : good.length);
        for (const [at, value] of changes) if (at < bytes.length) bytes[at] = value;
        faultOf(() => read(bytes));
      },
    ),
    { numRuns: 300 },
  );
});

test.run();
