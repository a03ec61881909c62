import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { QuestionType } from "../../contract/questions/question-types.ts";
import { questionSamples } from "../../testing/questions/question-samples.ts";
import { fractionOf, toDecimal, zero } from "./fraction.ts";
import { scoreQuestion } from "./score-question.ts";
import type { QuestionScore } from "./score-question.ts";
import { scoreSitting } from "./score-sitting.ts";
import type { ScoredQuestion } from "./score-sitting.ts";

const test = suite("score of a sitting");

const score = (share: number | null, verdict: QuestionScore["verdict"] = "sebagian") => ({
  share: share === null ? null : fractionOf(share),
  verdict: share === 1 ? "benar" : share === 0 ? "salah" : verdict,
  least: fractionOf(share ?? 0),
  most: fractionOf(share ?? 1),
  deduction: zero,
  byPart: {},
  impossible: false,
});
const question = (
  type: QuestionType,
  share: number | null,
  changes: Partial<ScoredQuestion> = {},
): ScoredQuestion => ({
  type,
  weight: 1,
  isSurvey: false,
  score: score(share, share === null ? "menunggu" : "sebagian") as QuestionScore,
  ...changes,
});
const totalOf = (questions: ScoredQuestion[], weights: Partial<Record<QuestionType, number>>) =>
  toDecimal(scoreSitting(questions, weights).total, 4);

test("all or nothing with weights of 1 is the earlier generation's formula", () => {
  // Σ over types: (right ÷ count) × weight.
  const counts = fc.record({ right: fc.nat(40), wrong: fc.nat(40), weight: fc.nat(100) });
  const types = [1, 4, 7] as const;
  fc.assert(
    fc.property(fc.tuple(counts, counts, counts), (each) => {
      const questions = each.flatMap(({ right, wrong }, at) => [
        ...Array.from({ length: right }, () => question(types[at]!, 1)),
        ...Array.from({ length: wrong }, () => question(types[at]!, 0)),
      ]);
      const weights = Object.fromEntries(each.map(({ weight }, at) => [types[at]!, weight]));
      const old = each.reduce((sum, { right, wrong, weight }) => {
        const count = right + wrong;
        return sum + (count === 0 ? 0 : (right / count) * weight);
      }, 0);
      assert.ok(Math.abs(Number(totalOf(questions, weights)) - old) < 0.000_051);
    }),
  );
});

test("weights of questions count within their type, and nothing is lost in rounding", () => {
  const three = [question(1, 1), question(1, 1), question(1, 0, { weight: 2 })];
  assert.is(totalOf(three, { 1: 100 }), "50.0000");
  const thirds = Array.from({ length: 3 }, () => question(5, 1 / 3));
  const exact = scoreSitting(
    thirds.map((each) => ({
      ...each,
      score: { ...each.score, share: { numerator: 1n, denominator: 3n } },
    })),
    { 5: 100 },
  );
  assert.is(toDecimal(exact.total, 4), "33.3333");
  assert.is(totalOf([question(1, 1), question(2, 1)], { 1: 33.33, 2: 66.67 }), "100.0000");
});

test("while something must be marked it is counted, and earns nothing yet", () => {
  const { total, pending, types } = scoreSitting([question(1, 1), question(2, null)], {
    1: 60,
    2: 40,
  });
  assert.equal([toDecimal(total, 2), pending, types[1]?.counts.menunggu], ["60.00", 1, 1]);
});

test("deductions never take a type below nothing, nor from another type", () => {
  const wrong = scoreQuestion(
    questionSamples[1].content,
    { type: 1, id: "j1" },
    { name: "mutlak", minus: 0.5 },
  );
  const wrongs = [1, 2, 3].map(() => question(1, 0, { score: wrong }));
  const right = question(1, 1);
  assert.is(totalOf([...wrongs, question(4, 1)], { 1: 50, 4: 50 }), "50.0000");
  assert.is(totalOf([right, wrongs[0]!], { 1: 100 }), "25.0000");
});

test("a survey is worth nothing and takes nothing from the others of its type", () => {
  const survey = question(9, 1, { isSurvey: true });
  const half = question(9, 0.5);
  const { total, types } = scoreSitting([survey, half], { 9: 10 });
  assert.is(toDecimal(total, 2), "5.00");
  assert.is(types[0]?.counts.benar, 0);
  assert.equal(scoreSitting([survey], { 9: 10 }).total, zero);
});

test("a type without a weight is worth nothing", () => {
  assert.is(totalOf([question(8, 1), question(1, 1)], { 1: 100 }), "100.0000");
});

test.run();
