// Acts of staff and calls of participants at the same moment: one comes after the other, and nobody is left in between.
import { randomUUID } from "node:crypto";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  addSittingTime,
  listSittingTimes,
  cancelSittingOrder,
  listSittingOrders,
  orderDelayMs,
  orderSittings,
  reopenSittings,
  type OrderKind,
} from "../../../../contract/exams/sitting-acts.ts";
import { releaseToken, replaceToken } from "../../../../contract/exams/exam-tokens.ts";
import { openSitting, startSitting } from "../../../../contract/sitting/own-exams.ts";
import { beat, finishSitting, getOwnSitting } from "../../../../contract/sitting/own-sitting.ts";
import { answerGraceMs } from "../../../../domain/exams/sittings/sitting-times.ts";
import { openSittingSchool, type SittingSchool } from "../../../../testing/exams/sitting-school.ts";
import { questionSamples } from "../../../../testing/questions/question-samples.ts";
import { createQuestionVersions } from "../sittings/question-contents-query.ts";
import { getSittingAnswers } from "../../../../contract/exams/sitting-answers.ts";
import { closeDueSittings } from "../sittings/sitting-closing-store.ts";
import { carryOutOrders } from "./sitting-orders-store.ts";

const test = suite("acts on sittings at the same moment");
const minute = 60_000;
const rounds = 6;
let school: SittingSchool;
test.before(async () => {
  school = await openSittingSchool();
});
test.after(() => school.close());

const versions = createQuestionVersions();
const sweep = () =>
  carryOutOrders({
    db: school.server.db,
    versions,
    now: school.server.now,
    wake: (ids) => school.server.exam.sitterNews.wake(ids),
  });
const add = (schedule: string, ids: string[], minutes = 5, act_id: string = randomUUID()) =>
  school.server.ok(addSittingTime, {
    schedule_id: schedule,
    ids,
    act_id,
    minutes,
    kind: "incident",
    reason: "Listrik padam",
  });
async function order(schedule: string, ids: string[], kind: OrderKind): Promise<string> {
  const order_id = randomUUID();
  const input = { schedule_id: schedule, ids, order_id, kind, reason: "Perlu" };
  const { results } = await school.server.ok(orderSittings, input);
  assert.ok(results.every(({ outcome }) => outcome === "done"));
  return order_id;
}
const rowOf = (schedule: string, participant: string) =>
  school.server.db
    .selectFrom("sittings")
    .selectAll()
    .where("schedule_id", "=", schedule)
    .where("participant_id", "=", participant)
    .executeTakeFirst();
const state = (exam: string, token: string) =>
  school.server.call(getOwnSitting, { id: exam }, { token });
async function firstQuestion(exam: string, token: string) {
  const { data } = await state(exam, token);
  return data.questions.find(({ type }) => type === 1)!.id;
}

test("time that is added as the deadline strikes counts, or is refused because it has ended", async () => {
  const { server } = school;
  const seen = new Set<string>();
  for (let round = 0; round < rounds; round += 1) {
    const exam = await school.addExam(`tenggat ${round}`);
    const { id, token } = await school.begin(exam);
    const { deadline_at: deadline } = (await state(exam, token)).data;
    server.wait(Date.parse(deadline!) - server.now.getTime() + answerGraceMs + 1);
    const [{ results }] = await Promise.all([
      add(exam, [id]),
      closeDueSittings(server.db, versions, server.now),
    ]);
    const row = (await rowOf(exam, id))!;
    const { outcome } = results[0]!;
    seen.add(outcome);
    assert.is(row.status, outcome === "done" ? 3 : 1);
    assert.is(row.extra_seconds, outcome === "done" ? 300 : 0);
    const now = (await state(exam, token)).data;
    assert.is(now.deadline_at, outcome === "done" ? row.deadline_at!.toISOString() : deadline);
  }
  assert.ok([...seen].every((outcome) => outcome === "done" || outcome === "refused"));
});

