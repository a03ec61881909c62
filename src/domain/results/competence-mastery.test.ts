import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { OpenedQuestion } from "../../contract/results/opened-result.ts";
import { competenceMastery } from "./competence-mastery.ts";

const test = suite("mastery of competences");

const question = (question_id: string, least: string, more: Partial<OpenedQuestion> = {}) =>
  ({
    question_id,
    counts: true,
    points: { least, most: least },
    worth: "5/2",
    ...more,
  }) as OpenedQuestion;

test("points of its questions are added exactly, and a question counts in each of its competences", () => {
  const questions = [
    question("a", "5/6"),
    question("b", "5/2"),
    question("c", "0/1", { points: { least: "0/1", most: "5/2" } }),
  ];
  const named = new Map([
    ["a", ["one", "two"]],
    ["b", ["one"]],
    ["c", ["two"]],
  ]);
  assert.equal(competenceMastery(questions, ["two", "one", "three"], named), [
    { id: "two", questions: 2, least: "5/6", most: "10/3", worth: "5/1" },
    { id: "one", questions: 2, least: "10/3", most: "10/3", worth: "5/1" },
  ]);
});

test("what counts for nothing is in no competence", () => {
  const questions = [
    question("survey", "0/1", { counts: false, worth: "0/1" }),
    question("unweighted", "0/1", { worth: "0/1" }),
  ];
  const named = new Map([
    ["survey", ["one"]],
    ["unweighted", ["one"]],
  ]);
  assert.equal(competenceMastery(questions, ["one"], named), []);
});

test.run();
