import { suite } from "uvu";
import * as assert from "uvu/assert";
import { blankQuestion } from "../../domain/questions/blank-question.ts";
import type { ContentOf } from "../../contract/questions/question-content.ts";
import { questionSamples } from "../../testing/questions/question-samples.ts";
import {
  itemsIn,
  placeOf,
  withCategoryMoved,
  withItem,
  withoutCategory,
  withoutItem,
  withPlace,
} from "./grouping-model.ts";

const test = suite("the editor of a grouping");
const { content } = questionSamples[13];
const idsOf = (parts: readonly { id: string }[]) => parts.map(({ id }) => id).join(" ");

test("an item is in a category, a distractor, or not placed yet", () => {
  assert.is(placeOf(content, "m1"), "b1");
  assert.is(placeOf(content, "s4"), null);
  assert.is(placeOf(withPlace(content, "m1", undefined), "m1"), undefined);
  assert.is(placeOf(withPlace(content, "m1", "gone"), "m1"), undefined);
});

test("a category that is removed leaves its items without a place, not without their text", () => {
  const left = withoutCategory(content, "b1");
  assert.is(left.payload.items.length, 4);
  assert.equal(left.key.items, { k3: "s2", s4: null });
  assert.is(idsOf(itemsIn(left, undefined)), "m1 j2");
});

test("an item that is removed leaves the key", () => {
  const left = withoutItem(content, "k3");
  assert.equal(left.key.items, { m1: "b1", j2: "b1", s4: null });
  assert.is(idsOf(left.payload.items), "m1 j2 s4");
});

test("categories change places and keep what is in them", () => {
  const moved = withCategoryMoved(content, 0, 1);
  assert.is(idsOf(moved.payload.categories), "s2 b1");
  assert.equal(moved.key, content.key);
});

test("a new question's empty items are used up before new ones are made", () => {
  let last = 0;
  const { content: blank } = blankQuestion(13, () => `p${(last += 1)}`);
  const [first] = (blank as ContentOf<13>).payload.categories;
  let filled = blank as ContentOf<13>;
  for (let count = 0; count < 5; count += 1) filled = withItem(filled, "new", first!.id);
  assert.is(filled.payload.items.length, 5);
  assert.is(itemsIn(filled, first!.id).length, 5);
  assert.is(filled.payload.items.at(-1)?.id, "new");
});

test.run();
