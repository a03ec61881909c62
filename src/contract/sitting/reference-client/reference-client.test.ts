import { getEventListeners } from "node:events";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { openChat, sendMessage } from "../../chat/chats.ts";
import { changeSchedules } from "../../exams/schedules.ts";
import { addSittingTime, admitSittings, reopenSittings } from "../../exams/sitting-acts.ts";
import { getSittingStory } from "../../exams/sitting-control.ts";
import { changeParticipants } from "../../participants.ts";
import { publishResults } from "../../results/result-publications.ts";
import { getOwnSitting } from "../own-sitting.ts";
import { pdfBytes, photoBytes } from "../../../testing/exams/attachment-files.ts";
import { openAttachmentSchool } from "../../../testing/exams/attachment-school.ts";
import { sitterPassword } from "../../../testing/exams/sitting-school.ts";
import { questionSamples } from "../../../testing/questions/question-samples.ts";
import type { QuestionType } from "../../questions/question-types.ts";
import type { DeviceStorage } from "./answer-queue.ts";
import {
  isTransient,
  retryDelayMs,
  sleepFor,
  untilAnswered,
  type Reply,
  type Sleep,
} from "./exam-calls.ts";
import { ParticipantClient } from "./participant-client.ts";
import { ExamClock } from "./exam-clock.ts";

const test = suite("the reference client");
const minute = 60_000;
let school: Awaited<ReturnType<typeof openAttachmentSchool>>;
test.before(async () => {
  school = await openAttachmentSchool();
});
test.after(() => school.close());

function memory(): DeviceStorage {
  let kept: string | null = null;
  return { load: () => kept, save: (text) => void (kept = text) };
}

function fileMemory() {
  const kept = new Map<string, Uint8Array<ArrayBuffer>>();
  return {
    kept,
    save: async (id: string, bytes: Uint8Array<ArrayBuffer>) => void kept.set(id, bytes),
    load: async (id: string) => kept.get(id) ?? null,
    remove: async (id: string) => void kept.delete(id),
  };
}

/** A participant at a device whose cable can be pulled. */
async function atDevice(
  exam: string,
  no: string,
  storage = memory(),
  device = `device-${no}`,
  files = fileMemory(),
  deviceTime = () => new Date(),
  sleep: Sleep = () => new Promise((resolve) => setTimeout(resolve, 5)),
) {
  const cable = { isOut: false };
  const client = new ParticipantClient({
    server: "http://exam.test",
    exam,
    device,
    storage,
    files,
    deviceTime,
    async send(request) {
      if (cable.isOut) throw new TypeError("Failed to fetch");
      return school.server.exam.fetch(request, { address: "10.0.0.9" });
    },
    sleep,
  });
  return { client, cable, storage, files };
}

async function atWork(alias: string, given?: string) {
  const exam = given ?? (await school.addExam(alias));
  const { no, id } = await school.addSitter();
  const place = await atDevice(exam, no);
  const { client } = place;
  await client.signIn(no, sitterPassword);
  await client.enter("");
  await client.start();
  return { ...place, exam, no, id, shown: (await client.questions())! };
}

/** What the server has stored for each question. */
async function stored(exam: string, token: string) {
  const { questions } = await school.server.ok(getOwnSitting, { id: exam }, { token });
  return questions.filter(({ answer }) => answer !== null).length;
}

async function soon(is: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; !(await is()) && tries < 400; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  assert.ok(await is());
}

const rightOf = (type: number) => questionSamples[type as QuestionType].right;
const reasonOf = (exam: string, id: string) => ({ schedule_id: exam, ids: [id], reason: "Uji." });

test("it answers all types of question, and hands in when everything is confirmed", async () => {
  const { client, shown } = await atWork("semua");
  assert.is(shown.media.length, 2);
  for (const { id, type } of shown.questions) client.answer(id, rightOf(type));
  await client.flush();
  assert.is(client.queue.size, 0);
  assert.equal(client.queue.refused, []);
  assert.is((await client.finish())!.data.status, 1);
  await client.close();
});

