import { suite } from "uvu";
import * as assert from "uvu/assert";
import { siblingAmong } from "./competence-order.ts";

const test = suite("competence order");

const row = (id: string, parent_id: string | null = null, subject_id = "s") => ({
  id,
  parent_id,
  subject_id,
});
const rows = [
  row("A"),
  row("A1", "A"),
  row("A2", "A"),
  row("A1a", "A1"),
  row("B"),
  row("X", null, "t"),
];

test("a row goes beside its siblings, and beside the sibling that the pointer is below", () => {
  assert.is(siblingAmong(rows, "B", "A"), "A");
  assert.is(siblingAmong(rows, "B", "A1a"), "A");
  assert.is(siblingAmong(rows, "A2", "A1a"), "A1");
});

test("a row goes nowhere else: not to its parent's level, not to another subject", () => {
  assert.is(siblingAmong(rows, "A1", "B"), null);
  assert.is(siblingAmong(rows, "A", "X"), null);
  assert.is(siblingAmong(rows, "A", "gone"), null);
});

test.run();
