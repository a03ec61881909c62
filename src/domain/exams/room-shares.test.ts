import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { shareEvenly, sharesTogether } from "./room-shares.ts";

const test = suite("classes over rooms");

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
const text = (classes: readonly number[], rooms: readonly number[]) =>
  sharesTogether(classes, rooms).map((shares) =>
    shares.map(({ of, count }) => `${"ABCDEF"[of]}${count}`).join(" "),
  );

test("a class stays in one room where there is one for it", () => {
  assert.equal(text([20, 20, 20], [30, 30, 30]), ["A20", "B20", "C20"]);
  assert.equal(text([20, 30, 10], [30, 30, 30]), ["A20 C10", "B30", ""]);
});

test("a class that is too large for any room gets as few as it can, and the rest of one goes on", () => {
  assert.equal(text([36, 36], [20, 20, 20, 20]), ["A20", "A16", "B20", "B16"]);
  assert.equal(text([36, 36], [20, 20, 20, 12]), ["A20", "A16 B4", "B20", "B12"]);
});

test("whatever comes: nobody twice, no room too full, and nobody left while a seat is free", () => {
  const sizes = fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 12 });
  fc.assert(
    fc.property(sizes, fc.array(fc.nat(50), { maxLength: 12 }), (classes, rooms) => {
      const shares = sharesTogether(classes, rooms);
      assert.is(shares.length, rooms.length);
      for (const [at, each] of shares.entries()) {
        assert.ok(sum(each.map(({ count }) => count)) <= rooms[at]!);
        assert.ok(each.every(({ count }) => count > 0));
      }
      for (const [of, size] of classes.entries()) {
        const seated = shares.flat().filter((share) => share.of === of);
        assert.ok(sum(seated.map(({ count }) => count)) <= size);
      }
      const seated = sum(shares.flat().map(({ count }) => count));
      assert.is(seated, Math.min(sum(classes), sum(rooms)));
    }),
    { numRuns: 500 },
  );
});

test("a room's part of each class is what the class is of all", () => {
  assert.equal(shareEvenly(10, [60, 30, 10]), [6, 3, 1]);
  assert.equal(shareEvenly(4, [1, 1, 1]), [1, 1, 1]);
  assert.equal(shareEvenly(2, [1, 1, 1]), [1, 1, 0]);
  assert.equal(shareEvenly(0, []), []);
});

test("whatever comes: all seats are given, none by more than a part of one, and half stays half", () => {
  const sizes = fc.array(fc.nat(200), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(sizes, fc.nat(500), (classes, seats) => {
      const shares = shareEvenly(seats, classes);
      const all = sum(classes);
      const given = Math.min(seats, all);
      assert.is(sum(shares), given);
      for (const [at, share] of shares.entries()) {
        assert.ok(all === 0 || Math.abs(share - (classes[at]! * given) / all) < 1);
        if (classes[at]! * 2 <= all) assert.ok(share <= Math.ceil(given / 2));
      }
    }),
    { numRuns: 500 },
  );
});

test.run();
