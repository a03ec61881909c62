import { suite } from "uvu";
import * as assert from "uvu/assert";
import { shareText } from "../point-input.ts";
import { countsOtherwise, movedMark, type Rubric } from "./moved-mark.ts";

const test = suite("marks by another rubric");

const rubric = (points: Record<string, number>): Rubric =>
  Object.entries(points).map(([id, max]) => ({ id, label: `Kriteria ${id}`, max }));
const moved = (criteria: Record<string, string>, from: Rubric, to: Rubric) => {
  const found = movedMark({ criteria }, from, to);
  return found?.is === "moved" ? [found.given.criteria, shareText(found.share)] : found?.is;
};

test("of each criterion the share that was earned is kept", () => {
  const from = rubric({ a: 4, b: 4 });
  assert.equal(moved({ a: "3", b: "1" }, from, rubric({ a: 8, b: 4 })), [
    { a: "6", b: "1" },
    "7/12",
  ]);
  assert.equal(moved({ a: "1/3", b: "0" }, from, rubric({ a: 1, b: 4 })), [
    { a: "1/12", b: "0" },
    "1/60",
  ]);
});

test("a criterion that is removed counts no longer", () => {
  const from = rubric({ a: 2, b: 2 });
  assert.equal(moved({ a: "2", b: "0" }, from, rubric({ a: 2 })), [{ a: "2" }, "1"]);
});

test("a mark that says nothing of a new criterion stays as it is", () => {
  const from = rubric({ a: 2 });
  assert.is(moved({ a: "2" }, from, rubric({ a: 2, c: 1 })), "kept");
  assert.is(moved({ a: "2" }, rubric({ a: 2, c: 0 }), rubric({ a: 2, c: 1 })), "kept");
  assert.is(moved({ a: "2" }, from, rubric({})), "kept", "without a rubric");
});

test("a criterion without points moves nothing", () => {
  assert.equal(moved({ a: "2" }, rubric({ a: 2 }), rubric({ a: 4, note: 0 })), [{ a: "4" }, "1"]);
});

test("what was not given by criteria is moved by no rubric", () => {
  assert.is(movedMark({ whole: "1/2" }, rubric({ a: 1 }), rubric({ a: 2 })), null);
  assert.is(movedMark({ statements: { s: "1" } }, rubric({ a: 1 }), rubric({ a: 2 })), null);
});

test("there and back is the same mark, for any points", () => {
  let seed = 7;
  const random = (most: number) => (seed = (seed * 48_271) % 2_147_483_647) % most;
  for (let round = 0; round < 300; round += 1) {
    const from = rubric({ a: 1 + random(9), b: 1 + random(9), c: 1 + random(9) });
    const to = from.map((one) => ({ ...one, max: 1 + random(99) }));
    const criteria = Object.fromEntries(from.map(({ id, max }) => [id, String(random(max + 1))]));
    const there = movedMark({ criteria }, from, to);
    assert.is(there?.is, "moved");
    const back = there?.is === "moved" ? movedMark(there.given, to, from) : null;
    assert.equal(back?.is === "moved" && back.given.criteria, criteria);
  }
});

test("other words or another order count alike, other points do not", () => {
  const one = rubric({ a: 2, b: 1 });
  const words = one.map((each) => ({ ...each, label: "Lain" })).reverse();
  assert.not(countsOtherwise(one, words));
  assert.not(countsOtherwise(one, [...one, { id: "n", label: "Catatan", max: 0 }]));
  assert.ok(countsOtherwise(one, rubric({ a: 2, b: 2 })));
  assert.ok(countsOtherwise(one, rubric({ a: 2 })));
});

test.run();
