import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  drawnNext,
  redrawn,
  sampleSize,
  type MarkedGroup,
  type SampleRule,
} from "./second-sample.ts";

const test = suite("the sample of a second round");

const rules = fc.record({
  percent: fc.integer({ min: 1, max: 99 }),
  phase: fc.integer({ min: 0, max: 99 }),
});
const lots = fc.uniqueArray(
  fc.nat().map((lot) => lot.toString(16).padStart(8, "0")),
  {
    minLength: 1,
    maxLength: 120,
  },
);

/** Marks one group after the other; after each, what is missing is drawn. `each` gets the sample as it is then. */
function markAll(
  drawing: readonly string[],
  rule: SampleRule,
  each: (drawn: readonly string[], marked: readonly MarkedGroup[]) => void = () => {},
): string[] {
  const marked: MarkedGroup[] = [];
  const drawn: string[] = [];
  for (const [at, lot] of drawing.entries()) {
    marked.push({ key: `g${at}`, place: null, lot });
    for (const key of drawnNext(marked, rule)) {
      const group = marked.find((one) => one.key === key)!;
      assert.is(group.place, null);
      group.place = drawn.length;
      drawn.push(key);
    }
    each(drawn, marked);
  }
  return drawn;
}

test("it is exact to within rounding after every mark, and nothing leaves it", () => {
  fc.assert(
    fc.property(lots, rules, (drawing, rule) => {
      let before: readonly string[] = [];
      markAll(drawing, rule, (drawn, marked) => {
        assert.is(drawn.length, sampleSize(marked.length, rule));
        assert.ok(Math.abs(drawn.length - (marked.length * rule.percent) / 100) < 1);
        assert.equal(drawn.slice(0, before.length), before);
        assert.is(new Set(drawn).size, drawn.length);
        before = [...drawn];
      });
    }),
  );
  for (const phase of [0, 50, 99]) assert.is(sampleSize(30, { percent: 20, phase }), 6);
});

test("no place in the order of marks is drawn for sure or left out for sure", () => {
  const rounds = 400;
  const times = Array.from({ length: 30 }, () => 0);
  for (let round = 0; round < rounds; round += 1) {
    const drawing = times.map((_count, at) => lotOf(round, at));
    for (const key of markAll(drawing, { percent: 20, phase: (round * 37) % 100 }))
      times[Number(key.slice(1))]! += 1;
  }
  const shares = times.map((count) => count / rounds);
  assert.ok(
    shares.every((share) => share > 0.01 && share < 0.55),
    shares.join(" "),
  );
});

/** As even as a digest is, and the same in every run. */
function lotOf(round: number, at: number): string {
  let state = (round * 7919 + at * 104_729 + 1) >>> 0;
  for (let step = 0; step < 4; step += 1) {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) >>> 0;
    state = Math.imul(state ^ (state >>> 12), 0x297a2d39) >>> 0;
  }
  return state.toString(16).padStart(8, "0");
}

test("a larger sample adds to a smaller one, and a smaller one keeps what was drawn first", () => {
  fc.assert(
    fc.property(lots, rules, rules, (drawing, one, { percent }) => {
      const other = { ...one, percent };
      let marked: readonly MarkedGroup[] = [];
      const drawn = markAll(drawing, one, (_drawn, all) => (marked = all));
      const again = redrawn(marked, other);
      assert.is(again.length, sampleSize(marked.length, other));
      const kept = Math.min(drawn.length, again.length);
      assert.equal(again.slice(0, kept), drawn.slice(0, kept));
      assert.equal(redrawn(marked, one), drawn, "the same rules change nothing");
    }),
  );
});

test("what cannot be drawn now is passed over, and another is drawn in its place or later", () => {
  const marked = ["c", "a", "b"].map((lot, at) => ({ key: `g${at}`, place: null, lot }));
  const rule = { percent: 33, phase: 50 };
  assert.equal(drawnNext(marked, rule), ["g1"]);
  assert.equal(drawnNext(marked, rule, new Set(["g1"])), ["g2"]);
  assert.equal(drawnNext(marked, rule, new Set(["g0", "g1", "g2"])), []);
});

test.run();
