// The headings of a printed bank: what a pupil does, a sentence for each type.
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { questionTypes } from "../../../contract/questions/question-types.ts";
import { paperTaskMessages } from "./bank-paper-messages.ts";

const test = suite("headings of a printed bank");

const tasks = Object.values(paperTaskMessages.get());
const labels = Object.values(questionTypes);

test("each type has one sentence, none reads like another", () => {
  assert.is(tasks.length, labels.length);
  assert.is(new Set(tasks).size, tasks.length);
  for (const task of tasks) assert.match(task, /^\p{Lu}.*\.$/u);
});

test("no pupil has to know what the console calls a type", () => {
  for (const label of labels)
    for (const task of tasks) assert.not(task.includes(label), `${label}: ${task}`);
});

test("a task begins with what is to be done", () => {
  const verbs = /^(?:Pilih|Jawab|Dengarkan|Pasangkan|Isi|Urutkan|Beri|Lengkapi|Kelompokkan)\b/u;
  for (const task of tasks) assert.match(task, verbs);
});

test.run();
