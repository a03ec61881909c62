import { strFromU8, unzipSync } from "fflate";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Book, BookCell } from "./sheet-book.ts";
import { openSheetFile } from "../sheets/read-sheet.ts";
import { createLocalWorker } from "../testing/local-worker.ts";
import { createExportSession } from "../kit/sheet-export/export-session.ts";
import { saveBook } from "../kit/sheet-export/save-book.ts";
import { writeBook } from "./write-sheet.ts";

const test = suite("write sheet");

const columns = [
  { width: 20, text: true },
  { width: 8, text: false },
];
function bookOf(...rows: BookCell[][]): Book {
  return { sheets: [{ name: "Data: [1]/2", columns, rows, frozenRows: 1 }] };
}
function partsOf(book: Book): Record<string, string> {
  const parts = unzipSync(new Uint8Array(writeBook(book, "xlsx")));
  return Object.fromEntries(Object.entries(parts).map(([path, bytes]) => [path, strFromU8(bytes)]));
}
const csvOf = (book: Book): string =>
  new TextDecoder("utf-8", { ignoreBOM: true }).decode(writeBook(book, "csv"));

test("writes CSV as Excel here opens it: marked UTF-8, semicolons, decimal commas", () => {
  const book = bookOf(["no", "nilai"], ["001", 7.5], ['a"b;c', true], ["é", null]);
  assert.is(csvOf(book), '\ufeffno;nilai\r\n001;7,5\r\n"a""b;c";TRUE\r\né;\r\n');
});

test("neutralises formulas in both kinds of file, and leaves negative numbers alone", () => {
  const book = bookOf(["=1+1", "x"], ["@SUM(A1)", -5], ["\tx", "+1"]);
  assert.is(csvOf(book), "\ufeff'=1+1;x\r\n'@SUM(A1);-5\r\n\"'\tx\";'+1\r\n");
  const strings = partsOf(book)["xl/sharedStrings.xml"] ?? "";
  const texts = [...strings.matchAll(/<t[^>]*>([^<]*)<\/t>/gu)].map(([, text]) => text);
  assert.equal(texts, ["'=1+1", "x", "'@SUM(A1)", "'\tx", "'+1"]);
  assert.not.match(partsOf(book)["xl/worksheets/sheet1.xml"] ?? "", "<f>");
});

test("keeps identifiers as text, freezes a bold header and gives columns their widths", () => {
  const { "xl/worksheets/sheet1.xml": sheet = "", "xl/styles.xml": styles = "" } = partsOf(
    bookOf(["no", "nilai"], ["001", 7]),
  );
  assert.match(sheet, '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>');
  assert.match(sheet, /<col min="1" max="1" width="20" style="1"/u);
  assert.match(sheet, /<c r="A2" s="\d" t="s">/u);
  assert.match(sheet, /<c r="B2" s="0"><v>7<\/v>/u);
  const looks = [...styles.matchAll(/<xf numFmtId="(\d+)" fontId="(\d)"[^>]*xfId/gu)].map(
    ([, format, font]) => `${format}/${font}`,
  );
  const [, style] = /<c r="A1" s="(\d)"/u.exec(sheet) ?? [];
  assert.is(looks[Number(style)], "49/1");
  assert.is(looks[Number(/<c r="A2" s="(\d)"/u.exec(sheet)?.[1])], "49/0");
});

test("fills single cells with a colour, in xlsx alone, and lets texts of a row run upwards", () => {
  const rows = [
    ["Pilihan ganda"],
    [{ value: "=x", fill: "FFEB9C" }],
    [{ value: 0, fill: "FFC7CE" }],
  ];
  const sheet = { name: "Warna", columns: [{ width: 4, text: false }], rows, frozenRows: 1 };
  const book = { sheets: [{ ...sheet, rotatedRows: [0] }] };
  assert.is(csvOf(book), "\ufeffPilihan ganda\r\n'=x\r\n0\r\n");
  const parts = partsOf(book);
  const { "xl/worksheets/sheet1.xml": cells = "", "xl/styles.xml": styles = "" } = parts;
  const looks = [
    ...styles.matchAll(/<xf numFmtId[^>]*fillId="(\d+)"[^>]*xfId[^>]*>(?:<alignment[^>]*>)?/gu),
  ];
  const fills = [...styles.matchAll(/<fgColor rgb="FF(\w+)"/gu)].map(([, colour]) => colour);
  const styleOf = (cell: string) =>
    looks[Number(new RegExp(`r="${cell}" s="(\\d+)"`, "u").exec(cells)?.[1])]!;
  assert.match(styleOf("A1")[0], 'textRotation="90"');
  assert.is(fills[Number(styleOf("A2")[1]) - 2], "FFEB9C");
  assert.is(fills[Number(styleOf("A3")[1]) - 2], "FFC7CE");
  assert.match(cells, /<c r="A3" s="\d"><v>0<\/v>/u);
});

test("gives a sheet a name that Excel accepts", () => {
  assert.match(partsOf(bookOf(["a"]))["xl/workbook.xml"] ?? "", 'name="Data   1  2"');
});

test("writes texts that look like escapes, and characters that XML cannot carry, so that they come back", () => {
  const texts = ["_x0041_", "a\u0007b", '<&">', "\ufffe", " spasi "];
  const bytes = new Uint8Array(writeBook(bookOf(["h"], ...texts.map((text) => [text])), "xlsx"));
  const { rows } = openSheetFile(bytes, "x.xlsx").readSheet("Data   1  2", 100);
  assert.equal(
    rows.slice(1).map(({ cells }) => cells[0]),
    texts,
  );
});

test("writes numbers in a format of their own", () => {
  const parts = partsOf(
    bookOf(["h"], ["x", { value: 46034, format: "dd/mm/yyyy", text: "12/01/2026" }]),
  );
  assert.match(parts["xl/styles.xml"] ?? "", '<numFmt numFmtId="164" formatCode="dd/mm/yyyy"/>');
  assert.match(csvOf(bookOf(["x", { value: 1, format: "0", text: "12/01/2026" }])), "x;12/01/2026");
});

test("has a whole book written in a worker and saves it under the given name", async () => {
  const saved: [number, string, string][] = [];
  await saveBook(bookOf(["a"], ["b"]), "csv", "x.csv", {
    createWorker: () => createLocalWorker(createExportSession()),
    save: (bytes, name, mediaType) => saved.push([bytes.byteLength, name, mediaType]),
  });
  assert.equal(saved, [[9, "x.csv", "text/csv;charset=utf-8"]]);
});

test.run();
