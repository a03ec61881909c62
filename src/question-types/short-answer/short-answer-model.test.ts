import { suite } from "uvu";
import * as assert from "uvu/assert";
import { questionSamples } from "../../testing/questions/question-samples.ts";
import { withComparison } from "./short-answer-model.ts";

const test = suite("short answer");
const { content } = questionSamples[6];

test("the keys for numbers come and go with the comparison as numbers", () => {
  const numeric = withComparison(content, { ...content.key, mode: "number" });
  assert.ok(numeric.payload.number);
  assert.not(withComparison(numeric, { ...numeric.key, mode: "text" }).payload.number);
});

test("whoever chose the keys otherwise keeps them", () => {
  const chosen = { ...content, payload: { ...content.payload, number: true } };
  assert.ok(withComparison(chosen, { ...content.key, tolerance: 1 }).payload.number);
});

test.run();
