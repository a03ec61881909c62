import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import * as v from "valibot";
import {
  questionAnswer,
  type AnswerOf,
  type QuestionAnswer,
} from "../../contract/questions/question-answer.ts";
import {
  questionContent,
  type QuestionContent,
} from "../../contract/questions/question-content.ts";
import {
  accepting,
  allSamples,
  questionSamples,
} from "../../testing/questions/question-samples.ts";
import { compare, one, toDecimal, toNumber, zero } from "./fraction.ts";
import { scoreQuestion, type ScoringPolicy } from "./score-question.ts";

const test = suite("score of a question");

const policyNames = ["mutlak", "parsial", "parsial_penalti", "bertingkat", "bobot_opsi"] as const;
const policy = (name: ScoringPolicy["name"], changes: Partial<ScoringPolicy> = {}) => ({
  name,
  minus: 0,
  ...changes,
});
const share = (
  content: QuestionContent,
  answer: QuestionAnswer | null,
  name: ScoringPolicy["name"] = "mutlak",
) => toNumber(scoreQuestion(content, answer, policy(name)).share ?? zero, 4);

/** Nothing in it, as each type says so. */
const untouched: QuestionAnswer[] = [
  { type: 1, id: null },
  { type: 2, html: "<p>&nbsp;</p>" },
  { type: 3, id: null },
  { type: 4, ids: [] },
  { type: 5, pairs: {} },
  { type: 6, text: "  " },
  { type: 7, ids: null },
  { type: 8, values: { s1: null } },
  { type: 9, values: { s1: { value: null, argument: "" } } },
  { type: 10, pairs: [] },
  { type: 11, cells: { c1: "" } },
  { type: 12, rows: { e1: [] } },
  { type: 13, items: { m1: null } },
  { type: 14, blanks: { n1: "" } },
  { type: 15, ids: [] },
  { type: 16, labels: { z1: "" } },
];

/** Answers of the content's own type whose parts are sometimes its own and sometimes nobody's. */
function anyAnswer(content: QuestionContent): fc.Arbitrary<QuestionAnswer> {
  const ids = [...new Set(JSON.stringify(content).match(/(?<="id":")[^"]+/gu) ?? [])];
  const id = fc.constantFrom(...ids, "nobody");
  const typed = fc.oneof(
    id,
    fc.constantFrom("6", "Jawa", "pancasila", ""),
    fc.string({ maxLength: 8 }),
  );
  const some = <Value>(value: fc.Arbitrary<Value>) => fc.dictionary(id, value, { maxKeys: 6 });
  const list = fc.array(id, { maxLength: 6 });
  const maybe = fc.option(id, { nil: null });
  const stance = fc.constantFrom(0, 1, null);
  const byType: { [Type in QuestionAnswer["type"]]: fc.Arbitrary<Omit<AnswerOf<Type>, "type">> } = {
    1: fc.record({ id: maybe }),
    2: fc.record({ html: fc.string() }),
    3: fc.record({ id: maybe }),
    4: fc.record({ ids: list }),
    5: fc.record({ pairs: some(maybe) }),
    6: fc.record({ text: typed }),
    7: fc.record({ ids: fc.option(fc.shuffledSubarray(ids), { nil: null }) }),
    8: fc.record({ values: some(stance) }),
    9: fc.record({ values: some(fc.record({ value: stance, argument: fc.string() })) }),
    10: fc.record({ pairs: fc.array(fc.tuple(id, id), { maxLength: 6 }) }),
    11: fc.record({ cells: some(typed) }),
    12: fc.record({ rows: some(list) }),
    13: fc.record({ items: some(maybe) }),
    14: fc.record({ blanks: some(typed) }),
    15: fc.record({ ids: list }),
    16: fc.record({ labels: some(typed) }),
  };
  return byType[content.type].map((rest) => ({ type: content.type, ...rest }) as QuestionAnswer);
}

