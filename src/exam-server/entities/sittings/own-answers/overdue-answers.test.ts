// Answers whose way was long, and answers that came too late: what is stored, what is refused, and what staff see of both.
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { reopenSittings } from "../../../../contract/exams/sitting-acts.ts";
import { getSittingStory } from "../../../../contract/exams/sitting-control.ts";
import type { SittingEvent } from "../../../../contract/exams/sitting-events.ts";
import { getOwnSitting } from "../../../../contract/sitting/own-sitting.ts";
import { openSittingSchool, type SittingSchool } from "../../../../testing/exams/sitting-school.ts";
import { questionSamples } from "../../../../testing/questions/question-samples.ts";
import { closeDueSittings } from "../sittings/sitting-closing-store.ts";
import { createQuestionVersions } from "../sittings/question-contents-query.ts";

const test = suite("overdue answers");
const second = 1_000;
const minute = 60_000;
let school: SittingSchool;
test.before(async () => {
  school = await openSittingSchool();
});
test.after(() => school.close());

const ago = (ms: number) => new Date(school.server.now.getTime() - ms).toISOString();
const now = () => ago(0);
/** The server does it by itself every few seconds. */
const closeDue = () =>
  closeDueSittings(school.server.db, createQuestionVersions(), school.server.now);

async function atWork(alias: string) {
  const exam = await school.addExam(alias);
  const sitter = await school.begin(exam);
  const { token, id } = sitter;
  const sitting = await school.server.ok(getOwnSitting, { id: exam }, { token });
  const deadline = Date.parse(sitting.deadline_at!);
  const answers = sitting.questions.slice(0, 5).map((question) => ({
    question_id: question.id,
    answer: questionSamples[question.type].right,
  }));
  const events = async (kind: SittingEvent["kind"]) => {
    const story = await school.server.ok(getSittingStory, { schedule_id: exam, id });
    return story.events.filter((event) => event.kind === kind);
  };
  const send = (more: readonly object[]) => school.send(exam, token, more);
  /** @param after milliseconds after the deadline */
  const waitUntil = (after: number) =>
    school.server.wait(deadline + after - school.server.now.getTime());
  return { ...sitter, exam, answers, events, send, waitUntil, deadline };
}

test("answers that were long on their way are shown with both times, those of one call together", async () => {
  const { answers, send, events } = await atWork("jauh");
  school.server.wait(5 * minute);
  const given = [ago(64 * second), ago(40 * second), ago(15 * second), null];
  await send(given.map((given_at, at) => ({ ...answers[at], given_at, seq: at + 1 })));
  const received = now();
  const { answers: count, given_from, given_to, at } = (await events("delayed-answers"))[0]!;
  assert.equal([count, given_from, given_to, at], [2, given[0], given[1], received]);
  school.server.wait(minute);
  await send([{ ...answers[0], given_at: given[0], seq: 1 }]);
  const again = await events("delayed-answers");
  assert.is(again.length, 1, "sent again, it has arrived as it did the first time");
  assert.is(again[0]!.at, received);
});

test("no answer is refused for when it says that it was given, unless that is no time at all", async () => {
  const { answers, send, events } = await atWork("jam");
  const claims = ["1970-01-01T00:00:00Z", "9999-12-31T23:59:59Z", "2026-11-28T23:00:00.5+14:00"];
  const { data } = await send(claims.map((given_at, at) => ({ ...answers[at], given_at })));
  assert.equal(
    data.answers.map(({ outcome }) => outcome),
    ["saved", "saved", "saved"],
  );
  assert.equal(await events("delayed-answers"), [], "what cannot be true is not shown");
  const { data: wrong } = await send([{ ...answers[3], seq: 9, given_at: "kemarin" }]);
  assert.is(wrong.answers[0]?.outcome, "saved", "the answer counts without a moment");
});

test("an answer that comes after the grace is refused whatever it says, and staff see that it came", async () => {
  const { answers, send, events, waitUntil, deadline } = await atWork("lewat");
  await send([{ ...answers[0], seq: 1 }]);
  waitUntil(20 * second);
  const inTime = new Date(deadline - 30 * second).toISOString();
  const late = [
    { ...answers[0], seq: 1, given_at: inTime },
    { ...answers[1], seq: 2, given_at: inTime },
    { ...answers[2], seq: 3, given_at: new Date(deadline + second).toISOString() },
    { ...answers[3], seq: 4 },
    { question_id: "of-nobody", answer: null, seq: 5, given_at: inTime },
  ];
  const refused = await send(late.slice(0, 2));
  assert.is(refused.status, 409);
  const first = (await events("overdue-answers"))[0]!;
  assert.equal([first.answers, first.in_time, first.given_from], [1, 1, inTime]);
  await send(late);
  const [all, ...others] = await events("overdue-answers");
  assert.equal([all!.answers, all!.in_time, others.length], [3, 1, 0]);
  assert.is(all!.given_to, late[2]!.given_at);
  school.server.wait(minute);
  await send(late);
  assert.equal(await events("overdue-answers"), [all], "sent again it is told once");
});

test("a sitting that staff open again takes them when the device sends them again, and the history shows when they were given", async () => {
  const { exam, id, answers, send, events, waitUntil, deadline } = await atWork("susul");
  waitUntil(20 * second);
  const given_at = new Date(deadline - 30 * second).toISOString();
  const sent = [{ ...answers[1], seq: 2, given_at }];
  assert.is((await send(sent)).status, 409);
  await closeDue();
  const act = { schedule_id: exam, ids: [id], reason: "Kabel terlepas.", act_id: "act-1" };
  await school.server.ok(reopenSittings, { ...act, minutes: 5 });
  const again = await send(sent);
  assert.is(again.data.answers[0]?.outcome, "saved");
  assert.is((await events("delayed-answers"))[0]?.given_from, given_at);
  assert.is((await events("overdue-answers")).length, 1);
});

test("what comes after the sitting was ended is noted as well", async () => {
  const { answers, send, events, waitUntil, deadline } = await atWork("tutup");
  waitUntil(minute);
  await closeDue();
  const given_at = new Date(deadline - second).toISOString();
  assert.is((await send([{ ...answers[0], given_at }])).status, 409);
  assert.is((await events("overdue-answers"))[0]?.in_time, 1);
});

test.run();