test("an answer that arrives as somebody is closed is in the result, or it is refused", async () => {
  const { server } = school;
  for (let round = 0; round < rounds; round += 1) {
    const exam = await school.addExam(`tutup ${round}`, { view_result: "score" });
    const { id, token } = await school.begin(exam);
    const question_id = await firstQuestion(exam, token);
    await order(exam, [id], "force");
    server.wait(orderDelayMs);
    const [saved] = await Promise.all([
      school.send(exam, token, [{ question_id, answer: questionSamples[1].right }]),
      sweep(),
    ]);
    const { score } = await server.ok(getSittingAnswers, { schedule_id: exam, id });
    assert.ok(saved.status === 200 || saved.status === 409, String(saved.status));
    assert.is(score, saved.status === 200 ? "10.00" : "0.00");
    if (saved.status === 409) assert.match(saved.message, /sudah selesai/u);
    assert.is((await rowOf(exam, id))!.finish_kind, "forced");
  }
});

test("a reset as the participant starts leaves them at work, or lets them begin anew", async () => {
  const { server } = school;
  for (let round = 0; round < rounds; round += 1) {
    const exam = await school.addExam(`mulai ${round}`);
    const { id, token } = await school.begin(exam);
    await order(exam, [id], "reset");
    server.wait(orderDelayMs);
    const [started] = await Promise.all([
      server.call(startSitting, { id: exam }, { token }),
      sweep(),
    ]);
    assert.ok(started.status === 200 || started.status === 404);
    assert.is(await rowOf(exam, id), undefined);
    const told = await server.call(beat, { id: exam }, { token });
    assert.is(told.status, 404);
    assert.match(told.message, /^Ujian yang Anda ikuti tidak ditemukan/u);
    await server.ok(openSitting, { id: exam }, { token });
    const anew = await server.ok(startSitting, { id: exam }, { token });
    assert.equal([anew.status, anew.seq], [3, 0]);
  }
});

test("two operators at one participant: both times count, the same act counts once", async () => {
  const exam = await school.addExam("berdua");
  const { id } = await school.begin(exam);
  const before = (await rowOf(exam, id))!.deadline_at!.getTime();
  await Promise.all([add(exam, [id], 5), add(exam, [id], 10)]);
  const same = randomUUID();
  const sent = await Promise.all([1, 2, 3].map(() => add(exam, [id], 7, same)));
  const outcomes = sent.map(({ results }) => results[0]!.outcome).sort();
  assert.equal(outcomes, ["done", "done", "done"]);
  const row = (await rowOf(exam, id))!;
  assert.is(row.extra_seconds, 22 * 60);
  assert.is(row.deadline_at!.getTime() - before, 22 * minute);
});

test("two operators who saw the same time give it once, and each sees what the other gave", async () => {
  const exam = await school.addExam("bersamaan");
  const people = [await school.begin(exam), await school.begin(exam)];
  const ids = people.map(({ id }) => id);
  const { items } = await school.server.ok(listSittingTimes, { schedule_id: exam, ids });
  const seen_minutes = Object.fromEntries(items.map((one) => [one.id, one.extra_minutes]));
  const give = (seen: Record<string, number>, act_id: string = randomUUID(), minutes = 10) =>
    school.server.ok(addSittingTime, {
      schedule_id: exam,
      ids,
      act_id,
      minutes,
      kind: "incident",
      reason: "Listrik padam",
      seen_minutes: seen,
    });
  const sent = await Promise.all([give(seen_minutes), give(seen_minutes)]);
  const outcomes = sent.flatMap(({ results }) => results.map(({ outcome }) => outcome));
  assert.equal(outcomes.toString().match(/done/gu)?.length, 2);
  const refusal = sent.flatMap(({ results }) => results).find((one) => one.outcome === "refused");
  assert.match(refusal!.reason!, /baru saja mengubahnya: kini \+10 menit/u);
  const again = randomUUID();
  const now = { [ids[0]!]: 10, [ids[1]!]: 10 };
  const outcomesOf = async (...more: Parameters<typeof give>) =>
    (await give(...more)).results.map(({ outcome }) => outcome);
  assert.equal(await outcomesOf(now, again), ["done", "done"]);
  assert.equal(await outcomesOf(now, again), ["done", "done"], "a repeated call is done");
  assert.equal(await outcomesOf(now, again, 5), ["refused", "refused"], "with other minutes");
  assert.is((await rowOf(exam, ids[0]!))!.extra_seconds, 20 * 60);
});

