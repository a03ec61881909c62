import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createFairQueue } from "./fair-queue.ts";

const test = suite("turns");

test("one after the other for each, whatever became of those before; too many are not taken", async () => {
  const turns = createFairQueue(3);
  const ends: (() => void)[] = [];
  const begun: string[] = [];
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((settle) => ends.push(() => settle(name)));
  };
  const failing = turns.take("a", () => Promise.reject(new Error("failed")));
  const [second, third] = [turns.take("a", work("second")), turns.take("a", work("third"))];
  assert.is(turns.take("a", work("fourth")), null);
  const other = turns.take("b", work("other"));
  assert.is(await failing?.catch(({ message }: Error) => message), "failed");
  await Promise.resolve();
  assert.equal(begun.sort(), ["other", "second"]);
  ends.splice(0).forEach((end) => end());
  assert.equal([await second, await other], ["second", "other"]);
  ends.splice(0).forEach((end) => end());
  assert.is(await third, "third");
  assert.ok(turns.take("a", async () => 1));
});

test.run();
