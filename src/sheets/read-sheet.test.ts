import { existsSync, readFileSync } from "node:fs";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { cellText, type SheetCell } from "../files/sheet-cells.ts";
import { participantColumns } from "./participants/participant-columns.ts";
import { oleFile, textRow, xlsxFile, zipOf } from "../testing/sheets/sheet-files.ts";
import { openSheetFile, readBestSheet } from "./read-sheet.ts";
import { fileFaultText } from "../kit/file-faults/file-fault-messages.ts";
import { FileFault } from "../files/file-fault.ts";

const test = suite("read sheet");

function fault(bytes: Uint8Array, name = "x.xlsx"): string {
  try {
    readBestSheet(openSheetFile(bytes, name), participantColumns, 10_000);
  } catch (error) {
    if (!(error instanceof FileFault)) throw error;
    // One sentence of what it is, one of what to do, and no jargon of ours.
    assert.match(fileFaultText(error), /^[A-Z].{20,260}\.$/u);
    return error.code;
  }
  return "none";
}
function cellsOf(bytes: Uint8Array): SheetCell[][] {
  const file = openSheetFile(bytes, "x.xlsx");
  return file.readSheet(file.sheetNames[0] ?? "", 1000).rows.map(({ cells }) => [...cells]);
}
const text = (words: string): Uint8Array => new TextEncoder().encode(words);

test("tells each kind of wrong file by its content, not by its name", () => {
  assert.is(fault(new Uint8Array()), "empty");
  assert.is(fault(oleFile("Workbook")), "xls");
  assert.is(fault(oleFile("WordDocument"), "peserta.xls"), "doc");
  assert.is(fault(oleFile("EncryptionInfo", "EncryptedPackage")), "encrypted");
  assert.is(fault(oleFile("PowerPoint Document")), "ole");
  assert.is(fault(zipOf({ "word/document.xml": "<a/>" })), "docx");
  assert.is(fault(zipOf({ "content.xml": "<a/>", mimetype: "x" })), "ods");
  assert.is(fault(zipOf({ "xl/workbook.bin": "x" })), "xlsb");
  assert.is(fault(zipOf({ "foto.jpg": "x" })), "zip");
  assert.is(fault(text("  <!DOCTYPE html><table><tr><td>1")), "html");
  assert.is(fault(text("\ufeff<html xmlns:x='urn:schemas-microsoft-com:office:excel'>")), "html");
  assert.is(fault(text('<?xml version="1.0"?><Workbook/>')), "xml");
  assert.is(fault(text("%PDF-1.7")), "pdf");
  assert.is(fault(text("{\\rtf1")), "rtf");
  assert.is(fault(Uint8Array.from([0xff, 0xd8, 0xff, 0xe0])), "image");
  assert.is(fault(Uint8Array.from([1, 2, 3, 0, 0, 0])), "binary");
});

test("refuses a file that was cut off or has no sheet", () => {
  const whole = xlsxFile({ sheets: [{ name: "A", rows: textRow(1, ["a", "b"]) }] });
  assert.is(fault(whole.slice(0, whole.length - 40)), "damaged");
  assert.is(fault(whole.slice(0, 60)), "damaged");
  assert.is(fault(xlsxFile({ sheets: [] })), "no-sheet");
  const broken = { "xl/worksheets/sheet1.xml": "<worksheet><sheetData><row>" };
  assert.is(fault(xlsxFile({ extra: broken })), "damaged");
});

test("refuses a zip bomb quickly and without unpacking it", () => {
  const row = `<row><c t="inlineStr"><is><t>${"a".repeat(1000)}</t></is></c></row>`;
  const bomb = xlsxFile({ sheets: [{ name: "A", rows: row.repeat(70_000) }] });
  assert.ok(bomb.length < 1_000_000, "packed small");
  const start = performance.now();
  assert.is(fault(bomb), "bomb");
  assert.ok(performance.now() - start < 200);
});

test("is not led into emptiness by a cell in row twenty million or column ZZZ", () => {
  const far = (address: string): string =>
    `<row r="${/\d+/u.exec(address)}"><c r="${address}"><v>1</v></c></row>`;
  assert.is(fault(xlsxFile({ sheets: [{ name: "A", rows: far("A20000000") }] })), "damaged");
  const wide = xlsxFile({ sheets: [{ name: "A", rows: far("A1048576") + far("ZZZ1048577") }] });
  assert.is(fault(wide), "damaged");
  const last = xlsxFile({ sheets: [{ name: "A", rows: textRow(1, ["a"]) + far("XFD1048576") }] });
  assert.equal(cellsOf(last), [["a"]]);
});

test("refuses more rows than an import takes, and counts only those with content", () => {
  const many = Array.from({ length: 10_200 }, (_none, at) => textRow(at + 1, ["a"])).join("");
  assert.is(fault(xlsxFile({ sheets: [{ name: "A", rows: many }] })), "too-many-rows");
  const blank = Array.from(
    { length: 20_000 },
    (_none, at) => `<row r="${at + 2}"><c r="A${at + 2}" s="0"/></row>`,
  );
  const formatted = xlsxFile({ sheets: [{ name: "A", rows: textRow(1, ["a"]) + blank.join("") }] });
  assert.equal(cellsOf(formatted), [["a"]]);
});

