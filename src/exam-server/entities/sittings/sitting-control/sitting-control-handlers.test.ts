import { randomUUID } from "node:crypto";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  addSittingTime,
  cancelSittingOrder,
  listSittingOrders,
  listSittingTimes,
  moveSittings,
  orderDelayMs,
  orderPatienceMs,
  orderSittings,
  reduceSittingTime,
  reopenSittings,
} from "../../../../contract/exams/sitting-acts.ts";
import {
  controlStates,
  exportSittings,
  getSittingCounts,
  getSittingStory,
  listControlSchedules,
  listSittingExtras,
  listSittingIds,
  listSittings,
} from "../../../../contract/exams/sitting-control.ts";
import type { CallInput } from "../../../../contract/calls/call.ts";
import { openSitting, startSitting } from "../../../../contract/sitting/own-exams.ts";
import { awaitNews } from "../../../../contract/sitting/own-news.ts";
import {
  beat,
  finishSitting,
  getOwnSitting,
  reportScreen,
} from "../../../../contract/sitting/own-sitting.ts";
import { getOwnSession } from "../../../../contract/sitting/participant-session.ts";
import { wallTimeOf } from "../../../../domain/exams/school-time.ts";
import { sittingRowState } from "../../../../domain/exams/sittings/sitting-row-state.ts";
import {
  openSittingSchool,
  schoolZone,
  type SittingSchool,
} from "../../../../testing/exams/sitting-school.ts";
import { closeDueSittings } from "../sittings/sitting-closing-store.ts";
import { createQuestionVersions } from "../sittings/question-contents-query.ts";
import { carryOutOrders } from "./sitting-orders-store.ts";

const test = suite("what staff do to sittings");
const minute = 60_000;
let school: SittingSchool;
test.before(async () => {
  school = await openSittingSchool();
});
test.after(() => school.close());

type Time = CallInput<typeof addSittingTime>;
const add = (schedule_id: string, ids: string[], more: Partial<Time> = {}) =>
  school.server.ok(addSittingTime, {
    schedule_id,
    ids,
    act_id: randomUUID(),
    minutes: 10,
    kind: "planned",
    reason: "Rencana",
    ...more,
  });
const order = (
  schedule_id: string,
  ids: string[],
  more: Partial<CallInput<typeof orderSittings>> = {},
) =>
  school.server.ok(orderSittings, {
    schedule_id,
    ids,
    order_id: randomUUID(),
    kind: "force",
    reason: "Waktu habis",
    ...more,
  });
const woken: string[] = [];
const sweep = () =>
  carryOutOrders({
    db: school.server.db,
    versions: createQuestionVersions(),
    now: school.server.now,
    wake: (ids) => void woken.push(...ids),
  });
async function carriedOut(...ordered: Parameters<typeof order>) {
  const { results } = await order(...ordered);
  school.server.wait(orderDelayMs);
  await sweep();
  return results;
}
const orders = async (schedule_id: string) =>
  (await school.server.ok(listSittingOrders, { schedule_id })).items;
const list = async (
  schedule_id: string,
  query: Partial<CallInput<typeof listSittings>> = {},
  token?: string,
) =>
  (
    await school.server.ok(
      listSittings,
      { schedule_id, ...query },
      token === undefined ? {} : { token },
    )
  ).items;
const outcomes = ({ results }: { results: readonly { outcome: string }[] }) =>
  results.map(({ outcome }) => outcome).join(" ");
const story = (schedule_id: string, id: string) =>
  school.server.ok(getSittingStory, { schedule_id, id });
const own = (exam: string, token: string) =>
  school.server.ok(getOwnSitting, { id: exam }, { token });

/** Sessions 1, 2 … that begin so many minutes from now. */
async function addSessions(schedule_id: string, minutes: readonly number[]): Promise<void> {
  const { db, now } = school.server;
  const rows = minutes.map((from, at) => {
    const start = wallTimeOf(now.getTime() + from * minute, schoolZone);
    return { schedule_id, sesi: at + 1, ...start };
  });
  await db.insertInto("schedule_sessions").values(rows).execute();
}
const joinSession = (schedule_id: string, participant_id: string, sesi: number) =>
  school.server.db
    .insertInto("session_members")
    .values({ schedule_id, participant_id, sesi })
    .execute();

