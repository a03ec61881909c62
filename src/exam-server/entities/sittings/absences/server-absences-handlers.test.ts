// A time during which no server was running, also across a deadline: no sitting ends because of it, tokens and orders are moved, and
// staff confirm or change the minutes that were given back.
import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  confirmServerAbsence,
  listServerAbsences,
  serverAbsencesTopic,
} from "../../../../contract/exams/server-absences.ts";
import {
  getSittingCounts,
  getSittingStory,
  listSittings,
} from "../../../../contract/exams/sitting-control.ts";
import { getBoard, listRunningBoards } from "../../../../contract/exams/board/boards.ts";
import { getTokenBoard, releaseToken } from "../../../../contract/exams/exam-tokens.ts";
import {
  addSittingTime,
  orderDelayMs,
  orderSittings,
} from "../../../../contract/exams/sitting-acts.ts";
import { updateSettings } from "../../../../contract/setting-changes.ts";
import { getOverview } from "../../../../contract/home.ts";
import { listOwnExams, openSitting, startSitting } from "../../../../contract/sitting/own-exams.ts";
import { getOwnSitting } from "../../../../contract/sitting/own-sitting.ts";
import { examSecurityCodes } from "../../../../contract/sitting/exam-security.ts";
import {
  offlineAfterMs,
  sittingRowState,
} from "../../../../domain/exams/sittings/sitting-row-state.ts";
import { connectClientAs } from "../../../../testing/server/live-client.ts";
import { addProctoredExam } from "../../../../testing/exams/proctored-exam.ts";
import { openSittingSchool, type SittingSchool } from "../../../../testing/exams/sitting-school.ts";
import { hashToken } from "../../../security/tokens.ts";
import { createQuestionVersions } from "../sittings/question-contents-query.ts";
import { closeDueSittings } from "../sittings/sitting-closing-store.ts";
import { renewWaiting } from "../sitting-control/sitting-orders-store.ts";
import { createHeartbeat } from "./server-heartbeat-store.ts";

const test = suite("the server's own absence");
const minute = 60_000;
let school: SittingSchool;
let uptime = 0;
/** The longest that a timer takes. */
const neverMs = 2 ** 31 - 1;
test.before(async () => {
  // The school's own server would record that it is running in the midst of an absence, where a test takes longer than five seconds.
  school = await openSittingSchool({ repeatedWorkMs: neverMs });
});
test.after.each(async () => {
  await school.server.db.deleteFrom("server_absences").execute();
});
test.after(() => school.close());

const started = () =>
  createHeartbeat(
    school.server.db,
    () => school.server.now,
    () => uptime,
  );
/** No server is running for `ms`. Then one starts, gives time back and ends the sittings that are due. */
async function absent(ms: number): Promise<string[]> {
  await school.server.db.updateTable("server_life").set({ alive_at: school.server.now }).execute();
  school.server.wait(ms);
  const changed = await started().beat();
  await closeDueSittings(school.server.db, createQuestionVersions(), school.server.now);
  return changed;
}
const stateOf = (exam: string, token: string) =>
  school.server.ok(getOwnSitting, { id: exam }, { token });
const absences = async () => (await school.server.ok(listServerAbsences, {})).items;
const leftOf = async (exam: string, token: string) =>
  (await stateOf(exam, token)).remaining_seconds ?? 0;

test("a sitting whose deadline passed meanwhile goes on with what was left, and takes its answers", async () => {
  const exam = await school.addExam("mati", { lama: 60, tutup: null });
  const one = await school.begin(exam);
  // The exam lasts 60 minutes and began 11 minutes ago, so about one minute is left after this.
  school.server.wait(48 * minute);
  const left = await leftOf(exam, one.token);
  assert.ok(left > 0 && left <= 60, `${left} s left`);
  const changed = await absent(4 * minute + 20_000);
  assert.equal(changed, [one.id]);
  const state = await stateOf(exam, one.token);
  assert.is(state.status, 3, "it has not ended");
  assert.is(state.remaining_seconds, left + 40, "five minutes for four minutes and 20 seconds");
  assert.is(state.extra_seconds, 300);
  await school.answerAll(exam, one.token);
  const { answered } = await school.server.db
    .selectFrom("sittings")
    .select("answered")
    .where("schedule_id", "=", exam)
    .executeTakeFirstOrThrow();
  assert.is(answered, 16, "one of each type");
  const { events } = await school.server.ok(getSittingStory, { schedule_id: exam, id: one.id });
  const [event] = events.filter(({ kind }) => kind === "add-time");
  assert.match(event!.reason, /^Server mati \d\d\.\d\d–\d\d\.\d\d$/u);
  assert.equal([event!.by, event!.minutes], ["", 5]);
  const [absence] = await absences();
  assert.equal([absence!.minutes, absence!.people], [5, 1]);
});

