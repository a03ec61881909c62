// What counts and what does not: treatments, sittings that are not fully marked, random draws, and the smallest exams.
import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  chosenTable,
  markedTable,
  question,
  response,
} from "../../testing/item-analysis/response-builders.ts";
import { analyseItems, usualRules } from "./analyse-items.ts";
import {
  createItemResponses,
  type ItemResponse,
  type ItemResponses,
} from "./sending/item-responses.ts";

const test = suite("analysis of an exam");

type Cells = readonly (ItemResponse | null)[];

/** @param rows null in front of the cells: the sitting is not fully marked */
function exam(
  width: number,
  rows: readonly (readonly [isMarked: boolean, cells: Cells])[],
): ItemResponses {
  const builder = createItemResponses(
    Array.from({ length: width }, (_none, at) => question(`q${at + 1}`)),
  );
  for (const [isMarked, cells] of rows) builder.add(isMarked, cells);
  return builder.finish();
}

const four = ["110", "101", "001", "000"].map((row) => [...row]);

test("sittings that are not fully marked are left out and counted", () => {
  const rows = four.map((row): [boolean, Cells] => [true, row.map((mark) => response(mark))]);
  const alone = analyseItems(exam(3, rows));
  const { test: whole, questions } = analyseItems(
    exam(3, [...rows, [false, [response(1), null, response(1)]]]),
  );
  assert.is(whole.unmarked, 1);
  assert.equal(
    questions.map(({ n, unmarked }) => [n, unmarked]),
    [
      [4, 1],
      [4, 0],
      [4, 1],
    ],
  );
  assert.equal({ ...whole, unmarked: 0 }, alone.test);
  assert.equal({ ...questions[0]!, unmarked: 0 }, alone.questions[0]);
});

test("empty answers earn 0 and count, and what was not reached is counted by itself", () => {
  const [first] = analyseItems(
    exam(1, [
      [true, [response(1)]],
      [true, [response(0, { state: "empty" })]],
      [true, [response(0, { state: "unreached" })]],
      [true, [response(0, { state: "unreached" })]],
    ]),
  ).questions;
  assert.equal([first!.n, first!.empty, first!.unreached], [4, 1, 2]);
  assert.is(first!.p.shown, "0.25");
});

test("a removed question is out of k, of the totals and of the figures", () => {
  const removed = (mark: string) => response(mark, { treatment: "dihapus" });
  const rows = four.map((row): [boolean, Cells] => [
    true,
    [...row.map((mark) => response(mark)), removed(row[0]!)],
  ]);
  const { test: whole, questions } = analyseItems(exam(4, rows));
  assert.equal(whole, analyseItems(markedTable(four)).test);
  const { p, d, itemRest, effectiveWeight, alphaWithout, removed: count, n } = questions[3]!;
  for (const figure of [p, d, itemRest, effectiveWeight, alphaWithout]) {
    assert.equal(figure, { value: null, shown: null, why: "removed" });
  }
  assert.equal([count, n], [4, 0]);
  assert.equal(questions[3]!.proposal, { status: null, reasons: [], why: "removed" });
});

test("a question that is right for everybody has dashes, and stays in k without variance", () => {
  const rows = four.map((row): [boolean, Cells] => [
    true,
    [...row.map((mark) => response(mark)), response(1, { treatment: "semua_benar" })],
  ]);
  const { test: whole, questions } = analyseItems(exam(4, rows));
  const all = analyseItems(markedTable(four.map((row) => [...row, "1"])));
  assert.equal(whole.alpha, all.test.alpha);
  assert.is(whole.k, 4);
  const { p, d, itemTotal, given } = questions[3]!;
  for (const figure of [p, d, itemTotal]) assert.is(figure.why, "given");
  assert.is(given, 4);
  assert.equal(questions[0]!.intendedWeight.shown, "25.00");
  // The 30 : 50 : 20 mix is of questions that measure.
  assert.is(
    whole.mix.reduce((sum, { count }) => sum + count, 0),
    3,
  );
});

test("of a question with two treatments only the usual one counts, and nothing is claimed for the whole", () => {
  const { test: whole, questions } = analyseItems(
    exam(2, [
      [true, [response(1), response(1)]],
      [true, [response(0), response(0)]],
      [true, [response(0), response(1, { treatment: "semua_benar" })]],
      [true, [response(1), response(1, { treatment: "dihapus" })]],
    ]),
  );
  const { n, given, removed, p } = questions[1]!;
  assert.equal([n, given, removed, p.shown], [2, 1, 1, "0.50"]);
  assert.is(whole.alpha.why, "different-papers");
});

