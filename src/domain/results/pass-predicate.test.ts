import { suite } from "uvu";
import * as assert from "uvu/assert";
import { passPredicate } from "./pass-predicate.ts";

const test = suite("letters beside scores");

test("three bands above the KKM, and one below it", () => {
  const letters = (kkm: number, ...scores: string[]) =>
    scores.map((score) => passPredicate(score, kkm)).join("");
  assert.is(letters(70, "69.99", "70.00", "79.99", "80.00", "89.99", "90.00", "100.00"), "DCCBBAA");
  // Thirds of 25 are no whole hundredths: 83.33 is below the boundary, 83.34 above it.
  assert.is(letters(75, "83.33", "83.34", "91.66", "91.67"), "CBBA");
  assert.is(letters(100, "99.99", "100.00"), "DA");
  assert.is(letters(72.5, "72.49", "72.50"), "DC");
  assert.is(passPredicate("80.00", null), null);
});

test.run();
