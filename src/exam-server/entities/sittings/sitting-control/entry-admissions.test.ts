import { randomUUID } from "node:crypto";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { CallInput } from "../../../../contract/calls/call.ts";
import { getBoard } from "../../../../contract/exams/board/boards.ts";
import { rowReader } from "../../../../contract/exams/board/live-board-rows.ts";
import { changeSchedules } from "../../../../contract/exams/schedules.ts";
import {
  addSittingTime,
  admitSittings,
  listSittingTimes,
  withdrawAdmissions,
} from "../../../../contract/exams/sitting-acts.ts";
import { getSittingStory, listSittings } from "../../../../contract/exams/sitting-control.ts";
import { listOwnExams, openSitting, startSitting } from "../../../../contract/sitting/own-exams.ts";
import { awaitNews } from "../../../../contract/sitting/own-news.ts";
import { finishSitting, getOwnResult } from "../../../../contract/sitting/own-sitting.ts";
import { addProctoredExam } from "../../../../testing/exams/proctored-exam.ts";
import { addDays } from "../../../../domain/exams/school-time.ts";
import { openSittingSchool, type SittingSchool } from "../../../../testing/exams/sitting-school.ts";
import { giveBack } from "../absences/server-absences-writing.ts";

const test = suite("participants who are admitted after the limit of entry");
const minute = 60_000;
let school: SittingSchool;
test.before(async () => {
  school = await openSittingSchool();
});
test.after(() => school.close());

type Admission = Partial<CallInput<typeof admitSittings>>;
const admit = async (schedule_id: string, ids: string[], more: Admission = {}, token?: string) =>
  (
    await school.server.ok(
      admitSittings,
      { schedule_id, ids, act_id: randomUUID(), minutes: 30, reason: "Ban bocor", ...more },
      token === undefined ? {} : { token },
    )
  ).results;
const withdraw = async (schedule_id: string, ids: string[], act_id: string = randomUUID()) =>
  (await school.server.ok(withdrawAdmissions, { schedule_id, ids, act_id, reason: "Salah orang" }))
    .results;
const outcomes = (results: readonly { outcome: string; reason?: string | undefined }[]) =>
  results.map(({ outcome, reason }) => reason ?? outcome).join(" | ");
const open = (id: string, token: string) => school.server.call(openSitting, { id }, { token });
const start = (id: string, token: string) => school.server.call(startSitting, { id }, { token });
const ownExam = async (id: string, token: string) =>
  (await school.server.ok(listOwnExams, {}, { token })).items.find((one) => one.id === id)!;
const rowOf = async (schedule_id: string, id: string) =>
  (await school.server.ok(listSittings, { schedule_id, per_page: 200 })).items.find(
    (one) => one.id === id,
  )!;
const minutesUntil = (at: string) => (Date.parse(at) - school.server.now.getTime()) / minute;

function isRefusedFor(cause: string, answer: { data: unknown }): void {
  assert.is((answer.data as { cause?: string }).cause, cause);
}

/** An exam of 90 minutes that began 11 minutes ago and that nobody enters any more, with two who have not come. */
async function closedExam(alias: string, more: Parameters<SittingSchool["addExam"]>[1] = {}) {
  const exam = await school.addExam(alias, { lama: 90, masuk_sampai: 5, ...more });
  const enter = async () => {
    const sitter = await school.addSitter();
    return { ...sitter, token: await school.signIn(sitter.no) };
  };
  return { exam, late: await enter(), other: await enter() };
}

test("the one who is admitted comes in at once and works to the end of the session; nobody else does", async () => {
  const { exam, late, other } = await closedExam("sampai tutup");
  isRefusedFor("too-late", await open(exam, late.token));
  assert.is((await rowOf(exam, late.id)).is_too_late, true);
  const [times] = (await school.server.ok(listSittingTimes, { schedule_id: exam, ids: [late.id] }))
    .items;
  const left = minutesUntil(times!.closes_at);
  assert.is(outcomes(await admit(exam, [late.id], { minutes: null })), "done");
  const { is_too_late, is_admitted } = await rowOf(exam, late.id);
  assert.equal([is_too_late, is_admitted], [false, true]);
  const shown = await ownExam(exam, late.token);
  assert.equal([shown.hindrance, minutesUntil(shown.enter_until)], [null, left]);
  assert.is((await open(exam, late.token)).status, 200);
  const { data } = await start(exam, late.token);
  assert.is(data.remaining_seconds, left * 60);
  isRefusedFor("too-late", await open(exam, other.token));
  assert.is(
    (await rowOf(exam, late.id)).is_admitted,
    false,
    "whoever works is like everybody else",
  );
});

