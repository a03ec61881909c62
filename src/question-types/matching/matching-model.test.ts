import { suite } from "uvu";
import * as assert from "uvu/assert";
import { questionSamples } from "../../testing/questions/question-samples.ts";
import { fromRows, matchRows } from "./matching-model.ts";

const test = suite("editing pairs");

const { content } = questionSamples[5];

test("each left part stands beside its partner, whatever the order on the right", () => {
  const { rows, spare } = matchRows(content);
  assert.equal(
    rows.map(({ left, right }) => [left.id, right?.id]),
    [
      ["a1", "b3"],
      ["b2", "d1"],
      ["p3", "j2"],
    ],
  );
  assert.equal(
    spare.map(({ id }) => id),
    ["k4"],
  );
});

test("rows read back are the same question", () => {
  const again = fromRows(matchRows(content));
  assert.equal(again.key, content.key);
  assert.equal(again.payload.left, content.payload.left);
  assert.equal(new Set(again.payload.right), new Set(content.payload.right));
});

test("removing a row takes the partner and the key along, the other keys stay as they were", () => {
  const { rows, spare } = matchRows(content);
  const { payload, key } = fromRows({ rows: [rows[2]!, rows[0]!], spare });
  assert.equal(key.pairs, { p3: "j2", a1: "b3" });
  assert.equal(
    payload.right.map(({ id }) => id),
    ["j2", "b3", "k4"],
  );
});

test("a partner that two left parts name is the first one's, and nothing else is lost", () => {
  const twice = { ...content, key: { pairs: { a1: "b3", b2: "b3", p3: "gone" } } };
  const { rows, spare } = matchRows(twice);
  assert.equal(
    rows.map(({ right }) => right?.id ?? null),
    ["b3", null, null],
  );
  assert.equal(
    spare.map(({ id }) => id),
    ["d1", "j2", "k4"],
  );
  assert.equal(fromRows({ rows, spare }).key.pairs, { a1: "b3" });
});

test.run();
