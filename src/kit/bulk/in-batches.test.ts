import { suite } from "uvu";
import * as assert from "uvu/assert";
import { bulkBatchSize } from "../../contract/calls/list-fields.ts";
import { inBatches } from "./in-batches.ts";

const test = suite("in batches");
const rows = Array.from({ length: 2 * bulkBatchSize + 1 }, (_row, at) => at);

test("many go as often as the server takes them, one batch after the other, and every answer is kept", async () => {
  const sizes: number[] = [];
  let underWay = 0;
  const answers = await inBatches(rows, async (batch) => {
    underWay += 1;
    assert.is(underWay, 1);
    await Promise.resolve();
    underWay -= 1;
    sizes.push(batch.length);
    return batch.map(String);
  });
  assert.equal(sizes, [bulkBatchSize, bulkBatchSize, 1]);
  assert.equal(answers, rows.map(String));
});

test("nothing is sent of nothing, and nothing more after a batch that failed", async () => {
  let sent = 0;
  const send = async () => {
    sent += 1;
    throw new Error("no network");
  };
  assert.equal(await inBatches([], send), []);
  assert.is(sent, 0);
  assert.match(String(await inBatches(rows, send).catch((error: unknown) => error)), /no network/u);
  assert.is(sent, 1);
});

test.run();
