import { suite } from "uvu";
import * as assert from "uvu/assert";
import { dropPlace, movedTo, shiftOf } from "./sort-places.ts";

const test = suite("places of a sorted list");

// Three rows of 40 pixels with 10 between them.
const boxes = [0, 50, 100].map((top) => ({ top, height: 40 }));

test("a thing is put at its new place, and past the ends nothing moves", () => {
  assert.equal(movedTo(["a", "b", "c"], 0, 2), ["b", "c", "a"]);
  assert.equal(movedTo(["a", "b", "c"], 2, 1), ["a", "c", "b"]);
  assert.equal(movedTo(["a", "b"], 1, 2), ["a", "b"]);
  assert.equal(movedTo(["a", "b"], 0, -1), ["a", "b"]);
});

test("a dragged row takes the place of the row whose middle it has passed", () => {
  assert.is(dropPlace(boxes, 0, 49), 0);
  assert.is(dropPlace(boxes, 0, 51), 1);
  assert.is(dropPlace(boxes, 0, 500), 2);
  assert.is(dropPlace(boxes, 2, -51), 1);
  assert.is(dropPlace(boxes, 2, -500), 0);
});

test("the rows between make room, the others stay", () => {
  const shifts = (from: number, to: number) => boxes.map((_, at) => shiftOf(boxes, from, to, at));
  assert.equal(shifts(0, 2), [0, -50, -50]);
  assert.equal(shifts(2, 1), [0, 50, 0]);
  assert.equal(shifts(1, 1), [0, 0, 0]);
});

test.run();
