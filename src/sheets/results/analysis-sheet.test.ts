import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { MatrixRow, ResultMatrix } from "../../contract/results/result-matrix.ts";
import { writeXlsx } from "../../files/xlsx/write-xlsx.ts";
import type { BookCell, BookSheet } from "../../files/sheet-book.ts";
import { sum } from "../../domain/scoring/fraction.ts";
import { scoreStored, shownScore, storedScore } from "../../domain/scoring/shown-score.ts";
import { analysisFigures } from "./analysis-figures.ts";
import { analysisBook } from "./analysis-sheet.ts";

const test = suite("analysis of a test as a sheet");

const texts = {
  sheet: "Analisis",
  mostSheet: "Skor maksimum",
  title: "ANALISIS HASIL ULANGAN",
  order: "No",
  name: "Nama",
  most: "Skor maksimum",
  rest: "Penyesuaian",
  score: "Jumlah skor",
  absorption: "% ketercapaian",
  verdict: "Tuntas",
  kkm: "KKM",
  yes: "Ya",
  no: "Tidak",
  none: "-",
  sum: "Jumlah skor",
  sumMost: "Jumlah skor maksimal",
  reached: "% siswa tuntas",
  state: (state: string) => state,
  question: ({ number }: { number: number | null }) => String(number),
};

function row(id: string, earned: (string | null)[], more: Partial<MatrixRow> = {}): MatrixRow {
  const total = storedScore(sum(earned.map((each) => scoreStored(each ?? "0/1")))).exact;
  const shown = shownScore(scoreStored(total));
  return {
    id,
    participant_id: id,
    no_ujian: id,
    nama: `=Nama ${id}`,
    nisn: "",
    group_path: "",
    state: "complete",
    kkm: 75,
    verdict: Number(shown) >= 75 ? "reached" : "missed",
    score: shown,
    mark: Math.round(Number(shown)),
    total,
    earned,
    worth: earned.map((each) => (each === null ? null : "100/3")),
    emptied: "0/1",
    mastery: [],
    ...more,
  };
}
const absent = (id: string): MatrixRow =>
  row(id, [], { state: "absent", verdict: null, score: null, mark: null, total: null, worth: [] });

function matrixOf(rows: MatrixRow[], kkm: number | null = 75): ResultMatrix {
  const questions = [1, 2, 3].map((number) => ({
    id: `q${number}`,
    bank: "B",
    number,
    type: 1 as const,
    excerpt: "",
    competence_ids: [],
  }));
  return { questions, rows, kkm } as unknown as ResultMatrix;
}

function sheetsOf(matrix: ResultMatrix) {
  const facts = [["Mata pelajaran", "Fisika"]] as const;
  const signatures = [["Kepala Sekolah", "Guru"]] as const;
  return analysisBook({ matrix, facts, signatures, texts }).sheets;
}
const cellAt = ({ rows }: BookSheet, rowNumber: number, column: number): BookCell =>
  rows[rowNumber - 1]![column] ?? null;
const formulaAt = (sheet: BookSheet, rowNumber: number, column: number) => {
  const cell = cellAt(sheet, rowNumber, column);
  return cell !== null && typeof cell === "object" && "formula" in cell
    ? [cell.formula, cell.value]
    : cell;
};

test("sums, percentages and verdicts are formulas with the values that the screen shows", () => {
  const [sheet] = sheetsOf(
    matrixOf([
      row("a", ["100/3", "100/3", "100/6"]),
      row("b", ["100/3", "0/1", null]),
      absent("c"),
    ]),
  );
  // Title, subject, KKM, an empty row, the heading and the maxima stand above.
  assert.equal(formulaAt(sheet!, 7, 5), ["ROUND(ROUND(SUM(C7:E7),9),2)", 83.33]);
  assert.equal(formulaAt(sheet!, 8, 5), ["ROUND(ROUND(SUM(C8:E8),9),2)", 33.33]);
  assert.equal(formulaAt(sheet!, 8, 6), [
    "ROUND(ROUND((SUM(C8:E8))/SUMPRODUCT(ISNUMBER(C8:E8)*C$6:E$6)*100,9),2)",
    50,
  ]);
  assert.equal(formulaAt(sheet!, 7, 7), ['IF(F7>=$C$3,"Ya","Tidak")', "Ya"]);
  assert.equal(formulaAt(sheet!, 9, 7), "absent");
  assert.equal(formulaAt(sheet!, 10, 2), ["ROUND(ROUND(SUM(C7:C9),9),2)", 66.67]);
  assert.equal(formulaAt(sheet!, 11, 4), ["ROUND(ROUND(E$6*COUNT(E7:E9),9),2)", 33.33]);
  assert.equal(formulaAt(sheet!, 12, 3), [
    "ROUND(ROUND(SUM(D7:D9)/(D$6*COUNT(D7:D9))*100,9),2)",
    50,
  ]);
  assert.equal(formulaAt(sheet!, 12, 7), [
    'ROUND(ROUND(COUNTIF(H7:H9,"Ya")/COUNT(F7:F9)*100,9),2)',
    50,
  ]);
});

