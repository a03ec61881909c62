import { suite } from "uvu";
import * as assert from "uvu/assert";
import { numbersIn } from "./number-ranges.ts";

const test = suite("ranges of numbers");

test("ranges and single numbers, in any order", () => {
  assert.equal(numbersIn("8, 1-3;2 – 4", 10), [1, 2, 3, 4, 8]);
});

test("what is not understood or reaches past the end is refused", () => {
  for (const text of ["", "a", "0", "5-1", "1-11", "1,,2", "1-2-3"]) {
    assert.is(numbersIn(text, 10), null, text);
  }
});

test.run();