test("who ended before, who was not there, and a restart of some seconds change nothing", async () => {
  const exam = await school.addExam("lebih awal", { lama: 20 });
  const one = await school.begin(exam);
  school.server.wait(10 * minute);
  await absent(minute);
  assert.is((await stateOf(exam, one.token)).status, 1, "its time was over before");
  const other = await school.begin(await school.addExam("sebentar"));
  assert.equal(await absent(8_000), []);
  assert.equal(await absences(), []);
  assert.ok(other);
});

test("a server whose clock is behind what is stored knows it, and notices absences again", async () => {
  const { server } = school;
  const future = new Date(server.now.getTime() + 60 * minute);
  await server.db.updateTable("server_life").set({ alive_at: future }).execute();
  const heartbeat = started();
  assert.equal(await heartbeat.beat(), []);
  assert.equal(heartbeat.newestAtStart(), future);
  const { alive_at } = await server.db
    .selectFrom("server_life")
    .select("alive_at")
    .executeTakeFirstOrThrow();
  assert.equal(alive_at, server.now);
});

test("one may enter later by what was lost, and the exam closes later", async () => {
  const exam = await school.addExam("masuk", { lama: 60, masuk_sampai: 15 });
  const late = await school.addSitter();
  const token = await school.signIn(late.no);
  school.server.wait(minute);
  await absent(6 * minute);
  const [own] = (await school.server.ok(listOwnExams, {}, { token })).items.filter(
    ({ id }) => id === exam,
  );
  assert.is(own!.hindrance, null, "eighteen minutes after the start");
  await school.server.ok(openSitting, { id: exam }, { token });
  const closes = Date.parse(own!.closes_at) - Date.parse(own!.starts_at);
  assert.is(closes, 66 * minute);
});

test("an outage after the end that an earlier one has moved, and time added beyond it, move every end alike", async () => {
  const { server } = school;
  const exam = await school.addExam("beruntun", { lama: 20 });
  const one = await school.begin(exam);
  await server.db
    .updateTable("schedules")
    .set({ token_mode: "schedule" })
    .where("id", "=", exam)
    .execute();
  const [first] = (await server.ok(listOwnExams, {}, one)).items.filter(({ id }) => id === exam);
  const planned = Date.parse(first!.closes_at);
  const ends = async () => {
    const { head } = await server.ok(getBoard, { id: exam });
    const { scopes } = await server.ok(getTokenBoard, {});
    const { items } = await server.ok(listOwnExams, {}, one);
    const running = await server.ok(listRunningBoards, {});
    return [
      head.closes_at,
      scopes.find(({ id }) => id === exam)?.closes_at,
      items.find(({ id }) => id === exam)?.closes_at,
      running.items.find(({ id }) => id === exam)?.shared_end_at,
      head.last_end_at,
    ].map((at) => at && (Date.parse(at) - planned) / minute);
  };
  school.server.wait(7 * minute);
  await absent(4 * minute);
  assert.equal(await ends(), [4, 4, 4, 4, 4]);
  school.server.wait(minute);
  await absent(2 * minute);
  assert.equal(await ends(), [6, 6, 6, 6, 6], "the second began after the planned end");
  await server.ok(addSittingTime, {
    schedule_id: exam,
    ids: [one.id],
    act_id: "lebih-lama",
    minutes: 9,
    kind: "incident",
    reason: "Listrik padam",
  });
  assert.equal(await ends(), [6, 6, 15, 6, 15], "one participant is at work until then");
  school.server.wait(16 * minute);
  await closeDueSittings(server.db, createQuestionVersions(), server.now);
  assert.equal((await ends()).slice(0, 2), [6, undefined], "nobody is at work any more");
});