test("time that is added as somebody comes in is theirs when they begin", async () => {
  const { server } = school;
  for (let round = 0; round < rounds; round += 1) {
    const exam = await school.addExam(`masuk ${round}`);
    const { id, no } = await school.addSitter();
    const token = await school.signIn(no);
    await Promise.all([add(exam, [id]), server.ok(openSitting, { id: exam }, { token })]);
    const { extra_seconds: extra } = await server.ok(startSitting, { id: exam }, { token });
    assert.is(extra, 300);
  }
});

test("cancelled at the instant that it is due, an order is one or the other for everybody", async () => {
  const { server } = school;
  for (let round = 0; round < rounds; round += 1) {
    const exam = await school.addExam(`batal ${round}`);
    const people = [await school.begin(exam), await school.begin(exam), await school.begin(exam)];
    const ids = people.map(({ id }) => id);
    const order_id = await order(exam, ids, "force");
    server.wait(orderDelayMs);
    const [cancelled] = await Promise.all([
      server.call(cancelSittingOrder, { schedule_id: exam, order_id }),
      sweep(),
    ]);
    const isCancelled = cancelled.status === 200;
    if (!isCancelled) assert.match(cancelled.message, /sudah dijalankan/u);
    for (const id of ids) assert.is((await rowOf(exam, id))!.status, isCancelled ? 3 : 1);
    const { items } = await server.ok(listSittingOrders, { schedule_id: exam });
    assert.is(items[0]!.state, isCancelled ? "cancelled" : "done");
  }
});

test("an order that two servers find at once is carried out once", async () => {
  const { server } = school;
  const exam = await school.addExam("dua server");
  const people = await Promise.all(Array.from({ length: 5 }, () => school.begin(exam)));
  await order(
    exam,
    people.map(({ id }) => id),
    "force",
  );
  server.wait(orderDelayMs);
  await Promise.all([sweep(), sweep(), sweep()]);
  const ends = await server.db
    .selectFrom("sitting_events as e")
    .innerJoin("sittings as si", "si.id", "e.sitting_id")
    .select("e.id")
    .where("si.schedule_id", "=", exam)
    .where("e.kind", "=", "finish")
    .execute();
  assert.is(ends.length, 5);
  const { items } = await server.ok(listSittingOrders, { schedule_id: exam });
  assert.equal([items[0]!.state, items[0]!.done, items[0]!.refused], ["done", 5, []]);
});

type Staff = { token?: string };
async function orderBy(schedule: string, ids: string[], kind: OrderKind, staff: Staff = {}) {
  const input = { schedule_id: schedule, ids, order_id: randomUUID(), kind, reason: "Perlu" };
  return (await school.server.ok(orderSittings, input, staff)).results[0]!;
}

test("of two orders at the same moment one is taken, the other is refused with what came first and by whom", async () => {
  const { server } = school;
  const other = { token: await school.tokenOf("OPRA") };
  const firstKinds = new Set<OrderKind>();
  for (let round = 0; round < rounds; round += 1) {
    const exam = await school.addExam(`dua perintah ${round}`);
    const { id } = await school.begin(exam);
    const [one, two] = await Promise.all([
      orderBy(exam, [id], "force", round % 2 === 0 ? {} : other),
      orderBy(exam, [id], "reset", round % 2 === 0 ? other : {}),
    ]);
    assert.equal([one.outcome, two.outcome].sort(), ["done", "refused"]);
    const kind = one.outcome === "done" ? "force" : "reset";
    firstKinds.add(kind);
    const what = kind === "force" ? "tutup paksa" : "reset ujian";
    const { reason } = kind === "force" ? two : one;
    assert.match(reason!, new RegExp(`^.+ sudah memerintahkan ${what}, yang segera`, "u"));
    server.wait(orderDelayMs);
    await Promise.all([sweep(), sweep()]);
    assert.is((await rowOf(exam, id))?.status, kind === "force" ? 1 : undefined);
  }
  assert.ok(firstKinds.size > 0);
});

