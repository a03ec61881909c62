import { suite } from "uvu";
import * as assert from "uvu/assert";
import { questionSamples } from "../../testing/questions/question-samples.ts";
import { withKeys, withMoved, withMultiple, withoutPart, withPart } from "./choice-grid-model.ts";

const test = suite("the editor of a table of choices");
const { content } = questionSamples[12];

test("a column that is removed leaves the key, the other keys stay with their columns", () => {
  const { payload, key } = withoutPart(content, "columns", "p1");
  assert.equal(
    payload.columns.map(({ id }) => id),
    ["c2", "g3"],
  );
  assert.equal(key.rows, { e1: [], a2: ["c2"], u3: ["g3"] });
});

test("a row that is removed takes its key along", () => {
  const { payload, key } = withoutPart(content, "rows", "a2");
  assert.is(payload.rows.length, 2);
  assert.equal(key.rows, { e1: ["p1"], u3: ["g3"] });
});

test("moving and adding leave ids and key as they are", () => {
  const moved = withMoved(withPart(content, "columns", "new"), "columns", 0, 1);
  assert.equal(
    moved.payload.columns.map(({ id }) => id),
    ["c2", "p1", "g3", "new"],
  );
  assert.equal(moved.key, content.key);
});

test("back at one choice a row, the first of several keys stays", () => {
  const several = withKeys(withMultiple(content, true), "e1", ["p1", "g3"]);
  const single = withMultiple(several, false);
  assert.equal(single.key.rows["e1"], ["p1"]);
  assert.not(single.payload.multiple);
});

test.run();
