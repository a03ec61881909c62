import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { QuestionAnswer } from "../../contract/questions/question-answer.ts";
import type { ContentOf, QuestionContent } from "../../contract/questions/question-content.ts";
import type { PolicyName } from "../../contract/questions/question-fields.ts";
import type { QuestionType } from "../../contract/questions/question-types.ts";
import { allSamples, questionSamples } from "../../testing/questions/question-samples.ts";
import { add, compare, fraction, sum, toDecimal } from "./fraction.ts";
import type { Range } from "./score-question.ts";
import {
  scoreSitting,
  type DrawnQuestion,
  type GivenAnswer,
  type PlannedType,
} from "./score-sitting.ts";

const test = suite("score of a sitting");

const drawn = (
  id: string,
  type: QuestionType,
  changes: Partial<DrawnQuestion> = {},
): DrawnQuestion => ({
  id,
  version: 1,
  type,
  weight: 1,
  policy: "mutlak" as PolicyName,
  content: questionSamples[type].content,
  treatment: "normal",
  ...changes,
});
const given = (answer: QuestionAnswer | null, rest: Omit<GivenAnswer, "answer"> = {}) => ({
  answer,
  ...rest,
});
const right = (type: QuestionType) => given(questionSamples[type].right);
const wrong = given({ type: 1, id: "j1" });
const planned = (weights: Partial<Record<QuestionType, number>>, minus = 0): PlannedType[] =>
  Object.entries(weights).map(([type, weight]) => ({
    type: Number(type) as QuestionType,
    count: 1,
    weight,
    minus,
  }));
const sat = (
  questions: DrawnQuestion[],
  answers: Record<string, GivenAnswer>,
  plan: PlannedType[],
) => scoreSitting(questions, new Map(Object.entries(answers)), plan);
const textOf = ({ least, most }: Range) =>
  compare(least, most) === 0 ? toDecimal(least, 4) : `${toDecimal(least, 4)}–${toDecimal(most, 4)}`;

test("all or nothing with weights of 1 is the earlier generation's formula", () => {
  // Σ over types: (right ÷ count) × weight.
  const counts = fc.record({ right: fc.nat(20), wrong: fc.nat(20), weight: fc.nat(100) });
  const types = [1, 4, 7] as const;
  fc.assert(
    fc.property(fc.tuple(counts, counts, counts), (each) => {
      const answers: Record<string, GivenAnswer> = {};
      const questions = each.flatMap(({ right: good, wrong: bad }, at) =>
        Array.from({ length: good + bad }, (_none, index) => {
          const type = types[at]!;
          if (index < good) answers[`${type} ${index}`] = right(type);
          return drawn(`${type} ${index}`, type);
        }),
      );
      const plan = each.map(({ weight }, at) => ({ type: types[at]!, count: 1, weight }));
      const old = each.reduce((all, { right: good, wrong: bad, weight }) => {
        return all + (good + bad === 0 ? 0 : (good / (good + bad)) * weight);
      }, 0);
      const { total } = sat(questions, answers, plan);
      assert.ok(Math.abs(Number(toDecimal(total.least, 6)) - old) < 0.000_001);
    }),
    { numRuns: 60, seed: 13 },
  );
});

test("an answer that many gave is scored once for each deduction, but a failure is reported each time", () => {
  const broken = drawn("q", 1, { content: { ...questionSamples[1].content, key: null } as never });
  for (const [question, isKept] of [
    [drawn("q", 1), true],
    [broken, false],
  ] as const) {
    const shared = given({ type: 1, id: "j1" } as const, { known: new Map() });
    const scoredWith = (answer: GivenAnswer, minus: number) =>
      sat([question, drawn("r", 1)], { q: answer, r: right(1) }, planned({ 1: 100 }, minus));
    for (const minus of [0, 0.25, 0]) {
      const alone = scoredWith(given({ type: 1, id: "j1" }), minus);
      for (const again of [scoredWith(shared, minus), scoredWith(shared, minus)]) {
        assert.equal(again, alone);
      }
    }
    assert.equal([...shared.known!.keys()], isKept ? [0, 0.25] : []);
  }
});

test("weights of questions count within their type, and nothing is lost in rounding", () => {
  const three = [drawn("a", 1), drawn("b", 1), drawn("c", 1, { weight: 2 })];
  const answers = { a: right(1), b: right(1), c: wrong };
  assert.is(textOf(sat(three, answers, planned({ 1: 100 })).total), "50.0000");
  const policy = "parsial" as const;
  const thirds = ["a", "b", "c"].map((id) => drawn(id, 8, { policy }));
  const third = given({ type: 8, values: { s1: 1, d2: 1, t3: 0 } });
  const { total } = sat(thirds, { a: third, b: third, c: third }, planned({ 8: 100 }));
  assert.equal(total.least, fraction(100n, 3n));
  const two = sat(
    [drawn("a", 1), drawn("b", 4)],
    { a: right(1), b: right(4) },
    planned({ 1: 33.33, 4: 66.67 }),
  );
  assert.equal(two.total.least, fraction(100n, 1n));
});