test("each is in the state that the board tells of them, found and counted by it", async () => {
  const { server } = school;
  const exam = await school.addExam("daftar");
  const away = await school.begin(exam);
  await server.ok(reportScreen, { id: exam, event_id: "e", kind: "leave" }, { token: away.token });
  const done = await school.begin(exam);
  await school.answerAll(exam, done.token);
  await server.ok(finishSitting, { id: exam }, { token: done.token });
  const gone = await school.begin(exam);
  await server.db
    .updateTable("sittings")
    .set({ last_seen_at: new Date(server.now.getTime() - 2 * minute) })
    .where("participant_id", "=", gone.id)
    .execute();
  const late = await school.begin(exam);
  await server.db
    .updateTable("sittings")
    .set({ deadline_at: new Date(server.now.getTime() - minute) })
    .where("participant_id", "=", late.id)
    .execute();
  const waiting = await school.addSitter();
  await server.ok(openSitting, { id: exam }, { token: await school.signIn(waiting.no) });
  await school.signIn((await school.addSitter()).no);
  await school.addSitter();
  const afternoon = await school.addSitter();
  await addSessions(exam, [-11, 60]);
  await joinSession(exam, afternoon.id, 2);

  const rows = await list(exam, { per_page: 200 });
  const { counts } = await server.ok(getSittingCounts, { schedule_id: exam });
  for (const state of controlStates) {
    const found = await list(exam, { state, per_page: 200 });
    assert.is(found.length, counts[state], state);
    if (state === "overdue") continue;
    const expected = rows.filter((row) => sittingRowState(row, server.now.getTime()) === state);
    assert.equal(found.map(({ id }) => id).sort(), expected.map(({ id }) => id).sort(), state);
    assert.ok(found.length > 0 || state === "blocked" || state === "missed", state);
  }
  assert.is(counts.overdue, 1);
  const { ids } = await server.ok(listSittingIds, { schedule_id: exam, state: "finished" });
  assert.equal(ids, [done.id]);
  const [finished] = await list(exam, { q: done.no });
  assert.equal([finished!.score, finished!.score_most, finished!.pending], ["75.00", "100.00", 2]);
  const bySort = await list(exam, { sort: "-score", per_page: 200 });
  assert.is(bySort[0]!.id, done.id);
  const { items } = await server.ok(exportSittings, { schedule_id: exam, ids: [gone.id, done.id] });
  assert.equal(
    items.map(({ id }) => id),
    [gone.id, done.id],
  );
});

test("whoever belongs to a session that has not begun is neither absent nor given what an incident has cost", async () => {
  const { server } = school;
  const exam = await school.addExam("bersesi");
  await addSessions(exam, [-11, 5]);
  const [first, second] = [await school.addSitter(), await school.addSitter()];
  await joinSession(exam, first.id, 1);
  await joinSession(exam, second.id, 2);
  const states = async () => {
    const rows = await list(exam, { per_page: 200 });
    const of = (wanted: string) => rows.find(({ id }) => id === wanted)!;
    return [first, second].map(({ id }) => sittingRowState(of(id), server.now.getTime())).join(" ");
  };
  const incident = async () => {
    const given = await add(exam, [first.id, second.id], { kind: "incident" });
    return given.results.map(({ outcome, reason }) => reason ?? outcome);
  };
  assert.is(await states(), "absent later");
  assert.equal(await incident(), ["done", "Sesi 2 belum mulai. Tidak ada waktu yang hilang."]);
  assert.is(
    outcomes(await add(exam, [second.id])),
    "done",
    "what is planned is theirs at any time",
  );
  server.wait(6 * minute);
  assert.is(await states(), "absent later", "its hour has come, and nobody has opened it");
  await server.db.updateTable("schedules").set({ sesi_open: 2 }).where("id", "=", exam).execute();
  assert.is(await states(), "missed absent", "another session than theirs is open");
  const { counts } = await server.ok(getSittingCounts, { schedule_id: exam });
  assert.is(counts.missed, (await list(exam, { state: "missed" })).length);
  assert.is(counts.missed, 1);
  assert.equal(await incident(), ["done", "done"]);
});