test("so many minutes count from the act, also past the end of the session, with time that was added", async () => {
  const { exam, late } = await closedExam("menit", { lama: 40 });
  await school.server.ok(addSittingTime, {
    schedule_id: exam,
    ids: [late.id],
    act_id: randomUUID(),
    minutes: 10,
    kind: "planned",
    reason: "Hak",
  });
  assert.match(outcomes(await admit(exam, [late.id], { minutes: 41 })), /Paling banyak 40 menit/u);
  school.server.wait(35 * minute);
  assert.match(outcomes(await admit(exam, [late.id], { minutes: null })), /sudah ditutup/u);
  assert.is(outcomes(await admit(exam, [late.id], { minutes: 40 })), "done");
  school.server.wait(10 * minute);
  await open(exam, late.token);
  assert.is((await start(exam, late.token)).data.remaining_seconds, (30 + 10) * 60);
});

test("the same act counts once, and an admission that is over makes way for another", async () => {
  const { exam, late } = await closedExam("sekali");
  const act_id = randomUUID();
  assert.is(outcomes(await admit(exam, [late.id], { act_id })), "done");
  assert.is(outcomes(await admit(exam, [late.id], { act_id })), "done");
  assert.is(outcomes(await admit(exam, [late.id])), "Sudah diizinkan masuk.");
  const stored = await school.server.db
    .selectFrom("sitting_admissions")
    .select("act_id")
    .where("schedule_id", "=", exam)
    .execute();
  assert.equal(stored, [{ act_id }]);
  school.server.wait(30 * minute);
  isRefusedFor("too-late", await open(exam, late.token));
  assert.is(outcomes(await admit(exam, [late.id])), "done");
  assert.is((await open(exam, late.token)).status, 200);
});

test("an admission is taken back until its participant has begun", async () => {
  const { exam, late, other } = await closedExam("cabut");
  await admit(exam, [late.id, other.id]);
  await open(exam, other.token);
  await start(exam, other.token);
  const act = randomUUID();
  const ids = [late.id, other.id];
  school.server.wait(1_000);
  assert.is(outcomes(await withdraw(exam, ids, act)), "done | Sudah mulai mengerjakan.");
  assert.is(outcomes(await withdraw(exam, [late.id], act)), "done");
  assert.is(outcomes(await withdraw(exam, [late.id])), "Tidak ada izin masuk.");
  isRefusedFor("too-late", await open(exam, late.token));
  const { events } = await school.server.ok(getSittingStory, { schedule_id: exam, id: late.id });
  assert.equal(
    events.map(({ kind, by, reason, minutes }) => [kind, by !== "", reason, minutes]),
    [
      ["withdraw-admission", true, "Salah orang", 0],
      ["admit", true, "Ban bocor", 30],
    ],
  );
  const audit = await school.server.db
    .selectFrom("audit_entries")
    .select(["action", "reason"])
    .where("object_id", "=", late.id)
    .where("action", "in", ["sitting.admit", "sitting.withdraw-admission"])
    .orderBy("at")
    .execute();
  assert.equal(audit.map(({ reason }) => reason).sort(), ["Ban bocor", "Salah orang"]);
});

test("nothing else is got round: who may come in, another session, a stopped exam, whoever has finished", async () => {
  const early = await school.addExam("masih boleh");
  const sitter = await school.addSitter();
  assert.is(outcomes(await admit(early, [sitter.id])), "Masih dapat masuk tanpa izin.");
  const done = await school.begin(early);
  assert.is(outcomes(await admit(early, [done.id])), "Sudah mengerjakan.");
  await school.server.ok(finishSitting, { id: early }, { token: done.token });
  assert.is(outcomes(await admit(early, [done.id])), "Sudah selesai.");

  const { exam, late, other } = await closedExam("sesi lain");
  const { db } = school.server;
  const { tanggal, mulai } = await db
    .selectFrom("schedules")
    .select(["tanggal", "mulai"])
    .where("id", "=", exam)
    .executeTakeFirstOrThrow();
  const rows = [1, 2].map((sesi) => ({ schedule_id: exam, sesi, tanggal, mulai }));
  await db.insertInto("schedule_sessions").values(rows).execute();
  await db
    .insertInto("session_members")
    .values({ schedule_id: exam, participant_id: late.id, sesi: 1 })
    .execute();
  assert.is(outcomes(await admit(exam, [other.id])), "Tidak terdaftar di sesi mana pun.");
  await db.updateTable("schedules").set({ sesi_open: 2 }).where("id", "=", exam).execute();
  isRefusedFor("session-closed", await open(exam, late.token));
  const { items } = await school.server.ok(listSittings, { schedule_id: exam });
  assert.ok(items.find(({ id }) => id === late.id)!.is_too_late, "so that it is offered");
  assert.is(outcomes(await admit(exam, [late.id])), "done", "of an earlier session");
  assert.is((await open(exam, late.token)).code, "00");

  const tomorrow = addDays(tanggal, 1);
  await db
    .updateTable("schedule_sessions")
    .set({ tanggal: tomorrow })
    .where("schedule_id", "=", exam)
    .where("sesi", "=", 2)
    .execute();
  await db.updateTable("schedules").set({ sesi_open: 1 }).where("id", "=", exam).execute();
  await db
    .insertInto("session_members")
    .values({ schedule_id: exam, participant_id: other.id, sesi: 2 })
    .execute();
  assert.is(outcomes(await admit(exam, [other.id])), "Sesi 2 belum mulai.");
});

