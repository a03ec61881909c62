import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { MarkingAct } from "../../contract/marking/marks.ts";
import { leftAfterUnsent } from "./unsent-count-lookups.ts";
import type { UnsentAct } from "./unsent-acts.ts";

const test = suite("what is left while marks wait to be sent");

const unit = { schedule_id: "s", question_id: "q" };
const waits = (act: MarkingAct, more: Partial<UnsentAct> = {}): UnsentAct => ({
  unit,
  name: null,
  act,
  at: 1,
  refusal: null,
  ...more,
});
const mark = (codes: string, own: string | null = null, is_decision = false): MarkingAct => ({
  kind: "mark",
  id: codes,
  answers: [...codes].map((code) => ({ code, seq: 1, own })),
  is_decision,
  given: { whole: "1" },
  comment: "",
});
const withdraw = (code: string, own: string): MarkingAct => ({
  kind: "withdraw",
  id: `without ${code}`,
  answers: [{ code, seq: 1, own }],
});

test("each answer that was marked here is left no more, those of a group as well", () => {
  assert.is(leftAfterUnsent(95, [], unit), 95);
  assert.is(leftAfterUnsent(95, [waits(mark("a")), waits(mark("bcd"))], unit), 91);
});

test("an answer that is marked anew was not left before", () => {
  assert.is(leftAfterUnsent(95, [waits(mark("a")), waits(mark("a", "a"))], unit), 94);
  assert.is(leftAfterUnsent(95, [waits(mark("a", "earlier"))], unit), 95);
});

test("an answer whose mark is taken back is left again", () => {
  assert.is(leftAfterUnsent(95, [waits(mark("a")), waits(withdraw("a", "a"))], unit), 95);
  assert.is(leftAfterUnsent(94, [waits(withdraw("a", "earlier"))], unit), 95);
});

test("decisions, flags, refused marks and those of other questions change nothing", () => {
  const flag: MarkingAct = { kind: "flag", id: "f", answers: [{ code: "e", seq: 1 }] };
  const unsent = [
    waits(mark("a", null, true)),
    waits(flag),
    waits(mark("b"), { refusal: "Ditolak" }),
    waits(mark("c"), { unit: { ...unit, question_id: "other" } }),
  ];
  assert.is(leftAfterUnsent(95, unsent, unit), 95);
});

test.run();
