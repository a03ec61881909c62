import { suite } from "uvu";
import * as assert from "uvu/assert";
import { ConnectionWatch } from "./connection-watch.ts";

const test = suite("watching the server of a simulation");

const refused = Object.assign(new Error("refused"), { code: "ECONNREFUSED" });
const reset = Object.assign(new Error("reset"), { code: "ECONNRESET" });
const address = "http://192.0.2.9:9988";

/** What is told by then; null: nothing. */
const reasonGiven = (watch: ConnectionWatch) =>
  Promise.race([watch.gone, new Promise<null>((settle) => setTimeout(() => settle(null), 5))]);

test("a server that refuses every connection for a time has ended", async () => {
  let now = 0;
  const watch = new ConnectionWatch(20_000, () => now);
  watch.failed(refused, address);
  now = 19_000;
  watch.failed(refused, address);
  assert.is(await reasonGiven(watch), null);
  now = 21_000;
  watch.failed(refused, address);
  assert.is(
    await reasonGiven(watch),
    `${address} has refused every connection for 21 s (ECONNREFUSED)`,
  );
});

test("one that answers in between, or breaks calls off, has not", async () => {
  let now = 0;
  const watch = new ConnectionWatch(20_000, () => now);
  watch.failed(refused, address);
  now = 15_000;
  watch.answered();
  now = 25_000;
  watch.failed(refused, address);
  watch.failed(reset, address);
  now = 44_000;
  watch.failed(reset, address);
  assert.is(await reasonGiven(watch), null);
});

test.run();
