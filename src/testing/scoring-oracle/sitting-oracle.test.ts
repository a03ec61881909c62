// The total of a sitting against the sum that the rules write down, in fractions that are never reduced.
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { PolicyName } from "../../contract/questions/question-fields.ts";
import type { QuestionType } from "../../contract/questions/question-types.ts";
import {
  scoreSitting,
  type DrawnQuestion,
  type GivenAnswer,
  type PlannedType,
  type Treatment,
} from "../../domain/scoring/score-sitting.ts";
import { isSame } from "./score-oracle.ts";
import { seededRandom, type SeededRandom } from "./seeded-random.ts";
import { oracleTotal } from "./sitting-oracle.ts";
import { smallAnswer } from "./small-answers.ts";
import { smallContent } from "./small-contents.ts";

const test = suite("oracle of sittings");

const types = [1, 3, 4, 5, 8, 10, 13, 16] as const;
const policies = ["mutlak", "parsial", "parsial_penalti", "bertingkat", "bobot_opsi"] as const;

type Case = { drawn: DrawnQuestion[]; answers: Map<string, GivenAnswer>; plan: PlannedType[] };

function caseOf(dice: SeededRandom): Case {
  const answers = new Map<string, GivenAnswer>();
  const drawn = Array.from({ length: 1 + dice.upTo(14) }, (_none, at): DrawnQuestion => {
    const content = smallContent(dice.oneOf(types), dice);
    const id = `q${at}`;
    if (!dice.oneIn(8)) answers.set(id, { answer: smallAnswer(content, dice) });
    return {
      id,
      version: 1 + dice.upTo(3),
      type: content.type,
      weight: (1 + dice.upTo(400)) / 100,
      policy: dice.oneOf<PolicyName>(policies),
      content,
      treatment: dice.oneOf<Treatment>(["normal", "normal", "normal", "dihapus", "semua_benar"]),
    };
  });
  const plan = dice.some(types).map((type) => ({
    type: type as QuestionType,
    count: 1 + dice.upTo(5),
    weight: dice.upTo(5000) / 100,
    minus: dice.oneOf([0, 0.25, 0.5]),
  }));
  return { drawn, answers, plan };
}

test("1,000 sittings come to the same total, to the last digit", () => {
  const dice = seededRandom(2026);
  let above = 0;
  for (let at = 0; at < 1000; at += 1) {
    const one = caseOf(dice);
    const { total, pending, faults } = scoreSitting(one.drawn, one.answers, one.plan);
    const expected = oracleTotal(one);
    if (!isSame(total.least, expected) || !isSame(total.most, expected)) {
      assert.unreachable(
        `${total.least.numerator}/${total.least.denominator}, not ${expected.join("/")}`,
      );
    }
    assert.equal([pending, faults.length], [0, 0]);
    if (expected[0] > 0n) above += 1;
  }
  assert.ok(above > 500, "most of them earn something");
});

test.run();
