// For tests: whether everything that answers a result answers what the oracle expects, to the last digit.
import * as assert from "uvu/assert";
import type { Call, CallInput, CallOutput } from "../../contract/calls/call.ts";
import {
  getLedgerSheet,
  listLedger,
  readLedgerPeople,
  type LedgerRow,
} from "../../contract/results/event-ledger.ts";
import { listResults, resultSorts, type ResultRow } from "../../contract/results/exam-results.ts";
import { exportResults, listResultIds } from "../../contract/results/result-export-calls.ts";
import type { ExportedResults } from "../../contract/results/result-exports.ts";
import { getResultDetail } from "../../contract/results/result-detail.ts";
import { getResultMatrix } from "../../contract/results/result-matrix.ts";
import { getOwnResult } from "../../contract/sitting/own-sitting.ts";
import { add, fraction, type Fraction } from "../../domain/scoring/fraction.ts";
import { scoreStored, shownScore } from "../../domain/scoring/shown-score.ts";
import { exportedBook } from "../../features/results/exports/result-export-rows.ts";
import { resultExportMessages } from "../../features/results/exports/result-export-messages.ts";
import { stateText } from "../../features/results/results-columns.tsx";
import { resultTypesMessages } from "../../features/results/result-types-messages.ts";
import { resultsListMessages } from "../../features/results/results-list-messages.ts";
import { finalScore } from "../../features/results/score-list/score-list-rows.ts";
import { analysisFigures, sumOf } from "../../sheets/results/analysis-figures.ts";
import { isSame, oracleScore, type Ratio } from "../scoring-oracle/score-oracle.ts";
import type { SeededRandom } from "../scoring-oracle/seeded-random.ts";
import { oracleShown } from "../scoring-oracle/sitting-oracle.ts";
import type { ExpectedExam, ExpectedResult } from "./expected-results.ts";

export type Ask = <C extends Call>(
  endpoint: C,
  input: CallInput<C>,
  token?: string,
) => Promise<CallOutput<C>>;
type Checking = { ask: Ask; dice: SeededRandom };
type Person = { id: string; no: string; token: string };

const ofExam = ({ exam }: ExpectedExam) => ({ schedule_id: exam.id, event_id: "" });
const pageSize = 5;

export async function checkExam(
  expected: ExpectedExam,
  people: readonly Person[],
  checking: Checking,
): Promise<void> {
  const rows = await listedRows(expected, checking);
  for (const row of rows.values()) checkRow(row, expected);
  await checkFigures(expected, checking);
  await checkExports(expected, rows, checking);
  await checkForms(expected, rows, checking);
  for (const { no, token } of people) {
    const one = expected.results.get(no);
    if (!one) continue;
    await checkDetail(one, rows.get(no)!, checking);
    const { score, score_most, pending } = await checking.ask(
      getOwnResult,
      { id: expected.exam.id },
      token,
    );
    const { rank: _rank, verdict: _verdict, ...figures } = one.named;
    assert.equal({ score, score_most, pending }, figures, "the participant's own call");
  }
}

/** By number: the same rows with the same ranks, however they are sorted and cut into pages. */
async function listedRows(expected: ExpectedExam, { ask, dice }: Checking) {
  const { finished, absent, atWork } = expected.exam;
  const whole = await ask(listResults, { ...ofExam(expected), per_page: 100 });
  const byNumber = new Map(whole.items.map((row) => [row.no_ujian, row]));
  assert.is(byNumber.size, finished.length + absent.length + atWork.length);
  for (const sort of dice.shuffled(resultSorts).slice(0, 4)) {
    const order = dice.oneIn(2) ? sort : (`-${sort}` as const);
    const found: ResultRow[] = [];
    for (let page = 1; found.length < byNumber.size && page < 10; page += 1) {
      const query = { ...ofExam(expected), page, per_page: pageSize, sort: order };
      found.push(...(await ask(listResults, query)).items);
    }
    assert.equal(new Set(found.map(({ id }) => id)).size, byNumber.size, order);
    for (const row of found) assert.equal(row, byNumber.get(row.no_ujian), order);
    const { ids } = await ask(listResultIds, { ...ofExam(expected), sort: order });
    assert.equal(
      ids,
      found.map(({ id }) => id),
      order,
    );
  }
  return byNumber;
}

function checkRow(row: ResultRow, { exam, results }: ExpectedExam): void {
  const one = results.get(row.no_ujian);
  if (!one) {
    const state = exam.absent.includes(row.no_ujian) ? "absent" : "unfinished";
    assert.equal([row.state, row.result, row.rank], [state, null, null]);
    return;
  }
  const { rank, verdict, pending, score, score_most } = one.named;
  const { state, result } = row;
  assert.equal(
    { state, result, pending: row.pending, rank: row.rank, verdict: row.verdict, kkm: row.kkm },
    {
      state: one.state,
      result: { score, score_most },
      pending,
      rank,
      verdict,
      kkm: one.sitting.bank.kkm,
    },
    `the row of ${row.no_ujian}`,
  );
}