test("answers given without a network are kept through a closed browser, and sent by the next one", async () => {
  const { client, cable, storage, exam, no, shown } = await atWork("kabel");
  cable.isOut = true;
  for (const { id, type } of shown.questions) client.answer(id, rightOf(type));
  await soon(() => client.isOffline);
  assert.is(client.queue.size, 16);
  await client.close();
  const { client: next } = await atDevice(exam, no, storage);
  await next.signIn(no, sitterPassword);
  await next.enter("");
  const { questions } = (await next.questions())!;
  assert.ok(
    questions.every(({ answer }) => answer !== null),
    "also those that are not sent yet",
  );
  await next.flush();
  assert.is(next.queue.size, 0);
  await next.close();
  const token = await school.signIn(no);
  assert.is(await stored(exam, token), 0, "not without the exam's token");
});

test("once anything is answered again, what is waiting is sent without the rest of the pause", async () => {
  const exam = await school.addExam("kembali");
  const { no } = await school.addSitter();
  const sleep: Sleep = (_ms, signal) => sleepFor(minute, signal);
  const defaults = [undefined, undefined, undefined, undefined] as const;
  const { client, cable } = await atDevice(exam, no, ...defaults, sleep);
  await client.signIn(no, sitterPassword);
  await client.enter("");
  await client.start();
  const [question] = (await client.questions())!.questions;
  cable.isOut = true;
  client.answer(question!.id, rightOf(question!.type));
  await soon(() => client.isOffline);
  cable.isOut = false;
  await client.questions();
  await soon(() => client.queue.size === 0);
  await client.close();
});

test("a photo that was taken without a network is kept through a closed browser, and sent before its answer", async () => {
  const exam = await school.addEssayExam("lampiran");
  const { client, cable, storage, files, no, shown } = await atWork("lampiran", exam);
  const essay = shown.questions.find(({ stem }) => stem.includes("lampiran"))!;
  const other = shown.questions.find(({ stem }) => !stem.includes("lampiran"))!;
  cable.isOut = true;
  const id = await client.attach(essay.id, photoBytes());
  client.answer(essay.id, { type: 2, html: "", attachments: [id] });
  const refused = await client.attach(other.id, photoBytes());
  const cut = await client.attach(essay.id, pdfBytes().slice(0, -8));
  await client.close();
  const { client: next } = await atDevice(exam, no, storage, `device-${no}`, files);
  await next.signIn(no, sitterPassword);
  await next.enter("");
  await next.flush();
  assert.equal([next.queue.size, next.queue.files.length, next.queue.refused.length], [0, 0, 0]);
  assert.equal([...files.kept.keys()], [], "what is refused is dropped");
  assert.equal(
    next.queue.refusedFiles.map(({ id: file, cause }) => [file, cause]),
    [
      [refused, "not-found"],
      [cut, "damaged-attachment"],
    ],
  );
  assert.match(next.queue.refusedFiles[1]!.message, /^PDF ini rusak/u);
  assert.is(await school.stored(exam), 1);
  await next.close();
});

test("an answer that is refused is reported once, and holds up none of the others", async () => {
  const { client, shown } = await atWork("tolak");
  client.answer("of-somebody-else", { type: 1, id: "a" });
  client.answer(shown.questions[0]!.id, { type: 99 });
  for (const { id, type } of shown.questions.slice(1)) client.answer(id, rightOf(type));
  await client.flush();
  assert.is(client.queue.size, 0);
  assert.equal(
    client.queue.refused.map(({ cause }) => cause),
    ["unknown-question", "malformed"],
  );
  await client.close();
});

test("answers that come too late stay on the device until staff have given time", async () => {
  const { client, cable, exam, id, shown } = await atWork("terlambat");
  cable.isOut = true;
  client.answer(shown.questions[0]!.id, rightOf(shown.questions[0]!.type));
  school.server.wait(80 * minute);
  cable.isOut = false;
  await soon(() => client.need === "proctor");
  assert.is(client.queue.size, 1);
  assert.is(await client.finish(), null, "nothing is handed in beside it");
  const { events } = await school.server.ok(getSittingStory, { schedule_id: exam, id });
  const late = events.find(({ kind }) => kind === "overdue-answers");
  assert.equal([late?.answers, late?.in_time], [1, 1], "staff see that it was given in time");
  const act = { ...reasonOf(exam, id), minutes: 10, kind: "incident" as const };
  await school.server.ok(addSittingTime, { ...act, act_id: "time-1" });
  await soon(() => client.queue.size === 0);
  assert.is(client.need, null);
  assert.is((await client.finish())!.data.status, 1);
  client.answer(shown.questions[1]!.id, rightOf(shown.questions[1]!.type));
  await soon(() => client.need === "proctor");
  const { kind: _kind, ...again } = act;
  await school.server.ok(reopenSittings, { ...again, act_id: "again-1" });
  await soon(() => client.queue.size === 0);
  await client.close();
});