test("while something must be marked the total has two bounds, and its parts are told apart", () => {
  const questions = [drawn("a", 1), drawn("b", 2), drawn("c", 2)];
  const plan = planned({ 1: 60, 2: 40 });
  const before = sat(questions, { a: right(1), b: right(2) }, plan);
  assert.equal([before.total, before.automatic, before.manual].map(textOf), [
    "60.0000–80.0000",
    "60.0000",
    "0.0000–20.0000",
  ]);
  assert.equal(
    [before.pending, before.types[1]!.counts.menunggu, before.types[1]!.counts.kosong],
    [1, 1, 1],
  );
  const marks = [{ whole: fraction(1n, 3n) }, { whole: fraction(2n, 3n) }];
  const after = sat(
    questions,
    { a: right(1), b: given(questionSamples[2].right, { marks }) },
    plan,
  );
  assert.equal([textOf(after.total), after.pending], ["70.0000", 0]);
});

test("nobody waits for a mark of a type that is worth nothing, or of a survey", () => {
  const survey: ContentOf<9> = {
    ...questionSamples[9].content,
    payload: { ...questionSamples[9].content.payload, survey: true },
  };
  const questions = [drawn("a", 2), drawn("b", 9, { content: survey })];
  const { total, pending, types } = sat(
    questions,
    { a: right(2), b: right(9) },
    planned({ 9: 100 }),
  );
  assert.equal([textOf(total), pending], ["0.0000", 0]);
  assert.equal(
    [types[1]!.counts.menunggu, types[1]!.shown, toDecimal(types[1]!.bobot, 0)],
    [0, 1, "0"],
  );
});

test("a survey is worth nothing and takes nothing from the others of its type", () => {
  const survey = { ...questionSamples[9].content.payload, survey: true };
  const questions = [
    drawn("a", 9, { content: { ...questionSamples[9].content, payload: survey } }),
    drawn("b", 9),
  ];
  const answers = { a: right(9), b: given(questionSamples[9].right, { marks: [{ whole: 0.5 }] }) };
  assert.is(textOf(sat(questions, answers, planned({ 9: 10 })).total), "5.0000");
});

test("deductions never take a type below nothing, nor from another type", () => {
  const ones = ["a", "b", "c"].map((id) => drawn(id, 1));
  const plan = planned({ 1: 50, 4: 50 }, 0.5);
  const wrongs = { a: wrong, b: wrong, c: wrong, d: right(4) };
  assert.is(textOf(sat([...ones, drawn("d", 4)], wrongs, plan).total), "50.0000");
  const half = sat(ones.slice(0, 2), { a: right(1), b: wrong }, planned({ 1: 100 }, 0.5));
  assert.is(textOf(half.total), "25.0000");
  const parsial = ones.slice(0, 2).map((each) => ({ ...each, policy: "parsial" as const }));
  assert.is(
    textOf(sat(parsial, { a: right(1), b: wrong }, planned({ 1: 100 }, 0.5)).total),
    "50.0000",
  );
});

test("a question taken out leaves its weight to the others of its type", () => {
  const questions = [
    drawn("a", 1, { treatment: "dihapus", weight: 3 }),
    drawn("b", 1),
    drawn("c", 1),
  ];
  const {
    total,
    types,
    questions: results,
  } = sat(questions, { a: wrong, b: right(1) }, planned({ 1: 100 }));
  assert.is(textOf(total), "50.0000");
  assert.equal(
    [types[0]!.outcomes.removed, types[0]!.shown, toDecimal(types[0]!.bobot, 0)],
    [1, 3, "2"],
  );
  assert.equal(
    [results[0]!.outcome, results[0]!.score, results[0]!.answer],
    ["removed", null, wrong.answer],
  );
});

test("a type of which nothing is left gives everybody its full weight", () => {
  const questions = [drawn("a", 2, { treatment: "dihapus" }), drawn("b", 1)];
  const { total, pending, types } = sat(
    questions,
    { a: right(2), b: wrong },
    planned({ 1: 70, 2: 30 }),
  );
  assert.equal([textOf(total), pending, textOf(types[1]!.total)], ["30.0000", 0, "30.0000"]);
});

test("a question that is given is right for whoever was shown it, answered or not", () => {
  const questions = [
    drawn("a", 1, { treatment: "semua_benar" }),
    drawn("b", 1, { treatment: "semua_benar" }),
    drawn("c", 2, { treatment: "semua_benar" }),
  ];
  const { total, types, pending } = sat(
    questions,
    { a: wrong, c: right(2) },
    planned({ 1: 60, 2: 40 }, 1),
  );
  assert.equal([textOf(total), types[0]!.counts.benar, pending], ["100.0000", 2, 0]);
});

