import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { fraction } from "../scoring/fraction.ts";
import { givenIn, type PointForm } from "./point-form.ts";
import { shareInCell } from "./files/sheet-points.ts";
import {
  pointFault,
  pointScales,
  shareIn,
  shareOf,
  shareText,
  shownPoints,
  steppedPoints,
} from "./point-input.ts";

const test = suite("points as markers type them");

const typedAs = (text: string, scale: (typeof pointScales)[number], max = 4) => {
  const share = shareIn(text, scale, max);
  return share && shareText(share);
};

test("points, percent and shares become exact shares of the question", () => {
  assert.is(typedAs("3", "points"), "3/4");
  assert.is(typedAs("2,5", "points"), "5/8");
  assert.is(typedAs("2.5", "points"), "5/8");
  assert.is(typedAs("1/3", "points", 1), "1/3");
  assert.is(typedAs("75", "percent"), "3/4");
  assert.is(typedAs("0,1", "share"), "1/10");
  assert.is(typedAs(" 4 ", "points"), "1");
  assert.is(typedAs("0", "points"), "0");
  assert.is(typedAs("3,", "points"), "3/4", "a comma that nothing follows yet");
});

test("what is no number, or more than the maximum, is no mark", () => {
  for (const text of ["", " ", "-1", "4,01", "5", "1/0", "1,5/2", "abc", "1e1", "1 2", "٣"]) {
    assert.is(typedAs(text, "points"), null, text);
  }
  assert.is(typedAs("100,1", "percent"), null);
  assert.is(typedAs("1,1", "share"), null);
  assert.is(typedAs("0", "points", 0), null, "a question of no points");
});

// Each door reads points by one function, so that a sheet takes nothing that the form refuses.
const spellings: readonly [text: string, share: string | null][] = [
  ["0", "0"],
  ["1", "1/4"],
  ["1,", "1/4"],
  ["0,5", "1/8"],
  [" 1 ", "1/4"],
  ["1 / 2", "1/8"],
  ["00", null],
  ["01", null],
  ["00,5", null],
  ["01/2", null],
  ["1/02", null],
  [",5", null],
  ["1e2", null],
  ["½", null],
  ["１", null],
  ["1 0", null],
  ["-0", null],
  ["+1", null],
];

test("a 0 before another digit is named as the reason, and nothing is wrong with an empty field", () => {
  const faults = (text: string) => pointFault(text, "points", 10);
  assert.equal(["05", "00", " 010 ", "05,5"].map(faults), ["zero", "zero", "zero", "zero"]);
  assert.equal(["11", "x", "-1", "0,55555"].map(faults), ["range", "range", "range", "range"]);
  assert.equal(["", " ", "0", "0,5", "10", "1/3"].map(faults), [
    null,
    null,
    null,
    null,
    null,
    null,
  ]);
});

test("steps go up and down on each scale and stay within its bounds", () => {
  assert.equal([steppedPoints("", 1, "points", 4), steppedPoints("4", 1, "points", 4)], ["1", "4"]);
  assert.equal(
    [steppedPoints("0,3", -1, "share", 4), steppedPoints("x", -1, "share", 4)],
    ["0,2", "0"],
  );
  assert.is(steppedPoints("97", 1, "percent", 4), "100");
});

test("every spelling of points means the same in the form, on paper, without a network and in a sheet", () => {
  const form: PointForm = { kind: "whole", fields: [{ id: "", label: "", max: 4 }] };
  for (const [text, share] of spellings) {
    assert.is(typedAs(text, "points"), share, text);
    assert.equal(givenIn(form, { "": text }, "points"), share && { whole: share }, text);
    const inCell = shareInCell(text, "points", 4);
    assert.is(inCell && shareText(inCell), share, text);
  }
  const zeros = shareInCell("00,33333333333333", "share", 1);
  assert.is(zeros, null, "long decimals too");
});

test("a share is shown with at most two decimals, and none that are 0", () => {
  assert.is(shownPoints(fraction(3n, 4n), "points", 4), "3");
  assert.is(shownPoints(fraction(5n, 8n), "points", 4), "2,5");
  assert.is(shownPoints(fraction(1n, 3n), "percent", 4), "33,33");
  assert.is(shownPoints(fraction(1n, 2n), "share", 4), "0,5");
  assert.is(shownPoints(fraction(1n, 1n), "percent", 4), "100");
});

test("what is shown of typed points is typed as the same share, and shares survive their text", () => {
  const halves = fc.nat(20).map((n) => n / 2);
  fc.assert(
    fc.property(halves, fc.constantFrom(...pointScales), (points, scale) => {
      const share = shareIn(String(points / 10).replace(".", ","), scale, 1);
      if (share === null) return;
      assert.equal(shareIn(shownPoints(share, scale, 1), scale, 1), share);
      assert.equal(shareOf(shareText(share)), share);
    }),
  );
});

test.run();
