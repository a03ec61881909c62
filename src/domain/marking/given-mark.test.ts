import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { GivenMark } from "../../contract/marking/given-marks.ts";
import type { QuestionAnswer } from "../../contract/questions/question-answer.ts";
import type { QuestionContent } from "../../contract/questions/question-content.ts";
import { questionSamples } from "../../testing/questions/question-samples.ts";
import { judgeMark, partsToMark } from "./given-mark.ts";
import { shareText } from "./point-input.ts";

const test = suite("a mark that a person gives");

const verdict = (content: QuestionContent, answer: QuestionAnswer, given: GivenMark) => {
  const judged = judgeMark(content, answer, given);
  return "fault" in judged ? judged.fault : shareText(judged.share);
};

const essay = questionSamples[2];
const rubric = [
  { id: "isi", label: "Isi", max: 3 },
  { id: "bahasa", label: "Bahasa", max: 1 },
];
const withRubric = {
  ...essay.content,
  key: { ...essay.content.key, rubric },
} satisfies QuestionContent;

test("an essay is marked as a whole or by its rubric, exactly", () => {
  assert.is(verdict(essay.content, essay.right, { whole: "1/3" }), "1/3");
  assert.is(verdict(withRubric, essay.right, { criteria: { isi: "3/2", bahasa: "1" } }), "5/8");
  assert.is(verdict(withRubric, essay.right, { whole: "1" }), "1");
});

test("more than the maximum, parts that are missing and parts that do not exist are refused", () => {
  assert.is(verdict(essay.content, essay.right, { whole: "4/3" }), "too-much");
  assert.is(verdict(withRubric, essay.right, { criteria: { isi: "4", bahasa: "0" } }), "too-much");
  assert.is(verdict(withRubric, essay.right, { criteria: { isi: "3" } }), "incomplete");
  assert.is(verdict(withRubric, essay.right, { criteria: { isi: "3", gaya: "1" } }), "other-kind");
  assert.is(verdict(withRubric, essay.right, { criteria: {} }), "incomplete");
  assert.is(verdict(essay.content, essay.right, { cells: { a: "1" } }), "other-kind");
  assert.is(verdict(essay.content, { type: 6, text: "a" }, { whole: "1" }), "other-kind");
  const choice = questionSamples[1];
  assert.is(verdict(choice.content, choice.right, { whole: "1" }), "other-kind");
});

test("of statements, those that were answered need points, and the question earns their mean", () => {
  const { content, right } = questionSamples[9];
  const parts = partsToMark(content, right);
  assert.ok(parts.length > 1);
  const all = Object.fromEntries(parts.map((part, at) => [part, at === 0 ? "1" : "0"]));
  const count = content.payload.statements.length;
  assert.is(verdict(content, right, { statements: all }), `1/${count}`);
  const { [parts[0]!]: _left, ...rest } = all;
  assert.is(verdict(content, right, { statements: rest }), "incomplete");
});

test("where a rubric has points, statements are marked by its criteria and not one by one", () => {
  const { content, right } = questionSamples[9];
  const statements = Object.fromEntries(partsToMark(content, right).map((part) => [part, "1"]));
  const by = (criteria: typeof rubric) => ({ ...content, key: { rubric: criteria } });
  assert.is(verdict(by(rubric), right, { statements }), "other-kind");
  assert.is(verdict(by(rubric), right, { criteria: { isi: "3", bahasa: "0" } }), "3/4");
  const shown = rubric.map((one) => ({ ...one, max: 0 }));
  assert.is(verdict(by(shown), right, { statements }), "1", "criteria without points");
});

test("of a table, cells that are marked by people and filled in need points", () => {
  const { content } = questionSamples[11];
  const ids = Object.keys(content.key.cells);
  const [first, second] = ids as [string, string];
  const cells = Object.fromEntries(
    ids.map((id) => [id, { ...content.key.cells[id]!, manual: id === first || id === second }]),
  );
  const manual = { ...content, key: { ...content.key, cells } } satisfies QuestionContent;
  const answer: QuestionAnswer = { type: 11, cells: { [first]: "sebab", [second]: " " } };
  assert.equal(partsToMark(manual, answer), [first]);
  assert.is(verdict(manual, answer, { cells: { [first]: "1/2" } }), "1/2");
  assert.is(verdict(manual, answer, { cells: {} }), "incomplete");
  assert.is(verdict(manual, answer, { cells: { [first]: "1", lain: "1" } }), "other-kind");
});

test.run();
