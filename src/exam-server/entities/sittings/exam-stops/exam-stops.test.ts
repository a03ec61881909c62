// An exam is switched off while participants are at work. Their time stands still, their answers are kept, and boards keep the exam.
// When it is switched on, everybody gets the lost time back.
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { getBoard, listRunningBoards } from "../../../../contract/exams/board/boards.ts";
import { getTokenBoard } from "../../../../contract/exams/exam-tokens.ts";
import {
  changeSchedules,
  getSchedule,
  listSchedules,
} from "../../../../contract/exams/schedules.ts";
import { listServerAbsences } from "../../../../contract/exams/server-absences.ts";
import { reopenSittings } from "../../../../contract/exams/sitting-acts.ts";
import {
  getSittingCounts,
  getSittingStory,
  listControlSchedules,
  listSittings,
} from "../../../../contract/exams/sitting-control.ts";
import { listOwnExams, openSitting, startSitting } from "../../../../contract/sitting/own-exams.ts";
import { awaitNews } from "../../../../contract/sitting/own-news.ts";
import { finishSitting, getOwnSitting } from "../../../../contract/sitting/own-sitting.ts";
import { getScheduleReadiness } from "../../../../contract/exams/schedule-readiness.ts";
import { wallTimeOf } from "../../../../domain/exams/school-time.ts";
import {
  openSittingSchool,
  schoolZone,
  type SittingSchool,
} from "../../../../testing/exams/sitting-school.ts";
import { createQuestionVersions } from "../sittings/question-contents-query.ts";
import { createHeartbeat } from "../absences/server-heartbeat-store.ts";
import { closeDueSittings } from "../sittings/sitting-closing-store.ts";

const test = suite("an exam that is stopped");
const minute = 60_000;
let school: SittingSchool;
test.before(async () => {
  school = await openSittingSchool();
});
test.after(() => school.close());

async function switchExam(id: string, active: boolean) {
  const { results } = await school.server.ok(changeSchedules, { changes: [{ id, active }] });
  assert.is(results[0]?.outcome, "done", results[0]?.reason ?? "");
}
const stateOf = (exam: string, token: string) =>
  school.server.ok(getOwnSitting, { id: exam }, { token });
const closeDue = () =>
  closeDueSittings(school.server.db, createQuestionVersions(), school.server.now);
const refusedFor = async (answer: Promise<{ code: string; data: unknown }>) => {
  const { code, data } = await answer;
  return [code, (data as { cause?: string } | null)?.cause];
};

test("nobody's time runs, nobody is ended, and what it took is given back to everybody", async () => {
  const { server } = school;
  const exam = await school.addExam("berhenti", { lama: 60, tutup: null });
  const one = await school.begin(exam);
  const finished = await school.begin(exam);
  await server.ok(finishSitting, { id: exam }, { token: finished.token });
  server.wait(48 * minute);
  const left = (await stateOf(exam, one.token)).remaining_seconds ?? 0;
  assert.ok(left > 0 && left <= 60, `${left} s left`);
  await switchExam(exam, false);

  server.wait(10 * minute + 20_000);
  assert.is(await closeDue(), 0);
  const stopped = await stateOf(exam, one.token);
  assert.equal([stopped.status, stopped.remaining_seconds], [3, left]);
  assert.ok(stopped.stopped_at);

  await switchExam(exam, true);
  const state = await stateOf(exam, one.token);
  assert.is(state.stopped_at, null);
  assert.is(state.remaining_seconds, left + 40, "eleven minutes for ten and 20 seconds");
  await school.answerAll(exam, one.token);
  const { events } = await server.ok(getSittingStory, { schedule_id: exam, id: one.id });
  const [added] = events.filter(({ kind }) => kind === "add-time");
  assert.match(added!.reason, /^Ujian dihentikan \d\d\.\d\d–\d\d\.\d\d$/u);
  assert.is(added!.minutes, 11);
  assert.is((await stateOf(exam, finished.token)).extra_seconds, 0);
  assert.equal((await server.ok(listServerAbsences, {})).items, [], "nothing is left to confirm");
});

test("the end of the exam and the last entry move by it, and those of other exams do not", async () => {
  const { server } = school;
  const exam = await school.addExam("akhir", { lama: 60, tutup: 70, masuk_sampai: 15 });
  const other = await school.addExam("lain", { lama: 60, tutup: 70, masuk_sampai: 15 });
  await school.begin(exam);
  await school.begin(other);
  const ends = async (id: string) => Date.parse((await server.ok(getSchedule, { id })).ends_at);
  const [own, others] = [await ends(exam), await ends(other)];
  await switchExam(exam, false);
  server.wait(30 * minute);
  await switchExam(exam, true);
  assert.is((await ends(exam)) - own, 30 * minute);
  assert.is((await ends(other)) - others, 0);
  const late = await school.addSitter();
  const token = await school.signIn(late.no);
  await server.ok(openSitting, { id: exam }, { token });
  assert.equal(await refusedFor(server.call(openSitting, { id: other }, { token })), [
    "49",
    "too-late",
  ]);
});

