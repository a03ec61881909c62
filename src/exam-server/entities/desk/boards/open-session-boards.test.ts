// A session is open while participants of the one before are still at work: boards, home and tokens know of both.
import { randomUUID } from "node:crypto";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { rowReader } from "../../../../contract/exams/board/live-board-rows.ts";
import { getBoard, listRunningBoards } from "../../../../contract/exams/board/boards.ts";
import { getTokenBoard } from "../../../../contract/exams/exam-tokens.ts";
import { addSittingTime, admitSittings } from "../../../../contract/exams/sitting-acts.ts";
import { getLoginCounts, listLogins } from "../../../../contract/exams/participant-logins.ts";
import { getSittingCounts } from "../../../../contract/exams/sitting-control.ts";
import { openSitting, startSitting } from "../../../../contract/sitting/own-exams.ts";
import { finishSitting } from "../../../../contract/sitting/own-sitting.ts";
import { wallTimeOf } from "../../../../domain/exams/school-time.ts";
import { spanOf } from "../../../../domain/exams/sittings/board-span.ts";
import { otherEnds } from "../../../../domain/exams/sittings/other-ends.ts";
import { sittingRowState } from "../../../../domain/exams/sittings/sitting-row-state.ts";
import {
  openSittingSchool,
  schoolZone,
  type SittingSchool,
} from "../../../../testing/exams/sitting-school.ts";

const test = suite("boards while another session is open");
const minute = 60_000;
let school: SittingSchool;
test.before(async () => {
  school = await openSittingSchool();
});
test.after(() => school.close());

/** Session 1 began eleven minutes ago, session 2 begins in nine. */
async function examInSessions(alias: string): Promise<string> {
  const { db, now } = school.server;
  const exam = await school.addExam(alias, { lama: 60 });
  const starts = [-11, 9].map((from) => wallTimeOf(now.getTime() + from * minute, schoolZone));
  await db
    .insertInto("schedule_sessions")
    .values(starts.map((start, at) => ({ schedule_id: exam, sesi: at + 1, ...start })))
    .execute();
  return exam;
}
async function sitterOf(exam: string, sesi: number) {
  const sitter = await school.addSitter();
  await school.server.db
    .insertInto("session_members")
    .values({ schedule_id: exam, participant_id: sitter.id, sesi })
    .execute();
  return sitter;
}
async function workerOf(exam: string, sesi: number) {
  const { id, no } = await sitterOf(exam, sesi);
  const token = await school.signIn(no);
  await school.server.ok(openSitting, { id: exam }, { token });
  await school.server.ok(startSitting, { id: exam }, { token });
  return { id, token };
}
/** From now on it has a token of its own. */
const askForToken = (exam: string) =>
  school.server.db
    .updateTable("schedules")
    .set({ token_mode: "schedule" })
    .where("id", "=", exam)
    .execute();
async function openSecond(exam: string): Promise<void> {
  school.server.wait(10 * minute);
  await school.server.db
    .updateTable("schedules")
    .set({ sesi_open: 2 })
    .where("id", "=", exam)
    .execute();
}
async function boardOf(exam: string) {
  const { server } = school;
  const { head, rows } = await server.ok(getBoard, { id: exam });
  const now = server.now.getTime();
  const read = rows.map(rowReader(head));
  const states = new Map(read.map((row) => [row.id, sittingRowState(row, now)]));
  const span = spanOf(head, now);
  return { head, states, span, others: otherEnds(span, read) };
}
const homeOf = async (exam: string) =>
  (await school.server.ok(listRunningBoards, {})).items.find(({ id }) => id === exam)!;

test("whoever of the first is at work is told of until they have finished, whoever never came is missed", async () => {
  const { server } = school;
  const exam = await examInSessions("dua sesi");
  const [one, other] = [await workerOf(exam, 1), await workerOf(exam, 1)];
  const never = await sitterOf(exam, 1);
  const next = await sitterOf(exam, 2);
  const until = server.now.getTime() + 49 * minute;
  assert.equal((await homeOf(exam)).others, [], "their own session is open");
  const { states: first } = await boardOf(exam);
  assert.is(first.get(never.id), "absent");

  await openSecond(exam);
  const { states, others } = await boardOf(exam);
  assert.is(states.get(never.id), "missed");
  assert.is(states.get(next.id), "absent");
  assert.equal(others, [{ sesi: 1, count: 2, until }]);
  const home = await homeOf(exam);
  assert.equal(home.others, [{ sesi: 1, count: 2, until: new Date(until).toISOString() }]);
  const { absent, missed, working, offline } = home.counts;
  assert.equal([missed, working + offline], [1, 2]);
  assert.is(absent, [...states.values()].filter((state) => state === "absent").length);

  await server.ok(finishSitting, { id: exam }, { token: one.token });
  assert.is((await homeOf(exam)).others[0]?.count, 1);
  await server.ok(finishSitting, { id: exam }, { token: other.token });
  assert.equal((await homeOf(exam)).others, []);
  assert.is((await boardOf(exam)).states.get(other.id), "finished");
});

