import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { QuestionAnswer } from "../../contract/questions/question-answer.ts";
import { equalityText, spellingOf, wordCount } from "./equal-answers.ts";

const test = suite("answers that are the same");

const essay = (html: string): QuestionAnswer => ({ type: 2, html });
const same = (one: string, other: string) =>
  equalityText(essay(one)) === equalityText(essay(other)) && equalityText(essay(one)) !== null;

test("spelling that no reader sees makes no other answer", () => {
  assert.ok(same("<p>Karena hujan.</p>", "<p> karena   <b>hujan</b>. </p>"));
  assert.ok(same("<p>“ya”</p>", '<p>"ya"</p>'));
  assert.ok(same("<p>a</p><p>b</p>", "<p>a b</p>"));
});

test("a sign, a unit, a decimal or a formula makes another answer", () => {
  assert.not(same("<p>5</p>", "<p>-5</p>"));
  assert.not(same("<p>5 m</p>", "<p>5 cm</p>"));
  assert.not(same("<p>1,5</p>", "<p>15</p>"));
  assert.not(same('<span data-formula="x^2"></span>', '<span data-formula="x^3"></span>'));
  assert.not(same("<p>tidak, benar</p>", "<p>tidak benar</p>"));
});

test("what cannot be compared as text is never the same as another answer", () => {
  assert.is(equalityText(essay('<p>a <img src="x" alt="b"></p>')), null);
  assert.is(equalityText(essay("<table><tr><td>a</td></tr></table>")), null);
  assert.is(equalityText({ type: 2, html: "<p>a</p>", attachments: ["f1"] }), null);
  assert.is(equalityText({ type: 11, cells: { a: "1" } }), null);
  assert.is(equalityText(essay("<p> </p>")), null);
});

type Stance = [value: 0 | 1 | null, argument: string];
const opinion = (values: Record<string, Stance>): QuestionAnswer => ({
  type: 9,
  values: Object.fromEntries(
    Object.entries(values).map(([id, [value, argument]]) => [id, { value, argument }]),
  ),
});
const sameStances = (one: Record<string, Stance>, other: Record<string, Stance>) =>
  equalityText(opinion(one)) !== null &&
  equalityText(opinion(one)) === equalityText(opinion(other));

test("stances are the same with the same arguments, in whichever order they were given", () => {
  const one = { s1: [1, "Karena hujan."], s2: [0, ""] } as const;
  assert.ok(sameStances({ ...one } as never, { s2: [0, " "], s1: [1, "karena  hujan."] }));
  assert.ok(sameStances({ s1: [1, ""] }, { s1: [1, ""], s2: [null, ""] }));
});

test("another stance, another argument or an argument to another statement makes another answer", () => {
  assert.not(sameStances({ s1: [1, "a"] }, { s1: [0, "a"] }));
  assert.not(sameStances({ s1: [1, "a"] }, { s1: [1, "b"] }));
  assert.not(sameStances({ s1: [1, "x < 5 dan y > 3"] }, { s1: [1, "x < 6 dan y > 3"] }));
  assert.not(sameStances({ s1: [1, "a"], s2: [1, ""] }, { s1: [1, ""], s2: [1, "a"] }));
  assert.not(sameStances({ s1: [1, ""] }, { s1: [1, ""], s2: [1, ""] }));
  assert.is(equalityText(opinion({ s1: [null, " "] })), null);
});

test("spellings of answers that are the same are told apart", () => {
  assert.is(spellingOf(essay("<p>Karena <b>hujan</b></p>")), "Karena hujan");
  assert.is(spellingOf(opinion({ s2: [0, ""], s3: [1, "Ya "], s1: [1, "Sebab"] })), "Sebab / Ya");
  assert.is(spellingOf({ type: 11, cells: { a: "1" } }), "");
});

test("words are counted as a reader counts them, arguments and cells included", () => {
  assert.is(wordCount(essay("<p>Karena hujan</p><p>turun.</p>")), 3);
  assert.is(wordCount(essay("<p></p>")), 0);
  const agreement = {
    s1: { value: 1 as const, argument: "sebab baik" },
    s2: { value: null, argument: "" },
  };
  assert.is(wordCount({ type: 9, values: agreement }), 2);
  assert.is(wordCount({ type: 11, cells: { a: "dua kata", b: "" } }), 2);
});

test.run();