test("a stop and an absence of the server move the end of an admission", async () => {
  const { exam, late, other } = await closedExam("bergeser");
  const atWork = await admit(exam, [late.id, other.id], { minutes: 30 });
  assert.is(outcomes(atWork), "done | done");
  await open(exam, other.token);
  await start(exam, other.token);
  const active = (is: boolean) =>
    school.server.ok(changeSchedules, { changes: [{ id: exam, active: is }] });
  await active(false);
  isRefusedFor("stopped", await open(exam, late.token));
  assert.match(outcomes(await admit(exam, [late.id])), /sedang dihentikan/u);
  school.server.wait(20 * minute);
  await active(true);
  const from = school.server.now.getTime();
  school.server.wait(5 * minute);
  await giveBack(school.server.db, { from, to: school.server.now.getTime() });
  assert.is(minutesUntil((await ownExam(exam, late.token)).enter_until), 30);
  await open(exam, late.token);
  assert.is((await start(exam, late.token)).data.remaining_seconds, 30 * 60);
});

test("results stay hidden as long as somebody may still come in", async () => {
  const exam = await school.addExam("hasil", {
    lama: 40,
    masuk_sampai: 20,
    view_result: "score",
  });
  const early = await school.begin(exam);
  await school.server.ok(finishSitting, { id: exam }, { token: early.token });
  const late = await school.addSitter();
  const result = () => school.server.ok(getOwnResult, { id: exam }, { token: early.token });
  school.server.wait(25 * minute);
  await admit(exam, [late.id], { minutes: 40 });
  school.server.wait(39 * minute);
  const hidden = await result();
  assert.is(hidden.hindrance, "exam-running");
  assert.is(minutesUntil(hidden.shown_from!), 1);
  await withdraw(exam, [late.id]);
  assert.is((await result()).hindrance, null);
});

test("a device in the waiting room is woken, and the board shows who is too late and who is admitted", async () => {
  const exam = await school.addExam("ruang tunggu", { masuk_sampai: 15 });
  const sitter = await school.addSitter();
  const token = await school.signIn(sitter.no);
  await open(exam, token);
  school.server.wait(10 * minute);
  const absent = await school.addSitter();
  const flags = async () => {
    const { head, rows } = await school.server.ok(getBoard, { id: exam });
    const all = rows.map(rowReader(head));
    return [sitter, absent].map(({ id }) => {
      const { is_too_late, is_admitted } = all.find((row) => row.id === id)!;
      return `${is_too_late} ${is_admitted}`;
    });
  };
  assert.equal(await flags(), ["true false", "true false"]);
  isRefusedFor("too-late", await start(exam, token));
  const news = (mark: string) =>
    school.server.ok(
      awaitNews,
      { id: exam, mark, client_time: school.server.now.toISOString() },
      { token },
    );
  const { mark } = await news("");
  const waiting = news(mark);
  await admit(exam, [sitter.id]);
  assert.is((await waiting).status, 0);
  assert.equal(await flags(), ["false true", "true false"]);
  assert.is((await start(exam, token)).data.status, 3);
});

test("a proctor admits in the own room alone", async () => {
  const token = await school.tokenOf("EVAL");
  const { seated, people } = await addProctoredExam(school, "Akun EVAL");
  await school.server.db
    .updateTable("schedules")
    .set({ masuk_sampai: 5 })
    .where("id", "=", seated)
    .execute();
  const ids = people.map(({ id }) => id);
  const results = await admit(seated, ids, {}, token);
  assert.is(outcomes(results), "done | Peserta tidak ditemukan.");
});

test.run();