for (const { content, right } of allSamples) {
  const isManual = content.type === 2 || content.type === 9;

  test(`type ${content.type}: the sample and its answer are as the contract says`, () => {
    assert.equal(v.parse(questionContent, content), content);
    assert.equal(v.parse(questionAnswer, right), right);
  });

  test(`type ${content.type}: the key earns all, under every policy`, () => {
    for (const name of policyNames) {
      const marks = isManual ? { whole: { least: one, most: one } } : {};
      const { share: earned, verdict } = scoreQuestion(content, right, policy(name), marks);
      const weighted = name === "bobot_opsi" && content.type === 3;
      // Without weights no option earns anything under that policy.
      assert.is(toDecimal(earned ?? zero, 4), weighted ? "0.0000" : "1.0000", name);
      assert.is(verdict, weighted ? "salah" : "benar", name);
    }
  });

  test(`type ${content.type}: an untouched question earns nothing and counts as empty, not as wrong`, () => {
    const nothing = untouched.find(({ type }) => type === content.type)!;
    for (const name of policyNames) {
      for (const answer of [null, nothing]) {
        const {
          share: earned,
          verdict,
          deduction,
        } = scoreQuestion(content, answer, policy(name, { minus: 0.25 }));
        assert.equal([earned, verdict, deduction], [zero, "kosong", zero], name);
      }
    }
  });

  test(`type ${content.type}: whatever is answered, the share lies from 0 to 1 and no order of parts changes it`, () => {
    fc.assert(
      fc.property(anyAnswer(content), fc.constantFrom(...policyNames), (answer, name) => {
        const { share: earned } = scoreQuestion(content, answer, policy(name));
        if (isManual) return earned === null || compare(earned, zero) === 0;
        assert.ok(earned && compare(earned, zero) >= 0 && compare(earned, one) <= 0);
        const again = scoreQuestion(reversed(content), reversedAnswer(answer), policy(name)).share!;
        assert.is(toDecimal(again, 9), toDecimal(earned, 9));
        return true;
      }),
      { numRuns: 60 },
    );
  });
}

/** The same question with its lists the other way round; the order of a key of type 7 is what is asked. */
function reversed(content: QuestionContent): QuestionContent {
  const payload = Object.fromEntries(
    Object.entries(content.payload).map(([name, value]) => [
      name,
      Array.isArray(value) && name !== "cells" && name !== "labels" ? [...value].reverse() : value,
    ]),
  );
  return { ...content, payload } as QuestionContent;
}

function reversedAnswer(answer: QuestionAnswer): QuestionAnswer {
  if (answer.type === 4 || answer.type === 15) return { ...answer, ids: [...answer.ids].reverse() };
  if (answer.type === 10) return { ...answer, pairs: [...answer.pairs].reverse() };
  return answer;
}

test("ticking everything earns nothing where wrong picks count", () => {
  const { content } = questionSamples[4];
  const all: AnswerOf<4> = { type: 4, ids: ["d1", "t2", "e3", "l4"] };
  assert.is(share(content, all, "mutlak"), 0);
  assert.is(share(content, all, "parsial"), 0.6667);
  assert.is(share(content, { type: 4, ids: ["e3"] }, "parsial"), 0);
  assert.is(share(content, { type: 4, ids: ["d1", "e3"] }, "parsial"), 0);
  assert.is(share(content, { type: 4, ids: ["d1", "t2", "e3"] }, "parsial_penalti"), 0.3333);
});

test("each policy counts the parts of a table of statements as it says", () => {
  const { content } = questionSamples[8];
  const answer = (values: AnswerOf<8>["values"]) => ({ type: 8, values }) as const;
  const twoRight = answer({ s1: 1, d2: 0, t3: 0 });
  assert.is(share(content, twoRight, "mutlak"), 0);
  assert.is(share(content, twoRight, "parsial"), 0.6667);
  assert.is(share(content, twoRight, "parsial_penalti"), 0.3333);
  assert.is(share(content, twoRight, "bertingkat"), 0.5);
  assert.is(
    share(content, answer({ s1: 1 }), "parsial_penalti"),
    0.3333,
    "left empty is not wrong",
  );
  assert.is(share(content, answer({ s1: 1 }), "bertingkat"), 0, "a third is below the half");
});

