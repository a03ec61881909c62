import { suite } from "uvu";
import * as assert from "uvu/assert";
import { questionSamples } from "../../testing/questions/question-samples.ts";
import { scoreQuestion } from "../../domain/scoring/score-question.ts";
import { picked, verdictIn } from "./picked-choices.ts";

const test = suite("chosen pictures");
const ids = (given: { ids: string[] }) => given.ids;

test("a second press takes a choice back, also a single one", () => {
  assert.equal(ids(picked(picked(null, "a", 0), "a", 0)), []);
  assert.equal(ids(picked(picked(null, "a", 1), "a", 1)), []);
});

test("a single choice gives way to the next, several stand side by side up to their bound", () => {
  assert.equal(ids(picked(picked(null, "a", 1), "b", 1)), ["b"]);
  const two = picked(picked(null, "a", 2), "b", 2);
  assert.equal(ids(two), ["a", "b"]);
  assert.equal(ids(picked(two, "c", 2)), ["a", "b"]);
});

test("of an answer is said what is right, what is wrong and what was missed", () => {
  const { content } = questionSamples[15];
  const answer = { type: 15 as const, ids: ["z1", "z2"] };
  const score = scoreQuestion(content, answer, { name: "parsial", minus: 0 });
  const mode = { is: "result" as const, key: content.key, answer, score };
  assert.equal(
    ["z1", "z2", "z3", "gone"].map((id) => verdictIn(mode, id)),
    ["right", "wrong", "missed", null],
  );
  const nothing = { ...mode, answer: null };
  assert.is(verdictIn(nothing, "z1"), null, "where nothing is answered nothing is missed");
});

test.run();
