import { suite } from "uvu";
import * as assert from "uvu/assert";
import { questionSamples } from "../../testing/questions/question-samples.ts";
import { withoutOption } from "../parts/choices/choice-list-model.ts";
import { boundFault, contentOfList, listOfContent } from "./multiple-choice-model.ts";

const test = suite("multiple choice");
const { content } = questionSamples[4];
const bounded = (least: number, most: number) => ({
  ...content,
  payload: { ...content.payload, min_choices: least, max_choices: most },
});

test("content and list say the same", () => {
  assert.equal(contentOfList(content, listOfContent(content)), content);
});

test("bounds shrink with the options, and no bound stays none", () => {
  const without = withoutOption(listOfContent(content), "e3");
  const { payload } = contentOfList(bounded(4, 4), without);
  assert.is(payload.min_choices, 3);
  assert.is(payload.max_choices, 3);
  assert.is(contentOfList(bounded(0, 0), without).payload.max_choices, 0);
});

test("bounds that no right answer fits in are told", () => {
  assert.is(boundFault(bounded(0, 0)), null);
  assert.is(boundFault(bounded(2, 3)), null);
  assert.is(boundFault(bounded(4, 3)), "crossed");
  assert.is(boundFault(bounded(1, 2)), "tooFew", "the key has three");
});

test.run();
