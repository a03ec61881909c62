// What is said of a policy beside a choice of it: reckoned by the scorer, as domain.md 3.2a settles it.
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { policyNames, type PolicyName } from "../../contract/questions/question-fields.ts";
import type { QuestionType } from "../../contract/questions/question-types.ts";
import { allSamples, questionSamples } from "../../testing/questions/question-samples.ts";
import { toDecimal } from "../scoring/fraction.ts";
import { scoringPolicyOf } from "../scoring/question-policy.ts";
import { scoreQuestion } from "../scoring/score-question.ts";
import { earningOf, policyExample } from "./policy-example.ts";

const test = suite("example of a policy");

/** "4: 3 right, 1 wrong, 0.50" */
function textOf(type: QuestionType, name: PolicyName): string | null {
  const example = policyExample(type, null, scoringPolicyOf(name));
  if (example === null) return null;
  if (example.is === "single")
    return `${toDecimal(example.right, 2)} ${toDecimal(example.wrong, 2)}`;
  const share = toDecimal(example.share, 2);
  if (example.is === "weights") return `${example.weights.join()} ${example.chosen}: ${share}`;
  return `${example.total}: ${example.right} right, ${example.wrong} wrong, ${share}`;
}

test("parts of their own, a set of picks and an order earn as each policy says", () => {
  const all = (type: QuestionType) => policyNames.slice(0, 4).map((name) => textOf(type, name));
  const parts = (share: string) => `4: 3 right, 1 wrong, ${share}`;
  for (const type of [5, 8, 11, 12, 13, 14, 16] as const)
    assert.equal(all(type), ["0.00", "0.75", "0.50", "0.50"].map(parts), `type ${type}`);
  for (const type of [4, 10, 15] as const)
    assert.equal(all(type), ["0.00", "0.50", "0.50", "0.50"].map(parts), `type ${type}`);
  const order = (share: string) => `4: 2 right, 2 wrong, ${share}`;
  assert.equal(all(7), ["0.00", "0.50", "0.00", "0.50"].map(order));
});

test("a single choice is right or wrong, and may take off what its bank says", () => {
  assert.is(textOf(1, "mutlak"), "1.00 0.00");
  const minus = scoringPolicyOf("mutlak", 0.25);
  const example = policyExample(1, null, minus);
  assert.ok(example?.is === "single");
  assert.is(toDecimal(example.wrong, 2), "-0.25");
  assert.is(textOf(1, "bobot_opsi"), "4,3,2,1 3: 0.75");
  assert.is(textOf(4, "bobot_opsi"), "4,3,2,1 3: 0.30");
});

test("where the policy decides nothing, there is no example", () => {
  for (const type of [2, 6, 9] as const)
    for (const name of policyNames) assert.is(textOf(type, name), null);
});

test("how a question is set up decides what it is: a table by cells is a set, one picture a choice", () => {
  const { content } = questionSamples[12];
  const cells = { ...content, key: { ...content.key, measure: "cells" as const } };
  assert.equal([earningOf(12, content), earningOf(12, cells)], ["parts", "set"]);
  const zones = questionSamples[15].content;
  assert.ok(zones.payload.mode === "zones");
  const one = { ...zones, payload: { ...zones.payload, max_choices: 1 } };
  assert.equal([earningOf(15, null), earningOf(15, one)], ["set", "single"]);
});

test("the scorer earns the same for each type's own question", () => {
  for (const { content, right } of allSamples) {
    for (const name of ["mutlak", "parsial", "parsial_penalti", "bertingkat"] as const) {
      const { verdict, share } = scoreQuestion(content, right, scoringPolicyOf(name));
      const isMarked = earningOf(content.type, content) === "marked";
      assert.is(verdict, isMarked ? "menunggu" : "benar");
      assert.is(share && toDecimal(share, 2), isMarked ? null : "1.00");
    }
  }
});

test.run();