test("who may not see results sees a score only where participants see their own", async () => {
  const { server } = school;
  const operator = await school.tokenOf("OPRA");
  for (const view_result of ["none", "score"] as const) {
    const exam = await school.addExam(`nilai ${view_result}`, { view_result });
    const { no, token } = await school.begin(exam);
    await server.ok(finishSitting, { id: exam }, { token });
    const [row] = await list(exam, { q: no }, operator);
    assert.is(row!.score, view_result === "none" ? null : "0.00");
    assert.is((await list(exam, { q: no }))[0]!.score, "0.00");
  }
});

test("a teacher sees and changes sittings of their own schedules alone", async () => {
  const { server } = school;
  const exam = await school.addExam("milik lain");
  const { id } = await school.begin(exam);
  const token = await school.tokenOf("EVAL");
  const of = { schedule_id: exam };
  assert.is((await server.call(listSittings, of, { token })).status, 404);
  const input = {
    ...of,
    ids: [id],
    act_id: "a",
    minutes: 5,
    kind: "planned" as const,
    reason: "x",
  };
  assert.is((await server.call(addSittingTime, input, { token })).status, 404);
  const ordered = { ...of, ids: [id], order_id: "o", kind: "force" as const, reason: "x" };
  assert.is((await server.call(orderSittings, ordered, { token })).status, 404);
  assert.not((await server.ok(listControlSchedules, {}, { token })).some((one) => one.id === exam));
  const [first] = await server.ok(listControlSchedules, {});
  assert.ok(first!.is_running);
});

test("added time reaches who waits for news, and it is known when it came and when it was shown", async () => {
  const { server } = school;
  const exam = await school.addExam("tambah");
  const { id, token } = await school.begin(exam);
  const { deadline_at: before } = await own(exam, token);
  const { mark } = await server.ok(awaitNews, { id: exam }, { token });
  const news = server.ok(awaitNews, { id: exam, mark }, { token });
  await new Promise((resolve) => setTimeout(resolve, 50));
  assert.is(outcomes(await add(exam, [id], { kind: "incident", reason: "Listrik" })), "done");
  const heard = await news;
  assert.is(heard.extra_seconds, 600);
  assert.is(Date.parse(heard.deadline_at!) - Date.parse(before!), 10 * minute);
  const proof = async () =>
    (await server.ok(listSittingExtras, { schedule_id: exam })).items.map(
      ({ delivered_at, seen_at }) => [delivered_at !== null, seen_at !== null],
    );
  assert.equal(await proof(), [[true, false]]);
  // It cannot show more than there is.
  await server.ok(beat, { id: exam, shown_extra: 900 }, { token });
  assert.equal(await proof(), [[true, true]]);
  server.wait(1_000);
  await add(exam, [id], { minutes: 1 });
  assert.equal(await proof(), [
    [false, false],
    [true, true],
  ]);
  await server.ok(beat, { id: exam, shown_extra: 600 }, { token });
  assert.equal((await proof())[0], [true, false]);
  const { events, extras } = await story(exam, id);
  assert.equal(
    events.slice(0, 2).map(({ kind, minutes, reason }) => [kind, minutes, reason]),
    [
      ["add-time", 1, "Rencana"],
      ["add-time", 10, "Listrik"],
    ],
  );
  assert.is(extras.length, 2);
});

