import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { compare, fraction } from "../../scoring/fraction.ts";
import { shareText, type PointScale } from "../point-input.ts";
import { cellOfShare, scaleOfValues, shareInCell } from "./sheet-points.ts";

const test = suite("points in the cells of a file");

const read = (text: string, scale: PointScale, max = 4) => {
  const share = shareInCell(text, scale, max);
  return share && shareText(share);
};

test("a comma, a point, a fraction and a percentage are read exactly", () => {
  assert.is(read("0,75", "share"), "3/4");
  assert.is(read("0.75", "share"), "3/4");
  assert.is(read("75", "percent"), "3/4");
  assert.is(read(" 1/3 ", "share"), "1/3");
  assert.is(read("75%", "share"), "3/4");
  assert.is(read("12,5 %", "percent"), "1/8");
  assert.is(read("3", "points"), "3/4");
});

test("what is no number or above the top of the scale is not read", () => {
  for (const text of [
    "",
    "delapan",
    "-1",
    "1e2",
    "01/02/2026",
    "101",
    "1,5,5",
    "1000000000",
    "٨",
  ]) {
    assert.is(read(text, "percent"), null, text);
  }
  assert.is(read("1,0001", "share"), null);
  assert.is(read("101%", "share"), null);
  assert.is(read("1", "points", 0), null);
});

test("a third that a program wrote with all its decimals is a third", () => {
  assert.is(read("0,333333333333333", "share"), "1/3");
  assert.is(read("66.6666666666667", "percent"), "2/3");
  assert.is(read("0,123456789", "share"), null, "no fraction that a person would mean");
});

test("what is written into a cell is read back as the same share", () => {
  const scales = fc.constantFrom<PointScale>("share", "percent", "points");
  const parts = fc.tuple(fc.integer({ min: 1, max: 5000 }), fc.nat(5000));
  fc.assert(
    fc.property(parts, scales, fc.integer({ min: 1, max: 40 }), ([below, above], scale, max) => {
      const share = fraction(BigInt(Math.min(above, below)), BigInt(below));
      const cell = cellOfShare(share, scale, max);
      const back = shareInCell(String(cell).replace(".", ","), scale, max);
      assert.ok(back && compare(back, share) === 0, `${shareText(share)} as ${cell}`);
    }),
  );
});

test("without a scale small numbers are shares, large ones are of 100, and both together are asked about", () => {
  assert.is(scaleOfValues(null, ["0", "0,5", "1"]), "share");
  assert.is(scaleOfValues(null, ["0", "50", "80"]), "percent");
  assert.is(scaleOfValues(null, ["1", "80"]), null);
  assert.is(scaleOfValues(null, ["x", "", "75%"]), "share");
});

test("a scale that no number of the file fits is asked about", () => {
  assert.is(scaleOfValues("percent", ["80", "0,5"]), "percent");
  assert.is(scaleOfValues("percent", ["0,8", "1", "0"]), null);
  assert.is(scaleOfValues("share", ["0,8", "80"]), "share", "80 is then a fault at its cell");
  assert.is(scaleOfValues("share", ["90", "80"]), null);
  assert.is(scaleOfValues("percent", ["0", ""]), "percent");
});

test.run();
