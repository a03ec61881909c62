import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  addSittingTime,
  listSittingTimes,
  reopenSittings,
} from "../../../../contract/exams/sitting-acts.ts";
import { changeSchedules } from "../../../../contract/exams/schedules.ts";
import { listOwnExams } from "../../../../contract/sitting/own-exams.ts";
import { finishSitting, getOwnResult } from "../../../../contract/sitting/own-sitting.ts";
import { wallTimeOf } from "../../../../domain/exams/school-time.ts";
import {
  openSittingSchool,
  schoolZone,
  type SittingSchool,
} from "../../../../testing/exams/sitting-school.ts";
import { createQuestionVersions } from "../sittings/question-contents-query.ts";
import { closeDueSittings } from "../sittings/sitting-closing-store.ts";

const test = suite("a participant's own result");
const minute = 60_000;
let school: SittingSchool;
test.before(async () => {
  school = await openSittingSchool();
});
test.after(() => school.close());

const result = (exam: string, token: string) =>
  school.server.ok(getOwnResult, { id: exam }, { token });
const wallIn = (minutes: number) =>
  wallTimeOf(school.server.now.getTime() + minutes * minute, schoolZone);
const switchExam = (id: string, active: boolean) =>
  school.server.ok(changeSchedules, { changes: [{ id, active }] });

/** With all answered and handed in, in an exam that ends in 49 minutes unless said otherwise. */
async function finished(alias: string, more: Parameters<SittingSchool["addExam"]>[1] = {}) {
  const exam = await school.addExam(alias, { lama: 60, view_result: "review", ...more });
  const { token, id } = await school.begin(exam);
  await school.answerAll(exam, token);
  await school.server.ok(finishSitting, { id: exam }, { token });
  return { exam, token, id };
}

/** Nothing of it may tell anything. */
async function isHidden(exam: string, token: string, hindrance: string, minutes: number | null) {
  const answer = await result(exam, token);
  const { shown_from: from } = answer;
  const left = from && Math.ceil((Date.parse(from) - school.server.now.getTime()) / minute);
  assert.equal(
    [answer.hindrance, left, answer.score, answer.score_most, answer.pending, answer.questions],
    [hindrance, minutes, null, null, 0, []],
  );
  return answer.reason;
}

async function isShown(exam: string, token: string) {
  const { hindrance, reason, shown_from, questions, ...total } = await result(exam, token);
  assert.equal([hindrance, reason, shown_from], [null, "", null]);
  assert.equal([total.score, total.score_most, total.pending], ["75.00", "100.00", 2]);
  assert.match(questions[0]!.explanation, /Sebab/u);
}

test("is hidden until the exam is over, with the time in words", async () => {
  const { exam, token } = await finished("sebelum tutup");
  const { mulai } = wallIn(49);
  const reason = await isHidden(exam, token, "exam-running", 49);
  assert.match(reason, `semua sesi ujian ini selesai, mulai pukul ${mulai.replace(":", ".")}`);
  school.server.wait(48 * minute);
  await isHidden(exam, token, "exam-running", 1);
  school.server.wait(minute);
  await isShown(exam, token);
});

test("waits for the last of several sessions, on another day with the date", async () => {
  const { exam, token } = await finished("dua sesi");
  const sessions = [
    { schedule_id: exam, sesi: 1, ...wallIn(-11) },
    { schedule_id: exam, sesi: 2, ...wallIn(24 * 60) },
  ];
  await school.server.db.insertInto("schedule_sessions").values(sessions).execute();
  assert.match(
    await isHidden(exam, token, "exam-running", 25 * 60),
    /tanggal \d{1,2} [A-Z][a-z]+ \d{4} pukul \d\d\.\d\d\.$/u,
  );
  school.server.wait(60 * minute);
  await isHidden(exam, token, "exam-running", 24 * 60);
});

test("waits for whoever works on with added time, and for whoever is let on again", async () => {
  const { exam, token } = await finished("tambahan");
  const { id } = await school.begin(exam);
  const act = { schedule_id: exam, minutes: 20, reason: "Listrik padam" };
  const added = { ...act, ids: [id], act_id: "tambah", kind: "incident" as const };
  await school.server.ok(addSittingTime, added);
  await isHidden(exam, token, "others-at-work", 49 + 20 + 1);
  school.server.wait(60 * minute);
  assert.match(await isHidden(exam, token, "others-at-work", 10), /Masih ada peserta/u);
  school.server.wait(10 * minute);
  const { db, now } = school.server;
  assert.ok((await closeDueSittings(db, createQuestionVersions(), now)) > 0);
  await isShown(exam, token);
  await school.server.ok(reopenSittings, { ...act, ids: [id], act_id: "lagi" });
  await isHidden(exam, token, "others-at-work", 21);
});

