import { suite } from "uvu";
import * as assert from "uvu/assert";
import { controlListMessages } from "./control-list-messages.ts";
import { scoreCell, scoreText } from "./control-score-text.ts";

const test = suite("what a sitting comes to, in words");
const t = controlListMessages.get();
const score = (least: string | null, most: string | null, pending: number) => ({
  score: least,
  score_most: most,
  pending,
});

test("it is said from what is sure to what is possible while answers are to be marked", () => {
  const waiting = score("62.50", "77.50", 2);
  assert.is(scoreText(waiting, t), "62,50–77,50 (2 belum dikoreksi)");
  assert.is(scoreCell(waiting, t), "62,50–77,50 (2 belum dikoreksi)");
});

test("it is one number once it is sure, and in a file a number that can be summed up", () => {
  const sure = score("75.00", "75.00", 0);
  assert.is(scoreText(sure, t), "75,00");
  assert.is(scoreCell(sure, t), 75);
  const failed = score("60.00", "80.00", 0);
  assert.is(scoreText(failed, t), "60,00–80,00", "what cannot be scored is not sure either");
  assert.is(scoreCell(failed, t), "60,00–80,00");
});

test("it is empty where nobody may see it", () => {
  assert.is(scoreText(score(null, null, 0), t), "–");
  assert.is(scoreCell(score(null, null, 0), t), "");
});

test.run();