test("reads every kind of cell", () => {
  const rows =
    '<row r="3"><c r="A3" t="s"><v>0</v></c><c r="B3" t="s"><v>1</v></c><c r="C3" t="str"><f>A1&amp;"x"</f><v>hasil</v></c>' +
    '<c r="D3"><v>12</v></c><c r="E3" s="1"><v>12</v></c><c r="F3" s="2"><v>45981</v></c><c r="G3" s="3"><v>0.5</v></c>' +
    '<c r="H3" t="b"><v>1</v></c><c r="I3" t="e"><f>NA()</f><v>#N/A</v></c><c r="J3"><f>SUM(A1)</f></c><c r="K3" t="s"/></row>';
  const strings = [
    "<t>biasa &amp; _x0041__x005F_x0042_</t>",
    "<r><t>NI</t></r><r><rPr><b/></rPr><t>SN</t></r><rPh sb='0'><t>zzz</t></rPh>",
  ];
  const file = xlsxFile({ sheets: [{ name: "A", rows }], strings, formats: ["00000", 14, 9] });
  assert.equal(cellsOf(file), [
    [
      "biasa & A_x0042_",
      "NISN",
      "hasil",
      { kind: "number", text: "12", value: 12 },
      { kind: "number", text: "00012", value: 12 },
      { kind: "date", text: "20/11/2025", value: 45981 },
      { kind: "percent", text: "50%", value: 0.5 },
      { kind: "boolean", text: "TRUE", value: true },
      { kind: "error", text: "#N/A" },
      { kind: "formula", text: "(rumus)" },
    ],
  ]);
});

test("reads cells and rows without addresses, and elements with a prefix", () => {
  const rows = "<row><c t='inlineStr'><is><t>a</t></is></c><c><v>1</v></c></row>";
  const bare = xlsxFile({ sheets: [{ name: "A", rows }] });
  assert.equal(
    cellsOf(bare).map((cells) => cells.map(cellText)),
    [["a", "1"]],
  );
  const prefixed = `<x:worksheet xmlns:x="m"><x:sheetData><x:row r="1"><x:c r="B1"><x:v>7</x:v></x:c></x:row></x:sheetData></x:worksheet>`;
  const file = xlsxFile({ extra: { "xl/worksheets/sheet1.xml": prefixed } });
  assert.equal(
    cellsOf(file).map((cells) => cells.map(cellText)),
    [["", "7"]],
  );
});

test("says a merged cell's text in every row that it covers", () => {
  const rows =
    textRow(1, ["Kelas", "Nama"]) +
    textRow(2, ["X TKJ", "Ani"]) +
    textRow(3, [null, "Budi"]) +
    textRow(4, [null, "Edi"]);
  const after = '<mergeCells><mergeCell ref="A2:A3"/></mergeCells>';
  const cells = cellsOf(xlsxFile({ sheets: [{ name: "A", rows, after }] }));
  assert.equal(
    cells.map(([first]) => first),
    ["Kelas", "X TKJ", "X TKJ", null],
  );
});

test("counts hidden rows, and reads them", () => {
  const rows = `<row r="1" hidden="1"><c r="A1"><v>1</v></c></row><row r="2"><c r="A2"><v>2</v></c></row>`;
  const file = openSheetFile(xlsxFile({ sheets: [{ name: "A", rows }] }), "x.xlsx");
  const sheet = file.readSheet("A", 10);
  assert.equal([sheet.rows.length, sheet.hiddenRows], [2, 1]);
});

test("chooses the sheet with the header, past hidden and empty ones, and finds it below a title", () => {
  const header = ["No", "Nomor Ujian", "Nama", "Jurusan", "Agama"];
  const rows =
    textRow(1, ["DAFTAR"]) + textRow(3, header) + textRow(4, ["1", "001", "Ani", "TKJ", "Islam"]);
  const file = xlsxFile({
    sheets: [
      { name: "Rahasia", rows, state: "hidden" },
      { name: "Sampul", rows: textRow(1, ["Selamat datang"]) },
      { name: "Kosong", rows: "" },
      { name: "Data", rows },
    ],
  });
  const opened = openSheetFile(file, "x.xlsx");
  assert.equal(opened.sheetNames, ["Sampul", "Kosong", "Data"]);
  const sheet = readBestSheet(opened, participantColumns, 100);
  assert.equal([sheet.name, sheet.headerAt], ["Data", 1]);
});

test("reads workbooks that stand elsewhere in the package and name their sheets from the root", () => {
  const extra = {
    "_rels/.rels":
      '<Relationships><Relationship Id="a" Type="x/officeDocument" Target="/custom/book.xml"/></Relationships>',
    "custom/book.xml":
      '<workbook xmlns:r="r"><sheets><sheet name="S" r:id="q"/></sheets></workbook>',
    "custom/_rels/book.xml.rels":
      '<Relationships><Relationship Id="q" Type="x/worksheet" Target="/custom/s.xml"/></Relationships>',
    "custom/s.xml": `<worksheet><sheetData>${textRow(1, ["a"])}</sheetData></worksheet>`,
  };
  assert.equal(cellsOf(zipOf(extra)), [["a"]]);
});

const sample = "../shared/samples/participants/garuda_format_siswa.xlsx";

test("reads another system's sheet of 1,222 formatted rows as its header and nothing else", () => {
  if (!existsSync(sample)) {
    console.log(`\n  (skipped: ${sample} is not here)`);
    return;
  }
  const file = openSheetFile(new Uint8Array(readFileSync(sample)), "siswa.xlsx");
  const sheet = readBestSheet(file, participantColumns, 10_000);
  assert.equal([sheet.rows.length, sheet.headerAt], [1, 0]);
  assert.is(cellText(sheet.rows[0]?.cells[3]), "NAMA SISWA*");
});

test.run();