test("an order that waited can be cancelled for ten seconds after a start, and a token counts longer", async () => {
  const exam = await school.addExam("perintah");
  const one = await school.begin(exam);
  const order_id = "order-absent";
  await school.server.ok(orderSittings, {
    schedule_id: exam,
    ids: [one.id],
    order_id,
    kind: "force",
    reason: "Uji",
  });
  const at = school.server.now;
  const expires_at = new Date(at.getTime() + minute);
  const release = { id: "r", scope: "global", scope_id: "", nama: "", value: "ABCDEF" } as const;
  const row = { ...release, released_at: at, released_by: null, expires_at, shown_by: "[]" };
  await school.server.db
    .insertInto("token_releases")
    .values({ ...row, ended_at: null, ended_by: null, end_kind: null })
    .execute();
  const dueIn = async () => {
    const { due_at } = await school.server.db
      .selectFrom("sitting_orders")
      .select("due_at")
      .where("schedule_id", "=", exam)
      .executeTakeFirstOrThrow();
    return due_at.getTime() - school.server.now.getTime();
  };
  school.server.wait(9_000);
  await absent(10 * minute);
  assert.is(await dueIn(), orderDelayMs, "one second was left before");
  school.server.wait(4_000);
  await renewWaiting(school.server.db, school.server.now);
  assert.is(await dueIn(), orderDelayMs, "a start within some seconds");
  const token = await school.server.db
    .selectFrom("token_releases")
    .select("expires_at")
    .where("id", "=", "r")
    .executeTakeFirstOrThrow();
  assert.is(token.expires_at.getTime() - at.getTime(), 11 * minute);
});

test("staff change what was given, once, and everybody's deadline and proof follow", async () => {
  const exam = await school.addExam("ubah");
  const [one, two] = [await school.begin(exam), await school.begin(exam)];
  await absent(3 * minute);
  const before = await leftOf(exam, one.token);
  const [absence] = await absences();
  const { items } = await school.server.ok(confirmServerAbsence, { id: absence!.id, minutes: 8 });
  assert.equal(items, []);
  assert.is(await leftOf(exam, one.token), before + 5 * 60);
  assert.is((await stateOf(exam, two.token)).extra_seconds, 8 * 60);
  const extras = await school.server.db
    .selectFrom("sitting_extras")
    .select(["minutes", "total_seconds"])
    .where("participant_id", "=", one.id)
    .execute();
  assert.equal(extras, [{ minutes: 8, total_seconds: 480 }]);
  await school.server.ok(confirmServerAbsence, { id: absence!.id, minutes: 8 });
  const { code } = await school.server.call(confirmServerAbsence, { id: absence!.id, minutes: 2 });
  assert.is(code, "49", "somebody else has decided");
});

test("an absence names the exams that were sat, not one that was made after it", async () => {
  const before = await school.addExam("sebelum mati");
  await school.begin(before);
  await absent(2 * minute);
  const after = await school.addExam("sesudah mati");
  await school.begin(after);
  const [absence] = await absences();
  assert.ok(absence!.schedule_ids.includes(before));
  assert.not(absence!.schedule_ids.includes(after));
});

test("time may be taken back, but a minute is left to everybody", async () => {
  const exam = await school.addExam("kurangi", { lama: 30 });
  const one = await school.begin(exam);
  school.server.wait(16 * minute);
  await absent(5 * minute);
  const [absence] = await absences();
  await school.server.ok(confirmServerAbsence, { id: absence!.id, minutes: 0 });
  const state = await stateOf(exam, one.token);
  assert.equal([state.status, state.remaining_seconds, state.extra_seconds], [3, 60, 0]);
});

test("a school that gives nothing back by itself is told all the same, and may", async () => {
  const absenceTime = { code: examSecurityCodes.absenceTime, version: 0 } as const;
  await school.server.ok(updateSettings, { settings: [{ ...absenceTime, value: "N" }] });
  const exam = await school.addExam("tanpa", { lama: 90 });
  const one = await school.begin(exam);
  const before = await leftOf(exam, one.token);
  await absent(3 * minute);
  assert.is(await leftOf(exam, one.token), before - 180);
  const [absence] = await absences();
  assert.is(absence!.minutes, 0);
  await school.server.ok(confirmServerAbsence, { id: absence!.id, minutes: 3 });
  assert.is(await leftOf(exam, one.token), before);
});

