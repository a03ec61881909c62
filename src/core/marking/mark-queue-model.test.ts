import * as assert from "uvu/assert";
import { suite } from "uvu";
import { listMarkedAnswers } from "../../contract/marking/marking-answers.ts";
import { listMarkingUnits } from "../../contract/marking/marking-units.ts";
import { maxComment, type MarkingAct } from "../../contract/marking/marks.ts";
import { unsentMarksStoragePrefix } from "../../contract/marking/marking-storage-keys.ts";
import { $session } from "../session.ts";
import {
  essayOf,
  markOf,
  openMarkingSchool,
  type Marker,
  type MarkingSchool,
  type TestUnit,
} from "../../testing/exams/marking-school.ts";
import { connectConsole, type Line } from "../../testing/server/connect-console.ts";
import { until } from "../../testing/sheets/sheet-files.ts";
import { createMarkQueueModel, type MarkQueue, isSame } from "./mark-queue-model.ts";

const test = suite("marks on their way");
let school: MarkingSchool;
let line: Line;
let me: Marker;
let queue: MarkQueue;
test.before(async () => {
  school = await openMarkingSchool();
});
test.before.each(async () => {
  localStorage.clear();
  me = await school.addMarker("Ratna");
  line = connectConsole({ exam: school.server.exam, token: me.token });
  signIn(me);
  queue = createMarkQueueModel(me.id);
});
test.after.each(() => {
  queue.exit();
  $session.set({ status: "out" });
});
test.after(() => school.close());

function signIn({ id, name }: Marker): void {
  $session.set({ status: "in", user: { id, name, role: "EVAL", menus: {} } as never });
}
const kept = () => localStorage.getItem(unsentMarksStoragePrefix + me.id);
const isEmpty = () => queue.$unsent.get().length === 0;

async function examOf(alias: string, count: number) {
  const texts = Array.from({ length: count }, (_, at) => essayOf(`${alias} ${at}`));
  const { unit } = await school.addMarkedExam(alias, texts);
  return { unit, answers: (await school.claim(unit, me)).answers };
}
/** How many answers of the unit have the person's mark. */
async function marked({ schedule_id }: TestUnit): Promise<number> {
  const rows = await school.server.db
    .selectFrom("marks")
    .innerJoin("sittings", "sittings.id", "marks.sitting_id")
    .select("marks.seq")
    .where("sittings.schedule_id", "=", schedule_id)
    .where("marks.marker_id", "=", me.id)
    .execute();
  return rows.length;
}

test("marks are in local storage until they are confirmed, and stored in their order", async () => {
  const { unit, answers } = await examOf("urut", 3);
  const release = line.holdNext();
  for (const share of ["0", "1/2", "1"]) queue.add(unit, markOf(answers[0]!, share));
  assert.is(JSON.parse(kept()!).length, 3);
  release();
  await until(isEmpty);
  assert.is(kept(), null);
  assert.is(await marked(unit), 3);
  const { items } = await school.server.ok(listMarkedAnswers, { ...unit, view: "mine" }, me);
  assert.is(items[0]!.marks[0]!.share, "1", "the last one is the present one");
});

test("a cut line, a closed tab and an answer that was lost store each once", async () => {
  const { unit, answers } = await examOf("kabel", 4);
  line.isCut = true;
  for (const answer of answers) queue.add(unit, markOf(answer, "1"));
  await until(() => queue.$failure.get() !== null);
  assert.is(queue.$waiting.get(), 4);
  queue.exit();
  line.isCut = false;
  const reopened = createMarkQueueModel(me.id);
  const copy = createMarkQueueModel(me.id);
  await until(() => reopened.$waiting.get() === 0 && copy.$waiting.get() === 0);
  assert.is(await marked(unit), 4);
  reopened.exit();
  copy.exit();
});

