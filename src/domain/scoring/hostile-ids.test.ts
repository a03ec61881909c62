// Finding 2: names that every plain object answers to, as ids of parts in a question and in what is answered.
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { QuestionAnswer } from "../../contract/questions/question-answer.ts";
import type { QuestionContent } from "../../contract/questions/question-content.ts";
import { policyNames } from "../../contract/questions/question-fields.ts";
import { allSamples } from "../../testing/questions/question-samples.ts";
import { checkQuestion } from "../questions/check-question.ts";
import { questionWith } from "../questions/question-with.ts";
import { answerShares } from "./answer-shares.ts";
import { compare, toDecimal, zero } from "./fraction.ts";
import { scoringPolicyOf } from "./question-policy.ts";
import { scoreQuestion } from "./score-question.ts";

const test = suite("hostile ids");

const hostile = ["constructor", "__proto__", "toString", "hasOwnProperty", "valueOf", "prototype"];

/** Of the sample, every id in it: in `id`, as a name in a record, in lists of ids and pairs. */
function idsOf(content: QuestionContent): string[] {
  return [
    ...new Set([...JSON.stringify(content).matchAll(/"id":"([^"]+)"/gu)].map(([, id]) => id!)),
  ];
}

/** With one part called otherwise, everywhere; JSON makes "__proto__" a name like any other. */
function renamed<Value>(value: Value, from: string, to: string): Value {
  const quoted = JSON.stringify(value).replaceAll(`"${from}"`, `"${to}"`);
  return JSON.parse(quoted) as Value;
}

function hostileAnswers(type: number, id: string): QuestionAnswer[] {
  const one = (value: unknown) => JSON.parse(`{"${id}":${JSON.stringify(value)}}`) as never;
  const answers: Record<number, unknown[]> = {
    1: [{ id }],
    2: [{ html: id }],
    3: [{ id }],
    4: [{ ids: [id] }],
    5: [{ pairs: one("d1") }, { pairs: { a1: id } }],
    6: [{ text: id }],
    7: [{ ids: [id] }, { ids: ["t1", "u2", "k3", id] }],
    8: [{ values: one(1) }],
    9: [{ values: one({ value: 1, argument: id }) }],
    10: [{ pairs: [[id, "u1"]] }, { pairs: [["a1", id]] }],
    11: [{ cells: one("6") }],
    12: [{ rows: one(["p1"]) }, { rows: { e1: [id] } }],
    13: [{ items: one("b1") }, { items: { m1: id } }],
    14: [{ blanks: one("w1") }, { blanks: { n1: id, n3: id } }],
    15: [{ ids: [id] }],
    16: [{ labels: one("l1") }, { labels: { z1: id } }],
  };
  return (answers[type] ?? []).map((answer) => ({ type, ...(answer as object) }) as QuestionAnswer);
}

for (const { content, right } of allSamples) {
  const { type } = content;

  test(`finding 2, type ${type}: an answer that names what every object has earns nothing and throws nothing`, () => {
    for (const id of hostile) {
      for (const answer of hostileAnswers(type, id)) {
        for (const name of policyNames) {
          const { share, byPart } = scoreQuestion(content, answer, scoringPolicyOf(name));
          assert.ok(share === null || compare(share, zero) === 0, `${id} under ${name}`);
          assert.is((byPart as Record<string, unknown>)["toString"], undefined);
        }
        const { right: earned, chosen } = answerShares(content, [answer, null, answer]);
        assert.is((earned as Record<string, unknown>)["constructor"], undefined);
        for (const value of Object.values({ ...earned, ...chosen })) assert.ok(value <= 1);
      }
    }
  });

  test(`type ${type}: a question whose parts are called so is scored like any other`, () => {
    for (const from of idsOf(content)) {
      for (const to of hostile) {
        const question = renamed(content, from, to);
        const answer = renamed(right, from, to);
        for (const name of policyNames) {
          const usual = scoreQuestion(content, right, scoringPolicyOf(name));
          const scored = scoreQuestion(question, answer, scoringPolicyOf(name));
          assert.is(scored.verdict, usual.verdict, `${from} as ${to} under ${name}`);
          assert.is(toDecimal(scored.least, 6), toDecimal(usual.least, 6));
          assert.is(Object.keys(scored.byPart).length, Object.keys(usual.byPart).length);
        }
        const named = Object.keys(answerShares(question, [answer]).right).sort();
        const usual = Object.keys(answerShares(content, [right]).right);
        assert.equal(
          named,
          usual
            .map((id) =>
              id
                .split(" ")
                .map((each) => (each === from ? to : each))
                .join(" "),
            )
            .sort(),
        );
      }
    }
  });

  test(`type ${type}: the check of a question takes no inherited thing for a key`, () => {
    const whole = JSON.stringify(content);
    for (const from of idsOf(content)) {
      // Only the part is called so; its key still has the name of one that is gone.
      const orphaned = JSON.parse(
        whole.replaceAll(`"id":"${from}"`, '"id":"constructor"'),
      ) as QuestionContent;
      const faults = checkQuestion(questionWith("<p>Apa?</p>", orphaned));
      assert.ok(Array.isArray(faults));
      scoreQuestion(orphaned, right, scoringPolicyOf("parsial"));
    }
  });
}

test.run();