test("added time is taken back down to a minute, told of at once, and only once", async () => {
  const { server } = school;
  const exam = await school.addExam("kurangi", { lama: 60 });
  const { id, no, token } = await school.begin(exam);
  const { id: outside } = await school.addSitter();
  const reduce = (minutes: number, more: Partial<Time> = {}, ids = [id]) =>
    server.ok(reduceSittingTime, {
      schedule_id: exam,
      ids,
      act_id: randomUUID(),
      minutes,
      kind: "incident",
      reason: "Salah tekan",
      ...more,
    });
  const reasonsOf = async (...given: Parameters<typeof reduce>) =>
    (await reduce(...given)).results.map(({ outcome, reason }) => reason ?? outcome);
  assert.equal(await reasonsOf(1), ["Tidak ada tambahan waktu jenis ini."]);
  await add(exam, [id, outside], { kind: "incident" });
  await server.ok(beat, { id: exam, shown_extra: 600 }, { token });
  const { deadline_at: before } = await own(exam, token);
  const { mark } = await server.ok(awaitNews, { id: exam }, { token });
  const news = server.ok(awaitNews, { id: exam, mark }, { token });
  await new Promise((resolve) => setTimeout(resolve, 50));
  server.wait(1_000);
  const act_id = randomUUID();
  assert.equal(await reasonsOf(4, { act_id }), ["done"]);
  const heard = await news;
  assert.equal(
    [heard.extra_seconds, Date.parse(heard.deadline_at!) - Date.parse(before!)],
    [360, -4 * minute],
  );
  assert.equal(await reasonsOf(4, { act_id }), ["done"], "the answer was lost");
  assert.is((await own(exam, token)).extra_seconds, 360);
  const seen = async () => (await story(exam, id)).extras[0]!.seen_at !== null;
  assert.not(await seen());
  await server.ok(beat, { id: exam, shown_extra: 360 }, { token });
  assert.ok(await seen());
  assert.equal(await reasonsOf(7), ["Tambahannya hanya 6 menit."]);
  assert.equal(await reasonsOf(7, {}, [outside]), ["done"], "whoever has not begun can lose all");
  server.wait(Date.parse(heard.deadline_at!) - server.now.getTime() - 4 * minute);
  assert.equal(await reasonsOf(5), ["Paling banyak 3 menit. Satu menit harus tersisa."]);
  assert.equal(await reasonsOf(3), ["done"]);
  assert.equal(await reasonsOf(1), ["Tidak dapat dikurangi. Satu menit harus tersisa."]);
  const { events } = await story(exam, id);
  assert.equal(
    [events[0]!.kind, events[0]!.minutes, events[0]!.reason],
    ["add-time", -3, "Salah tekan"],
  );
  const [row] = await list(exam, { q: no });
  assert.is(row!.extra_seconds, 180);
  await server.ok(finishSitting, { id: exam }, { token });
  assert.equal(await reasonsOf(1), ["Sudah selesai."]);
});

test("time that still shows on the device when it is taken back proves nothing", async () => {
  const { server } = school;
  const exam = await school.addExam("kurangi lama");
  const { id, token } = await school.begin(exam);
  await add(exam, [id]);
  await server.ok(beat, { id: exam, shown_extra: 600 }, { token });
  server.wait(1_000);
  await server.ok(reduceSittingTime, {
    schedule_id: exam,
    ids: [id],
    act_id: randomUUID(),
    minutes: 10,
    kind: "planned",
    reason: "Keliru",
  });
  await server.ok(beat, { id: exam, shown_extra: 600 }, { token });
  const [latest] = (await story(exam, id)).extras;
  assert.equal(
    [latest!.minutes, latest!.delivered_at !== null, latest!.seen_at],
    [-10, true, null],
  );
  await server.ok(beat, { id: exam, shown_extra: 0 }, { token });
  assert.ok((await story(exam, id)).extras[0]!.seen_at);
});

test("a device that is not at work proves nothing", async () => {
  const { server } = school;
  const exam = await school.addExam("perangkat lain");
  const { id, no, token } = await school.begin(exam);
  assert.is(outcomes(await server.ok(moveSittings, { schedule_id: exam, ids: [id] })), "done");
  assert.is((await server.call(getOwnSession, {}, { token })).status, 401);
  const next = await school.signIn(no, "device-next");
  await add(exam, [id]);
  await server.ok(beat, { id: exam, shown_extra: 600 }, { token: next });
  const { extras } = await story(exam, id);
  assert.equal([extras[0]!.delivered_at, extras[0]!.seen_at], [null, null]);
  await server.ok(openSitting, { id: exam }, { token: next });
  await server.ok(beat, { id: exam, shown_extra: 600 }, { token: next });
  assert.ok((await story(exam, id)).extras[0]!.seen_at);
});