test("whoever comes after the limit comes in as soon as staff have admitted them", async () => {
  const exam = await school.addExam("telat masuk", { masuk_sampai: 5 });
  const { no, id } = await school.addSitter();
  const { client } = await atDevice(exam, no);
  await client.signIn(no, sitterPassword);
  const refused = (await client.enter(""))!;
  const { cause } = refused.data as { cause?: string };
  assert.equal([refused.status, cause], [409, "too-late"]);
  const act = { ...reasonOf(exam, id), minutes: 30, act_id: "admit-1" };
  await school.server.ok(admitSittings, act);
  assert.is((await client.enter(""))!.status, 200);
  const { deadline_at: deadline } = (await client.start())!.data;
  assert.is(Date.parse(deadline!) - school.server.now.getTime(), 30 * minute);
  await client.close();
});

test("whoever is blocked goes on by themselves after staff have unblocked", async () => {
  const { client, id, shown } = await atWork("blokir");
  const change = (status: "blocked" | "active") =>
    school.server.ok(changeParticipants, { changes: [{ id, status, block_reason: "Ramai." }] });
  await change("blocked");
  client.answer(shown.questions[0]!.id, rightOf(shown.questions[0]!.type));
  await soon(() => client.need === "blocked");
  await change("active");
  await soon(() => client.queue.size === 0);
  assert.is(client.need, null);
  await client.close();
});

test("while the exam is stopped, answers wait on the device, and are sent when it goes on", async () => {
  const { client, exam, shown } = await atWork("berhenti");
  const change = (active: boolean) =>
    school.server.ok(changeSchedules, { changes: [{ id: exam, active }] });
  await change(false);
  await soon(() => client.need === "stopped");
  school.server.wait(minute);
  client.answer(shown.questions[0]!.id, rightOf(shown.questions[0]!.type));
  await client.flush();
  assert.is(client.queue.size, 1);
  await change(true);
  await soon(() => client.queue.size === 0);
  assert.is(client.need, null);
  await client.close();
});

test("a session that was taken over asks for number and password, then for the token", async () => {
  const { client, no, shown } = await atWork("rebut");
  await school.signIn(no);
  client.answer(shown.questions[0]!.id, rightOf(shown.questions[0]!.type));
  await soon(() => client.need === "sign-in");
  assert.is(client.queue.size, 1);
  await client.signIn(no, sitterPassword);
  assert.is(client.need, "token");
  await client.enter("");
  await soon(() => client.queue.size === 0);
  await client.close();
});

test("time is the server's, however long an answer took and whoever sets the device's clock", () => {
  let elapsed = 1_000;
  const clock = new ExamClock(() => elapsed);
  assert.is(clock.now(), null);
  elapsed = 3_000;
  clock.note("2026-11-20T07:00:01.000+07:00", 1_000);
  const at = Date.parse("2026-11-20T00:00:00Z");
  assert.is(clock.now(), at + 2_000);
  elapsed = 3_200;
  clock.note("2026-11-20T07:00:02.000+07:00", 3_000);
  assert.is(clock.now(), at + 2_100, "the shorter way is more exact");
  elapsed = 8_200;
  clock.note("2026-11-20T07:00:05.000+07:00", 4_200);
  assert.is(clock.now(), at + 7_100, "a longer one is not");
  assert.is(clock.until("2026-11-20T00:00:10Z"), 2_900);
  clock.note("2026-11-20T08:00:00.000+07:00", 8_000);
  assert.is(clock.now(), Date.parse("2026-11-20T01:00:00.100Z"), "the server's clock was set");
});