test("random draws have n and groups by question, and no alpha", () => {
  const { test: whole, questions } = analyseItems(
    markedTable([
      [1, 1, null],
      [1, null, 0],
      [0, 0, null],
      [null, 1, 1],
    ]),
  );
  assert.equal(
    questions.map(({ n, groups }) => [n, groups!.size]),
    [
      [3, 1],
      [3, 1],
      [2, 1],
    ],
  );
  const { alpha, kr20, sem, spearmanBrown } = whole;
  for (const figure of [alpha, kr20, sem, spearmanBrown, questions[0]!.effectiveWeight]) {
    assert.is(figure.why, "different-papers");
  }
  assert.not(whole.isOnePaper);
  assert.is(whole.scores.mean.shown, "1.25");
  // Two participants of the totals 2 and 1, who have 1 and 0.
  assert.equal([questions[2]!.d.value, questions[2]!.itemTotal.value], [1, 1]);
});

test("where the maximum differs between participants p is the sum of marks by the sum of maxima", () => {
  const { test: whole, questions } = analyseItems(
    exam(2, [
      [true, [response(4, { maximum: "4/1" }), response(1)]],
      [true, [response(1, { maximum: "2/1" }), response(0)]],
    ]),
  );
  assert.equal(questions[0]!.p.value, 5 / 6);
  assert.is(questions[0]!.maximum, null);
  assert.equal(questions[0]!.d.value, 0.5);
  assert.is(whole.alpha.why, "different-papers");
});

test("a question without points has no p and is out of k", () => {
  const { test: whole, questions } = analyseItems(
    markedTable(
      four.map((row) => [...row, 0]),
      [1, 1, 1, 0],
    ),
  );
  assert.equal(whole.alpha, analyseItems(markedTable(four)).test.alpha);
  assert.is(whole.k, 3);
  assert.is(questions[3]!.p.why, "no-maximum");
  assert.is(questions[3]!.d.why, "no-maximum");
  assert.is(questions[3]!.proposal.status, null);
});

test("marks below 0 take off", () => {
  const [first] = analyseItems(markedTable([["-1/3"], ["-1/3"], [0], [0]])).questions;
  assert.equal([first!.p.shown, first!.mean.value], ["-0.17", -1 / 6]);
  assert.is(first!.difficulty, "sukar");
});

test("one participant has marks and no spread", () => {
  const { test: whole, questions } = analyseItems(markedTable([[1, 0]]));
  assert.is(questions[0]!.p.shown, "1.00");
  assert.is(questions[0]!.d.why, "no-group");
  assert.is(questions[0]!.critical.why, "few-participants");
  for (const figure of [questions[0]!.sd, questions[0]!.itemRest, whole.alpha, whole.scores.sd]) {
    assert.is(figure.why, "few-participants");
  }
  assert.is(whole.scores.mean.shown, "1.00");
  assert.ok(whole.isFew);
});

test("one question has no rest and no alpha", () => {
  const { test: whole, questions } = analyseItems(markedTable([[1], [0], [1]]));
  assert.is(whole.alpha.why, "few-questions");
  assert.is(questions[0]!.itemRest.why, "equal-rest");
  assert.is(questions[0]!.itemTotal.value, 1);
  assert.is(questions[0]!.alphaWithout.why, "few-questions");
});

test("two questions have no alpha without one of them", () => {
  const { questions } = analyseItems(
    markedTable([
      [1, 1],
      [0, 1],
      [0, 0],
    ]),
  );
  assert.is(questions[0]!.alphaWithout.why, "few-questions");
});

test("equal totals of unequal marks have no correlation, no alpha, and no groups to tell apart", () => {
  const { test: whole, questions } = analyseItems(
    markedTable([
      ["1/3", "2/3"],
      ["2/3", "1/3"],
    ]),
  );
  assert.is(whole.alpha.why, "equal-totals");
  assert.is(questions[0]!.itemTotal.why, "equal-totals");
  assert.is(questions[0]!.itemRest.value, -1);
  assert.is(questions[0]!.d.why, "equal-totals");
  assert.equal(questions[0]!.proposal, { status: null, reasons: [], why: "equal-totals" });
  assert.is(questions[0]!.effectiveWeight.why, "equal-totals");
  assert.is(whole.scores.skewness.why, "few-participants");
});