test("who has not come in keeps the time, who has finished is told to be let on instead", async () => {
  const { server } = school;
  const exam = await school.addExam("belum masuk");
  const { id, no } = await school.addSitter();
  const done = await school.begin(exam);
  await server.ok(finishSitting, { id: exam }, { token: done.token });
  assert.is(outcomes(await add(exam, [id, done.id, "nobody"])), "done refused refused");
  await add(exam, [id], { minutes: 5 });
  const [row] = await list(exam, { q: no });
  assert.equal([row!.status, row!.extra_seconds], [null, 900]);
  const { items } = await server.ok(listSittingExtras, { schedule_id: exam });
  assert.equal(
    items.map(({ is_waiting }) => is_waiting),
    [true, true],
  );
  const token = await school.signIn(no);
  await server.ok(openSitting, { id: exam }, { token });
  const state = await server.ok(startSitting, { id: exam }, { token });
  assert.is(state.extra_seconds, 900);
  assert.is(state.remaining_seconds! > 15 * 60, true);
});

test("an order waits for ten seconds, and ends those who are at work with what they have", async () => {
  const { server } = school;
  const exam = await school.addExam("paksa", { view_result: "score" });
  const empty = await school.begin(exam);
  const full = await school.begin(exam);
  const done = await school.begin(exam);
  await server.ok(finishSitting, { id: exam }, { token: done.token });
  const all = [empty.id, full.id, done.id];
  assert.is(outcomes(await order(exam, all)), "done done refused");
  await sweep();
  const [waiting] = await orders(exam);
  assert.equal([waiting!.state, waiting!.count, waiting!.done], ["waiting", 2, 0]);
  assert.is(Date.parse(waiting!.due_at) - server.now.getTime(), orderDelayMs);
  await school.answerAll(exam, full.token);
  server.wait(orderDelayMs);
  woken.length = 0;
  await sweep();
  assert.equal([...woken].sort(), [empty.id, full.id].sort());
  const [ended] = await orders(exam);
  assert.equal([ended!.state, ended!.count, ended!.done, ended!.refused], ["done", 2, 2, []]);
  const scores = (await list(exam, { state: "finished", sort: "nama" })).map(
    ({ id, score, finish_kind }) => [id, score, finish_kind],
  );
  assert.equal(
    scores.sort(),
    [
      [empty.id, "0.00", "forced"],
      [full.id, "75.00", "forced"],
      [done.id, "0.00", "self"],
    ].sort(),
  );
  const self = await list(exam, { finish_kind: "self" });
  assert.equal(
    self.map((row) => row.id),
    [done.id],
  );
  const byKind = await list(exam, { sort: "finish_kind" });
  assert.equal(byKind.map((row) => row.finish_kind).slice(0, 3), ["forced", "forced", "self"]);
  const { events } = await story(exam, empty.id);
  const { kind, reason, finish_kind } = events[0]!;
  assert.equal([kind, reason, finish_kind], ["finish", "Waktu habis", "forced"]);
});

test("one that no longer fits when it is due is kept with the reason", async () => {
  const { server } = school;
  const exam = await school.addExam("keburu");
  const { id, token, no } = await school.begin(exam);
  await order(exam, [id]);
  await server.ok(finishSitting, { id: exam }, { token });
  server.wait(orderDelayMs);
  await sweep();
  const [ended] = await orders(exam);
  assert.equal([ended!.state, ended!.done], ["done", 0]);
  const [row] = await list(exam, { q: no });
  const label = `${row!.nama} (${no})`;
  assert.equal(ended!.names, [label], "namesakes are told apart");
  assert.equal(
    ended!.refused.map(({ label: name, reason }) => [name, reason]),
    [[label, "Sudah selesai."]],
  );
  assert.is(row!.finish_kind, "self");
});

test("cancelled in time nothing happens; too late it is said", async () => {
  const { server } = school;
  const exam = await school.addExam("batal");
  const { id } = await school.begin(exam);
  const order_id = randomUUID();
  const of = { schedule_id: exam, order_id };
  await order(exam, [id], { order_id });
  await server.ok(cancelSittingOrder, of);
  await server.ok(cancelSittingOrder, of);
  server.wait(orderDelayMs);
  await sweep();
  assert.is((await list(exam, { state: "working" })).length, 1);
  const again = await server.call(orderSittings, { ...of, ids: [id], kind: "force", reason: "x" });
  assert.match(again.message, /sudah dibatalkan/u);
  const late = randomUUID();
  await carriedOut(exam, [id], { order_id: late });
  const { status, message } = await server.call(cancelSittingOrder, { ...of, order_id: late });
  assert.is(status, 409);
  assert.match(message, /sudah dijalankan/u);
});

