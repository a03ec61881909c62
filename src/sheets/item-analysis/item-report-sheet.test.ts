import { suite } from "uvu";
import * as assert from "uvu/assert";
import { analyseItems, usualRules } from "../../domain/item-analysis/analyse-items.ts";
import {
  createItemResponses,
  type ItemResponses,
} from "../../domain/item-analysis/sending/item-responses.ts";
import type { BookCell, BookSheet } from "../../files/sheet-book.ts";
import { markedTable, question, response } from "../../testing/item-analysis/response-builders.ts";
import { itemReportBook, type ReportTexts } from "./item-report-sheet.ts";

const test = suite("report of items as a sheet");

/** Every text is its own name. */
const texts = new Proxy({} as ReportTexts, {
  get: (_none, name) =>
    name === "difficultyNames" || name === "discriminationNames"
      ? new Proxy({}, { get: (_names, word) => String(word) })
      : String(name),
});

function sheetsOf(responses: ItemResponses): readonly BookSheet[] {
  const analysis = analyseItems(responses);
  const reported = (at: number) => ({
    label: at + 1,
    type: "PG",
    excerpt: "=soal",
    distractors: "",
    decision: "diterima",
    sentence: "",
  });
  return itemReportBook({
    analysis,
    responses,
    rules: usualRules,
    questions: analysis.questions.map((_question, at) => reported(at)),
    facts: [["Ujian", "PTS"]],
    summary: [["Reliabilitas", "tinggi"]],
    signatures: [["Kepala", "Guru"]],
    texts,
  }).sheets;
}
const formulaAt = ({ rows }: BookSheet, row: number, column: number): unknown => {
  const cell: BookCell = rows[row - 1]![column] ?? null;
  return typeof cell === "object" && cell !== null && "formula" in cell
    ? [cell.formula, cell.value]
    : cell;
};
const four = [
  [1, 1, 0],
  [1, 0, 1],
  [0, 0, 1],
  [0, 0, 0],
];

test("the report rounds what the sheet of figures computes, and decides words by what it shows", () => {
  const [report, figures] = sheetsOf(markedTable(four));
  const at = report!.rows.findIndex((row) => row[0] === 1) + 1;
  assert.equal(formulaAt(report!, at + 1, 4), ["ROUND(ROUND('figuresSheet'!E19,9),2)", 0.25]);
  assert.equal(formulaAt(report!, at + 1, 5), [
    `IF(E${at + 1}>=0.71,"mudah",IF(E${at + 1}>=0.31,"sedang","sukar"))`,
    "sukar",
  ]);
  assert.equal(formulaAt(figures!, 19, 4), ["C19/D19", 0.25]);
  assert.is(report!.rows[at - 1]![2], "=soal");
});

test("alpha and KR-20 have formulas of their own with the same value", () => {
  const [, figures] = sheetsOf(markedTable(four));
  const [alpha, kr20] = [12, 13].map((row) => formulaAt(figures!, row, 1) as [string, number]);
  assert.not.equal(alpha![0], kr20![0]);
  assert.is(alpha![1], kr20![1]);
});

test("what the console does not define is a dash and no formula", () => {
  const [report, figures] = sheetsOf(markedTable([[1], [1]]));
  assert.is(formulaAt(figures!, 12, 1), "none");
  assert.is(formulaAt(report!, report!.rows.findIndex((row) => row[0] === 1) + 1, 8), "none");
});

test("whoever is not fully marked is in no sheet; marks that were given count in the total alone", () => {
  const builder = createItemResponses([question("a"), question("b")]);
  builder.add(true, [response(1), response(1, { treatment: "semua_benar" })]);
  builder.add(false, [response(1), response(1)]);
  const [, , marks] = sheetsOf(builder.finish());
  assert.is(marks!.rows.length, 3);
  assert.equal(marks!.rows[2]!.slice(0, 4), [1, 1, null, 1]);
  assert.equal(formulaAt(marks!, 3, 4), ["ROUND(SUM(B3:D3),9)", 2]);
});

test("where maxima differ they have a sheet of their own", () => {
  const builder = createItemResponses([question("a")]);
  builder.add(true, [response(1)]);
  builder.add(true, [response(1, { maximum: "2/1" })]);
  const sheets = sheetsOf(builder.finish());
  assert.is(sheets[3]!.name, "maximaSheet");
  assert.equal(formulaAt(sheets[1]!, 18, 4), ["C18/D18", 2 / 3]);
  assert.equal(formulaAt(sheets[1]!, 18, 3), ["SUM('maximaSheet'!B$3:B$4)", null]);
});

test.run();
