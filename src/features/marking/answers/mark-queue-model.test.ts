import * as assert from "uvu/assert";
import { suite } from "uvu";
import { listMarkedAnswers } from "../../../contract/marking/marking-answers.ts";
import { maxComment, type MarkingAct } from "../../../contract/marking/marks.ts";
import { unsentMarksStoragePrefix } from "../../../contract/storage-keys.ts";
import { $session } from "../../../core/session.ts";
import {
  essayOf,
  markOf,
  openMarkingSchool,
  type Marker,
  type MarkingSchool,
  type TestUnit,
} from "../../../testing/exams/marking-school.ts";
import { connectConsole, type Line } from "../../../testing/server/connect-console.ts";
import { until } from "../../../testing/sheets/sheet-files.ts";
import { createMarkQueueModel, type MarkQueue } from "./mark-queue-model.ts";

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

test("whoever may not mark the question any more keeps the refusal in words", async () => {
  const { unit, answers } = await examOf("dicabut", 1);
  await school.server.db.deleteFrom("subject_correctors").where("user_id", "=", me.id).execute();
  queue.add(unit, markOf(answers[0]!, "1"));
  await until(() => queue.$refused.get().length === 1);
  assert.match(queue.$refused.get()[0]!.refusal!, /tidak ditemukan|tidak ada/iu);
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

test.run();