test("an order that is sent again, because its answer was lost, answers as it did before, also when it was carried out", async () => {
  const { server } = school;
  const exam = await school.addExam("diulang");
  const { id } = await school.begin(exam);
  const other = await school.begin(exam);
  const input = {
    schedule_id: exam,
    ids: [id],
    order_id: randomUUID(),
    kind: "force" as const,
    reason: "Perlu",
  };
  assert.is(outcomes(await server.ok(orderSittings, input)), "done");
  assert.is(outcomes(await server.ok(orderSittings, input)), "done");
  server.wait(orderDelayMs);
  await sweep();
  assert.is(outcomes(await server.ok(orderSittings, input)), "done");
  const wider = { ...input, ids: [id, other.id] };
  assert.match((await server.call(orderSittings, wider)).message, /sudah dijalankan/u);
  assert.is((await list(exam, { state: "working" })).length, 1);
});

test("an order that came due while no server was on is carried out soon after, or lapses", async () => {
  const { server } = school;
  for (const [lateness, state] of [
    [orderPatienceMs - 1, "done"],
    [orderPatienceMs, "lapsed"],
  ] as const) {
    const exam = await school.addExam(`mati ${state}`, { lama: 120 });
    const { id } = await school.begin(exam);
    await order(exam, [id]);
    server.wait(orderDelayMs + lateness);
    await sweep();
    const [ended] = await orders(exam);
    assert.is(ended!.state, state);
    assert.is(ended!.refused.length, state === "lapsed" ? 1 : 0);
  }
});

test("a large order is carried out whole, in turns", async () => {
  const { server } = school;
  const exam = await school.addExam("banyak");
  const people = [];
  for (let count = 0; count < 60; count += 1) people.push((await school.addSitter()).id);
  await server.db
    .insertInto("sittings")
    .values(
      people.map((participant_id) => ({
        id: randomUUID(),
        schedule_id: exam,
        participant_id,
        status: 3 as const,
        deadline_at: new Date(server.now.getTime() + 60 * minute),
        created_at: server.now,
      })),
    )
    .execute();
  const order_id = randomUUID();
  await order(exam, people.slice(0, 30), { order_id });
  await order(exam, people.slice(20), { order_id });
  assert.is((await orders(exam))[0]!.count, 60);
  server.wait(orderDelayMs);
  assert.is(await sweep(), null);
  assert.equal(
    (await orders(exam)).map(({ state, done }) => [state, done]),
    [["done", 60]],
  );
});

test("after a reset everything is gone but planned time, and one begins anew", async () => {
  const { server } = school;
  const exam = await school.addExam("ulang");
  const { id, token, no } = await school.begin(exam);
  await add(exam, [id], { minutes: 20 });
  await add(exam, [id], { minutes: 7, kind: "incident", reason: "Kabel" });
  await school.answerAll(exam, token);
  await carriedOut(exam, [id], { kind: "reset", reason: "Salah banksoal" });
  const [row] = await list(exam, { q: no });
  assert.equal([row!.status, row!.extra_seconds], [null, 20 * 60]);
  await server.ok(openSitting, { id: exam }, { token });
  const anew = await server.ok(startSitting, { id: exam }, { token });
  assert.is(anew.extra_seconds, 20 * 60);
  const { questions } = await own(exam, token);
  assert.ok(questions.every(({ answer }) => answer === null));
  const { events, extras } = await story(exam, id);
  assert.ok(events.some(({ kind, reason }) => kind === "reset" && reason === "Salah banksoal"));
  assert.equal(
    extras.map(({ minutes, delivered_at }) => [minutes, delivered_at !== null]),
    [[20, true]],
  );
});