test("an answer whose question is of another type now is kept, shown, and keeps what it earned", () => {
  const changed = drawn("a", 4, { isIncomparable: true, policy: "parsial" });
  const { right: whole } = questionSamples[4];
  const half = { ...whole, ids: whole.ids.slice(1) };
  const before = sat(
    [drawn("a", 4, { policy: "parsial" })],
    { a: given(half) },
    planned({ 4: 30 }),
  );
  const { questions, total, types, faults } = sat(
    [changed],
    { a: given(half) },
    planned({ 4: 30 }),
  );
  assert.equal([questions[0]!.outcome, questions[0]!.answer], ["incomparable", half]);
  assert.equal([types[0]!.outcomes.incomparable, faults], [1, []]);
  assert.is(textOf(total), textOf(before.total));
  assert.is.not(textOf(total), "0.0000");
  const empty = sat([changed], {}, planned({ 4: 30 }));
  assert.equal([empty.questions[0]!.outcome, empty.types[0]!.counts.kosong], ["scored", 1]);
  const waiting = drawn("b", 2, { isIncomparable: true });
  const essay = given(questionSamples[2].right);
  assert.is(sat([waiting], { b: essay }, planned({ 2: 30 })).pending, 1, "people still mark it");
});

test("finding 2: one answer that cannot be scored is reported, and stops nobody's result", () => {
  const broken = { type: 4 } as unknown as QuestionAnswer;
  const damaged = { type: 11, payload: {}, key: {} } as unknown as QuestionContent;
  const questions = [
    drawn("a", 4),
    drawn("b", 1),
    drawn("c", 11, { content: damaged }),
    drawn("d", 2),
    drawn("e", 4, { content: damaged, treatment: "dihapus" }),
  ];
  const answers = {
    a: given(broken),
    b: right(1),
    c: right(11),
    d: given(questionSamples[2].right, { marks: [{ whole: Number.NaN }] }),
  };
  const plan = planned({ 1: 25, 2: 25, 4: 25, 11: 25 });
  const { total, faults, types } = sat(questions, answers, plan);
  assert.equal(
    faults.map(({ id }) => id),
    ["a", "c", "d"],
  );
  for (const { reason } of faults) assert.ok(reason.length > 0);
  assert.is(textOf(total), "25.0000–100.0000", "until it is mended it may be worth anything");
  assert.is(types[0]!.counts.benar, 1);
});

test("what decides goes out as it came in, and planned types that were not shown are named", () => {
  const questions = [
    drawn("b", 8, { version: 7, weight: 2.5, policy: "parsial" }),
    drawn("a", 1, { version: 3, treatment: "semua_benar" }),
  ];
  const plan = [...planned({ 1: 40, 8: 20 }), { type: 2 as const, count: 5, weight: 40 }];
  const { questions: results, notShown, types } = sat(questions, { b: right(8) }, plan);
  assert.equal(
    results.map(({ id, version, type, weight, policy, treatment }) => ({
      id,
      version,
      type,
      weight,
      policy,
      treatment,
    })),
    questions.map(({ content: _content, ...carried }) => carried),
  );
  assert.equal(notShown, [plan[2]]);
  assert.equal(
    types.map(({ type, weight, planned: count, shown }) => [type, weight, count, shown]),
    [
      [1, 40, 1, 1],
      [8, 20, 1, 1],
    ],
  );
});

test("a type that is not planned is worth nothing", () => {
  const { total, types } = sat(
    [drawn("a", 8), drawn("b", 1)],
    { a: right(8), b: right(1) },
    planned({ 1: 100 }),
  );
  assert.equal([textOf(total), types[1]!.weight, types[1]!.counts.benar], ["100.0000", 0, 1]);
});

test("the total is the sum of its types, and each of them that of its automatic and manual part", () => {
  const question = fc.record({
    sample: fc.constantFrom(...allSamples),
    isAnswered: fc.boolean(),
    weight: fc.integer({ min: 1, max: 500 }).map((hundredths) => hundredths / 100),
    treatment: fc.constantFrom("normal", "normal", "dihapus", "semua_benar"),
    whole: fc.option(
      fc.nat(7).map((part) => fraction(BigInt(part), 7n)),
      { nil: undefined },
    ),
  });
  fc.assert(
    fc.property(fc.array(question, { maxLength: 20 }), (each) => {
      const questions = each.map(({ sample: { content }, weight, treatment }, at) =>
        drawn(`q${at}`, content.type, {
          weight,
          treatment: treatment as "normal",
          policy: "parsial",
        }),
      );
      const answers = Object.fromEntries(
        each.map(({ sample, isAnswered, whole }, at) => [
          `q${at}`,
          given(isAnswered ? sample.right : null, { marks: whole ? [{ whole }] : [] }),
        ]),
      );
      const weights = Object.fromEntries([1, 2, 4, 9, 16].map((type) => [type, 20]));
      const { types, total, automatic, manual, pending } = sat(
        questions,
        answers,
        planned(weights),
      );
      for (const bound of ["least", "most"] as const) {
        assert.equal(total[bound], sum(types.map((type) => type.total[bound])));
        assert.equal(total[bound], add(automatic[bound], manual[bound]));
        for (const type of types) {
          assert.equal(type.total[bound], add(type.automatic[bound], type.manual[bound]));
          assert.ok(compare(type.total[bound], fraction(BigInt(type.weight), 1n)) <= 0);
        }
      }
      assert.is(pending > 0, compare(total.least, total.most) < 0);
    }),
    { numRuns: 200, seed: 13 },
  );
});

test.run();
