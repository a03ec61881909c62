import { suite } from "uvu";
import * as assert from "uvu/assert";
import { fraction } from "../scoring/fraction.ts";
import { wordSets } from "./figure-classes.ts";
import { exactFigure, noFigure, type ItemFigure } from "./item-figure.ts";
import type { OptionFigures } from "./option-figures.ts";
import { proposeStatus, usualStatusRules, type JudgedFigures } from "./status-proposal.ts";

const test = suite("proposed decisions on a question");

const hundredths = (value: number): ItemFigure => exactFigure(fraction(BigInt(value), 100n));
const option = (id: string, more: Partial<OptionFigures>): OptionFigures => ({
  id,
  isRight: false,
  count: 0,
  share: hundredths(20),
  upper: hundredths(10),
  lower: hundredths(20),
  rest: hundredths(-10),
  verdict: "works",
  distractorIndex: hundredths(10000),
  distractor: "sangat_baik",
  ...more,
});
const key = option("A", { isRight: true, upper: hundredths(60), verdict: null });

const figures = (p: number, d: number, more: Partial<JudgedFigures> = {}): JudgedFigures => ({
  counts: { n: 100, empty: 0, unreached: 0 },
  p: hundredths(p),
  d: hundredths(d),
  itemTotal: hundredths(50),
  critical: hundredths(20),
  options: [],
  ...more,
});
const proposed = (own: JudgedFigures, set: keyof typeof wordSets = "arikunto") => {
  const { status, reasons } = proposeStatus(own, wordSets[set]);
  return [status, ...reasons.map(({ is }) => is)];
};

test("a question that separates is kept, easy ones too", () => {
  assert.equal(proposed(figures(82, 34)), ["diterima", "separates"]);
  const options = [key, option("B", {}), option("C", {})];
  assert.equal(proposed(figures(60, 47, { options })), [
    "diterima",
    "separates",
    "distractors-work",
  ]);
});

test("what goes the wrong way is dropped, and a suspect key is named first", () => {
  const wrong = option("D", { upper: hundredths(61) });
  const own = figures(41, -12, {
    options: [key, option("B", {}), wrong],
    itemTotal: hundredths(-5),
  });
  assert.equal(proposed(own), ["dibuang", "key-suspect", "wrong-way", "not-valid"]);
  assert.equal(proposeStatus(own, wordSets.arikunto).reasons[0], {
    is: "key-suspect",
    option: "D",
  });
});

test("hard and weak is dropped, weak alone is mended", () => {
  assert.equal(proposed(figures(22, 6)), ["dibuang", "hard-and-weak"]);
  assert.equal(proposed(figures(50, 6)), ["direvisi", "weak"]);
  assert.equal(proposed(figures(96, 9)), ["direvisi", "weak", "nearly-all-right"]);
  assert.equal(proposed(figures(4, 30)), ["direvisi", "nearly-all-wrong"]);
});

test("idle distractors speak against a question that is not easy", () => {
  const options = [key, option("B", { verdict: "idle" }), option("C", {})];
  const own = (p: number) => figures(p, 30, { options });
  assert.equal(proposeStatus(own(50), wordSets.arikunto).reasons, [
    { is: "idle-distractors", options: ["B"] },
  ]);
  assert.equal(proposed(own(80)), ["diterima", "separates"]);
});

test("a rival of the key speaks against an easy question too, one or two of the upper group do not", () => {
  const withUpper = (share: number) => {
    const rival = option("B", { verdict: "upper", upper: hundredths(share) });
    return figures(80, 30, { options: [key, rival, option("C", {})] });
  };
  assert.equal(proposeStatus(withUpper(30), wordSets.arikunto).reasons, [
    { is: "upper-distractors", options: ["B"], rivals: ["B"] },
  ]);
  assert.equal(proposed(withUpper(29)), ["diterima", "separates"]);
});

test("a reason names the distractors as their table does: none that draws the upper group is idle", () => {
  const options = [
    key,
    option("B", { verdict: "upper", upper: hundredths(30) }),
    option("C", { verdict: "idle" }),
    option("D", { verdict: "upper", upper: hundredths(11), lower: hundredths(6) }),
  ];
  assert.equal(proposeStatus(figures(50, 30, { options }), wordSets.arikunto).reasons, [
    { is: "upper-distractors", options: ["B", "D"], rivals: ["B"] },
    { is: "idle-distractors", options: ["C"] },
  ]);
});

test("each set decides by its own classes, and Ebel & Frisbie by no r tabel", () => {
  const own = figures(50, 19, { itemTotal: hundredths(15) });
  assert.equal(proposed(own), ["direvisi", "weak", "not-valid"]);
  assert.equal(proposed(own, "ebel_frisbie"), ["dibuang", "wrong-way"]);
  assert.equal(proposed(figures(50, 25, { itemTotal: hundredths(15) }), "ebel_frisbie"), [
    "direvisi",
    "weak",
  ]);
});

test("schools can ask less, and without D nothing is proposed", () => {
  const own = figures(50, 30, { itemTotal: hundredths(15) });
  const rules = { ...usualStatusRules, asksValidity: false };
  assert.is(proposeStatus(own, wordSets.arikunto, rules).status, "diterima");
  const without = figures(50, 0, { d: noFigure("no-group") });
  assert.equal(proposeStatus(without, wordSets.arikunto), {
    status: null,
    reasons: [],
    why: "no-group",
  });
});

test("nothing is proposed for a question that more than half did not reach", () => {
  const reached = (unreached: number) =>
    proposeStatus(figures(0, 0, { counts: { n: 37, empty: 0, unreached } }), wordSets.arikunto);
  assert.equal(reached(37), { status: null, reasons: [], why: "unreached" });
  assert.is(reached(19).why, "unreached");
  assert.is(reached(18).status, "dibuang");
});

test("only those who answered can be wrong", () => {
  const reasons = (empty: number) =>
    proposed(figures(4, 30, { counts: { n: 100, empty, unreached: 0 } }));
  assert.equal(reasons(5), ["direvisi", "nearly-all-wrong"]);
  assert.equal(reasons(6), ["direvisi", "nearly-none-earned"]);
});

test.run();
