import * as assert from "uvu/assert";
import { suite } from "uvu";
import { claimMs } from "../../../../contract/marking/marking-answers.ts";
import {
  essayOf,
  markOf,
  openMarkingSchool,
  type Marker,
  type MarkingSchool,
  type TestUnit,
} from "../../../../testing/exams/marking-school.ts";
import { signInMarker, type MarkerSession } from "../../../../testing/marking/marker-session.ts";
import { until } from "../../../../testing/sheets/sheet-files.ts";
import { createMarkingAnswersModel, type MarkingAnswersModel } from "../marking-answers-model.ts";
import { createMarkingDoneModel, type MarkingDoneModel } from "./marking-done-model.ts";

const test = suite("what waits when no next answer comes");
let school: MarkingSchool;
let me: Marker;
let session: MarkerSession;
let queue: MarkerSession["queue"];
let model: MarkingAnswersModel & { exit(): void };
let done: MarkingDoneModel | null;
test.before.each(async () => {
  school = await openMarkingSchool();
  done = null;
  me = await school.addMarker("Ratna");
  session = signInMarker(school, me);
  ({ queue } = session);
});
test.after.each(() => {
  done?.exit();
  model.exit();
  session.signOut();
  return school.close();
});

const add = async (alias: string, texts: readonly string[]): Promise<TestUnit> =>
  (await school.addMarkedExam(alias, texts.map(essayOf))).unit;
const status = () => model.$sequence.get().status;

async function open(unit: TestUnit): Promise<void> {
  model = createMarkingAnswersModel(unit, queue);
  await until(() => status() !== "loading");
}
const give = () => model.give({ whole: "1" }, { written: "", comments: [] }, false);

async function markAll(): Promise<void> {
  while (status() === "marking") {
    give();
    await until(() => status() !== "loading");
  }
  await until(() => queue.$waiting.get() === 0);
}

async function waiting() {
  done = createMarkingDoneModel(model, false);
  await until(() => done!.$state.get().status === "ready");
  return known();
}
function known() {
  const state = done!.$state.get();
  if (state.status !== "ready") throw new Error("It is not known.");
  return state.detail;
}

test("all answers of the visit are counted, also those that can no longer be taken back", async () => {
  const unit = await add(
    "banyak",
    Array.from({ length: 23 }, (_, at) => `Jawaban ${at}`),
  );
  await open(unit);
  await markAll();
  const { done: undoable, markedCount } = model.$sequence.get();
  assert.equal([undoable.length, markedCount], [20, 23]);
  model.undo();
  assert.is(model.$sequence.get().markedCount, 22);
  await until(() => queue.$waiting.get() === 0);
});

test("the next question is one that has something for the person; none when all is marked", async () => {
  const first = await add("pertama", ["Satu"]);
  const second = await add("kedua", ["Dua"]);
  await open(first);
  await markAll();
  assert.is((await waiting()).next!.schedule_id, second.schedule_id);
  const other = await school.addMarker("Budi");
  const { answers } = await school.claim(second, other);
  await school.save(second, other, markOf(answers, "1"));
  await done!.askAgain();
  assert.is(known().next, null);
});

test("a question whose mark was refused still has something for the person", async () => {
  const first = await add("tersimpan", ["Satu"]);
  const second = await add("ditolak", ["Dua"]);
  await open(first);
  await markAll();
  const [answer] = await school.listed(second, me);
  queue.add(second, markOf(answer!, "3/2"));
  await until(() => queue.$refused.get().length === 1);
  assert.is((await waiting()).next!.schedule_id, second.schedule_id);
});

test("where others differ the person decides, unless it is the person's own mark that differs", async () => {
  const unit = await add("beda", ["Satu", "Dua"]);
  const others = [await school.addMarker("Budi"), await school.addMarker("Sari")];
  const { answers } = await school.claim(unit, others[0]!);
  await school.save(unit, others[0]!, markOf(answers[0]!, "0"));
  await school.save(unit, others[1]!, markOf(answers[0]!, "1"));
  school.server.wait(claimMs + 1);
  await open(unit);
  await markAll();
  await school.save(unit, others[0]!, markOf(answers[1]!, "0"));
  const { toDecide } = await waiting();
  assert.equal(
    toDecide.map(({ code }) => code),
    [answers[0]!.code],
  );
  model.chooseAmong(toDecide);
  assert.is(model.$shown.get()!.code, answers[0]!.code);
  give();
  await until(() => queue.$waiting.get() === 0);
  await done!.askAgain();
  assert.equal(known().toDecide, []);
});

test("what others have at hand is shown as soon as their claims have lapsed", async () => {
  const unit = await add("dipegang", ["Satu", "Dua"]);
  await school.claim(unit, await school.addMarker("Budi"));
  await open(unit);
  assert.is(status(), "done");
  assert.is(model.$sequence.get().claimed, 2);
  const seen = new Set<string>();
  const stop = model.$sequence.listen((now) => seen.add(now.status));
  await waiting();
  await done!.askAgain();
  assert.equal([...seen], ["done"], "nothing else is shown while it looks");
  school.server.wait(claimMs + 1);
  await done!.askAgain();
  assert.is(status(), "marking");
  stop();
});

test.run();
