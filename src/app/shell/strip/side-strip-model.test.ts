import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createSideStripModel, type StripKind } from "./side-strip-model.ts";

const test = suite("side strip");
test.before.each(() => localStorage.clear());

const isFolded = (strip: ReturnType<typeof createSideStripModel>, kind: StripKind) =>
  strip.$folds.get()[kind] === "folded";

test("it is open at first, and folded where one needs the room", () => {
  const strip = createSideStripModel();
  assert.is(isFolded(strip, "usual"), false);
  assert.is(isFolded(strip, "work"), true);
});

test("a choice holds for that kind of screen alone, and is found again", () => {
  const strip = createSideStripModel();
  strip.toggle("usual");
  assert.is(isFolded(strip, "usual"), true);
  strip.toggle("work");
  assert.is(isFolded(strip, "work"), false);
  const next = createSideStripModel();
  assert.is(isFolded(next, "usual"), true);
  assert.is(isFolded(next, "work"), false);
});

test.run();
