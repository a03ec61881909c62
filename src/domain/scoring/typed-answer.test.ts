import { suite } from "uvu";
import * as assert from "uvu/assert";
import { accepting } from "../../testing/questions/question-samples.ts";
import { toNumber } from "./fraction.ts";
import { isUsablePattern, numberIn, typedShare } from "./typed-answer.ts";

const test = suite("typed answers");

const accepts = (typed: string, key: ReturnType<typeof accepting>) =>
  toNumber(typedShare(typed, key), 2);

test("spaces and Unicode forms do not count, case only where it is asked for", () => {
  const key = accepting("Café au lait");
  assert.is(accepts("  café   au\tlait ", key), 1);
  assert.is(accepts("Cafe\u0301 au lait", key), 1);
  assert.is(accepts("CAFÉ AU LAIT", { ...key, case_sensitive: true }), 0);
  assert.is(accepts("Cafe au lait", key), 0);
});

test("punctuation counts unless the key says otherwise", () => {
  const key = accepting("R.A. Kartini");
  assert.is(accepts("RA Kartini", key), 0);
  assert.is(accepts("r a kartini!", { ...key, ignore_punctuation: true }), 1);
});

test("numbers are read with comma or point, and lie within the tolerance on either side", () => {
  const key = { ...accepting("3,14"), mode: "number" as const, tolerance: 0.005 };
  for (const typed of ["3.14", "3,14", " 3,140 ", "3.145", "3,135", "+3.14"]) {
    assert.is(accepts(typed, key), 1, typed);
  }
  for (const typed of ["3.1451", "3,13", "-3,14", "tiga", ""])
    assert.is(accepts(typed, key), 0, typed);
  const exact = { ...accepting("0.3"), mode: "number" as const };
  assert.is(accepts("0,3", exact), 1);
});

test("thousands may be grouped in either way", () => {
  const read = (text: string) => {
    const value = numberIn(text);
    return value && toNumber(value, 3);
  };
  assert.is(read("1.234.567"), 1_234_567);
  assert.is(read("1,234,567.5"), 1_234_567.5);
  assert.is(read("1.234.567,25"), 1_234_567.25);
  assert.is(read("1 000"), 1000);
  assert.is(read("−7"), -7);
  for (const text of ["1,2,3.4.5", "1.2e5", "12a", "--1", "."]) assert.is(read(text), null, text);
});

test("a pattern must match all that was typed, and a dangerous one is never run", () => {
  const key = { ...accepting("(ke)?merdeka(an)?"), mode: "regex" as const };
  assert.is(accepts("Kemerdekaan", key), 1);
  assert.is(accepts("kemerdekaan itu", key), 0);
  for (const pattern of ["(a+)+", "(a|aa)*b", "(\\w+\\s?)*x", "(a)\\1", "[", "x".repeat(201)]) {
    assert.not(isUsablePattern(pattern), pattern);
    assert.is(accepts("a".repeat(40), { ...accepting(pattern), mode: "regex" }), 0);
  }
  for (const pattern of ["a{2,3}", "\\d+ (cm|mm)", "[a-z]+(-[a-z]+)?", "(?:satu|dua)"]) {
    assert.ok(isUsablePattern(pattern), pattern);
  }
});

test("the best of the accepted answers counts", () => {
  const near = { text: "sintesis", share: 0.25 };
  const key = { ...accepting("fotosintesis"), accepted: [near, { text: "Sintesis", share: 0.5 }] };
  assert.is(accepts("sintesis", key), 0.5);
});

test.run();
