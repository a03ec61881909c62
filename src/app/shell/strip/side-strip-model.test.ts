import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createSideStripModel } from "./side-strip-model.ts";

const test = suite("side strip");
test.before.each(() => localStorage.clear());

test("it is open at first, and folded where one needs the room", () => {
  const strip = createSideStripModel();
  assert.is(strip.$isFolded.get(), false);
  strip.show(true);
  assert.is(strip.$isFolded.get(), true);
});

test("a choice holds for that kind of screen alone, and is found again", () => {
  const strip = createSideStripModel();
  strip.toggle();
  assert.is(strip.$isFolded.get(), true);
  strip.show(true);
  strip.toggle();
  assert.is(strip.$isFolded.get(), false);
  const next = createSideStripModel();
  assert.is(next.$isFolded.get(), true);
  next.show(true);
  assert.is(next.$isFolded.get(), false);
});

test.run();
