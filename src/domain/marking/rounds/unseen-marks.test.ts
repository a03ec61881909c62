import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { ShownMark } from "../../../contract/marking/marking-answers.ts";
import { isMarkedUnseen } from "./unseen-marks.ts";

const test = suite("marks of others that are not shown");
const stale = { is_stale: true } as ShownMark;
const present = { is_stale: false } as ShownMark;

test("a settled answer without a mark of its present state is marked by somebody else", () => {
  assert.ok(isMarkedUnseen({ state: "settled", marks: [] }));
  assert.ok(isMarkedUnseen({ state: "settled", marks: [stale] }));
  assert.not(isMarkedUnseen({ state: "settled", marks: [stale, present] }));
});

test("whoever is to give a second mark is told of no first one", () => {
  for (const state of ["left", "second", "disputed"] as const) {
    assert.not(isMarkedUnseen({ state, marks: [] }));
  }
});

test.run();