test("an absence of the server while an exam stands still is given back once", async () => {
  const { server } = school;
  const exam = await school.addExam("berhenti, server mati", { lama: 60, tutup: 70 });
  const other = await school.addExam("jalan, server mati", { lama: 60, tutup: 70 });
  const sitters = [await school.begin(exam), await school.begin(other)];
  const exams = [exam, other];
  const ends = async () =>
    Promise.all(
      exams.map(async (id) => Date.parse((await server.ok(getSchedule, { id })).ends_at)),
    );
  const extras = async () =>
    Promise.all(
      sitters.map(async ({ token }, at) => (await stateOf(exams[at]!, token)).extra_seconds),
    );
  const before = await ends();
  const moved = async () => (await ends()).map((end, at) => (end - before[at]!) / minute);
  await switchExam(exam, false);
  server.wait(minute);
  await server.db.updateTable("server_life").set({ alive_at: server.now }).execute();
  server.wait(5 * minute);
  await createHeartbeat(
    server.db,
    () => server.now,
    () => 0,
  ).beat();
  assert.equal(await moved(), [0, 5]);
  server.wait(4 * minute);
  await switchExam(exam, true);
  assert.equal(await moved(), [10, 5]);
  assert.equal(await extras(), [600, 300]);
});

test("what was on its way still counts, then answers, the start and handing in wait with a cause of their own", async () => {
  const { server } = school;
  const exam = await school.addExam("antrean");
  const one = await school.begin(exam);
  const waiting = await school.addSitter();
  const token = await school.signIn(waiting.no);
  await server.ok(openSitting, { id: exam }, { token });
  const { questions } = await stateOf(exam, one.token);
  const answer = [{ question_id: questions[0]!.id }];
  await switchExam(exam, false);

  assert.is((await school.send(exam, one.token, answer)).code, "00", "within the grace");
  server.wait(20_000);
  const cause = ["49", "stopped"];
  assert.equal(await refusedFor(school.send(exam, one.token, answer)), cause);
  assert.equal(
    await refusedFor(server.call(finishSitting, { id: exam }, { token: one.token })),
    cause,
  );
  assert.equal(await refusedFor(server.call(startSitting, { id: exam }, { token })), cause);
  const { items } = await server.ok(listOwnExams, {}, { token });
  assert.is(items.find(({ id }) => id === exam)?.hindrance, "stopped");

  await switchExam(exam, true);
  assert.is((await school.send(exam, one.token, answer)).code, "00");
  await server.ok(startSitting, { id: exam }, { token });
});

test("a device that waits for news is stoppedTimes at once that it is stopped, and that it goes on", async () => {
  const { server } = school;
  const exam = await school.addExam("kabar");
  const { token } = await school.begin(exam);
  let { mark } = await server.ok(awaitNews, { id: exam, mark: "" }, { token });
  for (const active of [false, true]) {
    const news = server.ok(awaitNews, { id: exam, mark }, { token });
    await switchExam(exam, active);
    const stoppedTimes = await news;
    assert.is(stoppedTimes.stopped_at === null, active);
    ({ mark } = stoppedTimes);
  }
});

test("staff see it on: in the list as stopped, on the boards, and with the time that is left", async () => {
  const { server } = school;
  const exam = await school.addExam("papan", { lama: 60, tutup: null });
  const one = await school.begin(exam);
  const rowNow = async () =>
    (await server.ok(listSittings, { schedule_id: exam })).items.find(({ id }) => id === one.id)!;
  const leftNow = async () => Date.parse((await rowNow()).deadline_at!) - server.now.getTime();
  const left = await leftNow();
  await switchExam(exam, false);
  server.wait(3 * 60 * minute);

  const { items } = await server.ok(listSchedules, { q: "papan", state: "dihentikan" });
  assert.equal(
    items.map(({ id, active }) => [id, active]),
    [[exam, false]],
  );
  const { head } = await server.ok(getBoard, { id: exam });
  assert.is(head.stopped_at, items[0]!.stopped_at);
  assert.ok((await server.ok(listRunningBoards, {})).items.some(({ id }) => id === exam));
  assert.ok((await server.ok(listControlSchedules, {})).some(({ id }) => id === exam));
  assert.is(await leftNow(), left);
  const { counts, stopped_at: since } = await server.ok(getSittingCounts, { schedule_id: exam });
  assert.equal([counts.overdue, since], [0, head.stopped_at]);
  await switchExam(exam, true);
  assert.is((await server.ok(getSittingCounts, { schedule_id: exam })).counts.offline, 0);
  assert.is(await leftNow(), left);
});

