import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { QuestionAnswer } from "../../contract/questions/question-answer.ts";
import { Ledger } from "./ledger.ts";

const test = suite("the simulation's ledger");

const answerOf = (text: string): QuestionAnswer => ({ type: 6, text });
const none = new Map<string, unknown[]>();
const lostOf = (
  held: Iterable<readonly [string, QuestionAnswer | null]>,
  unconfirmed: ReadonlyMap<string, readonly unknown[]> = none,
) => {
  const ledger = new Ledger();
  ledger.confirm("P1", "q", { seq: 1, answer: answerOf("one") });
  ledger.confirm("P1", "q", { seq: 3, answer: answerOf("three") });
  ledger.confirm("P1", "q", { seq: 2, answer: answerOf("two") });
  ledger.compare("P1", new Map(held), unconfirmed);
  return ledger.lost.length;
};

test("what was confirmed last must be there", () => {
  assert.is(lostOf([["q", answerOf("three")]]), 0);
  assert.is(lostOf([["q", answerOf("two")]]), 1);
  assert.is(lostOf([["q", null]]), 1);
  assert.is(lostOf([]), 1);
});

test("what was sent without an answer may be there instead", () => {
  const sent = new Map([["q", [answerOf("four"), null]]]);
  assert.is(lostOf([["q", answerOf("four")]], sent), 0);
  assert.is(lostOf([["q", null]], sent), 0);
  assert.is(lostOf([["q", answerOf("two")]], sent), 1);
});

test("99 of 100 are as fast as is said", () => {
  const ledger = new Ledger();
  for (let ms = 1; ms <= 100; ms += 1) ledger.took("save", ms);
  assert.equal(
    [50, 99, 100].map((part) => ledger.latency("save", part)),
    [51, 100, 100],
  );
  assert.is(ledger.latency("nothing", 99), 0);
});

test.run();
