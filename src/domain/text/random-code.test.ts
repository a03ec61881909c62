import { suite } from "uvu";
import * as assert from "uvu/assert";
import { alphanumerics, randomAlphanumeric } from "./random-code.ts";

const test = suite("random code");

test("has exactly the length that was asked for", () => {
  for (const length of [0, 1, 6, 200]) assert.is(randomAlphanumeric(length).length, length);
});

test("draws only from its alphabet", () => {
  assert.match(randomAlphanumeric(500), /^[A-Za-z0-9]+$/u);
  assert.match(randomAlphanumeric(500, "AB"), /^[AB]+$/u);
});

test("draws every character about equally often", () => {
  const drawn = randomAlphanumeric(62_000);
  const counts = [...alphanumerics].map((character) => drawn.split(character).length - 1);
  // 1,000 each on average; six standard deviations are 190.
  assert.ok(Math.min(...counts) > 800 && Math.max(...counts) < 1200, counts.join(" "));
});

test("does not repeat itself", () => {
  const codes = new Set(Array.from({ length: 1000 }, () => randomAlphanumeric(12)));
  assert.is(codes.size, 1000);
});

test.run();
