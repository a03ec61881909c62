// Which policy counts, and what its steps are.
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { questionSamples } from "../../testing/questions/question-samples.ts";
import { toNumber } from "./fraction.ts";
import { policyNameOf, scoringPolicyOf } from "./question-policy.ts";
import { scoreQuestion } from "./score-question.ts";

const test = suite("policy of a question");

test("a question's own policy goes before its bank's, and that before all or nothing", () => {
  const plan = [{ type: 4 as const, policy: "parsial" as const }];
  const content = { type: 4 as const };
  assert.is(policyNameOf({ policy: "parsial_penalti", content }, plan), "parsial_penalti");
  assert.is(policyNameOf({ policy: null, content }, plan), "parsial");
  assert.is(policyNameOf({ policy: null, content: { type: 8 } }, plan), "mutlak");
});

test("by steps half of the parts earn half, and less earns nothing", () => {
  const { content } = questionSamples[8];
  const earned = (values: Record<string, 0 | 1>) => {
    const { share } = scoreQuestion(content, { type: 8, values }, scoringPolicyOf("bertingkat"));
    return share && toNumber(share, 2);
  };
  assert.is(earned({ s1: 1, d2: 0, t3: 1 }), 1);
  assert.is(earned({ s1: 1, d2: 0, t3: 0 }), 0.5);
  assert.is(earned({ s1: 1, d2: 1, t3: 0 }), 0);
});

test.run();
