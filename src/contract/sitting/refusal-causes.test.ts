import { changeSchedules } from "../exams/schedules.ts";
import { sql } from "kysely";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import * as v from "valibot";
import { wallTimeOf } from "../../domain/exams/school-time.ts";
import { drawingBytes, pdfBytes, photoBytes } from "../../testing/exams/attachment-files.ts";
import { openAttachmentSchool } from "../../testing/exams/attachment-school.ts";
import { schoolZone } from "../../testing/exams/sitting-school.ts";
import { changeParticipants } from "../participants.ts";
import { securityPackage } from "../setting-changes.ts";
import { examSecurityCodes } from "./exam-security.ts";
import { openSitting, startSitting } from "./own-exams.ts";
import { getOwnMessagePicture } from "./own-chat.ts";
import { maxAttachmentBytes, maxSittingAttachments, uploadAttachment } from "./own-attachments.ts";
import { beat, finishSitting, getOwnResult, getOwnSitting } from "./own-sitting.ts";
import { getOwnSession, signInParticipant } from "./participant-session.ts";
import { participantPaths, refusalCauses, type RefusalCause } from "./refusal-causes.ts";
import { refusalData } from "../../testing/server/refusal-data.ts";

const test = suite("why a participant's call is refused");
const minute = 60_000;
const seen = new Set<RefusalCause>();
let school: Awaited<ReturnType<typeof openAttachmentSchool>>;
test.before(async () => {
  school = await openAttachmentSchool();
});
test.after(() => school.close());

type Answer = { code: string; data: unknown };

function isRefusedFor(cause: RefusalCause, { code, data }: Answer): void {
  assert.is(v.is(refusalData, data) && data.cause, cause);
  assert.is(code, refusalCauses[cause].code);
  seen.add(cause);
}

const enter = async () => {
  const { no, id } = await school.addSitter();
  return { no, id, token: await school.signIn(no) };
};
const open = (id: string, token: string) =>
  school.server.call(openSitting, { id, token: "" }, { token });
const start = (id: string, token: string) => school.server.call(startSitting, { id }, { token });
const put = (exam: string, token: string) => school.send(exam, token, [{ question_id: "x" }]);

test("when somebody signs in, or is blocked after that", async () => {
  const { server } = school;
  const { no, id, token } = await enter();
  const signIn = (device?: string) =>
    server.call(signInParticipant, school.seatOf(no, device), { token: null });
  isRefusedFor("device-taken", await signIn("device-other"));
  const change = (status: "blocked" | "inactive") =>
    server.ok(changeParticipants, { changes: [{ id, status, block_reason: "Ramai." }] });
  await change("blocked");
  const blocked = await server.call(getOwnSession, {}, { token });
  isRefusedFor("blocked", blocked);
  assert.is((blocked.data as unknown as { block_reason: string }).block_reason, "Ramai.");
  isRefusedFor("blocked", await signIn());
  await change("inactive");
  isRefusedFor("inactive", await signIn());
  const row = {
    package: securityPackage,
    value: "ExamBrowser",
    version: 1,
    updated_at: server.now,
  };
  const browsers = { code: examSecurityCodes.browsers, ...row };
  await server.db.insertInto("settings").values(browsers).execute();
  isRefusedFor("other-browser", await signIn());
  await server.db.deleteFrom("settings").where("code", "=", browsers.code).execute();
});

test("before somebody comes into an exam, and before its start", async () => {
  const { server } = school;
  const { token } = await enter();
  isRefusedFor("unknown-exam", await open("nowhere", token));
  const inMinutes = (minutes: number) =>
    wallTimeOf(server.now.getTime() + minutes * minute, schoolZone);
  const [later, soon] = [
    await school.addExam("nanti", inMinutes(30)),
    await school.addExam("segera", inMinutes(5)),
  ];
  isRefusedFor("too-early", await open(later, token));
  isRefusedFor("not-entered", await put(soon, token));
  await open(soon, token);
  isRefusedFor("before-start", await start(soon, token));
  isRefusedFor("too-late", await open(await school.addExam("telat", { masuk_sampai: 1 }), token));
  isRefusedFor("no-bank", await open(await school.addExam("tanpa-bank", { bank_ids: [] }), token));
  const empty = await school.addExam("kosong", { bank_ids: [(await school.newBank()).id] });
  await open(empty, token);
  isRefusedFor("no-questions", await start(empty, token));
});

test("in an exam with sessions", async () => {
  const { db, now } = school.server;
  const exam = await school.addExam("sesi");
  const began = wallTimeOf(now.getTime() - 11 * minute, schoolZone);
  const sessions = [1, 2].map((sesi) => ({ schedule_id: exam, sesi, ...began }));
  await db.insertInto("schedule_sessions").values(sessions).execute();
  const [second, nobody] = [await enter(), await enter()];
  const member = { schedule_id: exam, participant_id: second.id, sesi: 2 };
  await db.insertInto("session_members").values(member).execute();
  isRefusedFor("session-closed", await open(exam, second.token));
  isRefusedFor("no-session", await open(exam, nobody.token));
});

