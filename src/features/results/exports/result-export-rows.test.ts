import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { ExportedQuestion, ExportedResult } from "../../../contract/results/result-exports.ts";
import { stateText } from "../results-columns.tsx";
import { resultTypesMessages } from "../result-types-messages.ts";
import { resultsListMessages } from "../results-list-messages.ts";
import { resultExportMessages } from "./result-export-messages.ts";
import { exportedBook, type BookFacts } from "./result-export-rows.ts";

const test = suite("rows of exported results");

const facts = {
  title: "",
  sheetName: "",
  isEvent: false,
  statistics: {},
  words: {
    t: resultExportMessages.get(),
    listT: resultsListMessages.get(),
    typeNames: resultTypesMessages.get(),
    stateText,
  },
} as unknown as BookFacts;

/** The cells of questions with these shares, and their sum. */
function cellsOf(...shares: number[]): unknown[] {
  const questions = shares.map((_share, at): ExportedQuestion => ({
    id: `q${at}`,
    type: 12,
    no: at + 1,
    kode: "A",
    key: null,
  }));
  const result = { no_ujian: "1", nama: "A", cells: shares } as unknown as ExportedResult;
  const row = exportedBook("marks", { questions, items: [result] }, facts).row(result, 0);
  return row
    .slice(3)
    .map((cell) => (typeof cell === "object" && cell && "value" in cell ? cell.value : cell));
}

test("shares are rounded half up, also where the computer's number is a little below", () => {
  // 7 of 40 and 9 of 200 parts.
  assert.equal(cellsOf(0.175, 0.045), [0.18, 0.05, 0.22]);
  assert.equal(cellsOf(0.005, 0.01), [0.01, 0.01, 0.02]);
});

test("many thirds add up to what they are together, not to what is left of them when they are rounded", () => {
  const cells = cellsOf(...Array.from({ length: 300 }, () => 0.33333333));
  assert.is(cells.at(-1), 100);
});

test("start and end are times that a program can sort and subtract", () => {
  const result = {
    counts: [],
    types: [],
    state: "complete",
    result: { score: "80.00", score_most: "80.00" },
    started_at: "2026-11-30T01:00:20.000Z",
    finished_at: "2026-11-30T02:30:40.000Z",
  } as unknown as ExportedResult;
  const list = {
    ...facts,
    statistics: {
      figures: { mean: null, median: null, sd: null, counts: {}, bins: [] },
      least: null,
      most: null,
    },
  } as unknown as BookFacts;
  const { book, row } = exportedBook("list", { questions: [], items: [result] }, list);
  const heads = book.sheets[0]!.rows[2]!;
  const t = resultExportMessages.get();
  const cellOf = (head: string) =>
    row(result, 0)[heads.indexOf(head)] as { value: number; format: string };
  const [start, end] = [cellOf(t.started), cellOf(t.finished)];
  assert.is(start.format, "dd/mm/yyyy hh.mm");
  assert.is(Math.round((end.value - start.value) * 24 * 60), 90);
});

test.run();
