// Every fact that a permission depends on is changed in the database, past every handler: whoever loses by it receives nothing more.
import { sql, type RawBuilder } from "kysely";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { topic } from "../../contract/live-protocol.ts";
import { openChat } from "../../contract/chat/chats.ts";
import { createMajor } from "../../contract/majors.ts";
import { getQuestionBank } from "../../contract/questions/banks.ts";
import * as v from "valibot";
import { awaitNews } from "../../contract/sitting/own-news.ts";
import { connectClientAs } from "../../testing/server/live-client.ts";
import { addProctoredExam } from "../../testing/exams/proctored-exam.ts";
import { staffOf } from "../../testing/exams/school-staff.ts";
import { openSittingSchool, type SittingSchool } from "../../testing/exams/sitting-school.ts";

const test = suite("live topics when a permission ends");
let school: SittingSchool;
/** A teacher: proctor of R-01, author of the bank, and of no exam. */
let teacher = { id: "", token: "" };
let exam = "";
let sitter = "";
const bank = topic({ name: "bank", snapshot: getQuestionBank, patch: v.null() });

test.before.each(async () => {
  school = await openSittingSchool();
  const { id, name } = await staffOf(school, school.author);
  teacher = { id, token: school.author };
  const { seated, people } = await addProctoredExam(school, name);
  exam = seated;
  sitter = people[0]!.id;
  school.server.exam.live.declare(bank);
  // A call that writes is answered when all notices of what was written before have come: those of the rooms just made too.
  await school.server.ok(createMajor, { kode: "SESUDAH", nama: "Sesudah" });
});
test.after.each(() => school.close());

/** Notices of changes that no call has made arrive a moment later. */
async function until(isSo: () => boolean): Promise<void> {
  for (let tries = 0; tries < 300 && !isSo(); tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  assert.ok(isSo(), "the notice has not arrived");
}

const run = (statement: RawBuilder<unknown>) => statement.execute(school.server.db);

/** Follows the topic, changes the fact, and expects that the topic ends, is refused and receives nothing more. */
async function expectEnd(name: string, change: RawBuilder<unknown>, token = teacher.token) {
  const { live } = school.server.exam;
  const socket = await connectClientAs(live, token);
  const kinds = () => socket.frames.splice(0).flatMap(({ t }) => (t === "validate" ? [] : [t]));
  await socket.follow(name);
  assert.equal(kinds(), ["ready", "snapshot"], name);
  await run(change);
  await until(() => socket.closeCodes.length > 0 || socket.frames.some(({ t }) => t === "lost"));
  kinds();
  await socket.follow(name);
  if (socket.closeCodes.length === 0) assert.equal(kinds(), ["refused"], name);
  const [topicName, id] = name.split(":");
  live.publish({ ...bank, name: topicName! } as typeof bank, { id: id! }, null);
  assert.equal(kinds(), [], `${name} receives nothing more`);
  socket.connection.closed();
}

const facts: Record<string, () => RawBuilder<unknown>> = {
  "the account is switched off": () =>
    sql`update users set active = false where id = ${teacher.id}`,
  "a code is denied to the account": () =>
    sql`insert into user_menus (user_id, code, effect) values (${teacher.id}, '0013A', 'deny')`,
  "a code is taken from the role": () =>
    sql`delete from role_menus where role = 'EVAL' and code = '0013A'`,
  "the session of the account ends": () => sql`delete from tokens where user_id = ${teacher.id}`,
  "the room has another proctor": () => sql`update event_rooms set pengawas = '[]'`,
  "the proctor's duty is on another day": () => sql`
    update event_rooms set pengawas = jsonb_set(pengawas, '{0,days}', '["2001-01-01"]')`,
  "the exam is of no event": () => sql`update schedules set event_id = null where id = ${exam}`,
};

for (const [what, change] of Object.entries(facts)) {
  test(`a proctor's board ends when ${what}`, () => expectEnd(`board:${exam}~R-01`, change()));
}

test("a proctor's board ends when the exam moves to another day than the proctor's", async () => {
  const day = await school.server.db
    .selectFrom("schedule_sessions")
    .select("tanggal")
    .executeTakeFirstOrThrow();
  await run(sql`update event_rooms set pengawas =
    jsonb_set(pengawas, '{0,days}', ${JSON.stringify([day.tanggal])}::jsonb)`);
  await expectEnd(
    `board:${exam}~R-01`,
    sql`update schedule_sessions set tanggal = '2001-01-01' where schedule_id = ${exam}`,
  );
  await run(sql`delete from schedule_sessions`);
  await run(sql`update schedules set tanggal = ${day.tanggal}`);
  await expectEnd(`board:${exam}~R-01`, sql`update schedules set tanggal = '2001-01-01'`);
});

test("the board of one's own exam ends with its author, and an operator's with the role", async () => {
  await run(sql`update schedules set created_by = ${teacher.id}, event_id = null`);
  await expectEnd(`board:${exam}`, sql`update schedules set created_by = null`);
  const token = await school.tokenOf("OPRA");
  const { id } = await staffOf(school, token);
  await expectEnd(`board:${exam}`, sql`update users set role = 'EVAL' where id = ${id}`, token);
});

const places: Record<string, () => RawBuilder<unknown>> = {
  "is seated in another room": () =>
    sql`update placements set room_id = 'R-02', seat = 9 where participant_id = ${sitter}`,
  "has no seat any more": () => sql`delete from placements where participant_id = ${sitter}`,
  "belongs to no session": () => sql`delete from session_members where participant_id = ${sitter}`,
};

for (const [what, change] of Object.entries(places)) {
  test(`a proctor's conversation ends when the participant ${what}`, async () => {
    const about = { kind: "sitting", about: exam, participant_id: sitter } as const;
    const { id } = await school.server.ok(openChat, about, { token: teacher.token });
    await expectEnd(`chat:${id}`, change());
  });
}

test("what is inside a bank ends with its author and with a helper's share", async () => {
  await run(sql`update question_banks set created_by = null where id = ${school.bank}`);
  await run(
    sql`insert into bank_authors (bank_id, user_id) values (${school.bank}, ${teacher.id})`,
  );
  await expectEnd(`bank:${school.bank}`, sql`delete from bank_authors`);
  await run(sql`update question_banks set created_by = ${teacher.id} where id = ${school.bank}`);
  await expectEnd(`bank:${school.bank}`, sql`update question_banks set created_by = null`);
});

const stops: Record<string, (id: string) => RawBuilder<unknown>> = {
  "is blocked": (id) => sql`update participants set status = 'blocked' where id = ${id}`,
  "is deleted": (id) => sql`update participants set deleted_at = now() where id = ${id}`,
  "gets another password": (id) =>
    sql`update participants set password_hash = 'x' where id = ${id}`,
  "is signed out": (id) => sql`delete from participant_tokens where participant_id = ${id}`,
};

for (const [what, change] of Object.entries(stops)) {
  test(`the call in which a participant waits for news is refused when the participant ${what}`, async () => {
    const { server } = school;
    const own = await school.addExam("berita");
    const { id, token } = await school.begin(own);
    const { mark } = await server.ok(awaitNews, { id: own }, { token });
    const news = server.call(awaitNews, { id: own, mark }, { token });
    await new Promise((resolve) => setTimeout(resolve, 50));
    await run(change(id));
    const before = performance.now();
    const { status } = await news;
    assert.ok(performance.now() - before < 5_000);
    assert.ok([401, 403].includes(status), String(status));
  });
}

test.run();
