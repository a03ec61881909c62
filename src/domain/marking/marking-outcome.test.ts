import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { fraction, zero } from "../scoring/fraction.ts";
import { markingOutcome, type MarkingRules, type PresentMark } from "./marking-outcome.ts";

const test = suite("what the marks of an answer come to");

const tenth = fraction(1n, 10n);
const alone: MarkingRules = { needsSecond: false, tolerance: tenth };
const twice: MarkingRules = { needsSecond: true, tolerance: tenth };
const mark = (marker: string, tenths: number, more: Partial<PresentMark> = {}): PresentMark => ({
  marker,
  isDecision: false,
  seq: 3,
  share: fraction(BigInt(tenths), 10n),
  ...more,
});
const stateOf = (marks: PresentMark[], rules = alone) => markingOutcome(3, marks, rules).state;

test("one mark settles an answer, unless a second one is wanted", () => {
  assert.is(stateOf([]), "left");
  assert.is(stateOf([mark("a", 5)]), "settled");
  assert.is(stateOf([mark("a", 5)], twice), "second");
  assert.is(stateOf([], twice), "left");
});

test("two people who were not both wanted settle it only where they agree", () => {
  assert.is(stateOf([mark("a", 5), mark("b", 5)]), "settled");
  assert.is(stateOf([mark("a", 5), mark("b", 6)]), "disputed");
  assert.is(stateOf([mark("a", 5), mark("b", 5), mark("c", 6)]), "disputed", "any number of them");
});

test("a second mark within the tolerance counts as much as the first, one beyond it is disputed", () => {
  const near = [mark("a", 5), mark("b", 6)];
  assert.equal(markingOutcome(3, near, twice), { state: "settled", marks: near });
  assert.equal(markingOutcome(3, [mark("a", 5), mark("b", 7)], twice), {
    state: "disputed",
    marks: [],
  });
});

test("a decision goes before all other marks, and two that differ are disputed", () => {
  const decision = mark("c", 9, { isDecision: true });
  const both = [mark("a", 1), mark("b", 8), decision];
  assert.equal(markingOutcome(3, both, twice), { state: "settled", marks: [decision] });
  assert.is(stateOf([...both, mark("d", 2, { isDecision: true })]), "disputed");
});

test("a mark of an earlier state of the answer does not count", () => {
  assert.is(stateOf([mark("a", 5, { seq: 2 })]), "left");
  assert.is(stateOf([mark("a", 5, { seq: 2, isDecision: true })]), "left");
  const fresh = mark("b", 7);
  assert.equal(markingOutcome(3, [mark("a", 5, { seq: 2 }), fresh], alone).marks, [fresh]);
});

const anyMarks = fc.uniqueArray(fc.constantFrom("a", "b", "c", "d")).chain((markers) =>
  fc.tuple(
    ...markers.map((marker) =>
      fc.record({
        marker: fc.constant(marker),
        isDecision: fc.boolean(),
        seq: fc.constantFrom(2, 3),
        share: fc.nat(10).map((tenths) => fraction(BigInt(tenths), 10n)),
      }),
    ),
  ),
);

test("the order in which marks arrive changes nothing", () => {
  fc.assert(
    fc.property(anyMarks, fc.boolean(), fc.nat(), (marks, needsSecond, turn) => {
      const rules = { needsSecond, tolerance: tenth };
      const turned = marks.map((_, at) => marks[(at + turn) % marks.length]!);
      const [one, other] = [markingOutcome(3, marks, rules), markingOutcome(3, turned, rules)];
      assert.is(other.state, one.state);
      assert.equal(new Set(other.marks), new Set(one.marks));
    }),
  );
});

test("taking a mark back leads to where it was before, and only settled answers have marks", () => {
  fc.assert(
    fc.property(anyMarks, fc.boolean(), (marks, needsSecond) => {
      const rules = { needsSecond, tolerance: tenth };
      const before = markingOutcome(3, marks, rules);
      const more = [...marks, mark("e", 4)];
      const back = more.filter(({ marker }) => marker !== "e");
      assert.equal(markingOutcome(3, back, rules), before);
      assert.is(before.marks.length > 0, before.state === "settled");
      assert.ok(before.state !== "second" || needsSecond);
    }),
  );
});

test("without a tolerance two people have to agree exactly", () => {
  const exact = { needsSecond: true, tolerance: zero };
  assert.is(stateOf([mark("a", 5), mark("b", 6)], exact), "disputed");
});

test.run();
