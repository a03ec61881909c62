import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { QuestionType } from "../../../contract/questions/question-types.ts";
import { policyNames } from "../../../contract/questions/question-fields.ts";
import { allSamples, questionSamples } from "../../../testing/questions/question-samples.ts";
import { storedScore } from "../../scoring/shown-score.ts";
import { scoreSitting, type DrawnQuestion, type PlannedType } from "../../scoring/score-sitting.ts";
import { countedBy, type AskedQuestion, type CountingRules } from "./counted-question.ts";
import {
  chosenRules,
  rulesText,
  type Choices,
  type KnownBank,
  type KnownQuestion,
  type QuestionChoice,
} from "./counting-rules.ts";

const test = suite("rules of a recalculation");

const asked: AskedQuestion = {
  question_id: "q",
  version: 3,
  type: 4,
  bobot: 1,
  policy: "mutlak",
};
const present = { version: 5, type: 4 as QuestionType, bobot: 2, policy: "parsial" as const };
const none: CountingRules = { questions: [], plans: [] };
const kept: QuestionChoice = {
  question_id: "q",
  content: "kept",
  weight: "kept",
  policy: "kept",
  treatment: "normal",
};
const knownBy = (question: KnownQuestion, bank?: KnownBank) => ({
  questions: new Map([["q", question]]),
  banks: new Map(bank ? [["b", bank]] : []),
});
const choose = (choice: Partial<QuestionChoice>, inForce = none, question?: KnownQuestion) =>
  chosenRules(
    { questions: [{ ...kept, ...choice }], plans: [] },
    inForce,
    knownBy(question ?? { asked: [asked], present }),
  );

test("each part is chosen by itself, and what is not chosen stays as it counts", () => {
  const key = choose({ content: "present" });
  assert.equal(countedBy(asked, key.questions[0]), {
    version: 5,
    bobot: 1,
    policy: "mutlak",
    treatment: "normal",
    isIncomparable: false,
  });
  const both = choose({ weight: "present" }, key);
  assert.equal([both.questions[0]!.version, both.questions[0]!.bobot], [5, 2]);
  assert.equal(choose({ content: "asked", weight: "asked" }, both), none);
  assert.equal(choose({}, none), none);
});

test("an answer to another type keeps version and policy; weight and treatment are everybody's", () => {
  const changed = { ...present, type: 1 as QuestionType };
  const rules = choose({ content: "present", weight: "present", policy: "present" }, none, {
    asked: [asked, { ...asked, version: 4, type: 1 }],
    present: changed,
  });
  const [rule] = rules.questions;
  assert.equal(countedBy(asked, rule), {
    version: 3,
    bobot: 2,
    policy: "mutlak",
    treatment: "normal",
    isIncomparable: true,
  });
  assert.equal(countedBy({ ...asked, version: 4, type: 1 }, rule).version, 5);
  assert.is(countedBy(asked, { ...rule!, treatment: "dihapus" }).treatment, "dihapus");
});

test("what everybody was asked already is no change, and a plan that scores alike is none", () => {
  const same = { asked: [asked], present: { ...asked } };
  const all = { content: "present", weight: "present", policy: "present" } as const;
  assert.equal(choose(all, none, same), none);
  const plan: PlannedType[] = [{ type: 4, count: 5, weight: 100 }];
  const other = [{ type: 4 as const, count: 5, weight: 60 }];
  const choices: Choices = { questions: [], plans: [{ bank_id: "b", source: "present" }] };
  const known = (own: PlannedType[]) =>
    knownBy({ asked: [asked], present }, { asked: [own], present: plan });
  assert.equal(chosenRules(choices, none, known([{ ...plan[0]!, minus: 0 }])), none);
  const rules = chosenRules(choices, none, known(other));
  assert.equal(rules.plans, [{ bank_id: "b", plan }]);
  const back: Choices = { questions: [], plans: [{ bank_id: "b", source: "asked" }] };
  assert.equal(chosenRules(back, rules, known(other)), none);
});

const question = fc.record({
  at: fc.nat(allSamples.length - 1),
  bobot: fc.integer({ min: 1, max: 400 }).map((n) => n / 100),
  policy: fc.constantFrom(...policyNames),
  isRight: fc.boolean(),
  other: fc.record({
    at: fc.nat(allSamples.length - 1),
    bobot: fc.integer({ min: 1, max: 400 }).map((n) => n / 100),
    policy: fc.constantFrom(...policyNames),
  }),
  choice: fc.record({
    content: fc.constantFrom("kept", "asked", "present"),
    weight: fc.constantFrom("kept", "asked", "present"),
    policy: fc.constantFrom("kept", "asked", "present"),
    treatment: fc.constantFrom("normal", "dihapus", "semua_benar"),
  }),
});
const sittings = fc.array(question, { minLength: 1, maxLength: 12 });
type Generated = typeof sittings extends fc.Arbitrary<infer Value> ? Value : never;

const askedOf = (all: Generated): AskedQuestion[] =>
  all.map(({ at, bobot, policy }, index) => ({
    question_id: `q${index}`,
    version: 1,
    type: allSamples[at]!.content.type,
    bobot,
    policy,
  }));

