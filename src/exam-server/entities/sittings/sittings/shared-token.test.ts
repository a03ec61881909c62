// One token on two devices at once, and a token that is carried to a browser that the school does not allow.
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { getSittingStory, listSittings } from "../../../../contract/exams/sitting-control.ts";
import { openSitting, startSitting } from "../../../../contract/sitting/own-exams.ts";
import { beat, getOwnSitting, saveAnswers } from "../../../../contract/sitting/own-sitting.ts";
import { examSecurityCodes } from "../../../../contract/sitting/exam-security.ts";
import { securityPackage } from "../../../../contract/setting-changes.ts";
import { openSittingSchool, type SittingSchool } from "../../../../testing/exams/sitting-school.ts";

const test = suite("a token on another device");
let school: SittingSchool;
let exam = "";
let token = "";
let id = "";
test.before.each(async () => {
  school = await openSittingSchool();
  exam = await school.addExam("bersama");
  ({ token, id } = await school.begin(exam));
});
test.after.each(() => school.close());

const beatAt = async (address: string) => {
  assert.is((await school.server.call(beat, { id: exam }, { token, address })).status, 200);
  school.server.wait(1_000);
};
const sharedAt = async () =>
  (await school.server.ok(listSittings, { schedule_id: exam })).items[0]!.shared_at;
const events = async () =>
  (await school.server.ok(getSittingStory, { schedule_id: exam, id })).events
    .filter(({ kind }) => kind === "shared-token")
    .map(({ reason }) => reason);

test("two devices by turns are an incident, told once in the story while it lasts", async () => {
  for (let times = 0; times < 30; times += 1) {
    await beatAt("10.0.0.7");
    await beatAt("10.0.0.8");
  }
  assert.ok(await sharedAt());
  assert.equal(await events(), ["10.0.0.7, 10.0.0.8"]);
});

test("reading and saving from the other device count as well", async () => {
  const other = { token, address: "10.0.0.9" };
  await school.server.ok(getOwnSitting, { id: exam }, other);
  school.server.wait(11_000);
  const { questions } = await school.server.ok(getOwnSitting, { id: exam }, { token });
  assert.ok(await sharedAt());
  const answer = { question_id: questions[0]!.id, seq: 1, answer: null, doubt: false };
  const answers = [{ ...answer, given_at: null }];
  const saved = await school.server.ok(saveAnswers, { id: exam, answers }, other);
  assert.is(saved.answers[0]!.outcome, "saved");
});

test("a device whose address changes is none, nor is one that takes an address back later", async () => {
  for (const address of ["10.0.0.7", "10.0.0.8", "10.0.0.8", "10.0.0.8"]) await beatAt(address);
  assert.is(await sharedAt(), null);
  school.server.wait(61_000);
  await beatAt("10.0.0.7");
  assert.is(await sharedAt(), null);
});

test("coming in again ends it", async () => {
  for (const address of ["10.0.0.8", "10.0.0.7"]) await beatAt(address);
  assert.ok(await sharedAt());
  const { no_ujian: no } = (await school.server.ok(listSittings, { schedule_id: exam })).items[0]!;
  const again = await school.signIn(no);
  await school.server.ok(openSitting, { id: exam }, { token: again });
  assert.is(await sharedAt(), null);
});

test("each call that opens or starts an exam, or reads its questions, asks for the browser", async () => {
  const { server } = school;
  const waiting = await school.addSitter();
  const ready = await school.signIn(waiting.no);
  await server.ok(openSitting, { id: exam }, { token: ready });
  const late = await school.addSitter();
  const outside = await school.signIn(late.no);
  const row = { package: securityPackage, value: "ExamBrowser", version: 1 };
  await server.db
    .insertInto("settings")
    .values({ code: examSecurityCodes.browsers, ...row, updated_at: server.now })
    .execute();
  const refused = [
    await server.call(openSitting, { id: exam }, { token: outside }),
    await server.call(openSitting, { id: exam }, { token: ready }),
    await server.call(startSitting, { id: exam }, { token: ready }),
    await server.call(getOwnSitting, { id: exam }, { token }),
  ];
  for (const { status, data } of refused) {
    const { cause } = data as unknown as { cause: string };
    assert.equal([status, cause], [403, "other-browser"]);
  }
});

test.run();
