import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { movedOrder, wovenOrder, type Move } from "./question-moves.ts";

const test = suite("moving questions");
const order = ["a", "b", "c", "d", "e", "f"];
const moved = (ids: string, to: Move) => movedOrder(order, new Set(ids), to).join("");

test("one or several stand before or after another, in their own order", () => {
  assert.is(moved("e", { move: "before", target: "b" }), "aebcdf");
  assert.is(moved("eb", { move: "after", target: "c" }), "acbedf");
  assert.is(moved("ab", { move: "after", target: "f" }), "cdefab");
});

test("up and down pass one neighbour, gather what was scattered, and stop at the ends", () => {
  assert.is(moved("c", { move: "up" }), "acbdef");
  assert.is(moved("ce", { move: "up" }), "acebdf");
  assert.is(moved("ce", { move: "down" }), "abdfce");
  assert.is(moved("ab", { move: "up" }), "abcdef");
  assert.is(moved("f", { move: "down" }), "abcdef");
});

test("a number is the place that the first of them gets, as far as there are places", () => {
  assert.is(moved("a", { move: "to", number: 3 }), "bcadef");
  assert.is(moved("bc", { move: "to", number: 1 }), "bcadef");
  assert.is(moved("bc", { move: "to", number: 99 }), "adefbc");
});

test("whatever is moved, nothing is lost and the others keep their order", () => {
  const moves: fc.Arbitrary<Move> = fc.oneof(
    fc.constantFrom<Move>({ move: "up" }, { move: "down" }),
    fc.integer({ min: 1, max: 9 }).map((number) => ({ move: "to" as const, number })),
  );
  fc.assert(
    fc.property(fc.subarray(order, { minLength: 1 }), moves, (ids, to) => {
      const result = movedOrder(order, new Set(ids), to);
      assert.equal([...result].sort(), order);
      assert.equal(
        result.filter((id) => !ids.includes(id)),
        order.filter((id) => !ids.includes(id)),
      );
      assert.is(result.join("").includes(ids.join("")), true, "they stand together");
    }),
  );
});

test("what is not seen goes on following the one it followed", () => {
  assert.equal(wovenOrder(["x", "a", "y", "z", "b"], ["b", "a"]), ["x", "b", "a", "y", "z"]);
});

test.run();
