import { suite } from "uvu";
import * as assert from "uvu/assert";
import { readNumber } from "./number-input-model.ts";

const test = suite("a field for numbers");
const percent = { min: 0, max: 100 };

test("a comma and a point are the same decimal sign", () => {
  assert.is(readNumber("2,5", { min: 0, max: 10, decimals: 2 }), 2.5);
  assert.is(readNumber(" 2.5 ", { min: 0, max: 10, decimals: 2 }), 2.5);
});

test("a number past its bounds is held within them", () => {
  assert.is(readNumber("150", percent), 100);
  assert.is(readNumber("-3", percent), 0);
  assert.is(readNumber("-3", { min: -100, max: 100 }), -3);
  assert.is(readNumber("−3", { min: -100, max: 100 }), -3);
});

test("no more decimals are kept than there may be", () => {
  assert.is(readNumber("33,4", percent), 33);
  assert.is(readNumber("0,129", { min: 0, max: 1, decimals: 2 }), 0.13);
});

test("nothing and no number are neither 0 nor a bound", () => {
  assert.is(readNumber("", percent), null);
  assert.is(readNumber("-", percent), null);
  assert.is(readNumber("lima", percent), null);
  assert.is(readNumber("1.000,5", percent), null);
});

test.run();