test("during a sitting and after it", async () => {
  const { server } = school;
  const exam = await school.addExam("kerja", { min_test: 30 });
  const { no, token } = await enter();
  await open(exam, token);
  isRefusedFor("not-started", await put(exam, token));
  await start(exam, token);
  isRefusedFor("not-finished", await server.call(getOwnResult, { id: exam }, { token }));
  isRefusedFor("before-minimum", await server.call(finishSitting, { id: exam }, { token }));
  const picture = { id: exam, picture_id: "none" };
  isRefusedFor("not-found", await server.call(getOwnMessagePicture, picture, { token }));
  const again = await school.signIn(no);
  isRefusedFor("token-needed", await put(exam, again));
  await open(exam, again);
  server.wait(80 * minute);
  isRefusedFor("time-over", await put(exam, again));
  await server.ok(finishSitting, { id: exam }, { token: again });
  isRefusedFor("finished", await put(exam, again));
  isRefusedFor("finished", await open(exam, again));
  assert.is((await server.call(beat, { id: exam }, { token: again })).status, 200);
});

test("in an exam that is switched off with participants at work", async () => {
  const { server } = school;
  const exam = await school.addExam("berhenti");
  const { token } = await enter();
  await open(exam, token);
  await start(exam, token);
  await server.ok(changeSchedules, { changes: [{ id: exam, active: false }] });
  server.wait(minute);
  isRefusedFor("stopped", await put(exam, token));
});

test("a request that is cut off, and one that the database cannot put in order with another", async () => {
  const { server } = school;
  const exam = await school.addExam("bersamaan");
  const { token } = await enter();
  const headers = { authorization: `Bearer ${token}` };
  const path = openSitting.path.replace("{id}", exam);
  const pull = (controller: ReadableStreamDefaultController) => controller.error(new Error("Cut"));
  const cutOff = { method: "POST", headers, body: new ReadableStream({ pull }), duplex: "half" };
  isRefusedFor("interrupted", await server.raw(path, cutOff as RequestInit));
  await sql`
    create function refuse_all() returns trigger language plpgsql as
    $$ begin raise exception 'deadlock' using errcode = '40P01'; end $$`.execute(server.db);
  await sql`
    create trigger refuse_all before insert on sittings
    for each row execute function refuse_all()`.execute(server.db);
  isRefusedFor("concurrent-change", await open(exam, token));
  await sql`drop trigger refuse_all on sittings`.execute(server.db);
});

test("when attachments of an essay are uploaded", async () => {
  const { server } = school;
  const exam = await school.addEssayExam("lampiran");
  const { token } = await enter();
  await open(exam, token);
  await start(exam, token);
  const { questions } = await server.ok(getOwnSitting, { id: exam }, { token });
  const { id: question_id } = questions.find(({ stem }) => stem.includes("lampiran"))!;
  const upload = (attachment_id: string, file = photoBytes()) =>
    server.call(uploadAttachment, { id: exam, attachment_id, question_id }, { token, file });
  for (let at = 0; at < maxSittingAttachments; at += 1) await upload(`a${at}`);
  isRefusedFor("too-many-attachments", await upload("more"));
  isRefusedFor("other-attachment", await upload("a0", photoBytes({ rotation: 1 })));
  isRefusedFor("no-attachment-type", await upload("b", new Uint8Array(9)));
  isRefusedFor("damaged-attachment", await upload("b", photoBytes().slice(0, -4)));
  isRefusedFor("damaged-attachment", await upload("b", pdfBytes().slice(0, -8)));
  isRefusedFor("unsafe-attachment", await upload("b", pdfBytes("/AA<</S/JavaScript>>")));
  isRefusedFor("too-many-pixels", await upload("b", drawingBytes({ width: 9000, height: 9000 })));
  const large = await upload("b", new Uint8Array(maxAttachmentBytes + 1));
  isRefusedFor("attachment-too-large", large);
  const html = "a".repeat(5 * 1024 * 1024);
  isRefusedFor(
    "too-large",
    await school.send(exam, token, [{ question_id, answer: { type: 2, html } }]),
  );
});

test("a path that does not exist, and one that is no text", async () => {
  const { server } = school;
  const { token } = await enter();
  const headers = { authorization: `Bearer ${token}` };
  const answerOf = (path: string) => server.raw(`${participantPaths}${path}`, { headers });
  isRefusedFor("not-found", await answerOf("nothing"));
  isRefusedFor("not-found", await answerOf("exams/%00/sitting"));
});

test("each cause of the list was given by a call above", () => {
  assert.equal([...seen].sort(), Object.keys(refusalCauses).sort());
});

test("calls of staff carry none", async () => {
  assert.is((await school.server.raw("/api/v1/nothing")).data, null);
});

test.run();
