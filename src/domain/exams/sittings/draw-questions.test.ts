import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  type QuestionType,
  questionTypeCodes,
} from "../../../contract/questions/question-types.ts";
import { drawQuestions, type DrawRules } from "./draw-questions.ts";

const test = suite("drawing questions");

type Named = { id: string; type: QuestionType; reference_id: string | null };
const question = (id: string, type: QuestionType, reference_id: string | null = null): Named => ({
  id,
  type,
  reference_id,
});
const rules = (more: Partial<DrawRules> = {}): DrawRules => ({
  plan: [
    { type: 1, count: 2 },
    { type: 2, count: 1 },
  ],
  order_mode: 0,
  type_order: [2, 1, ...questionTypeCodes.filter((type) => type > 2)],
  acak_soal: false,
  seed: "s",
  ...more,
});
const idsOf = (questions: readonly Named[]) => questions.map(({ id }) => id).join(" ");

const bank = [
  question("a", 1),
  question("x", 2),
  question("b", 1),
  question("c", 1),
  question("y", 2),
  question("z", 6),
];

test("unmixed, the first of each planned type are shown, type by type or as the bank has them", () => {
  assert.is(idsOf(drawQuestions(bank, rules())), "x a b");
  assert.is(idsOf(drawQuestions(bank, rules({ order_mode: 1 }))), "a x b");
});

test("mixed, everybody gets as many of each type, the same at every asking, and not all alike", () => {
  const drawn = (seed: string) => idsOf(drawQuestions(bank, rules({ acak_soal: true, seed })));
  const all = Array.from({ length: 60 }, (_, at) => drawn(`seat ${at}`));
  assert.is(drawn("seat 1"), drawn("seat 1"));
  for (const ids of all) assert.match(ids, /^[xy] [abc] [abc]$/u);
  assert.is(new Set(all).size, 12);
});

test("questions about one text stay together in their order, by type and as the bank has them", () => {
  const read = [1, 2, 3].map((at) => question(`r${at}`, 1, "text"));
  const others = Array.from({ length: 5 }, (_, at) => question(`o${at}`, 1));
  const plan = [{ type: 1 as const, count: 8 }];
  for (const order_mode of [0, 1] as const) {
    for (let at = 0; at < 40; at += 1) {
      const drawn = drawQuestions(
        [...others, ...read],
        rules({ plan, order_mode, acak_soal: true, seed: String(at) }),
      );
      assert.match(idsOf(drawn), /r1 r2 r3/u);
    }
  }
});

test("recordings are heard in the order in which they were entered, however much is mixed", () => {
  const heard = Array.from({ length: 6 }, (_, at) => question(`l${at}`, 3));
  const plan = [{ type: 3 as const, count: 3 }];
  for (const order_mode of [0, 1] as const) {
    for (let at = 0; at < 40; at += 1) {
      const drawn = drawQuestions(
        [...bank, ...heard],
        rules({ plan, order_mode, acak_soal: true, seed: String(at) }),
      ).map(({ id }) => id);
      assert.is(drawn.length, 3);
      assert.equal(drawn, [...drawn].sort());
    }
  }
});

test("nothing is shown twice, nothing unplanned, and never more than there is", () => {
  const types = fc.constantFrom<QuestionType>(1, 2, 3, 6, 9);
  const banks = fc.array(
    fc.record({ type: types, reference_id: fc.constantFrom(null, "p", "q") }),
    {
      maxLength: 30,
    },
  );
  const plans = fc.uniqueArray(fc.record({ type: types, count: fc.integer({ min: 1, max: 12 }) }), {
    selector: ({ type }) => type,
  });
  fc.assert(
    fc.property(
      banks,
      plans,
      fc.boolean(),
      fc.constantFrom<0 | 1>(0, 1),
      fc.string(),
      (questions, plan, acak_soal, order_mode, seed) => {
        const drawn = drawQuestions(questions, rules({ plan, acak_soal, order_mode, seed }));
        assert.is(new Set(drawn).size, drawn.length);
        const counted = (of: readonly { type: QuestionType }[], type: QuestionType) =>
          of.filter((each) => each.type === type).length;
        for (const type of questionTypeCodes) {
          const planned = plan.find((each) => each.type === type)?.count ?? 0;
          assert.is(counted(drawn, type), Math.min(planned, counted(questions, type)));
        }
      },
    ),
  );
});

test.run();
