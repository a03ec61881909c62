import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  getTokenBoard,
  holdToken,
  releaseToken,
  replaceToken,
  updateTokenRules,
  type ScopeKey,
} from "../../../../contract/exams/exam-tokens.ts";
import { listOwnExams, openSitting, startSitting } from "../../../../contract/sitting/own-exams.ts";
import { getOwnSitting } from "../../../../contract/sitting/own-sitting.ts";
import { wallTimeOf } from "../../../../domain/exams/school-time.ts";
import {
  openSittingSchool,
  schoolZone,
  type SittingSchool,
} from "../../../../testing/exams/sitting-school.ts";
import type { ScheduleInput } from "../../../../contract/exams/schedule-fields.ts";

const test = suite("the way into an exam");
const minute = 60_000;
/** Of a schedule or a session. */
const beginsIn = (minutes: number) =>
  wallTimeOf(school.server.now.getTime() + minutes * minute, schoolZone);
let school: SittingSchool;
test.before(async () => {
  school = await openSittingSchool();
});
test.after(() => school.close());

async function enter(more: Parameters<SittingSchool["addSitter"]>[0] = {}) {
  const sitter = await school.addSitter(more);
  return { ...sitter, token: await school.signIn(sitter.no) };
}
const exams = async (token: string) => (await school.server.ok(listOwnExams, {}, { token })).items;
const seen = async (token: string) => (await exams(token)).map(({ alias }) => alias).join(" ");
const open = (id: string, token: string, typed = "") =>
  school.server.call(openSitting, { id, token: typed }, { token });
const start = (id: string, token: string) => school.server.call(startSitting, { id }, { token });

test("one sees the active exams of today that are for one's group, or for oneself by name", async () => {
  const { groups, server } = school;
  await school.addExam("semua");
  await school.addExam("tingkat", { group_ids: [groups.grade.id] });
  await school.addExam("lain", { group_ids: [groups.two.id] });
  await school.addExam("besok", beginsIn(24 * 60));
  const draft = await school.addExam("draf");
  await server.db.updateTable("schedules").set({ active: false }).where("id", "=", draft).execute();
  const named = await school.addExam("bernama", { participant_mode: "SP" });
  const me = await enter();
  const other = await enter();
  await server.db
    .insertInto("schedule_participants")
    .values({ schedule_id: named, participant_id: me.id })
    .execute();
  assert.is(await seen(me.token), "bernama semua tingkat");
  assert.is(await seen(other.token), "semua tingkat");
  assert.is(await seen((await enter({ group_id: null })).token), "semua");
});

test("another's exam cannot be opened, started or looked into", async () => {
  const { groups, server } = school;
  const exam = await school.addExam("lain", { group_ids: [groups.two.id] });
  const { token } = await enter();
  for (const answer of [
    await open(exam, token),
    await start(exam, token),
    await server.call(getOwnSitting, { id: exam }, { token }),
  ]) {
    assert.is(answer.status, 404);
  }
});

test("the bank of one's religion comes before the general one, and without any nobody comes in", async () => {
  const { religions, server } = school;
  const subject = await school.addSubject("AGM", "agama", religions.katolik);
  const faith = await school.addReadyBank("AGAMA", subject);
  const both = await school.addExam("dua", { bank_ids: [faith.id, school.bank] });
  const one = await school.addExam("satu", { bank_ids: [faith.id] });
  const catholic = await enter({ agama_id: religions.katolik });
  const muslim = await enter();
  const subjectOf = async (token: string, id: string) =>
    (await exams(token)).find((exam) => exam.id === id)?.subject;
  assert.is(await subjectOf(catholic.token, both), "Matpel AGM");
  assert.is(await subjectOf(muslim.token, both), "Matematika");
  const refused = await open(one, muslim.token);
  assert.is(refused.status, 409);
  assert.match(refused.message, /Tidak ada banksoal untuk Anda/u);
  assert.is((await open(one, catholic.token)).status, 200);
  const sat = await server.db
    .selectFrom("sittings")
    .select("bank_id")
    .where("schedule_id", "=", one)
    .execute();
  assert.equal(sat, [{ bank_id: faith.id }]);
});

