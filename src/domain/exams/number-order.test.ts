import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { compareNaturally, compareText, inNumberOrder } from "./number-order.ts";

const test = suite("order of exam numbers");

const ordered = (...numbers: string[]) =>
  inNumberOrder(numbers.map((no_ujian, at) => ({ id: `p${at}`, no_ujian }))).map(
    ({ no_ujian: number }) => number,
  );

test("numbers are counted, not spelt", () => {
  assert.equal(ordered("A-10", "A-9", "a-11", "A-9-2", "A-9-10"), [
    "A-9",
    "A-9-2",
    "A-9-10",
    "A-10",
    "a-11",
  ]);
  assert.equal(ordered("26-0100", "26-0009", "25-9999"), ["25-9999", "26-0009", "26-0100"]);
  const long = "9".repeat(40);
  assert.equal(ordered(`1${"0".repeat(40)}`, long), [long, `1${"0".repeat(40)}`]);
});

test("zeros in front are kept, and decide only between equals", () => {
  assert.equal(ordered("007", "8", "7", "07", "0", "00"), ["0", "00", "7", "07", "007", "8"]);
});

test("the order is one, whatever order they come in", () => {
  const number = fc.stringMatching(/^[0-2aA-]{0,6}$/u);
  const people = fc.uniqueArray(
    fc.record({ id: fc.integer({ min: 1, max: 999 }).map(String), no_ujian: number }),
    { maxLength: 30, selector: ({ id }) => id },
  );
  fc.assert(
    fc.property(
      people.chain((list) =>
        fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
      ),
      ([list, mixed]) => {
        assert.equal(inNumberOrder(list), inNumberOrder(mixed));
        assert.is(inNumberOrder(list).length, list.length);
      },
    ),
  );
});

test("classes are ordered as people count them", () => {
  const classes = ["XII / IPA 10", "XII / IPA 2", "X / IPA 3", "XII"];
  assert.equal(classes.sort(compareNaturally), ["X / IPA 3", "XII", "XII / IPA 2", "XII / IPA 10"]);
  assert.is(compareText("a", "a"), 0);
  assert.is(compareText("a", "b"), -1);
});

test.run();