test("a proctor reads of the own room, and only whoever may act on all of these exams decides", async () => {
  const { server } = school;
  const { name, id: proctor } = await server.db
    .selectFrom("tokens as t")
    .innerJoin("users as u", "u.id", "t.user_id")
    .select(["u.id", "u.name"])
    .where("t.hash", "=", hashToken(school.author))
    .executeTakeFirstOrThrow();
  const { seated, people } = await addProctoredExam(school, name);
  for (const { no } of people) {
    const token = await school.signIn(no);
    await server.ok(openSitting, { id: seated }, { token });
    await server.ok(startSitting, { id: seated }, { token });
  }
  const other = await school.addExam("milik sendiri");
  await school.begin(other);
  await server.db
    .updateTable("schedules")
    .set({ created_by: proctor })
    .where("id", "=", other)
    .execute();
  await absent(2 * minute);
  const listed = async (token: string) =>
    (await server.ok(listServerAbsences, {}, { token })).items.map(
      ({ people: count, exams, may_decide }) => ({ count, exams, may_decide }),
    );
  const [all] = await absences();
  assert.ok(all!.may_decide && all!.exams.includes("Fisika"));
  assert.equal(await listed(school.author), [
    { count: 2, exams: ["Fisika", "milik sendiri"], may_decide: false },
  ]);
  assert.equal(await listed(school.stranger), []);
  // Somebody who has lost the seat is in the room where the exam was begun.
  await server.db.deleteFrom("placements").where("participant_id", "=", people[1]!.id).execute();
  assert.is((await listed(school.author))[0]?.count, 2);
  const confirm = (token: string) =>
    server.call(confirmServerAbsence, { id: all!.id, minutes: 240 }, { token });
  assert.is((await confirm(school.author)).code, "43");
  assert.is((await confirm(school.stranger)).code, "44");
  const todo = async (token: string) =>
    (await server.ok(getOverview, {}, { token })).todo.filter(
      ({ kind }) => kind === "server_absences",
    ).length;
  assert.equal([await todo(server.token!), await todo(school.author)], [1, 0]);

  const client = await connectClientAs(server.exam.live, school.author);
  await client.follow(serverAbsencesTopic.name);
  await server.ok(confirmServerAbsence, { id: all!.id, minutes: 2 });
  await client.follow(serverAbsencesTopic.name);
  assert.equal(
    client.frames.map(({ t }) => t),
    ["ready", "snapshot", "lost", "snapshot"],
    "it is told at once that somebody has decided",
  );
  client.connection.closed();
});

test("a teacher decides where only own exams were sat", async () => {
  const { server } = school;
  await server.db.deleteFrom("sittings").execute();
  const { id } = await server.db
    .selectFrom("tokens as t")
    .innerJoin("users as u", "u.id", "t.user_id")
    .select("u.id")
    .where("t.hash", "=", hashToken(school.author))
    .executeTakeFirstOrThrow();
  const exam = await school.addExam("guru");
  await server.db.updateTable("schedules").set({ created_by: id }).where("id", "=", exam).execute();
  const one = await school.begin(exam);
  await absent(2 * minute);
  const [absence] = await absences();
  const input = { id: absence!.id, minutes: 5 };
  await server.ok(confirmServerAbsence, input, { token: school.author });
  assert.is((await stateOf(exam, one.token)).extra_seconds, 300);
});

test("the time in which no server was on is not the silence of those who were at work", async () => {
  const exam = await school.addExam("diam", { lama: 90, tutup: null });
  await school.begin(exam);
  await absent(30 * minute);
  const working = async () =>
    (await school.server.ok(getSittingCounts, { schedule_id: exam })).counts.working;
  assert.is(await working(), 1);
  school.server.wait(offlineAfterMs + 1_000);
  assert.is(await working(), 0, "a minute later they are cut off");
});

test("a token whose end falls into an absence lives on, also when it was ended before the absence is noticed", async () => {
  const { server } = school;
  const exam = await school.addExam("token", { lama: 90, tutup: null });
  await school.begin(exam);
  const { scopes } = await server.ok(releaseToken, { scope: "global", id: "" });
  const { id, expires_at: expires } = scopes[0]!.token!;
  server.wait(Date.parse(expires) - server.now.getTime() - 20_000);
  await server.db.updateTable("server_life").set({ alive_at: server.now }).execute();
  server.wait(60_000);
  const during = await server.ok(getTokenBoard, {});
  assert.is(
    during.scopes[0]!.token,
    null,
    "a server that does not know of the absence has ended it",
  );
  await started().beat();
  const { scopes: after } = await server.ok(getTokenBoard, {});
  assert.is(after[0]!.token?.id, id);
  assert.is(Date.parse(after[0]!.token!.expires_at) - Date.parse(expires), 60_000);
});

test("whoever was cut off before an absence of the server is still cut off after it", async () => {
  const { server } = school;
  const exam = await school.addExam("putus", { lama: 90, tutup: null });
  await school.begin(exam);
  server.wait(offlineAfterMs + 10_000);
  const heard = await school.begin(exam);
  await absent(2 * minute);
  await absent(2 * minute);
  const { items } = await server.ok(listSittings, { schedule_id: exam });
  const begun = items.filter(({ started_at: started }) => started !== null);
  assert.is(begun.length, 2);
  for (const row of begun) {
    const state = sittingRowState(row, server.now.getTime());
    assert.is(state, row.id === heard.id ? "working" : "offline");
  }
});

test.run();