test("the waiting room opens ten minutes before; work begins at the start, by the server's clock", async () => {
  const exam = await school.addExam("nanti", beginsIn(19));
  const { token } = await enter();
  assert.match((await open(exam, token)).message, /Ruang tunggu dibuka 10 menit/u);
  school.server.wait(9 * minute);
  assert.is((await open(exam, token)).data.status, 0);
  assert.match((await start(exam, token)).message, /belum mulai/u);
  school.server.wait(10 * minute);
  assert.is((await start(exam, token)).data.status, 3);
});

test("late comers are let in as long as the exam says, and have what is left", async () => {
  const late: Partial<ScheduleInput> = { masuk_sampai: 30 };
  const exam = await school.addExam("telat", late);
  const { token } = await enter();
  const other = await enter();
  school.server.wait(19 * minute);
  await open(exam, token);
  const { data } = await start(exam, token);
  assert.is(data.remaining_seconds, 60 * 60);
  school.server.wait(minute + 1);
  assert.match((await open(exam, other.token)).message, /Batas waktu masuk/u);
});

test("only the session that is open comes in; who has begun goes on when the next is opened", async () => {
  const exam = await school.addExam("sesi");
  const { db } = school.server;
  const rows = [1, 2].map((sesi) => ({ schedule_id: exam, sesi, ...beginsIn(-11) }));
  await db.insertInto("schedule_sessions").values(rows).execute();
  const [first, second, nobody] = [await enter(), await enter(), await enter()];
  await db
    .insertInto("session_members")
    .values([
      { schedule_id: exam, participant_id: first.id, sesi: 1 },
      { schedule_id: exam, participant_id: second.id, sesi: 2 },
    ])
    .execute();
  assert.is((await open(exam, first.token)).status, 200);
  await start(exam, first.token);
  assert.match((await open(exam, second.token)).message, /Anda di sesi 2, .+ sesi 1/u);
  assert.match((await open(exam, nobody.token)).message, /tidak terdaftar di sesi mana pun/u);
  await db.updateTable("schedules").set({ sesi_open: 2 }).where("id", "=", exam).execute();
  assert.is((await open(exam, second.token)).status, 200);
  const again = await school.signIn(first.no);
  assert.is((await open(exam, again)).data.status, 3);
});

test("whoever comes to a session that opens by itself may wait and begin while the session before it can be entered", async () => {
  const exam = await school.addExam("berikut", beginsIn(-60));
  const byHand = await school.addExam("tangan", { ...beginsIn(-60), sesi_auto: false });
  const { server } = school;
  const { db } = server;
  const sitter = await enter();
  for (const schedule_id of [exam, byHand]) {
    await db
      .insertInto("schedule_sessions")
      .values([
        { schedule_id, sesi: 1, ...beginsIn(-60) },
        { schedule_id, sesi: 2, ...beginsIn(11) },
      ])
      .execute();
    await db
      .insertInto("session_members")
      .values({ schedule_id, participant_id: sitter.id, sesi: 2 })
      .execute();
  }
  assert.match((await open(exam, sitter.token)).message, /sedangkan yang dibuka sesi 1/u);
  server.wait(minute);
  assert.is((await open(exam, sitter.token)).status, 200, "the waiting room");
  assert.match((await open(byHand, sitter.token)).message, /sedangkan yang dibuka sesi 1/u);
  assert.is.not((await start(exam, sitter.token)).status, 200);
  server.wait(10 * minute);
  const { sesi_open: stillOpen } = await db
    .selectFrom("schedules")
    .select("sesi_open")
    .where("id", "=", exam)
    .executeTakeFirstOrThrow();
  assert.is(stillOpen, 1);
  assert.is(
    (await start(exam, sitter.token)).status,
    200,
    "at the hour, before a server has looked",
  );
  // Staff have gone back to the first session since.
  await db
    .updateTable("schedules")
    .set({ sesi_opened_at: server.now })
    .where("id", "=", exam)
    .execute();
  const late = await enter();
  await db
    .insertInto("session_members")
    .values({ schedule_id: exam, participant_id: late.id, sesi: 2 })
    .execute();
  assert.match((await open(exam, late.token)).message, /sedangkan yang dibuka sesi 1/u);
});