test("it goes on whatever has changed meanwhile, and one that has ended is switched off for good", async () => {
  const { server } = school;
  const exam = await school.addExam("kesiapan");
  const one = await school.begin(exam);
  await switchExam(exam, false);
  // A schedule without a bank is not ready.
  await server.db.deleteFrom("schedule_banks").where("schedule_id", "=", exam).execute();
  await switchExam(exam, true);
  assert.is((await stateOf(exam, one.token)).status, 3);

  await server.ok(finishSitting, { id: exam }, { token: one.token });
  await switchExam(exam, false);
  const { state, stopped_at: stopped } = await server.ok(getSchedule, { id: exam });
  assert.equal([state, stopped], ["draf", null]);
});

test("nobody is reopened in it, who would get the time of the stop as well", async () => {
  const { server } = school;
  const exam = await school.addExam("buka lagi");
  await school.begin(exam);
  const done = await school.begin(exam);
  await server.ok(finishSitting, { id: exam }, { token: done.token });
  await switchExam(exam, false);
  const reopen = { schedule_id: exam, ids: [done.id], minutes: 5, reason: "Salah tekan" };
  const { results } = await server.ok(reopenSittings, {
    ...reopen,
    act_id: "11111111-1111-4111-8111-111111111111",
  });
  assert.equal(
    [results[0]?.outcome, results[0]?.reason],
    ["refused", "Ujian ini sedang dihentikan. Aktifkan jadwalnya dahulu."],
  );
});

test("home and the tokens' board keep it and say that it is stopped", async () => {
  const { server } = school;
  const exam = await school.addExam("tampil", { lama: 60, tutup: null });
  await school.begin(exam);
  const own = { token_mode: "schedule" as const };
  await server.db.updateTable("schedules").set(own).where("id", "=", exam).execute();
  const stoppedTimes = async () => {
    const { items } = await server.ok(listRunningBoards, {});
    const { scopes } = await server.ok(getTokenBoard, {});
    const scope = scopes.find(({ id }) => id === exam);
    return [items.find(({ id }) => id === exam)?.stopped_at, scope?.stopped_at];
  };
  assert.equal(await stoppedTimes(), [null, null]);
  await switchExam(exam, false);
  const { stopped_at: stopped } = (await server.ok(getBoard, { id: exam })).head;
  assert.ok(stopped);
  assert.equal(await stoppedTimes(), [stopped, stopped]);
  server.wait(120 * minute);
  assert.equal(
    await stoppedTimes(),
    [stopped, stopped],
    "its end has not come, since its time stands still",
  );
  await switchExam(exam, true);
  assert.equal(await stoppedTimes(), [null, null]);
});

test("while it is stopped its participants are given to no other exam, and it goes on all the same", async () => {
  const { server } = school;
  const { two } = school.groups;
  const own = { group_ids: [two.id], lama: 60, tutup: null };
  const exam = await school.addExam("Terhenti", own);
  const { token } = await school.begin(exam, { group_id: two.id });
  const at = (minutes: number) => wallTimeOf(server.now.getTime() + minutes * minute, schoolZone);
  const other = await school.addExam("Bentrok", { ...own, ...at(20) });
  const later = await school.addExam("Sesudahnya", { ...own, ...at(60) });
  await server.db
    .updateTable("schedules")
    .set({ active: false })
    .where("id", "in", [other, later])
    .execute();
  const whyNot = async (id: string) => {
    const { results } = await server.ok(changeSchedules, { changes: [{ id, active: true }] });
    await server.db.updateTable("schedules").set({ active: false }).where("id", "=", id).execute();
    return results[0]?.reason ?? "";
  };
  assert.match(await whyNot(other), /1 peserta bentrok dengan jadwal Terhenti/u, "while it is on");
  await switchExam(exam, false);
  assert.match(await whyNot(other), /1 peserta bentrok dengan jadwal Terhenti/u);
  assert.not.match(await whyNot(later), /Terhenti/u);
  const { must } = await server.ok(getScheduleReadiness, { id: other });
  assert.ok(must.some(({ code, names }) => code === "clashes" && names[0] === "Terhenti"));

  server.wait(45 * minute);
  assert.match(await whyNot(later), /Terhenti/u, "it would end later if it went on now");
  await server.db.updateTable("schedules").set({ active: true }).where("id", "=", other).execute();
  await switchExam(exam, true);
  await server.ok(finishSitting, { id: exam }, { token });
  await switchExam(exam, false);
  assert.not.match(await whyNot(later), /Terhenti/u, "it is over for good");
});

test.run();