test("weights of options: a single choice earns its part of the best, several are summed", () => {
  const { content: single } = questionSamples[1];
  assert.is(share(single, { type: 1, id: "s3" }, "bobot_opsi"), 0.5);
  assert.is(share(single, { type: 1, id: "m4" }, "bobot_opsi"), 0);
  const { content: several } = questionSamples[4];
  assert.is(share(several, { type: 4, ids: ["d1", "l4"] }, "bobot_opsi"), 0.75);
  assert.is(share(several, { type: 4, ids: ["l4", "e3"] }, "bobot_opsi"), 0.25);
});

test("a wrong single choice takes off what the policy says, an empty one nothing", () => {
  const { content } = questionSamples[1];
  const minus = policy("mutlak", { minus: 0.25 });
  const deductionOf = (id: string | null) =>
    toDecimal(scoreQuestion(content, { type: 1, id }, minus).deduction, 2);
  assert.equal([deductionOf("j1"), deductionOf("b2"), deductionOf(null)], ["0.25", "0.00", "0.00"]);
  const listening = scoreQuestion(questionSamples[3].content, { type: 3, id: "a1" }, minus);
  assert.is(listening.deduction, zero, "only type 1 knows it");
  for (const name of policyNames.filter((each) => each !== "mutlak")) {
    const scored = scoreQuestion(content, { type: 1, id: "j1" }, policy(name, { minus: 0.25 }));
    assert.is(scored.deduction, zero, "only mutlak knows it");
  }
});

test("an order is right by places or by neighbours kept together", () => {
  const { content } = questionSamples[7];
  const moved: AnswerOf<7> = { type: 7, ids: ["u2", "k3", "d4", "t1"] };
  assert.is(share(content, moved, "parsial"), 0);
  const neighbours = { ...content, key: { ...content.key, measure: "neighbours" as const } };
  assert.is(share(neighbours, moved, "parsial"), 0.6667);
  assert.is(share(neighbours, moved, "mutlak"), 0);
});

/** Share and verdict under each policy, in the order of their names. */
function scoredBy(content: QuestionContent, answer: QuestionAnswer): string[] {
  return policyNames.map((name) => {
    const { least, verdict } = scoreQuestion(content, answer, policy(name));
    return `${toNumber(least, 4)} ${verdict}`;
  });
}

test("finding 3: a distractor that was placed fails the top step, and is never benar", () => {
  const { content } = questionSamples[13];
  const items = { m1: "b1", j2: "b1", k3: "s2", s4: "s2" };
  assert.equal(scoredBy(content, { type: 13, items }), [
    "0 salah",
    "1 sebagian",
    "0.6667 sebagian",
    "0.5 sebagian",
    "1 sebagian",
  ]);
});

test("finding 3: a tick in a row without a key fails the top step, and is never benar", () => {
  const { content } = questionSamples[12];
  const keyless: QuestionContent = {
    ...content,
    payload: { ...content.payload, multiple: true },
    key: { ...content.key, rows: { e1: ["p1"], a2: ["c2"], u3: [] } },
  };
  const rows = { e1: ["p1"], a2: ["c2"], u3: ["g3"] };
  assert.equal(scoredBy(keyless, { type: 12, rows }), [
    "0 salah",
    "1 sebagian",
    "0.5 sebagian",
    "0.5 sebagian",
    "1 sebagian",
  ]);
  const right = { e1: ["p1"], a2: ["c2"] };
  assert.equal(new Set(scoredBy(keyless, { type: 12, rows: right })), new Set(["1 benar"]));
});