test("waits for the moment of the school", async () => {
  const { tanggal, mulai } = wallIn(120);
  const { exam, token } = await finished("momen", { result_at: `${tanggal}T${mulai}` });
  await isHidden(exam, token, "result-moment", 120);
  school.server.wait(119 * minute);
  await isHidden(exam, token, "result-moment", 1);
  school.server.wait(minute);
  await isShown(exam, token);
  const early = wallIn(-600);
  const at = `${early.tanggal}T${early.mulai}`;
  const other = await finished("momen lewat", { result_at: at });
  await isHidden(other.exam, other.token, "exam-running", 49);
});

test("is hidden while the exam is stopped, and as much longer as it was", async () => {
  const { exam, token } = await finished("dihentikan");
  await school.begin(exam);
  await switchExam(exam, false);
  school.server.wait(120 * minute);
  assert.match(await isHidden(exam, token, "stopped", null), /dihentikan sementara/u);
  await switchExam(exam, true);
  const { hindrance, shown_from } = await result(exam, token);
  assert.is(hindrance, "others-at-work");
  const left = (Date.parse(shown_from!) - school.server.now.getTime()) / minute;
  assert.ok(left >= 49 && left <= 51, `${left} minutes`);
});

/** Minutes ago that staff read of as the time since which keys were shown. */
async function shownAgo(exam: string, id: string): Promise<number | null> {
  const input = { schedule_id: exam, ids: [id] };
  const { review_since: since } = await school.server.ok(listSittingTimes, input);
  return since === null ? null : (school.server.now.getTime() - Date.parse(since)) / minute;
}

test("staff read since when keys were shown, also while they are hidden again", async () => {
  const { exam, token, id } = await finished("kunci tampil");
  const { id: other } = await school.begin(exam);
  const act = { schedule_id: exam, ids: [other], minutes: 20, reason: "Listrik padam" };
  await school.server.ok(addSittingTime, { ...act, act_id: "lama", kind: "incident" });
  school.server.wait(60 * minute);
  assert.is(await shownAgo(exam, id), null, "somebody is at work");
  school.server.wait(10 * minute);
  const close = () =>
    closeDueSittings(school.server.db, createQuestionVersions(), school.server.now);
  await close();
  await isShown(exam, token);
  school.server.wait(5 * minute);
  assert.is(await shownAgo(exam, id), 6, "since the deadline of the last one");
  await school.server.ok(reopenSittings, { ...act, act_id: "buka" });
  school.server.wait(10 * minute);
  assert.is(await shownAgo(exam, id), 16, "they are hidden again");
  school.server.wait(30 * minute);
  await close();
  assert.is(await shownAgo(exam, id), 46);
});

test("keys that wait for the school's moment, for a stopped exam or for nobody were not shown", async () => {
  const { tanggal, mulai } = wallIn(120);
  const moment = await finished("kunci momen", { result_at: `${tanggal}T${mulai}` });
  const score = await finished("kunci nilai saja", { view_result: "score" });
  const stopped = await finished("kunci dihentikan");
  await school.begin(stopped.exam);
  await switchExam(stopped.exam, false);
  school.server.wait(90 * minute);
  for (const { exam, id } of [moment, score, stopped]) assert.is(await shownAgo(exam, id), null);
  school.server.wait(40 * minute);
  const ago = (await shownAgo(moment.exam, moment.id))!;
  assert.ok(ago > 9 && ago <= 11, `${ago} minutes`);
});

test("is never shown where the exam shows none", async () => {
  const { exam, token } = await finished("tanpa hasil", { view_result: "none" });
  for (const minutes of [0, 60]) {
    school.server.wait(minutes * minute);
    const { view, hindrance, score, questions } = await result(exam, token);
    assert.equal([view, hindrance, score, questions], ["none", null, null, []]);
  }
});

test("a result of an earlier day is found in the list of own exams, as long as it is shown", async () => {
  const { exam, token } = await finished("kemarin");
  const listed = async () => {
    const { items, results } = await school.server.ok(listOwnExams, {}, { token });
    return [items.some(({ id }) => id === exam), results.some(({ id }) => id === exam)];
  };
  assert.equal(await listed(), [true, false], "others may still begin");
  school.server.wait(2 * 24 * 60 * minute);
  assert.equal(await listed(), [false, true]);
  const { score } = await result(exam, token);
  assert.ok(score !== null);
  await school.server.db
    .updateTable("schedules")
    .set({ view_result: "none" })
    .where("id", "=", exam)
    .execute();
  assert.equal(await listed(), [false, false]);
});

test.run();