test("questions are drawn once, however often and from wherever one starts", async () => {
  const exam = await school.addExam("sekali");
  const { token, id } = await enter();
  await Promise.all([open(exam, token), open(exam, token)]);
  const starts = await Promise.all([start(exam, token), start(exam, token), start(exam, token)]);
  assert.equal(
    starts.map(({ status }) => status),
    [200, 200, 200],
  );
  assert.is(new Set(starts.map(({ data }) => data.started_at)).size, 1);
  const drawn = await school.server.db
    .selectFrom("sitting_questions as q")
    .innerJoin("sittings as s", "s.id", "q.sitting_id")
    .select("q.position")
    .where("s.participant_id", "=", id)
    .execute();
  assert.is(drawn.length, 16);
});

// --- Tokens ---

const everybody: ScopeKey = { scope: "global", id: "" };
async function release(key: ScopeKey = everybody): Promise<string> {
  const { scopes } = await school.server.ok(releaseToken, key);
  return scopes.find((one) => one.scope === key.scope && one.id === key.id)!.token!.value;
}
/** What counts for everybody, from the first of these tests on. */
let wide = "";
const wrong = (answer: { status: number; data: unknown }) =>
  answer.status === 422 ? (answer.data as unknown as { token: string }).token : answer.status;

test("without the token nobody comes in; its case and its spaces do not matter", async () => {
  const exam = await school.addExam("token", { token_mode: "global" });
  const { token } = await enter();
  assert.is(wrong(await open(exam, token)), "Ketik token ujian.");
  assert.match(String(wrong(await open(exam, token, "ABCDEF"))), /belum dirilis/u);
  const value = (wide = await release());
  assert.match(String(wrong(await open(exam, token, "ABC DEF"))), /Token salah/u);
  const typed = ` ${value.slice(0, 3).toLowerCase()} ${value.slice(3)}`;
  assert.is((await open(exam, token, typed)).status, 200);
});

test("a reload asks for no token, another sign-in does; questions are seen only after it", async () => {
  const exam = await school.addExam("lanjut", { token_mode: "global" });
  const { no, token } = await enter();
  const value = wide;
  await open(exam, token, value);
  await start(exam, token);
  assert.is((await open(exam, token)).status, 200);
  const again = await school.signIn(no);
  assert.is(wrong(await open(exam, again)), "Ketik token ujian.");
  const { questions } = await school.server.ok(getOwnSitting, { id: exam }, { token: again });
  assert.is(questions.length, 0);
  assert.is((await open(exam, again, value)).data.status, 3);
  const shown = await school.server.ok(getOwnSitting, { id: exam }, { token: again });
  assert.is(shown.questions.length, 16);
});

test("the exam's own token counts before the one for all, held or not", async () => {
  const exam = await school.addExam("sendiri", { token_mode: "global" });
  const { token } = await enter();
  const own = await release({ scope: "schedule", id: exam });
  assert.match(String(wrong(await open(exam, token, wide))), /Token salah/u);
  assert.is((await open(exam, token, own)).status, 200);
  const other = await enter();
  const { scopes } = await school.server.ok(getTokenBoard, {});
  const key = { scope: "schedule", id: exam } as const;
  const { id } = scopes.find((one) => one.id === exam)!.token!;
  await school.server.ok(holdToken, { ...key, token_id: id });
  assert.match(String(wrong(await open(exam, other.token, wide))), /belum dirilis/u);
});

test("a replaced or held token is dead at once; one that changed by itself is taken for a minute", async () => {
  const exam = await school.addExam("ganti", { token_mode: "global" });
  const { server } = school;
  const { token } = await enter();
  const { scopes } = await server.ok(getTokenBoard, {});
  const first = scopes[0]!.token!.value;
  await server.ok(replaceToken, { ...everybody, token_id: scopes[0]!.token!.id, note: "Bocor" });
  assert.match(String(wrong(await open(exam, token, first))), /sudah tidak berlaku/u);
  const { scopes: now, version } = await server.ok(getTokenBoard, {});
  const second = now[0]!.token!;
  await server.ok(updateTokenRules, { auto: true, seconds: 60, version });
  server.wait(900_000 + 1000);
  assert.is((await open(exam, token, second.value)).status, 200);
  const other = await enter();
  server.wait(minute);
  assert.match(
    String(wrong(await open(exam, other.token, second.value))),
    /sudah tidak berlaku|salah/u,
  );
  const { scopes: latest } = await server.ok(getTokenBoard, {});
  const third = latest[0]!.token!;
  await server.ok(holdToken, { ...everybody, token_id: third.id });
  assert.match(String(wrong(await open(exam, other.token, third.value))), /tidak berlaku/u);
});

test.run();