test("the same person's second tab is refused as well, and may order once the first is cancelled", async () => {
  const { server } = school;
  const exam = await school.addExam("dua tab");
  const { id } = await school.begin(exam);
  const order_id = await order(exam, [id], "force");
  assert.match((await orderBy(exam, [id], "reset")).reason!, /sudah memerintahkan tutup paksa/u);
  assert.match((await orderBy(exam, [id], "force")).reason!, /sudah memerintahkan tutup paksa/u);
  await server.ok(cancelSittingOrder, { schedule_id: exam, order_id });
  assert.is((await orderBy(exam, [id], "reset")).outcome, "done");
});

test("an order that is made as another one is carried out is refused with it, and taken once it could be seen", async () => {
  const { server } = school;
  const other = { token: await school.tokenOf("OPRA") };
  for (let round = 0; round < rounds; round += 1) {
    const exam = await school.addExam(`bersamaan dijalankan ${round}`);
    const { id } = await school.begin(exam);
    await order(exam, [id], "force");
    server.wait(orderDelayMs);
    const [late] = await Promise.all([orderBy(exam, [id], "reset", other), sweep()]);
    assert.match(late.reason!, /^.+ sudah (memerintahkan tutup|menutup) paksa/u);
    await sweep();
    const again = await orderBy(exam, [id], "reset", other);
    assert.match(again.reason!, /^.+ sudah menutup paksa ujiannya pukul \d\d\.\d\d\.$/u);
    assert.is((await rowOf(exam, id))?.status, 1);
    server.wait(orderDelayMs);
    assert.is((await orderBy(exam, [id], "reset", other)).outcome, "done");
  }
});

test("an order that was taken before another one was carried out is judged anew when it is due", async () => {
  const { server } = school;
  const exam = await school.addExam("menyusul");
  const { id } = await school.begin(exam);
  const first = await order(exam, [id], "force");
  // As a server of an earlier version has taken it.
  const stored = await server.db
    .selectFrom("sitting_orders")
    .selectAll()
    .where("id", "=", first)
    .executeTakeFirstOrThrow();
  const second = randomUUID();
  const due_at = new Date(server.now.getTime() + orderDelayMs + minute);
  await server.db
    .insertInto("sitting_orders")
    .values({ ...stored, id: second, kind: "reset", due_at })
    .execute();
  const person = { participant_id: id, nama: "Peserta", outcome: null, reason: "" };
  await server.db
    .insertInto("sitting_order_people")
    .values({ order_id: second, ...person })
    .execute();
  server.wait(orderDelayMs);
  await sweep();
  assert.is((await rowOf(exam, id))?.status, 1);
  server.wait(minute);
  await sweep();
  assert.is((await rowOf(exam, id))?.status, 1, "the result stays");
  const { items } = await server.ok(listSittingOrders, { schedule_id: exam });
  const [reset] = items.filter(({ kind }) => kind === "reset");
  assert.equal([reset?.state, reset?.done], ["done", 0]);
  assert.match(reset!.refused[0]!.reason!, /sudah menutup paksa ujiannya pukul/u);
});

test("while an order waits nobody reopens, and only before a reset time is still added", async () => {
  const { server } = school;
  const other = { token: await school.tokenOf("OPRA") };
  const exam = await school.addExam("menunggu");
  const [closing, resetting] = [await school.begin(exam), await school.begin(exam)];
  const finished = await school.begin(exam);
  await server.ok(finishSitting, { id: exam }, { token: finished.token });
  await order(exam, [closing.id], "force");
  await order(exam, [resetting.id, finished.id], "reset");
  const { results } = await add(exam, [closing.id, resetting.id]);
  assert.equal(
    results.map(({ outcome }) => outcome),
    ["refused", "done"],
  );
  assert.match(results[0]!.reason!, /sudah memerintahkan tutup paksa/u);
  const reopening = { schedule_id: exam, ids: [finished.id], minutes: 5, reason: "Salah tekan" };
  const reopen = async () =>
    (await server.ok(reopenSittings, { ...reopening, act_id: randomUUID() }, other)).results[0]!;
  assert.match((await reopen()).reason!, /sudah memerintahkan reset ujian/u);
  server.wait(orderDelayMs);
  await sweep();
  assert.match((await reopen()).reason!, /sudah mereset ujiannya pukul/u);
});

