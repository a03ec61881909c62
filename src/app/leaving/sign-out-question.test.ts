// What whoever signs out is asked first.
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { unsentMarksStoragePrefix } from "../../contract/marking/marking-storage-keys.ts";
import { markQueueOf } from "../../core/marking/mark-queue-model.ts";
import { $leaveRequest } from "../../core/navigation.ts";
import { $session } from "../../core/session.ts";
import {
  essayOf,
  markOf,
  openMarkingSchool,
  type Marker,
  type MarkingSchool,
} from "../../testing/exams/marking-school.ts";
import { connectConsole, type Line } from "../../testing/server/connect-console.ts";
import { until } from "../../testing/sheets/sheet-files.ts";
import { signOutQuestion } from "./sign-out-question.ts";

const test = suite("the question before signing out");
let school: MarkingSchool;
let line: Line;
let ratna: Marker;
let left = 0;
const leave = () => {
  left += 1;
};
test.before(async () => {
  school = await openMarkingSchool();
});
test.before.each(async () => {
  localStorage.clear();
  left = 0;
  ratna = await school.addMarker("Ratna");
  line = connectConsole({ exam: school.server.exam, token: ratna.token });
  const user = { id: ratna.id, name: "Ratna", role: "EVAL", menus: { "0016A": true } };
  $session.set({ status: "in", user: user as never });
});
test.after.each(() => {
  markQueueOf(ratna.id).exit();
  $leaveRequest.set(null);
  $session.set({ status: "out" });
});
test.after(() => school.close());

async function keepOne(marker = ratna): Promise<void> {
  const { unit } = await school.addMarkedExam(ratna.id.slice(0, 8), [essayOf(ratna.id)]);
  const { answers } = await school.claim(unit, marker);
  const act = { unit, act: markOf(answers, "1"), at: Date.now(), refusal: null };
  localStorage.setItem(unsentMarksStoragePrefix + ratna.id, JSON.stringify([act]));
}

test("nobody is asked where nothing waits, or what waits is sent at that moment", async () => {
  assert.is(await signOutQuestion(leave), null);
  await keepOne();
  assert.is(await signOutQuestion(leave), null);
  assert.is(left, 0);
});

test("whoever has marks that the server does not take can send them, and is out when all are stored", async () => {
  await keepOne();
  line.isCut = true;
  const question = await signOutQuestion(leave);
  assert.equal(question?.lines, [
    "1 nilai Anda belum tersimpan di server. Nilai itu hanya ada di perangkat ini, dan hanya dikirim dari sini saat Anda masuk.",
  ]);
  question!.act!.run!();
  assert.is($leaveRequest.get()?.question?.act?.run, null, "it is under way");
  await until(() => $leaveRequest.get()?.question?.lines.length === 2);
  assert.is($leaveRequest.get()!.question!.lines[1], "Server belum menerima semuanya.");
  assert.is(left, 0);
  line.isCut = false;
  $leaveRequest.get()!.question!.act!.run!();
  await until(() => $leaveRequest.get() === null);
  assert.is(left, 1);
});

test.run();
