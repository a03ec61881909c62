import { suite } from "uvu";
import * as assert from "uvu/assert";
import { countWords, isUntouched, withStance } from "./agreement-model.ts";

const test = suite("answers to statements that are agreed with or not");

test("words are what stands between spaces", () => {
  assert.is(countWords("  Seragam membuat\nrapi.  "), 3);
  assert.is(countWords("   "), 0);
});

test("a stance keeps the argument, an argument the stance, and other statements stay untouched", () => {
  const argued = withStance(null, "s1", { argument: "Rapi." });
  assert.equal(argued, { type: 9, values: { s1: { value: null, argument: "Rapi." } } });
  const taken = withStance(argued, "s1", { value: 1 });
  assert.equal(taken.values, { s1: { value: 1, argument: "Rapi." } });
  assert.equal(withStance(taken, "s1", { value: null }).values["s1"]?.argument, "Rapi.");
});

test("what was taken back altogether is untouched again", () => {
  assert.ok(isUntouched(null));
  assert.ok(isUntouched({ type: 9, values: { s1: { value: null, argument: "" } } }));
  assert.not(isUntouched({ type: 9, values: { s1: { value: 0, argument: "" } } }));
});

test.run();