const plus = ([a, b]: Ratio, [c, d]: Ratio): Ratio => [a * d + c * b, b * d];
const meanOf = (results: readonly ExpectedResult[]): string | null => {
  if (results.length === 0) return null;
  const [above, below] = results.map(({ total }) => total).reduce(plus);
  return oracleShown([above, below * BigInt(results.length)]);
};
const finalIn = ({ results }: ExpectedExam): ExpectedResult[] =>
  [...results.values()].filter(({ state }) => state === "complete");

async function checkFigures(expected: ExpectedExam, { ask }: Checking): Promise<void> {
  const { figures } = await ask(listResults, { ...ofExam(expected), per_page: pageSize });
  const final = finalIn(expected);
  const reached = final.filter(({ named }) => named.verdict === "reached").length;
  assert.equal(
    [figures.n, figures.reached, figures.mean],
    [final.length, reached, meanOf(final)],
    "figures over the list",
  );
}

async function checkExports(
  expected: ExpectedExam,
  rows: ReadonlyMap<string, ResultRow>,
  { ask }: Checking,
): Promise<void> {
  const ids = [...rows.values()].map(({ id }) => id);
  for (const kind of ["list", "marks", "letters"] as const) {
    const exported = await ask(exportResults, { ...ofExam(expected), kind, ids });
    for (const {
      sesi: _sesi,
      room: _room,
      counts: _c,
      empty: _e,
      cells: _cells,
      ...row
    } of exported.items) {
      assert.equal(row, rows.get(row.no_ujian), `the export of ${kind}`);
    }
    if (kind === "list") checkListFile(exported);
    if (kind === "marks") checkMarksFile(exported, expected);
  }
}

/** The file of a kind of export, row by row; `find`: the column of a heading. */
function fileOf(kind: "list" | "marks", exported: ExportedResults) {
  const { book, row } = exportedBook(kind, exported, {
    title: "Hasil",
    sheetName: "Hasil",
    isEvent: false,
    statistics: { figures: noFigures, least: null, most: null },
    words: {
      t: resultExportMessages.get(),
      listT: resultsListMessages.get(),
      typeNames: resultTypesMessages.get(),
      stateText,
    },
  });
  const heads = book.sheets[0]!.rows[2]!;
  return { row, find: (head: string) => heads.indexOf(head) };
}
const noFigures = {
  n: 0,
  mean: null,
  median: null,
  sd: null,
  with_kkm: 0,
  reached: 0,
  share: null,
  kkm: null,
  bins: [],
  unmarked: 0,
  counts: {
    complete: 0,
    waiting: 0,
    unscored: 0,
    computing: 0,
    unfinished: 0,
    expected: 0,
    absent: 0,
  },
};

function checkListFile(exported: ExportedResults): void {
  const t = resultExportMessages.get();
  const { row, find } = fileOf("list", exported);
  for (const [at, one] of exported.items.entries()) {
    const cells = row(one, at);
    const score = finalScore(one);
    const text = score && { value: Number(score), format: "0.00", text: score.replace(".", ",") };
    assert.equal([cells[find(t.score)], cells[find(t.rank)]], [text, one.rank]);
  }
}

/** Of questions that count as they were asked: the share with two decimals, and their sum. */
function checkMarksFile(exported: ExportedResults, { results }: ExpectedExam): void {
  const { row } = fileOf("marks", exported);
  for (const [at, one] of exported.items.entries()) {
    const expected = results.get(one.no_ujian);
    if (!expected) continue;
    const { sitting, changes } = expected;
    const cells = row(one, at).slice(3);
    const shares: Ratio[] = [];
    for (const [place, { id }] of exported.questions.entries()) {
      const question = sitting.drawn.find((each) => each.id === id);
      if (!question || question.type === 2 || changes.has(id)) continue;
      const answer = sitting.answers.get(id) ?? null;
      const { share, verdict } = oracleScore(question.content, answer, question.policy);
      shares.push(share);
      const value = valueOf(cells[place]);
      assert.is(value, verdict === "kosong" ? "x" : Number(oracleShown(share)), `share of ${id}`);
    }
    if (changes.size > 0 || sitting.drawn.some(({ type }) => type === 2)) continue;
    const sum = Number(oracleShown(shares.reduce(plus, [0n, 1n])));
    assert.is(valueOf(cells.at(-1)), sum, "the sum of shares");
  }
}
const valueOf = (cell: unknown): unknown =>
  typeof cell === "object" && cell !== null && "value" in cell ? cell.value : cell;

