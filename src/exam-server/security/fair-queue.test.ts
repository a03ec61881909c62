import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createFairQueue, type FairQueue } from "./fair-queue.ts";

const test = suite("work in turns");

/** The order in which the work is started, one piece after the other. */
async function orderOf(
  queue: FairQueue,
  sent: readonly (readonly [who: string, lane?: number])[],
): Promise<string> {
  const begun: string[] = [];
  const work = sent.map(([who, lane = 0]) =>
    queue.take({ who, lane }, async () => begun.push(who)),
  );
  await Promise.all(work);
  return begun.join("");
}

test("senders take turns, however much one of them has sent before", async () => {
  const sent = [..."aaaaabbc"].map((who) => [who] as const);
  assert.is(await orderOf(createFairQueue(), sent), "aabcabaa");
});

test("the first lane goes first, and every fourth piece is of the last one", async () => {
  const sent = [
    ["x", 2],
    ["y", 2],
    ["z", 2],
    ["m", 1],
    ["n", 1],
  ] as const;
  const first = [..."abcdef"].map((who) => [who, 0] as const);
  assert.is(await orderOf(createFairQueue({ lanes: 3 }), [...sent, ...first]), "xabycdezfmn");
});

test("a full lane takes no more, and the other lanes do", async () => {
  const queue = createFairQueue({ lanes: 2, mostWaiting: 2 });
  const never = () => new Promise<void>(() => undefined);
  const taken = [1, 2, 3, 4].map(() => queue.take({ who: "flood", lane: 1 }, never) !== null);
  assert.equal(taken, [true, true, true, false], "one is under way, and two wait");
  assert.ok(queue.take({ who: "pupil" }, never));
  assert.not.ok(queue.isIdle());
});

test("so much is under way at once, and work that fails keeps nobody from theirs", async () => {
  const queue = createFairQueue({ atOnce: 2 });
  let underWay = 0;
  let most = 0;
  const work = async () => {
    most = Math.max(most, (underWay += 1));
    await new Promise((resolve) => setTimeout(resolve, 1));
    underWay -= 1;
  };
  const failing = queue.take({ who: "a" }, async () => {
    throw new Error("failed");
  });
  const rest = Array.from({ length: 6 }, () => queue.take({ who: "a" }, work));
  assert.is(await failing?.catch(({ message }: Error) => message), "failed");
  await Promise.all(rest);
  assert.is(most, 2);
  assert.ok(queue.isIdle());
});

test.run();
