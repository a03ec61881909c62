// Where toasts lie.
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { choosePlace, costOf, type Obstacle } from "./toast-place.ts";

const test = suite("place of toasts");
const size = { width: 360, height: 80 };
const area = { left: 220, top: 12, right: 1354, bottom: 563 };
const at = (left: number, top: number, width: number, height: number, weight = 20): Obstacle => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
  weight,
});

test("with nothing in the way it is the lower right corner", () => {
  assert.equal(choosePlace(size, area, []), { left: 994, top: 483 });
});

test("above a button in that corner, as near to it as may be", () => {
  const button = at(1250, 530, 80, 32);
  const place = choosePlace(size, area, [button]);
  assert.is(place.left, 994);
  assert.ok(place.top + size.height < button.top && place.top > 400, `${place.top}`);
});

test("beside a column of buttons that goes all the way up", () => {
  const column = Array.from({ length: 20 }, (_row, at_) => at(1320, at_ * 30, 28, 28));
  const place = choosePlace(size, area, column);
  assert.is(costOf(place, size, column), 0);
  assert.equal(place, { left: 607, top: 483 });
});

test("where nothing is free it lies over what weighs least", () => {
  const narrow = { left: 12, top: 12, right: 378, bottom: 700 };
  const bar = at(12, 600, 366, 100);
  const rows = Array.from({ length: 15 }, (_row, row) => at(340, row * 40, 28, 28, 1));
  const place = choosePlace({ width: 358, height: 80 }, narrow, [bar, ...rows]);
  assert.ok(place.top + 80 < 600, "not over the bar");
  assert.is(costOf(place, { width: 358, height: 80 }, [bar, ...rows]), 2);
});

test("what is larger than the area still begins inside of the window", () => {
  const place = choosePlace({ width: 500, height: 900 }, { ...area, right: 400 }, []);
  assert.ok(place.left >= 0 && place.top >= 0);
});

test.run();