async function checkForms(
  expected: ExpectedExam,
  rows: ReadonlyMap<string, ResultRow>,
  { ask }: Checking,
): Promise<void> {
  const matrix = await ask(getResultMatrix, { schedule_id: expected.exam.id });
  assert.is(matrix.rows.length, rows.size);
  for (const row of matrix.rows) {
    const one = expected.results.get(row.no_ujian);
    const isFinal = one?.state === "complete";
    assert.is(row.score, finalScore(rows.get(row.no_ujian)!), "the list of scores");
    assert.is(row.mark, isFinal ? wholeOf(one.total) : null, "the mark for e-Rapor");
    assert.is(row.total !== null && isSame(scoreStored(row.total), one!.total), isFinal);
  }
  for (const { row, points, rest } of analysisFigures(matrix).rows) {
    if (row.total === null) continue;
    const whole = add(sumOf(points), rest!);
    assert.is(shownScore(whole), row.score, "points of questions and what is beside them");
  }
}

/** Half up, from the exact total. */
const wholeOf = ([above, below]: Ratio): number => Number((above * 2n + below) / (2n * below));

async function checkDetail(one: ExpectedResult, listed: ResultRow, { ask }: Checking) {
  const { row, opened } = await ask(getResultDetail, { id: one.sitting.id });
  assert.equal(row, listed, "the head of the detail");
  const { score, score_most } = one.named;
  assert.equal(opened!.shown, { least: score, most: score_most }, "the arithmetic of the detail");
  assert.ok(isSame(scoreStored(opened!.total.least), one.total));
  const zero: Fraction = fraction(0n, 1n);
  const types = opened!.types.map(({ total }) => scoreStored(total.least)).reduce(add, zero);
  assert.ok(isSame(types, one.total), "the types add up to the total");
}

const hundredths = (score: string): number => Number(score.replace(".", ""));
const shown = (value: number): string => (value / 100).toFixed(2);

export async function checkLedger(
  event_id: string,
  exams: readonly ExpectedExam[],
  { ask, dice }: Checking,
): Promise<void> {
  const sheet = await ask(getLedgerSheet, { event_id, per_page: 100 });
  const byId = new Map(sheet.items.map((row) => [row.id, row]));
  for (const row of sheet.items) checkLedgerRow(row, exams);
  checkLedgerRanks(sheet.items);
  for (const { exam, results } of exams) {
    const column = sheet.exams.find(({ id }) => id === exam.id)!;
    const final = finalIn({ exam, results });
    assert.equal([column.n, column.mean], [final.length, meanOf(final)], "a column of the ledger");
  }
  for (const sort of dice
    .shuffled(["rank", "-mean", "nama", "total", "-missed"] as const)
    .slice(0, 3)) {
    const found: LedgerRow[] = [];
    for (let page = 1; found.length < byId.size && page < 10; page += 1) {
      found.push(...(await ask(listLedger, { event_id, page, per_page: pageSize, sort })).items);
    }
    assert.equal(new Set(found.map(({ id }) => id)).size, byId.size, sort);
    for (const row of found) assert.equal(sorted(row), sorted(byId.get(row.id)!), sort);
  }
  const ids = dice.shuffled([...byId.keys()]).slice(0, 4);
  const { items } = await ask(readLedgerPeople, { event_id, ids });
  for (const { exams: own, ...row } of items) {
    assert.equal(sorted(row), sorted(byId.get(row.id)!), "a person of the ledger");
    for (const { schedule_id, rank, ranked } of own) {
      const of = exams.find(({ exam }) => exam.id === schedule_id)!;
      const expected = of.results.get(row.no_ujian)?.named.rank ?? null;
      assert.equal([rank, ranked], [expected, finalIn(of).length]);
    }
  }
}

const sorted = ({ cells, ...row }: LedgerRow) => ({
  ...row,
  cells: [...cells].sort((a, b) => (a.schedule_id < b.schedule_id ? -1 : 1)),
});

function checkLedgerRow(row: LedgerRow, exams: readonly ExpectedExam[]): void {
  const scores: number[] = [];
  let missed = 0;
  for (const { exam, results } of exams) {
    const cell = row.cells.find(({ schedule_id }) => schedule_id === exam.id)!;
    const one = results.get(row.no_ujian);
    const { score = null, score_most = null } = one?.named ?? {};
    assert.equal([cell.score, cell.score_most], [score, score_most], "a cell of the ledger");
    if (one?.state !== "complete") continue;
    scores.push(hundredths(one.named.score));
    assert.is(cell.is_missed, one.named.verdict === "missed");
    if (cell.is_missed) missed += 1;
  }
  const total = scores.reduce((all, score) => all + score, 0);
  const n = scores.length;
  const mean = n === 0 ? null : shown(Math.floor((total * 2 + n) / (2 * n)));
  assert.equal(
    [row.final, row.missed, row.total, row.mean],
    [n, missed, n === 0 ? null : shown(total), mean],
    "totals of the ledger",
  );
}

function checkLedgerRanks(rows: readonly LedgerRow[]): void {
  const whole = rows.filter(({ final, cells }) => final === cells.length);
  for (const row of rows) {
    const above = whole.filter(({ mean }) => hundredths(mean!) > hundredths(row.mean ?? "0.00"));
    assert.is(row.rank, whole.includes(row) ? above.length + 1 : null, "a rank of the ledger");
  }
}