test("who was reopened by somebody else is not reset by whoever still saw them as finished", async () => {
  const { server } = school;
  const other = { token: await school.tokenOf("OPRA") };
  // Two people may have the same name: it is the account that tells them apart.
  await server.db
    .updateTable("users")
    .set({ name: server.account("EVIL").name })
    .where("role", "=", "OPRA")
    .execute();
  const exam = await school.addExam("dibuka lagi");
  const { id, token } = await school.begin(exam);
  await server.ok(finishSitting, { id: exam }, { token });
  const reopening = { schedule_id: exam, ids: [id], minutes: 5, reason: "Salah tekan" };
  await server.ok(reopenSittings, { ...reopening, act_id: randomUUID() }, other);
  assert.match((await orderBy(exam, [id], "reset")).reason!, /sudah membuka lagi ujiannya pukul/u);
  assert.is((await orderBy(exam, [id], "reset", other)).outcome, "done", "known to who did it");
});

test("an answer as somebody is let on again is saved, or refused as it was before", async () => {
  const { server } = school;
  for (let round = 0; round < rounds; round += 1) {
    const exam = await school.addExam(`lagi ${round}`, { view_result: "score" });
    const { id, token } = await school.begin(exam);
    const question_id = await firstQuestion(exam, token);
    await server.ok(finishSitting, { id: exam }, { token });
    const [saved] = await Promise.all([
      school.send(exam, token, [{ question_id, answer: questionSamples[1].right }]),
      server.ok(reopenSittings, {
        schedule_id: exam,
        ids: [id],
        act_id: randomUUID(),
        minutes: 5,
        reason: "Terkirim tidak sengaja",
      }),
    ]);
    assert.ok(saved.status === 200 || saved.status === 409);
    await server.ok(finishSitting, { id: exam }, { token });
    const { score } = await server.ok(getSittingAnswers, { schedule_id: exam, id });
    assert.is(score, saved.status === 200 ? "10.00" : "0.00");
  }
});

test("a token that is replaced as it is typed lets in or does not; afterwards only the new one does", async () => {
  const { server } = school;
  const everybody = { scope: "global" as const, id: "" };
  const exam = await school.addExam("token berganti", { token_mode: "global" });
  const enter = async (typed: string) => {
    const { no } = await school.addSitter();
    const token = await school.signIn(no);
    return () => server.call(openSitting, { id: exam, token: typed }, { token });
  };
  let board = await server.ok(releaseToken, everybody);
  for (let round = 0; round < rounds; round += 1) {
    const old = board.scopes.find(({ scope }) => scope === "global")!.token!;
    const typing = await enter(old.value);
    const replacing = { ...everybody, token_id: old.id, note: "terbaca" };
    const [typed, replaced] = await Promise.all([typing(), server.ok(replaceToken, replacing)]);
    assert.ok(typed.status === 200 || typed.status === 422, String(typed.status));
    board = replaced;
    const { value } = board.scopes.find(({ scope }) => scope === "global")!.token!;
    assert.is((await (await enter(old.value))()).status, 422);
    assert.is((await (await enter(value))()).status, 200);
  }
});

test("a device whose clock is a day off has as much time as the others", async () => {
  const { server } = school;
  const exam = await school.addExam("jam salah");
  const one = await school.begin(exam);
  const other = await school.begin(exam);
  await add(exam, [one.id, other.id], 10);
  server.wait(11_000);
  const client_time = new Date(server.now.getTime() + 24 * 60 * minute).toISOString();
  const wrong = await server.ok(beat, { id: exam, client_time }, { token: one.token });
  const right = await server.ok(beat, { id: exam }, { token: other.token });
  assert.is(wrong.remaining_seconds, right.remaining_seconds);
  assert.is((await rowOf(exam, one.id))!.clock_ahead, 24 * 60 * 60);
  const saved = await school.send(exam, one.token, [
    { question_id: await firstQuestion(exam, one.token), answer: questionSamples[1].right },
  ]);
  assert.is(saved.status, 200);
});

test.run();