test("whoever missed the first session is not waited for at the token, unless staff admit them", async () => {
  const { server } = school;
  const exam = await examInSessions("susulan");
  await askForToken(exam);
  const never = await sitterOf(exam, 1);
  const waiting = async () =>
    (await server.ok(getTokenBoard, {})).scopes.find(({ id }) => id === exam)!.waiting;
  await openSecond(exam);
  const before = await waiting();
  const { results } = await server.ok(admitSittings, {
    schedule_id: exam,
    ids: [never.id],
    act_id: "11111111-1111-4111-8111-111111111111",
    minutes: 20,
    reason: "Hujan",
  });
  assert.is(results[0]?.outcome, "done", results[0]?.reason ?? "");
  assert.is(await waiting(), before + 1);
  assert.is((await boardOf(exam)).states.get(never.id), "absent");
  server.wait(21 * minute);
  assert.is((await boardOf(exam)).states.get(never.id), "missed");
  assert.is(await waiting(), before);
  const token = await school.signIn(never.no);
  assert.is((await server.call(openSitting, { id: exam }, { token })).code, "49");
  assert.is((await boardOf(exam)).states.get(never.id), "missed", "signed in all the same");
});

test("who is signed in for a later session is not counted as ready for the open one, until theirs is opened", async () => {
  const { server } = school;
  const exam = await examInSessions("masuk lebih awal");
  // Nobody of other tests belongs to it, so that numbers below are its own.
  await server.db
    .updateTable("schedules")
    .set({ participant_mode: "SP" })
    .where("id", "=", exam)
    .execute();
  const [now, later] = [await sitterOf(exam, 1), await sitterOf(exam, 2)];
  for (const { id, no } of [now, later]) {
    await server.db
      .insertInto("schedule_participants")
      .values({ schedule_id: exam, participant_id: id })
      .execute();
    await school.signIn(no);
  }
  const seen = async () => {
    const { states } = await boardOf(exam);
    const { counts } = await homeOf(exam);
    const { counts: control } = await server.ok(getSittingCounts, { schedule_id: exam });
    assert.equal([control["signed-in"], control.later], [counts["signed-in"], counts.later]);
    return [states.get(now.id), states.get(later.id), counts["signed-in"], counts.later].join(" ");
  };
  const logins = async (state: "in" | "later") => {
    const { items } = await server.ok(listLogins, { state, q: "P-" });
    const own = items.filter(({ id }) => id === now.id || id === later.id);
    assert.ok(own.every((row) => row.is_later === (state === "later")));
    return own.map(({ id }) => id);
  };
  assert.is(await seen(), "signed-in later 1 1");

  // Exams of other tests are over, and nothing but this one concerns the two.
  await server.db.updateTable("schedules").set({ active: false }).where("id", "!=", exam).execute();
  assert.equal([await logins("in"), await logins("later")], [[now.id], [later.id]]);
  const counts = await server.ok(getLoginCounts, {});
  assert.is(counts.later, (await server.ok(listLogins, { state: "later" })).total);

  await openSecond(exam);
  assert.is(await seen(), "missed signed-in 1 0");
  assert.equal([await logins("in"), await logins("later")], [[now.id, later.id], []]);
});

test("time that one participant got is told apart and moves nobody else's end; that of everybody does", async () => {
  const { server } = school;
  const exam = await examInSessions("tambahan");
  const ids: string[] = [];
  for (let count = 0; count < 4; count += 1) ids.push((await workerOf(exam, 1)).id);
  const [one = ""] = ids;
  await askForToken(exam);
  const add = (of: string[], minutes: number) =>
    server.ok(addSittingTime, {
      schedule_id: exam,
      ids: of,
      act_id: randomUUID(),
      minutes,
      kind: "planned",
      reason: "Perlu",
    });
  const before = await homeOf(exam);
  const closes = Date.parse(before.shared_end_at);
  const after = (minutes: number) => new Date(closes + minutes * minute).toISOString();
  const tokenEnd = async () =>
    (await server.ok(getTokenBoard, {})).scopes.find(({ id }) => id === exam)?.closes_at;
  const tokens = await tokenEnd();

  await add([one], 15);
  const { shared_end_at, others } = await homeOf(exam);
  assert.is(shared_end_at, before.shared_end_at);
  assert.equal(others, [{ sesi: null, count: 1, until: after(15) }]);
  const { head, span } = await boardOf(exam);
  assert.is(span.shared_end_at, after(0));
  const [first] = head.sessions;
  assert.equal([first?.closes_at, first?.last_end_at], [after(0), after(15)]);
  assert.is(await tokenEnd(), tokens);

  await add(ids, 5);
  const home = await homeOf(exam);
  assert.is(home.shared_end_at, after(5));
  assert.equal(home.others, [{ sesi: null, count: 1, until: after(20) }]);
});

test.run();