test("a zone, a blank and a cell without a key are no parts, and wrong when they are filled", () => {
  const { content } = questionSamples[16];
  const zone = { ...content, key: { ...content.key, labels: { z1: ["l1"], z2: ["l2"], z3: [] } } };
  const labels = { z1: "l1", z2: "l2" };
  assert.is(scoredBy(zone, { type: 16, labels })[0], "1 benar");
  assert.is(scoredBy(zone, { type: 16, labels: { ...labels, z3: "l3" } })[3], "0.5 sebagian");
  const { content: grid } = questionSamples[11];
  const cell = { ...grid, key: { cells: { c1: grid.key.cells["c1"]! } } };
  assert.is(scoredBy(cell, { type: 11, cells: { c1: "6" } })[0], "1 benar");
  assert.is(scoredBy(cell, { type: 11, cells: { c1: "6", c2: "9" } })[2], "0 salah");
});

test("finding 4: the best answer that may be chosen earns all, by the largest weights", () => {
  const { content } = questionSamples[4];
  const bounded = (most: number): QuestionContent => ({
    ...content,
    payload: { ...content.payload, max_choices: most },
    key: { ids: ["l4", "d1"], weights: { d1: 2, t2: 1, l4: 3, e3: -1 } },
  });
  const earned = (most: number, ...ids: string[]) =>
    share(bounded(most), { type: 4, ids }, "bobot_opsi");
  assert.is(earned(2, "l4", "d1"), 1);
  assert.is(earned(0, "l4", "d1"), 0.8333);
  assert.is(earned(2, "l4", "d1", "t2"), 0, "more than may be chosen");
  assert.is(earned(2, "l4", "e3"), 0.4);
  assert.is(earned(1, "d1"), 0.6667);
  const { content: zones } = questionSamples[15];
  const single: QuestionContent = {
    ...zones,
    payload: { ...zones.payload, max_choices: 1 } as typeof zones.payload,
    key: { ids: ["z1"], weights: { z1: 4, z3: 3, gone: 9 } },
  };
  const picked = (...ids: string[]) => share(single, { type: 15, ids }, "bobot_opsi");
  assert.equal([picked("z1"), picked("z3"), picked("z1", "z3")], [1, 0.75, 0]);
});

test("near answers are never wrong, so that a penalty does not take twice", () => {
  const { content } = questionSamples[11];
  const accepted = [
    { text: "6", share: 1 },
    { text: "7", share: 0.5 },
  ];
  const cells = { ...content.key.cells, c1: { ...content.key.cells["c1"]!, accepted } };
  const near = { ...content, key: { cells } };
  const given = (c1: string, c2: string) => scoredBy(near, { type: 11, cells: { c1, c2 } });
  assert.equal(given("7", "1").slice(0, 3), ["0 salah", "0.75 sebagian", "0.75 sebagian"]);
  assert.equal(given("7", "2").slice(0, 3), ["0 salah", "0.25 sebagian", "0 salah"]);
  assert.equal(given("7", "").slice(0, 3), ["0 salah", "0.25 sebagian", "0.25 sebagian"]);
});

test("a table is right by rows or by cells", () => {
  const { content } = questionSamples[12];
  const rows = { e1: ["p1"], a2: ["c2"], u3: ["p1"] };
  assert.is(share(content, { type: 12, rows }, "parsial"), 0.6667);
  const byCells = { ...content, key: { ...content.key, measure: "cells" as const } };
  assert.is(share(byCells, { type: 12, rows }, "parsial"), 0.3333);
  assert.is(share(byCells, { type: 12, rows: content.key.rows }, "mutlak"), 1);
});

test("an answer that is only near earns its own share", () => {
  const { content } = questionSamples[6];
  const key = {
    ...accepting("fotosintesis"),
    accepted: [...accepting("fotosintesis").accepted, { text: "sintesis", share: 0.5 }],
  };
  const scored = scoreQuestion(
    { ...content, key },
    { type: 6, text: "Sintesis" },
    policy("mutlak"),
  );
  assert.equal([toDecimal(scored.share!, 2), scored.verdict], ["0.50", "sebagian"]);
});

test.run();
