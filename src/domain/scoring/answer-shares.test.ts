import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { QuestionAnswer } from "../../contract/questions/question-answer.ts";
import type { QuestionType } from "../../contract/questions/question-types.ts";
import { allSamples, questionSamples } from "../../testing/questions/question-samples.ts";
import { answerShares, type AnswerShares } from "./answer-shares.ts";

const test = suite("shares of answers");

/** What shares are kept in has no prototype, and so is never equal to what is written here. */
const plainAll = ({ right, chosen, ...counts }: AnswerShares) => ({
  ...counts,
  right: plain(right),
  chosen: plain(chosen),
});
const plain = (shares: Readonly<Record<string, number>>) => ({ ...shares });

/** Each part of each sample, as `right` names it; types 2 and 9 are marked by a person. */
const partsOf: Record<QuestionType, string[]> = {
  1: ["b2"],
  2: [],
  3: ["a2"],
  4: ["d1", "l4", "t2"],
  5: ["a1", "b2", "p3"],
  6: [""],
  7: ["d4", "k3", "t1", "u2"],
  8: ["d2", "s1", "t3"],
  9: [],
  10: ["a1 d3", "a1 u1", "s2 d3", "s2 m2"],
  11: ["c1", "c2"],
  12: ["a2", "e1", "u3"],
  13: ["j2", "k3", "m1"],
  14: ["n1", "n2", "n3"],
  15: ["z1", "z3"],
  16: ["z1", "z2", "z3"],
};

/** What the right answer of each sample chooses, as `chosen` names it. Nothing is chosen where answers are typed. */
const choicesOf: Record<QuestionType, string[]> = {
  1: ["b2"],
  2: [],
  3: ["a2"],
  4: ["d1", "l4", "t2"],
  5: ["a1 b3", "b2 d1", "p3 j2"],
  6: [],
  7: ["d4 4", "k3 3", "t1 1", "u2 2"],
  8: ["d2 0", "s1 1", "t3 1"],
  9: ["s1 1", "u2 0"],
  10: ["a1 d3", "a1 u1", "s2 d3", "s2 m2"],
  11: [],
  12: ["a2 c2", "e1 p1", "u3 g3"],
  13: ["j2 b1", "k3 s2", "m1 b1"],
  14: ["n1 w1", "n2 o2"],
  15: ["z1", "z3"],
  16: ["z1 l1", "z2 l2", "z3 l3"],
};

test("whoever answers rightly has every part of every type right, by its name", () => {
  for (const { content, right } of allSamples) {
    const shares = answerShares(content, [right, right]);
    assert.equal(Object.keys(shares.right).sort(), partsOf[content.type], `type ${content.type}`);
    assert.ok(
      Object.values(shares.right).every((share) => share === 1),
      `type ${content.type}`,
    );
  }
});

test("what was chosen is counted under its name, in every type", () => {
  for (const { content, right } of allSamples) {
    const { chosen } = answerShares(content, [right]);
    assert.equal(Object.keys(chosen).sort(), choicesOf[content.type], `type ${content.type}`);
  }
});

test("shares are shares of those who answered, not of all", () => {
  const { content, right } = questionSamples[1];
  const wrong: QuestionAnswer = { type: 1, id: "j1" };
  const none: QuestionAnswer = { type: 1, id: null };
  const shares = answerShares(content, [right, right, right, wrong, none, null]);
  assert.is(shares.total, 6);
  assert.is(shares.answered, 4);
  assert.equal(plain(shares.chosen), { b2: 0.75, j1: 0.25 });
});

test("empty answers of every type are counted as given and never as a choice", () => {
  const empty: { [Type in QuestionType]: QuestionAnswer & { type: Type } } = {
    1: { type: 1, id: null },
    2: { type: 2, html: "<p> </p>" },
    3: { type: 3, id: null },
    4: { type: 4, ids: [] },
    5: { type: 5, pairs: { a1: null } },
    6: { type: 6, text: " " },
    7: { type: 7, ids: null },
    8: { type: 8, values: { s1: null } },
    9: { type: 9, values: { s1: { value: null, argument: "" } } },
    10: { type: 10, pairs: [] },
    11: { type: 11, cells: { c1: "" } },
    12: { type: 12, rows: { e1: [] } },
    13: { type: 13, items: { m1: null } },
    14: { type: 14, blanks: { n1: "" } },
    15: { type: 15, ids: [] },
    16: { type: 16, labels: { z1: "" } },
  };
  for (const { content } of allSamples) {
    const shares = plainAll(answerShares(content, [empty[content.type], null]));
    assert.equal(shares, { total: 2, answered: 0, right: {}, chosen: {} }, `type ${content.type}`);
  }
});

test("labels that are typed are no choices", () => {
  const { content } = questionSamples[16];
  const typed = { ...content, payload: { ...content.payload, mode: "typed" as const } };
  const { chosen } = answerShares(typed, [{ type: 16, labels: { z1: "Sumatra" } }]);
  assert.equal(plain(chosen), {});
});

test("nobody at all is no division by nothing", () => {
  const { content } = questionSamples[4];
  assert.equal(plainAll(answerShares(content, [])), {
    total: 0,
    answered: 0,
    right: {},
    chosen: {},
  });
});

test("an answer that the interaction cannot produce is answered, and nothing of it is shown", () => {
  const { content } = questionSamples[4];
  const { answered, ...shares } = answerShares(content, [{ type: 4, ids: ["d1", "d1"] }]);
  assert.equal([answered, plain(shares.chosen), plain(shares.right)], [1, {}, {}]);
});

test("a part that is half right for one of two counts a quarter", () => {
  const { content } = questionSamples[6];
  const key = {
    ...content.key,
    accepted: [
      { text: "Pancasila", share: 1 },
      { text: "Panca", share: 0.5 },
    ],
  };
  const answers: QuestionAnswer[] = [
    { type: 6, text: "panca" },
    { type: 6, text: "entah" },
  ];
  assert.equal(plain(answerShares({ ...content, key }, answers).right), { "": 0.25 });
});

test("an option that no key names is no part that is right", () => {
  const { content } = questionSamples[4];
  const { right, chosen } = answerShares(content, [{ type: 4, ids: ["d1", "e3"] }, null]);
  assert.is(right["d1"], 1);
  assert.is(right["e3"], 0);
  assert.is(chosen["e3"], 1);
});

test("what a person marks waits for the mark and is counted as answered", () => {
  for (const type of [2, 9] as const) {
    const { content, right } = questionSamples[type];
    const shares = answerShares(content, [right]);
    assert.is(shares.answered, 1);
    assert.equal(plain(shares.right), {});
  }
});

test.run();
