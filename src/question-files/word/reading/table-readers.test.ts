// Which reader takes which table: the first in the list that fits.
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { table, wordDocument } from "../../../testing/questions/word-document.ts";
import { readWordDocument } from "../document/read-document.ts";
import type { WordTable } from "../document/word-block.ts";
import { tableReaders } from "./table-readers.ts";

const test = suite("readers of tables in Word");
type Rows = readonly (readonly string[])[];

function tableOf(rows: Rows): WordTable {
  const document = readWordDocument(wordDocument(table(...rows)), []);
  const found = document?.blocks.find((block) => block.kind === "table");
  assert.ok(found?.kind === "table");
  return found;
}

/** Its place in the list; -1: none fits. */
const readerOf = (rows: Rows, isOpen = false) =>
  tableReaders.findIndex(({ fits }) => fits(tableOf(rows), isOpen));

const long: Rows = [
  ["Q:1)", "Satu?"],
  ["A:)", "ya"],
  ["B:)", "tidak"],
];
const wide: Rows = [
  ["No", "Soal", "A", "B", "Kunci"],
  ["1", "Satu?", "ya", "tidak", "A"],
];
const jenis: Rows = [
  ["No", "Soal", "Jenis Soal", "Opsi", "Jawaban", "Kunci"],
  ["1", "Satu?", "1", "A", "ya", "v"],
];
const numbered: Rows = [
  ["1", "Satu?", ""],
  ["A", "ya", "v"],
  ["B", "tidak", ""],
];
const marked: Rows = [
  ["1", "Satu?"],
  ["A", "ya"],
  ["B", "tidak"],
  ["KUNCI", "A"],
];
const stacked: Rows = [
  ["Soal", "Satu?"],
  ["Jawaban", "ya", "1"],
  ["Jawaban", "tidak", "0"],
];

test("each way of writing a table has its reader, the surest first", () => {
  assert.equal(
    [long, wide, jenis, numbered, marked, stacked].map((rows) => readerOf(rows)),
    [0, 1, 2, 3, 4, 5],
  );
});

test("under an open question only what surely is a question of its own is read", () => {
  assert.is(readerOf(marked, true), 4);
  assert.is(readerOf(stacked, true), -1);
  assert.is(readerOf(marked.slice(0, 1), true), -1, "a number alone may be a table of numbers");
  assert.is(readerOf(marked.slice(0, 1)), 4);
});

test("a table of figures is no question", () => {
  const figures: Rows = [
    ["Tahun", "Jumlah"],
    ["2024", "12"],
  ];
  assert.is(readerOf(figures), -1);
});

test.run();