/** Version 1 is the sample that was asked, version 2 what the bank has now. */
function scoreBy(all: Generated, rules: CountingRules) {
  const drawn = askedOf(all).map((one, index): DrawnQuestion => {
    const rule = rules.questions.find(({ question_id: id }) => id === one.question_id);
    const { version, bobot, policy, treatment, isIncomparable } = countedBy(one, rule);
    const { at, other } = all[index]!;
    const { content } = allSamples[version === 1 ? at : other.at]!;
    return {
      id: one.question_id,
      version,
      type: one.type,
      weight: bobot,
      policy,
      content,
      isIncomparable,
      treatment,
    };
  });
  const answers = new Map(
    all.map(({ at, isRight }, index) => {
      const { right } = questionSamples[allSamples[at]!.content.type];
      return [`q${index}`, { answer: isRight ? right : null }];
    }),
  );
  const plan = allSamples.map(({ content: { type } }) => ({ type, count: 1, weight: 6.25 }));
  const { total, types, pending, questions } = scoreSitting(drawn, answers, plan);
  const texts = types.map((one) => [storedScore(one.total.least), storedScore(one.total.most)]);
  const whole = [storedScore(total.least), storedScore(total.most)];
  return { text: JSON.stringify([whole, texts, pending]), questions, types };
}

const known = (all: Generated) => ({
  questions: new Map(
    askedOf(all).map((one, index) => {
      const { at, bobot, policy } = all[index]!.other;
      const now = { version: 2, type: allSamples[at]!.content.type, bobot, policy };
      return [one.question_id, { asked: [one], present: now }];
    }),
  ),
  banks: new Map<string, KnownBank>(),
});
const choicesOf = (all: Generated): QuestionChoice[] =>
  all.map(({ choice }, index) => ({ question_id: `q${index}`, ...choice }) as QuestionChoice);

test("choosing nothing changes nothing, whatever is in force", () => {
  fc.assert(
    fc.property(sittings, (all) => {
      const inForce = chosenRules({ questions: choicesOf(all), plans: [] }, none, known(all));
      const nothing = inForce.questions.map(({ question_id, treatment }) => ({
        ...kept,
        question_id,
        treatment,
      }));
      const again = chosenRules({ questions: nothing, plans: [] }, inForce, known(all));
      assert.is(rulesText(again), rulesText(inForce));
      assert.is(scoreBy(all, again).text, scoreBy(all, inForce).text);
    }),
    { numRuns: 80, seed: 51 },
  );
});

test("a recalculation and the way back come to the same results, and no answer is lost on the way", () => {
  fc.assert(
    fc.property(sittings, (all) => {
      const before = scoreBy(all, none);
      const rules = chosenRules({ questions: choicesOf(all), plans: [] }, none, known(all));
      const { questions } = scoreBy(all, rules);
      assert.equal(
        questions.map(({ answer }) => answer),
        before.questions.map(({ answer }) => answer),
      );
      const back = choicesOf(all).map((choice) => ({
        ...choice,
        content: "asked" as const,
        weight: "asked" as const,
        policy: "asked" as const,
        treatment: "normal" as const,
      }));
      const restored = chosenRules({ questions: back, plans: [] }, rules, known(all));
      assert.is(rulesText(restored), rulesText(none));
      assert.is(scoreBy(all, restored).text, before.text);
    }),
    { numRuns: 80, seed: 52 },
  );
});

test("acts on different questions come to the same in any order", () => {
  fc.assert(
    fc.property(sittings, fc.infiniteStream(fc.nat(1_000)), (all, order) => {
      const places = order[Symbol.iterator]();
      const mixed = choicesOf(all)
        .map((choice) => ({ choice, place: places.next().value as number }))
        .sort((one, other) => one.place - other.place)
        .map(({ choice }) => choice);
      const inTurn = (choices: readonly QuestionChoice[]) =>
        choices.reduce(
          (rules, choice) => chosenRules({ questions: [choice], plans: [] }, rules, known(all)),
          none,
        );
      assert.is(rulesText(inTurn(mixed)), rulesText(inTurn(choicesOf(all))));
    }),
    { numRuns: 60, seed: 53 },
  );
});

test("dihapus leaves its weight to the others of its type, and semua benar gives it to everybody", () => {
  fc.assert(
    fc.property(sittings, fc.constantFrom("dihapus", "semua_benar"), (all, treatment) => {
      const treated = choicesOf(all).map((choice) => ({
        ...kept,
        ...choice,
        treatment,
      })) as QuestionChoice[];
      const rules = chosenRules({ questions: treated, plans: [] }, none, known(all));
      for (const { type, total, weight } of scoreBy(all, rules).types) {
        // Nothing but surveys is left to be asked, or everybody has all of it.
        assert.is(storedScore(total.least).exact, storedScore(total.most).exact);
        assert.is(Number(storedScore(total.least).decimal), weight, `type ${type}`);
      }
    }),
    { numRuns: 40, seed: 54 },
  );
});

test.run();
