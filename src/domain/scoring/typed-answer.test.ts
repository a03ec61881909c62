import { suite } from "uvu";
import * as assert from "uvu/assert";
import { accepting } from "../../testing/questions/question-samples.ts";
import { toNumber } from "./fraction.ts";
import { numberIn, typedShare } from "./typed-answer.ts";

const test = suite("typed answers");

const accepts = (typed: string, key: ReturnType<typeof accepting>, unit?: string) =>
  toNumber(typedShare(typed, key, unit), 2);
const number = (...texts: string[]) => ({ ...accepting(...texts), mode: "number" as const });

test("spaces and Unicode forms do not count, case only where it is asked for", () => {
  const key = accepting("Café au lait");
  assert.is(accepts("  café   au\tlait ", key), 1);
  assert.is(accepts("Cafe\u0301 au lait", key), 1);
  assert.is(accepts("CAFÉ AU LAIT", { ...key, case_sensitive: true }), 0);
  assert.is(accepts("Cafe au lait", key), 0);
});

test("punctuation and harakat count unless the key says otherwise", () => {
  const key = accepting("R.A. Kartini");
  assert.is(accepts("RA Kartini", key), 0);
  assert.is(accepts("ra kartini!", { ...key, ignore_punctuation: true }), 1);
  const arabic = accepting("كِتَاب");
  assert.is(accepts("كتاب", arabic), 0);
  assert.is(accepts("كتاب", { ...arabic, ignore_harakat: true }), 1);
});

test("numbers are read with comma or point, and lie within the tolerance on either side", () => {
  const key = { ...number("3,14"), tolerance: 0.005 };
  for (const typed of ["3.14", "3,14", " 3,140 ", "3.145", "3,135", "+3.14"]) {
    assert.is(accepts(typed, key), 1, typed);
  }
  for (const typed of ["3.1451", "3,13", "-3,14", "tiga", ""])
    assert.is(accepts(typed, key), 0, typed);
  assert.is(accepts("0,3", number("0.3")), 1);
});

test("finding 8: a participant's answer with two readings is right by either, a key has one", () => {
  for (const typed of ["1.000", "1,000", "1000", "1 000"])
    assert.is(accepts(typed, number("1000")), 1, typed);
  for (const typed of ["1.000", "1,000", "1", "1,0"])
    assert.is(accepts(typed, number("1.000")), 1, typed);
  assert.is(accepts("1000", number("1.000")), 0);
  assert.is(toNumber(numberIn("1.000")!, 0), 1);
  assert.is(accepts("17.8.1945", number("1781945")), 0);
  assert.is(accepts("17.8.1945", number("17.8.1945")), 0, "what is no number equals none");
});

test("the question's unit is dropped from answer and key, a fraction is read where it is allowed", () => {
  assert.is(accepts("12 cm", number("12"), "cm"), 1);
  assert.is(accepts("12", number("12 cm"), "cm"), 1);
  assert.is(accepts("12 cm", number("12")), 0);
  assert.is(accepts("3/4", number("0,75")), 0);
  assert.is(accepts("3/4", { ...number("0,75"), allow_fractions: true }), 1);
  assert.is(accepts("6/8", { ...number("3/4"), allow_fractions: true }), 1);
});

test("a pattern must match all that was typed, and a dangerous one accepts nothing", () => {
  const key = { ...accepting("(ke)?merdeka(an)?"), mode: "regex" as const };
  assert.is(accepts("Kemerdekaan", key), 1);
  assert.is(accepts("kemerdekaan itu", key), 0);
  assert.is(accepts("aaaa", { ...accepting("(a+)+"), mode: "regex" }), 0);
});

test("the best of the accepted answers counts", () => {
  const near = { text: "sintesis", share: 0.25 };
  const key = { ...accepting("fotosintesis"), accepted: [near, { text: "Sintesis", share: 0.5 }] };
  assert.is(accepts("sintesis", key), 0.5);
});

test.run();