test("an ended session sends nothing, and another person who signs in sends nothing of it", async () => {
  const { unit, answers } = await examOf("sesi", 1);
  $session.set({ status: "ended", user: {} as never });
  queue.add(unit, markOf(answers[0]!, "1"));
  const other = await school.addMarker("Budi");
  signIn(other);
  await new Promise((resolve) => setTimeout(resolve, 20));
  assert.is(queue.$waiting.get(), 1);
  assert.is(await marked(unit), 0);
  // The token is already the other person's in a tab that does not know it yet.
  line = connectConsole({ exam: school.server.exam, token: other.token });
  signIn(me);
  await until(() => queue.$failure.get() !== null);
  assert.is(queue.$waiting.get(), 1, "the server stores it in nobody's name");
  line = connectConsole({ exam: school.server.exam, token: me.token });
  queue.send();
  await until(isEmpty);
  assert.is(await marked(unit), 1);
});

test("what is refused stays until it is read, and what comes after it is sent", async () => {
  const { unit, answers } = await examOf("tolak", 2);
  const wrong: MarkingAct = markOf(answers[0]!, "3/2");
  queue.add(unit, wrong);
  queue.add(unit, markOf(answers[1]!, "1"));
  await until(() => queue.$refused.get().length === 1 && queue.$waiting.get() === 0);
  assert.match(queue.$refused.get()[0]!.refusal!, /melebihi nilai tertinggi/u);
  assert.is(await marked(unit), 1);
  const { code } = answers[0]!;
  assert.equal([queue.unsentCodes(unit), queue.waitingCodes(unit)], [[code], []]);
  const reloaded = createMarkQueueModel(me.id);
  assert.is(reloaded.$refused.get().length, 1);
  reloaded.exit();
  queue.dismiss(wrong.id);
  assert.ok(isEmpty());
});

test("a call that is refused for one of its marks refuses that one only", async () => {
  const { unit, answers } = await examOf("komentar", 3);
  line.isCut = true;
  const tooLong = markOf(answers[1]!, "1");
  Object.assign(tooLong, { comment: "a".repeat(maxComment + 1) });
  for (const act of [markOf(answers[0]!, "1"), tooLong, markOf(answers[2]!, "1")]) {
    queue.add(unit, act);
  }
  await until(() => queue.$failure.get() !== null);
  line.isCut = false;
  queue.send();
  await until(() => queue.$waiting.get() === 0);
  assert.equal(
    queue.$refused.get().map(({ act }) => act.id),
    [tooLong.id],
  );
  assert.is(await marked(unit), 2);
});

const letGo = () =>
  school.server.db.deleteFrom("subject_correctors").where("user_id", "=", me.id).execute();
const letIn = () =>
  school.server.db
    .insertInto("subject_correctors")
    .values({ subject_id: school.subject, user_id: me.id })
    .execute();
const heldCodes = () =>
  queue.$held.get().flatMap(({ acts }) => acts.flatMap(({ act }) => act.answers[0]!.code));

test("marks of a question that may not be marked now wait, and are sent when it may be again", async () => {
  const { unit, answers } = await examOf("dicabut", 3);
  line.isCut = true;
  for (const answer of answers) queue.add(unit, markOf(answer, "3/4"));
  await until(() => queue.$failure.get() !== null);
  await letGo();
  line.isCut = false;
  await queue.send();
  assert.equal([queue.$waiting.get(), queue.$refused.get().length], [3, 0]);
  assert.equal(
    heldCodes(),
    answers.map(({ code }) => code),
  );
  const calls = line.requests.length;
  await new Promise((resolve) => setTimeout(resolve, 20));
  assert.is(line.requests.length, calls, "the server is not asked over and over");
  await queue.send();
  assert.is(heldCodes().length, 3, "a further attempt that is refused keeps them");
  await letIn();
  await queue.send();
  assert.equal([queue.$held.get(), kept()], [[], null]);
  assert.is(await marked(unit), 3);
});

test("marks that are held back do not hold up those of another question", async () => {
  const { unit, answers } = await examOf("tahan", 1);
  const other = await examOf("lain", 1);
  await letGo();
  queue.add(unit, markOf(answers[0]!, "1"));
  await until(() => queue.$held.get().length === 1);
  const asked = line.requests.length;
  queue.add(other.unit, markOf(other.answers[0]!, "1"));
  await until(() => queue.$held.get().length === 2);
  assert.is(line.requests.length, asked + 1);
  await letIn();
  await queue.send();
  assert.equal([await marked(unit), await marked(other.unit)], [1, 1]);
});

