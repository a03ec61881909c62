import { suite } from "uvu";
import * as assert from "uvu/assert";
import { nearestTests } from "./nearest-tests.ts";

const test = suite("the tests that reach a source");

test("those that import it, by way of others too, and of the nearest folder first", () => {
  const tests = ["src/a/far.test.ts", "src/rooms/rooms/near.test.ts", "src/rooms/other.test.ts"];
  const imports = new Map([
    ["src/a/far.test.ts", ["src/server.ts"]],
    ["src/server.ts", ["src/rooms/rooms/rooms-query.ts"]],
    ["src/rooms/rooms/near.test.ts", ["src/rooms/rooms/rooms-query.ts"]],
    ["src/rooms/other.test.ts", ["src/rooms/other.ts"]],
  ]);
  assert.equal(nearestTests("src/rooms/rooms/rooms-query.ts", tests, imports), [
    "src/rooms/rooms/near.test.ts",
    "src/a/far.test.ts",
  ]);
});

test("of one folder those come first whose names begin as the source's", () => {
  const tests = ["src/a/aa.test.ts", "src/a/rooms-query.test.ts", "src/a/rooms.test.ts"];
  const imports = new Map(tests.map((one) => [one, ["src/a/rooms-query.ts"]]));
  assert.equal(nearestTests("src/a/rooms-query.ts", tests, imports), [
    "src/a/rooms-query.test.ts",
    "src/a/rooms.test.ts",
    "src/a/aa.test.ts",
  ]);
});

test.run();