test("nobody and nothing are no fault", () => {
  const nobody = analyseItems(markedTable([], [1, 1]));
  assert.is(nobody.questions[0]!.p.why, "no-participants");
  assert.is(nobody.test.scores.mean.why, "no-participants");
  assert.is(nobody.test.alpha.value, null);
  const nothing = analyseItems(createItemResponses([]).finish());
  assert.equal([nothing.test.k, nothing.questions.length], [0, 0]);
});

test("equal totals are equal whatever thirds and primes they are made of", () => {
  // No double holds a common denominator of these.
  const primes = [9973, 9967, 9949, 9941, 9931, 9929].map((prime) => `1/${prime}`);
  const wholes = [9973, 9967, 9949, 9941, 9931, 9929].map((prime) => `${prime - 1}/${prime}`);
  const rows = [
    [...primes, ...wholes],
    [...wholes, ...primes],
    [...primes.slice(0, 3), ...wholes.slice(3), ...wholes.slice(0, 3), ...primes.slice(3)],
    Array.from({ length: 12 }, () => "1/2"),
  ];
  const { test: whole, questions } = analyseItems(markedTable(rows));
  assert.is(whole.alpha.why, "equal-totals");
  assert.is(questions[0]!.itemTotal.why, "equal-totals");
  // The upper and the lower group exist only when at least one total differs from the others.
  assert.ok(questions.every(({ d, groups }) => d.why === "equal-totals" && groups === null));
  assert.ok(Math.abs(whole.scores.mean.value! - 6) < 1e-12);
});

test("where all totals are equal no question is dropped and no distractor is judged", () => {
  const { questions } = analyseItems(chosenTable(["AB", "BA", "AB", "BA"], "AA"));
  for (const { proposal, options, discrimination } of questions) {
    assert.equal([proposal.status, discrimination], [null, null]);
    assert.ok(options.every(({ upper, verdict }) => upper.value === null && verdict === null));
  }
});

test("a question that nobody reached has a p of 0 and is not proposed to be dropped", () => {
  const builder = createItemResponses([question("q1"), question("q2")]);
  for (const mark of [1, 0, 1, 0]) {
    builder.add(true, [response(mark), response(0, { state: "unreached" })]);
  }
  const [, last] = analyseItems(builder.finish()).questions;
  assert.equal([last!.p.shown, last!.n, last!.isHardlyReached], ["0.00", 4, true]);
  assert.is(last!.proposal.why, "unreached");
});

test("a removed question has not too few participants, and its choices are not counted", () => {
  const options = [{ id: "A", isRight: true }];
  const builder = createItemResponses([question("q1", { options, isSingleChoice: true })]);
  builder.add(true, [response(0, { treatment: "dihapus", chosen: [0] })]);
  const [removed] = analyseItems(builder.finish()).questions;
  assert.equal([removed!.isFew, removed!.removed, removed!.proposal.why], [false, 1, "removed"]);
  assert.ok(removed!.options.every(({ count }) => count === null));
});

test("large marks that differ little lose nothing", () => {
  const bits = ["1101", "1011", "0111", "0001", "1000", "0000"].map((row) => [...row].map(Number));
  const large = bits.map((row) => row.map((bit) => 1_000_000_000_000 + bit));
  const [one, other] = [analyseItems(markedTable(bits)), analyseItems(markedTable(large))];
  assert.ok(Math.abs(one.test.alpha.value! - other.test.alpha.value!) < 1e-9);
  const compared = ["itemRest", "itemTotal", "sd", "discriminativeEfficiency", "effectiveWeight"];
  for (const name of compared as ("sd" | "itemRest")[]) {
    for (const [at, question] of one.questions.entries()) {
      assert.ok(Math.abs(question[name].value! - other.questions[at]![name].value!) < 1e-9, name);
    }
  }
});

test("groups are 27 % of a hundred and halves of fewer, and can be set", () => {
  const tableOf = (n: number) => Array.from({ length: n }, (_none, at) => [at, 0]);
  const sizeOf = (n: number, rules = usualRules) =>
    analyseItems(markedTable(tableOf(n), [1000, 1]), rules).questions[0]!.groups!.size;
  assert.equal(
    [99, 100, 214, 50, 2].map((n) => sizeOf(n)),
    [49, 27, 58, 25, 1],
  );
  const thirds = { largeFrom: 0, largeShare: 1 / 3, smallShare: 0.5 };
  assert.is(sizeOf(60, { ...usualRules, groups: thirds }), 20);
});

test.run();
