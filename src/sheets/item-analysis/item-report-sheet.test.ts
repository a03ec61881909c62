import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { analyseItems, usualRules } from "../../domain/item-analysis/analyse-items.ts";
import { analysisSummary } from "../../domain/item-analysis/summary/analysis-summary.ts";
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
  const { meanP, meanD } = analysisSummary(analysis.questions);
  const reported = (at: number) => ({
    label: at + 1,
    type: "PG",
    excerpt: "=soal",
    distractors: "",
    decision: "diterima",
    named: (word: string) => `${word} (!)`,
    sentence: "",
  });
  return itemReportBook({
    analysis,
    responses,
    rules: usualRules,
    questions: analysis.questions.map((_question, at) => reported(at)),
    means: { p: meanP, d: meanD },
    facts: [
      ["Ujian", "PTS"],
      ["Peserta", 300],
    ],
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
const isWithoutValue = (cell: BookCell): boolean =>
  typeof cell === "object" && cell !== null && "formula" in cell && cell.value === null;
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
    `IF(E${at + 1}>=0.71,"mudah (!)",IF(E${at + 1}>=0.31,"sedang (!)","sukar (!)"))`,
    "sukar (!)",
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

test("what is removed for everybody has no n of 0, and a number among the facts is a number", () => {
  const builder = createItemResponses([question("a"), question("b")]);
  for (const mark of [1, 0])
    builder.add(true, [response(mark), response(0, { treatment: "dihapus" })]);
  const [report, figures] = sheetsOf(builder.finish());
  assert.is(report!.rows.find(([label]) => label === 2)![3], "none");
  assert.is(figures!.rows.find(([label]) => label === 2)![1], "none");
  assert.is(report!.rows[2]![2], 300);
});

test("where maxima differ they have a sheet of their own", () => {
  const builder = createItemResponses([question("a")]);
  builder.add(true, [response(1)]);
  builder.add(true, [response(1, { maximum: "2/1" })]);
  const sheets = sheetsOf(builder.finish());
  assert.is(sheets[3]!.name, "maximaSheet");
  assert.equal(formulaAt(sheets[1]!, 18, 4), ["C18/D18", 2 / 3]);
  assert.equal(formulaAt(sheets[1]!, 18, 3), ["SUM('maximaSheet'!B$3:B$4)", 3]);
});

test("every formula has its value, from which the figures of the console follow", () => {
  const tables = fc.array(fc.array(fc.constantFrom(0, 1, "1/2"), { minLength: 3, maxLength: 3 }), {
    minLength: 2,
    maxLength: 12,
  });
  fc.assert(
    fc.property(tables, (marks) => {
      const responses = markedTable(marks);
      const { test: whole, questions } = analyseItems(responses);
      const sheets = sheetsOf(responses);
      for (const { rows } of sheets) for (const row of rows) assert.not(row.some(isWithoutValue));
      const [, figures] = sheets;
      const valueAt = (row: number, column: number) =>
        (formulaAt(figures!, row, column) as [string, number])[1];
      if (whole.scores.sd.value !== null) {
        const [variances, variance] = [valueAt(10, 1), valueAt(11, 1)];
        const alpha = (3 / 2) * (1 - variances / variance);
        if (whole.alpha.value !== null) assert.ok(Math.abs(whole.alpha.value - alpha) < 1e-9);
      }
      for (const [at, { itemTotal, p }] of questions.entries()) {
        const row = 18 + at;
        assert.ok(Math.abs(valueAt(row, 2) / valueAt(row, 3) - p.value!) < 1e-9);
        if (itemTotal.value === null) continue;
        const r = valueAt(row, 7) / Math.sqrt(valueAt(row, 5) * valueAt(row, 8));
        assert.ok(Math.abs(itemTotal.value - r) < 1e-9);
      }
    }),
  );
});

test("equal totals share the places of a group in the values as in the formulas", () => {
  const [, , marks] = sheetsOf(markedTable([[1], [1], [1], [0]]));
  const values = [3, 4, 5, 6].map((row) =>
    [3, 4, 5, 6].map((column) => (formulaAt(marks!, row, column) as [string, number])[1]),
  );
  const three = [0, 1, 2 / 3, 1 / 3];
  assert.equal(values, [three, three, three, [3, 0, 0, 1]]);
});

test("means of p and D are formulas over the questions, and alpha stands in one row", () => {
  const [report] = sheetsOf(markedTable(four));
  const rowsOf = (name: string) => report!.rows.filter(([first]) => first === name);
  assert.equal(rowsOf("meanP")[0]![2], {
    formula: "ROUND(ROUND(AVERAGE('figuresSheet'!E18:E20),9),2)",
    value: 0.42,
    format: "0.00",
  });
  assert.is(rowsOf("alpha").length, 1);
});

test.run();
