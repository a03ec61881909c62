// Works out what an opened result says, as a person would with pencil and paper, and compares it with what the scorer stores.
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { policyNames } from "../../contract/questions/question-fields.ts";
import { questionTypeCodes } from "../../contract/questions/question-types.ts";
import type { OpenedQuestion, OpenedResult } from "../../contract/results/opened-result.ts";
import { seededRandom, type SeededRandom } from "../../testing/scoring-oracle/seeded-random.ts";
import { smallAnswer } from "../../testing/scoring-oracle/small-answers.ts";
import { smallContent } from "../../testing/scoring-oracle/small-contents.ts";
import { questionSamples } from "../../testing/questions/question-samples.ts";
import type { ManualMarks } from "../scoring/manual-marks.ts";
import {
  scoreSitting,
  type DrawnQuestion,
  type GivenAnswer,
  type PlannedType,
  type Treatment,
} from "../scoring/score-sitting.ts";
import { shownScore, storedScore } from "../scoring/shown-score.ts";
import { openResult } from "./open-result.ts";

const test = suite("opened results");

/** Never reduced, and by none of the scorer's functions. */
type Ratio = readonly [above: bigint, below: bigint];
type Bound = "least" | "most";

const nothing: Ratio = [0n, 1n];
const whole: Ratio = [1n, 1n];
const read = (exact: string): Ratio => {
  const [above = "", below = ""] = exact.split("/");
  return [BigInt(above), BigInt(below)];
};
const hundredths = (value: number): Ratio => [BigInt(Math.round(value * 100)), 100n];
const plus = ([a, b]: Ratio, [c, d]: Ratio): Ratio => [a * d + c * b, b * d];
const minus = (one: Ratio, [c, d]: Ratio): Ratio => plus(one, [-c, d]);
const times = ([a, b]: Ratio, [c, d]: Ratio): Ratio => [a * c, b * d];
const over = (one: Ratio, [c, d]: Ratio): Ratio => times(one, c < 0n ? [-d, -c] : [d, c]);
const isBelow = ([a, b]: Ratio, [c, d]: Ratio) => a * d < c * b;
const atLeast = (least: Ratio, value: Ratio) => (isBelow(value, least) ? least : value);
const atMost = (most: Ratio, value: Ratio) => (isBelow(most, value) ? most : value);
const isSame = ([a, b]: Ratio, [c, d]: Ratio) => a * d === c * b;
const totalOf = (values: readonly Ratio[]) => values.reduce(plus, nothing);

/** The share by the numbers of the rule; null: the rule says none, and the share stands for itself. */
function shareByHand({ rule, policy, share }: OpenedQuestion, bound: Bound): Ratio | null {
  switch (rule.is) {
    case "removed":
    case "empty":
    case "impossible":
      return nothing;
    case "given":
      return whole;
    case "marks":
      if (rule.marks.length === 0) return bound === "least" ? nothing : whole;
      return over(totalOf(rule.marks.map((one) => read(one[bound]))), [
        BigInt(rule.marks.length),
        1n,
      ]);
    case "weights": {
      const [chosen, best] = [read(rule.chosen), read(rule.best)];
      return best[0] === 0n ? nothing : atMost(whole, atLeast(nothing, over(chosen, best)));
    }
    case "parts": {
      const { right, wrong } = rule[bound];
      const [c, w, n] = [
        read(right),
        [BigInt(wrong), 1n] as const,
        [BigInt(rule.keys), 1n] as const,
      ];
      if (rule.keys === 0) return nothing;
      const isAllRight = wrong === 0 && isSame(c, n);
      const partial = over(rule.takes_back ? atLeast(nothing, minus(c, w)) : c, n);
      assert.ok(isSame(partial, read(rule.partial[bound])), JSON.stringify(rule));
      if (policy === "mutlak") return isAllRight ? whole : nothing;
      if (policy !== "bertingkat") return partial;
      return isAllRight ? whole : isBelow(partial, [1n, 2n]) ? nothing : [1n, 2n];
    }
    case "typed":
    case "incomparable":
    case "failed":
    case "hidden":
      return read(share[bound]);
  }
}

/** From the parts to the total; stops where a line does not follow from the one before. */
function totalByHand({ questions, types }: OpenedResult, bound: Bound): Ratio {
  const follows = (is: boolean, about: unknown) => is || assert.unreachable(JSON.stringify(about));
  const totals = types.map((type) => {
    const own = questions.filter((one) => one.type === type.type);
    const counted = own.filter(({ counts }) => counts);
    const bobot = totalOf(counted.map((one) => hundredths(one.bobot)));
    follows(isSame(bobot, read(type.bobot)), type);
    for (const one of own) {
      const share = shareByHand(one, bound);
      follows(share !== null && isSame(share, read(one.share[bound])), one);
      const earned = minus(read(one.share[bound]), read(one.deduction));
      follows(one.rule.is === "failed" || isSame(earned, read(one.earned[bound])), one);
      const worth = one.counts
        ? over(times(hundredths(one.bobot), hundredths(type.weight)), bobot)
        : nothing;
      follows(isSame(worth, read(one.worth)), one);
      follows(isSame(times(read(one.earned[bound]), worth), read(one.points[bound])), one);
    }
    const sum = totalOf(counted.map(({ points }) => read(points[bound])));
    follows(isSame(sum, read(type.sum[bound])), type);
    const total = type.is_left_empty ? hundredths(type.weight) : atLeast(nothing, sum);
    follows(isSame(total, read(type.total[bound])), type);
    return total;
  });
  return totalOf(totals);
}