test("what a result has beside its points stands in a column of its own", () => {
  const floored = row("a", ["100/3", "-5/1", "0/1"], { total: "100/3", score: "33.33" });
  const matrix = matrixOf([floored, row("b", ["100/3", "100/3", "100/3"])]);
  assert.ok(analysisFigures(matrix).hasRest);
  const [sheet] = sheetsOf(matrix);
  assert.equal(cellAt(sheet!, 5, 5), "Penyesuaian");
  assert.equal(formulaAt(sheet!, 7, 6), ["ROUND(ROUND(SUM(C7:E7)+F7,9),2)", 33.33]);
  assert.not(analysisFigures(matrixOf([row("b", ["1/1", "1/1", "1/1"])])).hasRest);
});

test("a type without questions counts in full, in what was earned and in what could be", () => {
  const worth = ["45/1", "45/1", null];
  const emptied = { worth, emptied: "10/1" };
  const rows = [
    row("a", ["45/1", "45/1", null], { ...emptied, total: "100/1", score: "100.00" }),
    row("b", ["45/2", "45/1", null], { ...emptied, total: "155/2", score: "77.50" }),
    absent("c"),
  ];
  const [sheet] = sheetsOf(matrixOf(rows));
  assert.equal(formulaAt(sheet!, 6, 5), ["ROUND(ROUND(SUM(C6:E6),9),2)", 100]);
  const row7 = "(SUM(C7:D7)+E7)/(SUMPRODUCT(ISNUMBER(C7:D7)*C$6:D$6)+E$6)*100";
  assert.equal(formulaAt(sheet!, 7, 6), [`ROUND(ROUND(${row7},9),2)`, 100]);
  assert.equal((formulaAt(sheet!, 8, 6) as unknown[])[1], 77.5, "as the score, which decides");
  const all = "(SUM(C7:D9)+SUM(E7:E9))/(SUMPRODUCT(ISNUMBER(C7:D9)*C$6:D$6)+E$6*COUNT(E7:E9))*100";
  assert.equal(formulaAt(sheet!, 12, 6), [`ROUND(ROUND(${all},9),2)`, 88.75], "the mean");
});

test("where only some have a type without questions, the second sheet says what it is worth", () => {
  const worth = ["45/1", "45/1", null];
  const more = { worth, emptied: "10/1", total: "100/1", score: "100.00" };
  const rows = [row("a", ["45/1", "45/1", null], more), row("b", ["100/3", "100/3", "0/1"])];
  const sheets = sheetsOf(matrixOf(rows));
  assert.equal(cellAt(sheets[1]!, 5, 5), "Penyesuaian");
  assert.equal(formulaAt(sheets[0]!, 7, 7), [
    "ROUND(ROUND((SUM(C7:E7)+F7)/SUM('Skor maksimum'!C7:F7)*100,9),2)",
    100,
  ]);
  assert.equal((formulaAt(sheets[0]!, 8, 7) as unknown[])[1], 66.67);
});

test("where questions are worth different points, a second sheet says what each could earn", () => {
  const other = row("b", ["50/1", "0/1", null], { worth: ["50/1", "50/1", null] });
  const sheets = sheetsOf(matrixOf([row("a", ["100/3", "100/3", "0/1"]), other]));
  assert.equal(
    sheets.map(({ name }) => name),
    ["Analisis", "Skor maksimum"],
  );
  assert.equal(formulaAt(sheets[0]!, 8, 6), [
    "ROUND(ROUND((SUM(C8:E8))/SUM('Skor maksimum'!C8:E8)*100,9),2)",
    50,
  ]);
  assert.equal(formulaAt(sheets[0]!, 6, 2), ["MAX('Skor maksimum'!C7:C8)", 50]);
});

test("names stay texts, and formulas are written as formulas with their values", () => {
  const matrix = matrixOf([row("a", ["100/3", "100/3", "100/3"])]);
  const bytes = writeXlsx({ sheets: sheetsOf(matrix) });
  assert.ok(bytes.length > 0);
  const [sheet] = sheetsOf(matrix);
  assert.is(cellAt(sheet!, 7, 1), "=Nama a");
});

test.run();