test("who waits for the start is deleted without a reason, not reset or closed", async () => {
  const { server } = school;
  const exam = await school.addExam("ruang tunggu");
  const { id, no } = await school.addSitter();
  const token = await school.signIn(no);
  await server.ok(openSitting, { id: exam }, { token });
  for (const kind of ["force", "reset"] as const) {
    assert.is(outcomes(await order(exam, [id], { kind })), "refused");
  }
  const input = {
    schedule_id: exam,
    ids: [id],
    order_id: "x",
    kind: "reset" as const,
    reason: " ",
  };
  assert.is((await server.call(orderSittings, input)).status, 422);
  await carriedOut(exam, [id], { kind: "delete", reason: "" });
  assert.is((await list(exam, { q: no }))[0]!.status, null);
});

test("who is let on again works with all answers until the new deadline, and is scored anew", async () => {
  const { server } = school;
  const exam = await school.addExam("buka lagi", { view_result: "score" });
  const { id, token, no } = await school.begin(exam);
  await school.answerAll(exam, token);
  await server.ok(finishSitting, { id: exam }, { token });
  server.wait(5 * minute);
  const act_id = randomUUID();
  const input = { schedule_id: exam, ids: [id], act_id, minutes: 15, reason: "Tidak sengaja" };
  assert.is(outcomes(await server.ok(reopenSittings, input)), "done");
  assert.is((await server.ok(getSittingCounts, { schedule_id: exam })).counts.working, 1);
  assert.is(outcomes(await server.ok(reopenSittings, input)), "done");
  const other = { ...input, act_id: randomUUID() };
  assert.is(outcomes(await server.ok(reopenSittings, other)), "refused");
  const state = await own(exam, token);
  assert.equal([state.status, state.remaining_seconds], [3, 15 * 60]);
  assert.ok(state.questions.every(({ answer }) => answer !== null));
  const [row] = await list(exam, { q: no });
  assert.equal([row!.score, row!.finish_kind], [null, null]);
  await server.ok(finishSitting, { id: exam }, { token });
  assert.is((await list(exam, { q: no }))[0]!.score, "75.00");
  assert.is(outcomes(await server.ok(reopenSittings, input)), "done");
});

test("what was added and what was left is told, and each can be given what they had left", async () => {
  const { server } = school;
  const exam = await school.addExam("sisa waktu", { lama: 60 });
  const [early, late] = [await school.begin(exam), await school.begin(exam)];
  await add(exam, [early.id], { minutes: 5 });
  await add(exam, [early.id], { minutes: 10, kind: "incident", reason: "Listrik" });
  server.wait(20 * minute);
  await server.ok(finishSitting, { id: exam }, { token: early.token });
  server.wait(50 * minute);
  await closeDueSittings(server.db, createQuestionVersions(), server.now);
  const ids = [late.id, early.id];
  const times = await server.ok(listSittingTimes, { schedule_id: exam, ids });
  assert.is(times.lama, 60);
  assert.equal(
    times.items.map((one) => [one.id, one.left_minutes, one.extra_minutes, one.extra_at !== null]),
    [
      [late.id, 0, 0, false],
      [early.id, 44, 15, true],
    ],
  );
  assert.ok(times.items[1]!.extra_by !== "");
  const act = { act_id: randomUUID(), minutes: null, reason: "Salah tekan" };
  const answer = await server.ok(reopenSittings, { schedule_id: exam, ids, ...act });
  assert.is(outcomes(answer), "refused done");
  assert.match(answer.results[0]!.reason ?? "", "sudah habis");
  assert.is((await own(exam, early.token)).remaining_seconds, 44 * 60);
});

test("everything that is done is in the audit trail with its reason", async () => {
  const rows = await school.server.db
    .selectFrom("audit_entries")
    .select(["action", "reason", "user_name"])
    .where("object_type", "=", "sitting")
    .execute();
  const actions = new Set(rows.map(({ action }) => action));
  for (const verb of ["add-time", "force-finish", "reset", "delete", "reopen"]) {
    assert.ok(actions.has(`sitting.${verb}`), verb);
  }
  assert.ok(rows.every(({ action, reason }) => action === "sitting.delete" || reason !== ""));
  assert.ok(rows.every(({ user_name: by }) => by !== "Sistem"));
});

test.run();
