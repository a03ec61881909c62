import { setTimeout as pause } from "node:timers/promises";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { DatabaseSilent, watchResponses } from "./response-watch.ts";

const test = suite("a database that stops responding");

/** A database that can stand still. */
function fakeDatabase() {
  let go: () => void = () => undefined;
  let still = Promise.resolve();
  return {
    ask: () => still,
    stall: () => void (still = new Promise((settle) => (go = settle))),
    goOn: () => go(),
  };
}

const bounds = { limitMs: 60, everyMs: 5 };
const outcomeOf = async (work: Promise<unknown>) =>
  work.then(
    () => "answered",
    (error: unknown) => (error instanceof DatabaseSilent ? "silent" : "failed"),
  );

test("refuses what waits beyond the limit, and tells it that nobody waits any more", async () => {
  const database = fakeDatabase();
  const watch = watchResponses(database.ask, undefined, bounds);
  database.stall();
  const began = performance.now();
  let signal: AbortSignal | null = null;
  const outcome = await outcomeOf(
    watch.answered(async (abandoned) => {
      signal = abandoned;
      await database.ask();
    }),
  );
  assert.is(outcome, "silent");
  assert.ok(performance.now() - began >= bounds.limitMs);
  assert.throws(
    () => signal!.throwIfAborted(),
    (error: unknown) => error instanceof DatabaseSilent,
  );
  database.goOn();
  assert.is(await outcomeOf(watch.answered(async () => "later")), "answered");
  await watch.close();
});

test("long work is no silence while the database answers", async () => {
  const database = fakeDatabase();
  const watch = watchResponses(database.ask, undefined, bounds);
  assert.is(await outcomeOf(watch.answered(() => pause(3 * bounds.limitMs))), "answered");
  const refused = watch.answered(() => Promise.reject(new Error("refused")));
  assert.is(await outcomeOf(refused), "failed");
  await watch.close();
});

test("what was asked a moment ago waits its own time", async () => {
  const database = fakeDatabase();
  const watch = watchResponses(database.ask, undefined, bounds);
  database.stall();
  await pause(2 * bounds.limitMs);
  const began = performance.now();
  assert.is(await outcomeOf(watch.answered(database.ask)), "silent");
  assert.ok(performance.now() - began >= bounds.limitMs - 1);
  database.goOn();
  await watch.close();
});

test.run();
