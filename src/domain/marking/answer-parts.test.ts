import { suite } from "uvu";
import * as assert from "uvu/assert";
import { questionSamples } from "../../testing/questions/question-samples.ts";
import { answerParts, answerText, modelAnswer } from "./answer-parts.ts";

const test = suite("an answer as a list of its parts");

test("an essay is one part without a label", () => {
  const { content, right } = questionSamples[2];
  assert.equal(answerParts(content, right), [{ id: "", label: "", html: right.html }]);
  assert.is(answerText(content, right), "Sebab hujan turun terus.");
  assert.is(modelAnswer(content), "<p>Karena musim hujan.</p>");
});

test("a statement says which side was taken, and why", () => {
  const { content, right } = questionSamples[9];
  assert.is(answerText(content, right), "Seragam: Setuju — Rapi.\nUpacara: Tidak");
  assert.is(answerText(content, { type: 9, values: {} }), "Seragam: –\nUpacara: –");
});

test("a cell is named by what stands beside and above it", () => {
  const { content, right } = questionSamples[11];
  assert.is(answerText(content, right), "3; 2x — 6,0\n0,5; 2x — 1");
  assert.is(modelAnswer(content), "", "no cell of it is marked by people");
  const cells = { ...content.key.cells, c2: { ...content.key.cells["c2"]!, manual: true } };
  assert.is(modelAnswer({ ...content, key: { cells } }), "<p>0,5; 2x: 1</p>");
});

test.run();