test("two tabs keep what is held back, and what one of them sends is gone from both", async () => {
  const { unit, answers } = await examOf("dua tab", 2);
  await letGo();
  queue.add(unit, markOf(answers[0]!, "1"));
  await until(() => queue.$held.get().length === 1);
  const copy = createMarkQueueModel(me.id);
  copy.add(unit, markOf(answers[1]!, "1/2"));
  await until(() => copy.$held.get()[0]?.acts.length === 2);
  await letIn();
  await copy.send();
  window.dispatchEvent(new StorageEvent("storage", { key: unsentMarksStoragePrefix + me.id }));
  assert.equal([queue.$unsent.get(), queue.$held.get(), copy.$held.get()], [[], [], []]);
  assert.is(await marked(unit), 2);
  copy.exit();
});

test("what is held back is given up only by name", async () => {
  const { unit, answers } = await examOf("hapus", 2);
  await letGo();
  queue.add(unit, markOf(answers[0]!, "1"));
  await until(() => queue.$held.get().length === 1);
  const { acts } = queue.$held.get()[0]!;
  queue.dismiss(acts[0]!.act.id);
  assert.is(queue.$waiting.get(), 1);
  queue.add(unit, markOf(answers[1]!, "1"));
  queue.discard(acts);
  assert.equal(
    queue.$unsent.get().map(({ act }) => act.answers[0]!.code),
    [answers[1]!.code],
  );
});

test("a new mark takes the place of the refused one of the same answer", async () => {
  const { unit, answers } = await examOf("ulang", 1);
  queue.add(unit, markOf(answers[0]!, "3/2"));
  await until(() => queue.$refused.get().length === 1);
  queue.add(unit, markOf(answers[0]!, "1"));
  await until(isEmpty);
  assert.is(await marked(unit), 1);
});

test("a mark that differs from another person's is a conflict with both", async () => {
  const { unit, answers } = await examOf("beda", 1);
  const other = await school.addMarker("Sari");
  await school.save(unit, other, markOf(answers[0]!, "0"));
  queue.add(unit, markOf(answers[0]!, "1"));
  await until(() => queue.$conflicts.get().length === 1);
  const [conflict] = queue.$conflicts.get();
  assert.equal(
    conflict!.answers[0]!.marks.map(({ share }) => share),
    ["0", "1"],
  );
  queue.dismiss(conflict!.id);
  assert.equal(queue.$conflicts.get(), []);
});

test("a mark keeps the names of its exam and question, also those that were not known when it was given", async () => {
  const { unit, answers } = await examOf("bernama", 2);
  const { items } = await school.server.ok(listMarkingUnits, {}, me);
  const named = items.find((one) => isSame(one, unit))!;
  line.isCut = true;
  queue.add(unit, markOf(answers[0]!, "1"));
  assert.is(queue.$unsent.get()[0]!.name, null);
  queue.nameUnits(items);
  queue.add(unit, markOf(answers[1]!, "1"));
  queue.exit();
  line.isCut = false;
  await school.server.db.deleteFrom("subject_correctors").where("user_id", "=", me.id).execute();
  queue = createMarkQueueModel(me.id);
  await until(() => queue.$held.get().length === 1);
  const [held] = queue.$held.get();
  const { schedule, bank, number, excerpt } = named;
  assert.equal(held!.name, { schedule: "bernama", bank, number, excerpt });
  assert.is(schedule, "bernama");
  assert.is(held!.acts.length, 2);
  assert.ok(held!.acts.every(({ name }) => name !== null));
});

test("a mark that a browser has kept without a name is sent all the same", async () => {
  const { unit, answers } = await examOf("lama", 1);
  const { name: _none, ...older } = {
    unit,
    act: markOf(answers[0]!, "1"),
    at: Date.now(),
    refusal: null,
    name: null,
  };
  queue.exit();
  localStorage.setItem(unsentMarksStoragePrefix + me.id, JSON.stringify([older]));
  queue = createMarkQueueModel(me.id);
  await until(isEmpty);
  assert.is(await marked(unit), 1);
});

test.run();
