import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { QuestionRule } from "./counted-question.ts";
import { asFrozen } from "./counting-rules.ts";
import { versionsInForce, type WrittenVersion } from "./versions-in-force.ts";

const test = suite("recalculations that still decide something");

const rule = (id: string, more: Partial<QuestionRule>): QuestionRule => ({
  ...asFrozen(id),
  ...more,
});
const removed = rule("q1", { treatment: "dihapus" });
const mended = rule("q2", { version: 3 });
const version = (
  number: number,
  questions: QuestionRule[],
  restores: number | null = null,
): WrittenVersion => ({ number, restores, questions, plans: [] });

test("without a recalculation there is none, and the latest always counts", () => {
  assert.equal(versionsInForce([]), []);
  assert.equal(versionsInForce([version(2, [])]), [2]);
});

test("what an earlier one has changed and nobody has taken back counts with its reason", () => {
  const both = version(3, [removed, mended]);
  assert.equal(versionsInForce([both, version(2, [removed])]), [3, 2]);
  const other = version(3, [rule("q1", { treatment: "semua_benar" })]);
  assert.equal(versionsInForce([other, version(2, [removed])]), [3], "it was decided anew");
});

test("parts of one question may have different reasons", () => {
  const heavier = rule("q1", { version: 2, bobot: 2 });
  assert.equal(
    versionsInForce([version(2, [rule("q1", { version: 2 })]), version(3, [heavier])]),
    [3, 2],
  );
});

test("a restored version counts with its own reasons, without those of the versions between", () => {
  const versions = [version(2, [removed]), version(3, [removed, mended]), version(4, [removed], 2)];
  assert.equal(versionsInForce(versions), [4, 2]);
  assert.equal(versionsInForce([...versions, version(5, [], 1)]), [5], "as the exam was sat");
});

test.run();
