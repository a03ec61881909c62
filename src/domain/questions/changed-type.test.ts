// What goes along when a question changes its type, and what the person is asked about.
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { QuestionContent } from "../../contract/questions/question-content.ts";
import type { QuestionInput } from "../../contract/questions/question-fields.ts";
import type { QuestionType } from "../../contract/questions/question-types.ts";
import { questionSamples } from "../../testing/questions/question-samples.ts";
import { blankQuestion } from "./blank-question.ts";
import { changedType, hasWriting } from "./changed-type.ts";

const test = suite("another type for a question");
let made = 0;
const makeId = () => `new${(made += 1)}`;
const sample = (type: QuestionType): QuestionInput => ({
  ...blankQuestion(type, makeId),
  stem: "<p>Ibu kota?</p>",
  content: questionSamples[type].content as QuestionContent,
});
const codes = Object.keys(questionSamples).map(Number) as QuestionType[];

test("options and their key go from one choice to a listening question and to several choices", () => {
  const { question, isLossy } = changedType(sample(1), 3, makeId);
  assert.not(isLossy);
  assert.equal(question.content.payload, questionSamples[1].content.payload);
  assert.equal(question.content.key, questionSamples[1].content.key);
  const several = changedType(sample(1), 4, makeId);
  assert.ok(several.question.content.type === 4 && !several.isLossy);
  assert.equal(several.question.content.key.ids, ["b2"]);
});

test("of several right options none becomes the one by itself, and the person is asked", () => {
  const { question, isLossy } = changedType(sample(4), 1, makeId);
  assert.ok(isLossy);
  assert.ok(question.content.type === 1);
  assert.is(question.content.key.id, null);
  assert.is(question.content.payload.options.length, 4);
});

test("statements go between true/false and agreement under the labels of their type", () => {
  const judged = changedType(sample(8), 9, makeId);
  assert.ok(judged.question.content.type === 9 && judged.isLossy);
  assert.equal(judged.question.content.payload.labels, ["Setuju", "Tidak"]);
  assert.is(judged.question.content.payload.statements.length, 3);
  const marked = changedType(sample(9), 8, makeId);
  assert.ok(marked.question.content.type === 8 && !marked.isLossy);
  assert.equal(marked.question.content.key.values, { s1: null, u2: null });
});

test("pairs become links and come back", () => {
  const links = changedType(sample(5), 10, makeId);
  assert.ok(links.question.content.type === 10 && !links.isLossy);
  const back = changedType(links.question, 5, makeId);
  assert.not(back.isLossy);
  assert.equal(back.question.content, questionSamples[5].content);
});

test("links that no pair can hold are asked about, and no right part is used twice", () => {
  const { question, isLossy } = changedType(sample(10), 5, makeId);
  assert.ok(isLossy);
  assert.ok(question.content.type === 5);
  assert.equal(question.content.key.pairs, { a1: "u1", s2: "m2" });
});

test("stem and settings always stay; layout and mixing follow the type until somebody chose them", () => {
  const changed = changedType({ ...sample(1), bobot: 2.5, difficulty: "sukar" }, 8, makeId);
  assert.is(changed.question.stem, "<p>Ibu kota?</p>");
  assert.is(changed.question.bobot, 2.5);
  assert.is(changed.question.difficulty, "sukar");
  assert.is(changed.question.layout, 3);
  assert.is(changedType({ ...sample(1), layout: 4 }, 8, makeId).question.layout, 4);
  assert.is(changedType(sample(1), 3, makeId).question.shuffle, false);
});

test("weights of options are a policy of types with options alone", () => {
  const weighted: QuestionInput = { ...sample(1), policy: "bobot_opsi" };
  assert.is(changedType(weighted, 4, makeId).question.policy, "bobot_opsi");
  assert.is(changedType(weighted, 6, makeId).question.policy, null);
});

test("whatever is written is asked about unless it goes along, and a blank never is", () => {
  for (const from of codes) {
    assert.ok(hasWriting(sample(from).content), `type ${from} is written`);
    for (const to of codes) {
      const blank = changedType(blankQuestion(from, makeId), to, makeId);
      assert.not(blank.isLossy, `a blank ${from} to ${to}`);
      assert.is(blank.question.content.type, to);
      const goesAlong = [
        [1, 3, 4],
        [5, 10],
        [8, 9],
      ].some((kin) => kin.includes(from) && kin.includes(to));
      if (from !== to && !goesAlong) assert.ok(changedType(sample(from), to, makeId).isLossy);
    }
  }
});

test("a blank takes the number of options that its new type begins with", () => {
  const { question } = changedType(blankQuestion(1, makeId), 3, makeId);
  assert.ok(question.content.type === 3);
  assert.is(question.content.payload.options.length, 4);
});

test.run();
