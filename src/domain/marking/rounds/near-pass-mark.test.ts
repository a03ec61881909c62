import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { fraction, fractionOf } from "../../scoring/fraction.ts";
import { isNearPassMark } from "./near-pass-mark.ts";

const test = suite("totals near the KKM");

const at = (total: number) => ({ least: fractionOf(total), most: fractionOf(total) });

test("a total is near on both sides of the KKM, its bounds included", () => {
  assert.ok(isNearPassMark(at(70), 75, 5));
  assert.ok(isNearPassMark(at(80), 75, 5));
  assert.not(isNearPassMark(at(69.99), 75, 5));
  assert.not(isNearPassMark(at(80.01), 75, 5));
  assert.ok(isNearPassMark(at(75), 75, 0));
});

test("the shown figure decides", () => {
  const shownAs80 = fraction(80_004n, 1000n);
  assert.ok(isNearPassMark({ least: shownAs80, most: shownAs80 }, 75, 5));
});

test("bounds that contain a near total are near, also where both ends are far", () => {
  assert.ok(isNearPassMark({ least: fractionOf(60), most: fractionOf(90) }, 75, 2));
});

test("wider bounds are never farther away", () => {
  const total = fc.integer({ min: 0, max: 100 });
  fc.assert(
    fc.property(total, total, total, total, fc.nat(50), (a, b, c, kkm, points) => {
      const [least, , most] = [a, b, c].sort((x, y) => x - y) as [number, number, number];
      const inner = { least: fractionOf(Math.min(a, b)), most: fractionOf(Math.max(a, b)) };
      const wide = { least: fractionOf(least), most: fractionOf(most) };
      assert.ok(!isNearPassMark(inner, kkm, points) || isNearPassMark(wide, kkm, points));
    }),
  );
});

test.run();
