import { suite } from "uvu";
import * as assert from "uvu/assert";
import { questionSamples } from "../../testing/questions/question-samples.ts";
import { inOrder, placesOf, withItems } from "./ordering-model.ts";

const test = suite("orders of items");

const { content } = questionSamples[7];
const { items } = content.payload;
const idsOf = (parts: readonly { id: string }[]) => parts.map(({ id }) => id);

test("an order leaves nothing out and takes nothing in", () => {
  assert.equal(idsOf(inOrder(items, ["d4", "gone", "u2", "u2"])), ["d4", "u2", "t1", "k3"]);
  assert.equal(inOrder(items, []), items);
});

test("removing and moving items keeps their ids, and the key follows the list", () => {
  const moved = withItems(content, [items[3]!, items[0]!]);
  assert.equal(moved.key, { ids: ["d4", "t1"], measure: "places" });
  assert.equal(idsOf(moved.payload.items), ["d4", "t1"]);
});

test("each place of an answer is told by the part that is scored for it", () => {
  const given = ["u2", "t1", "k3", "d4"];
  const textOf = (measure: "places" | "neighbours") =>
    placesOf(items, { ids: content.key.ids, measure }, given).map(
      ({ given: item, key, scored }) => `${item?.id} ${key?.id} ${scored}`,
    );
  assert.equal(textOf("places"), ["u2 t1 t1", "t1 u2 u2", "k3 k3 k3", "d4 d4 d4"]);
  assert.equal(textOf("neighbours"), ["u2 t1 u2", "t1 u2 t1", "k3 k3 k3", "d4 d4 d4"]);
});

test.run();
