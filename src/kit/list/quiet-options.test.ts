import { suite } from "uvu";
import * as assert from "uvu/assert";
import { $notices, clearNotices } from "../../core/notices.ts";
import { createQuietOptions } from "./quiet-options.ts";

const test = suite("quiet options");
type Asked = {
  resolve(options: string[]): void;
  reject(error: unknown): void;
  signal: AbortSignal;
};

/** Choices whose answers the test gives by hand. */
function open() {
  const asked: Asked[] = [];
  const options = createQuietOptions<readonly string[]>(
    [],
    (signal) => new Promise((resolve, reject) => asked.push({ resolve, reject, signal })),
  );
  return { ...options, asked };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

test("choices are fetched when they are first looked at, not before", async () => {
  const { $options, asked } = open();
  assert.is(asked.length, 0);
  const stop = $options.listen(() => undefined);
  assert.equal($options.get(), []);
  asked[0]?.resolve(["1", "2"]);
  await settled();
  assert.equal($options.get(), ["1", "2"]);
  stop();
});

test("choices that cannot be fetched again stay as they were, and nobody is disturbed", async () => {
  clearNotices();
  const { $options, refresh, asked } = open();
  const first = refresh();
  asked[0]?.resolve(["1"]);
  await first;
  const second = refresh();
  asked[1]?.reject(new Error("no network"));
  await second;
  assert.equal(asked.length, 2);
  const stop = $options.listen(() => undefined);
  assert.equal($options.get(), ["1"]);
  assert.equal($notices.get(), []);
  stop();
});

test("an answer that was overtaken by a later one is not shown", async () => {
  const { $options, refresh, asked } = open();
  const both = [refresh(), refresh()];
  asked[1]?.resolve(["new"]);
  asked[0]?.resolve(["old"]);
  await Promise.all(both);
  assert.equal($options.value, ["new"]);
});

test("leaving the screen ends what is under way", async () => {
  const { $options, refresh, exit, asked } = open();
  const pending = refresh();
  exit();
  assert.ok(asked[0]?.signal.aborted);
  asked[0]?.resolve(["late"]);
  await pending;
  assert.equal($options.value, []);
});

test.run();
