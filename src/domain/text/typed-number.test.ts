import { suite } from "uvu";
import * as assert from "uvu/assert";
import { numberAsTyped, typedNumber, typedWholeNumber } from "./typed-number.ts";

const test = suite("typed numbers");

test("take a comma or a full stop, and spaces around", () => {
  assert.equal([typedNumber("80,"), typedNumber("80.")], [80, 80]);
  assert.equal([typedNumber(" 72,5 "), typedNumber("33.34"), typedNumber("")], [72.5, 33.34, null]);
});

test("what is no number is not guessed", () => {
  for (const text of ["tujuh", "-1", "1.000,5", ",5", "72,,", "1e3"])
    assert.ok(Number.isNaN(typedNumber(text)), text);
});

test("come back as they would be typed", () => {
  assert.equal([numberAsTyped(72.5), numberAsTyped(0), numberAsTyped(null)], ["72,5", "0", ""]);
});

test("a whole number loses neither its sign nor its decimals, and thousands are not guessed", () => {
  assert.equal(["25", " 007 ", "-5", "2,5", "2.5"].map(typedWholeNumber), [25, 7, -5, 2.5, 2.5]);
  for (const text of ["", "1.000", "2,0", "2,", "25%", "1 000", "--5", "1e3"])
    assert.ok(Number.isNaN(typedWholeNumber(text)), text);
});

test.run();