test("it waits longer after each failure, and as long as the server says", () => {
  const delays = [1, 2, 3, 9].map((failures) => retryDelayMs(null, failures, () => 1));
  assert.equal(delays, [1_000, 2_000, 4_000, 30_000]);
  const reply: Reply<null> = {
    status: 503,
    code: "53",
    message: "",
    data: null,
    cause: "",
    retryAfterMs: 3_000,
  };
  assert.is(retryDelayMs(reply, 9), 3_000);
  assert.ok(isTransient(reply));
  assert.ok(isTransient({ ...reply, status: 409, cause: "concurrent-change" }));
  assert.not(isTransient({ ...reply, status: 409, cause: "time-over" }));
});

test("a wait leaves nothing behind, whether it was long enough or was ended", async () => {
  const closing = new AbortController();
  const { signal } = closing;
  await sleepFor(1, signal);
  assert.is(getEventListeners(signal, "abort").length, 0);
  const long = sleepFor(minute, signal);
  closing.abort();
  await long;
  assert.is(getEventListeners(signal, "abort").length, 0);
});

test("a call is repeated while the network is out, and not after the client was closed", async () => {
  const closing = new AbortController();
  const waits = { signal: closing.signal, sleep: async () => undefined };
  const refused: Reply<null> = {
    status: 409,
    cause: "finished",
    code: "49",
    message: "",
    data: null,
    retryAfterMs: null,
  };
  let calls = 0;
  const call = async () => {
    calls += 1;
    return calls < 3 ? null : refused;
  };
  assert.is(await untilAnswered(call, waits), refused);
  assert.is(calls, 3);
  closing.abort();
  assert.is(await untilAnswered(async () => null, waits), null);
});

test("it lists exams, talks with staff, reports the screen, and shows the result", async () => {
  const given = await school.addExam("lengkap", { view_result: "score" });
  const { client, cable, exam, id } = await atWork("lengkap", given);
  assert.ok((await client.exams())!.some((one) => one.id === exam));
  cable.isOut = true;
  const written = client.write("Layar saya gelap.");
  const left = client.report("leave");
  await soon(() => client.isOffline);
  cable.isOut = false;
  assert.is((await written)!.data.text, "Layar saya gelap.");
  assert.is((await left)!.data.blocked, false);
  const chat = await school.server.ok(openChat, {
    kind: "sitting",
    about: exam,
    participant_id: id,
  });
  await school.server.ok(sendMessage, {
    id: chat.id,
    message_id: "m-1",
    text: "Kami datang.",
  });
  await soon(() => client.messageSeq > 0);
  const texts = (await client.messages())!.map(({ text }) => text);
  assert.equal(texts, ["Layar saya gelap.", "Kami datang."]);
  assert.ok(await client.read(client.messageSeq));
  await client.finish();
  const early = (await client.result())!;
  assert.equal([early.hindrance, early.score], ["exam-running", null]);
  assert.ok(Date.parse(early.shown_from!) > school.server.now.getTime());
  const act = { id: "act-1", schedule_id: exam, seq: 0, kind: "withdraw" } as const;
  await school.server.ok(publishResults, act);
  await soon(() => client.resultSeq === 1);
  assert.is((await client.result())!.hindrance, "withdrawn");
  await client.close();
});

test("another device asks for a reset", async () => {
  const { client, no, exam } = await atWork("ganti");
  const { client: other } = await atDevice(exam, no, memory(), "device-other");
  assert.is((await other.signIn(no, sitterPassword))!.cause, "device-taken");
  assert.is((await other.askForReset(no, sitterPassword))!.status, 200);
  await client.close();
});

test("staff see that a device's own clock is wrong", async () => {
  const exam = await school.addExam("jam");
  const { no } = await school.addSitter();
  const ahead = () => new Date(school.server.now.getTime() + 10 * minute);
  const { client } = await atDevice(exam, no, memory(), "device-ahead", fileMemory(), ahead);
  await client.signIn(no, sitterPassword);
  await client.enter("");
  await client.start();
  school.server.wait(11_000);
  await client.write("Jam saya salah?");
  const aheadBy = () =>
    school.server.db.selectFrom("sittings").select("clock_ahead").where("schedule_id", "=", exam);
  await soon(async () => ((await aheadBy().executeTakeFirst())?.clock_ahead ?? 0) >= 589);
  await client.close();
});

test.run();