type Case = {
  drawn: DrawnQuestion[];
  answers: Map<string, GivenAnswer>;
  plan: PlannedType[];
};

function marksFor({ content }: DrawnQuestion, dice: SeededRandom): ManualMarks[] {
  const share = () => dice.upTo(5) / 4;
  return Array.from({ length: dice.upTo(4) }, (): ManualMarks => {
    if (content.type === 11) {
      return {
        cells: Object.fromEntries(Object.keys(content.key.cells).map((cell) => [cell, share()])),
      };
    }
    if (content.type === 9 && dice.oneIn(2)) {
      const ids = content.payload.statements.map((statement) => statement.id);
      return { statements: Object.fromEntries(dice.some(ids).map((one) => [one, share()])) };
    }
    return { whole: share() };
  });
}

function caseOf(dice: SeededRandom): Case {
  const answers = new Map<string, GivenAnswer>();
  const drawn = Array.from({ length: 1 + dice.upTo(24) }, (_none, at): DrawnQuestion => {
    const content = smallContent(dice.oneOf(questionTypeCodes), dice);
    const question: DrawnQuestion = {
      id: `q${at}`,
      version: 1,
      type: content.type,
      weight: (1 + dice.upTo(400)) / 100,
      policy: dice.oneOf(policyNames),
      content,
      treatment: dice.oneOf<Treatment>(["normal", "normal", "normal", "dihapus", "semua_benar"]),
      isIncomparable: dice.oneIn(20),
    };
    if (!dice.oneIn(8)) {
      const answer = smallAnswer(content, dice);
      answers.set(question.id, { answer, marks: marksFor(question, dice) });
    }
    return question;
  });
  const plan = dice.some(questionTypeCodes).map((type) => ({
    type,
    count: 1 + dice.upTo(5),
    weight: dice.upTo(5000) / 100,
    minus: dice.oneOf([0, 0.25, 1]),
  }));
  return { drawn, answers, plan };
}

test("whoever follows the numbers of 1,500 sittings of all 16 types comes to the stored total", () => {
  const dice = seededRandom(2511);
  const rules = new Map<string, number>();
  let floored = 0;
  for (let at = 0; at < 1500; at += 1) {
    const { drawn, answers, plan } = caseOf(dice);
    const score = scoreSitting(drawn, answers, plan);
    const opened = openResult(score, drawn, answers);
    for (const bound of ["least", "most"] as const) {
      const { exact } = storedScore(score.total[bound]);
      assert.is(opened.total[bound], exact);
      assert.is(opened.shown[bound], shownScore(score.total[bound]));
      if (!isSame(totalByHand(opened, bound), read(exact))) {
        assert.unreachable(JSON.stringify({ opened, exact }));
      }
    }
    for (const { type, rule, policy } of opened.questions) {
      const kind = `${type} ${rule.is} ${rule.is === "parts" ? policy : ""}`;
      rules.set(kind, (rules.get(kind) ?? 0) + 1);
    }
    floored += opened.types.filter(({ sum }) => sum.least.startsWith("-")).length;
  }
  assert.ok(floored > 10, `${floored} types below 0`);
  for (const type of questionTypeCodes) {
    for (const is of ["empty", "removed", "given", "incomparable"]) {
      assert.ok((rules.get(`${type} ${is} `) ?? 0) > 0, `${type} ${is}`);
    }
  }
  for (const policy of policyNames) assert.ok((rules.get(`13 parts ${policy}`) ?? 0) > 10, policy);
  for (const kind of ["2 marks ", "9 marks ", "6 typed ", "4 weights ", "15 weights "]) {
    assert.ok((rules.get(kind) ?? 0) > 10, kind);
  }
});

const content = questionSamples[4].content;

test("a wrong pick of a set takes a right one back, and the numbers say so", () => {
  assert.ok(content.type === 4);
  const [right, second] = content.key.ids as [string, string];
  const wrong = content.payload.options.find(({ id }) => !content.key.ids.includes(id))!.id;
  const question: DrawnQuestion = {
    id: "q",
    version: 1,
    type: 4,
    weight: 1,
    policy: "parsial",
    content,
    treatment: "normal",
  };
  const other = { ...question, id: "other", weight: 5 };
  const answers = new Map([["q", { answer: { type: 4 as const, ids: [right, second, wrong] } }]]);
  const drawn = [question, other];
  const score = scoreSitting(drawn, answers, [{ type: 4, count: 2, weight: 15 }]);
  const [opened, empty] = openResult(score, drawn, answers).questions;
  const keys = content.key.ids.length;
  assert.equal(opened!.rule, {
    is: "parts",
    keys,
    takes_back: true,
    least: { right: "2/1", wrong: 1 },
    most: { right: "2/1", wrong: 1 },
    partial: { least: `1/${keys}`, most: `1/${keys}` },
  });
  assert.equal([opened!.worth, empty!.worth, empty!.rule], ["5/2", "25/2", { is: "empty" }]);
});

test("a hidden answer tells none of its numbers", () => {
  const dice = seededRandom(7);
  const { drawn, answers, plan } = caseOf(dice);
  const score = scoreSitting(drawn, answers, plan);
  const hidden = new Set(drawn.map(({ id }) => id));
  const { questions } = openResult(score, drawn, answers, hidden);
  assert.ok(questions.every(({ rule }) => rule.is === "hidden"));
});

test.run();
