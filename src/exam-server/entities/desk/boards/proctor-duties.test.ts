import { boardIdOf } from "../../../../domain/exams/sittings/board-place.ts";
import { randomUUID } from "node:crypto";
import { sql, type Kysely } from "kysely";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { broadcastMessage, countRecipients } from "../../../../contract/chat/broadcasts.ts";
import { listOwnChats, openChat } from "../../../../contract/chat/chats.ts";
import {
  boardTopic,
  getBoard,
  getBoardEvents,
  listRunningBoards,
} from "../../../../contract/exams/board/boards.ts";
import { copyEvent } from "../../../../contract/exams/events.ts";
import { resetLogins } from "../../../../contract/exams/participant-logins.ts";
import { getEventRooms, updateEventRoom, type Duty } from "../../../../contract/exams/rooms.ts";
import { getScheduleReadiness } from "../../../../contract/exams/schedule-readiness.ts";
import { addSittingTime } from "../../../../contract/exams/sitting-acts.ts";
import { answerStaff } from "../../../../contract/sitting/own-chat.ts";
import { openSitting, startSitting } from "../../../../contract/sitting/own-exams.ts";
import { addDays } from "../../../../domain/exams/school-time.ts";
import { everyTime, isOnDuty } from "../../../../domain/exams/rooms/proctor-duty.ts";
import { addProctoredExam } from "../../../../testing/exams/proctored-exam.ts";
import { staffOf } from "../../../../testing/exams/school-staff.ts";
import { openSittingSchool, type SittingSchool } from "../../../../testing/exams/sitting-school.ts";
import { connectClientAs } from "../../../../testing/server/live-client.ts";
import { up } from "../../../database/migrations/running/0037-proctor-duties.ts";
import { boolean, sqlRows } from "../../../records/sql-rows.ts";
import type { FoundChat } from "../chat/chat-access.ts";
import { audienceOf } from "../chat/chat-audience-finder.ts";
import { isThere } from "../../exams/rooms/proctors-access.ts";

const test = suite("proctors on their days and in their sessions");
let school: SittingSchool;
let exam = "";
let day = "";
/** On which the event has another exam. */
let nextDay = "";
let proctor = "";
type Sitter = { id: string; token: string };
/** Both in R-01: in the first session, and in the second. */
let first: Sitter;
let second: Sitter;

test.before.each(async () => {
  school = await openSittingSchool();
  proctor = school.author;
  const { seated, people } = await addProctoredExam(school, (await staffOf(school, proctor)).name);
  exam = seated;
  const { db } = school.server;
  const { tanggal, mulai } = await db
    .selectFrom("schedules")
    .select(["tanggal", "mulai"])
    .where("id", "=", exam)
    .executeTakeFirstOrThrow();
  day = tanggal;
  nextDay = addDays(day, 1);
  await school.addExam("Kimia", { event_id: "pas-r", tanggal: nextDay });
  await db
    .insertInto("schedule_sessions")
    .values({ schedule_id: exam, sesi: 2, tanggal, mulai })
    .execute();
  const later = people[1]!.id;
  await db
    .updateTable("session_members")
    .set({ sesi: 2 })
    .where("participant_id", "=", later)
    .execute();
  await db
    .updateTable("placements")
    .set({ sesi: 2, room_id: "R-01" })
    .where("participant_id", "=", later)
    .execute();
  first = await begin(people[0]!, 1);
  second = await begin(people[1]!, 2);
});
test.after.each(() => school.close());

async function begin({ id, no }: { id: string; no: string }, sesi: number): Promise<Sitter> {
  await school.server.db
    .updateTable("schedules")
    .set({ sesi_open: sesi })
    .where("id", "=", exam)
    .execute();
  const token = await school.signIn(no);
  await school.server.ok(openSitting, { id: exam }, { token });
  await school.server.ok(startSitting, { id: exam }, { token });
  return { id, token };
}

/** Answers why it is refused; empty: it is not. */
async function setDuty(duty: Partial<Duty>, token = school.server.token!): Promise<string> {
  const { server } = school;
  const { rooms } = await server.ok(getEventRooms, { id: "pas-r" });
  const { room_id, own_kapasitas, pengawas } = rooms[0]!;
  const place = { id: "pas-r", room_id, own_kapasitas };
  const wanted = pengawas.map((one) => ({ ...one, ...everyTime, ...duty }));
  const input = { ...place, pengawas: wanted, was: { own_kapasitas, pengawas } };
  const { code, data } = await server.call(updateEventRoom, input, { token });
  return code === "00" ? "" : String(Object(data).pengawas);
}
const board = (sessions: number[] = [], room = "R-01") =>
  school.server.call(
    getBoard,
    { id: boardIdOf({ schedule: exam, room, sessions }) },
    { token: proctor },
  );
const boardIds = async () =>
  (await school.server.ok(listRunningBoards, {}, { token: proctor })).items.map(({ id }) => id);
const both = () => [first.id, second.id];
const outcomes = ({ results }: { results: readonly { outcome: string }[] }) =>
  results.map(({ outcome }) => outcome).join(" ");
const giveTime = () =>
  school.server.call(
    addSittingTime,
    {
      schedule_id: exam,
      ids: both(),
      act_id: randomUUID(),
      minutes: 5,
      kind: "incident",
      reason: "Listrik padam",
    },
    { token: proctor },
  );

test("who is there in one session alone has its board alone, and no other by any address", async () => {
  assert.equal(await boardIds(), [`${exam}~R-01`]);
  assert.is((await board()).data.rows.length, 2);
  await setDuty({ sessions: [2] });
  assert.equal(await boardIds(), [`${exam}~R-01~2`]);
  const { data } = await board([2]);
  assert.equal([data.rows.length, data.head.sessions.map(({ sesi }) => sesi)], [1, [2]]);
  const refused = await Promise.all([
    board(),
    board([1]),
    board([1, 2]),
    board([3]),
    board([2], "R-02"),
  ]);
  assert.equal(
    refused.map(({ status }) => status),
    refused.map(() => 404),
  );
  const id = `${exam}~R-01~2`;
  const eventsOf = (participant_id: string) =>
    school.server.call(getBoardEvents, { id, participant_id }, { token: proctor });
  assert.equal([(await eventsOf(first.id)).status, (await eventsOf(second.id)).status], [404, 200]);
  await setDuty({ sessions: [1, 2] });
  assert.equal(
    await boardIds(),
    [`${exam}~R-01`],
    "all of the exam's sessions are the whole board",
  );
});

test("on another day there is no board, no chat, no absence and no act", async () => {
  await setDuty({ days: [nextDay] });
  assert.equal(await boardIds(), []);
  assert.is((await board()).status, 404);
  assert.is((await giveTime()).status, 404);
  const reset = await school.server.ok(resetLogins, { ids: both() }, { token: proctor });
  assert.is(outcomes(reset), "refused refused");
  await setDuty({ days: [day, nextDay] });
  assert.is((await board()).status, 200);
});

test("acts, messages and conversations reach those of the own session alone", async () => {
  const { server } = school;
  const token = proctor;
  await setDuty({ sessions: [2] });
  assert.is(outcomes((await giveTime()).data), "refused done");
  const target = { schedule_id: exam, room_id: "R-01" };
  assert.is((await server.ok(countRecipients, target, { token })).count, 1);
  assert.is((await server.ok(countRecipients, target)).count, 2);
  const message = { ...target, message_id: randomUUID(), text: "Tenang" };
  assert.is((await server.ok(broadcastMessage, message, { token })).message.sent, 1);
  for (const one of [first, second]) {
    const asked = { id: exam, message_id: one.id, text: "Soal tidak tampil" };
    await server.ok(answerStaff, asked, { token: one.token });
  }
  const chats = await server.ok(listOwnChats, { id: (await staffOf(school, token)).id }, { token });
  assert.is(chats.items.filter(({ kind }) => kind === "sitting").length, 1);
  const open = (participant_id: string) =>
    server.call(openChat, { kind: "sitting", about: exam, participant_id }, { token });
  assert.equal([(await open(first.id)).status, (await open(second.id)).status], [404, 200]);
  const { id } = await staffOf(school, token);
  const isInAudience = async (participant_id: string) => {
    const chat = { kind: "sitting", schedule_id: exam, participant_id, room_id: null } as const;
    const found = { ...chat, first_user_id: null, second_user_id: null } as FoundChat;
    return (await audienceOf(found, { db: server.db, at: server.now })).includes(id);
  };
  assert.equal([await isInAudience(first.id), await isInAudience(second.id)], [false, true]);
  assert.is(outcomes(await server.ok(resetLogins, { ids: both() }, { token })), "refused done");
});

test("a board that is open is lost as soon as the session is somebody else's", async () => {
  const client = await connectClientAs(school.server.exam.live, proctor);
  const topic = `${boardTopic.name}:${exam}~R-01`;
  await client.follow(topic);
  await setDuty({ sessions: [2] });
  await client.follow(topic);
  assert.equal(
    client.frames.map(({ t }) => t),
    ["ready", "snapshot", "validate", "lost", "refused"],
  );
  client.connection.closed();
});

test("without 0007A nobody widens the own days and sessions, and anybody may narrow them", async () => {
  assert.is(await setDuty({ days: [day], sessions: [1, 2] }, proctor), "");
  for (const wider of [{}, { days: [day] }, { sessions: [1, 2] }, { days: [nextDay] }]) {
    assert.match(await setDuty(wider, proctor), "tidak dapat menugaskan akun sendiri");
  }
  assert.is(await setDuty({ days: [day], sessions: [2] }, proctor), "");
  assert.is(await setDuty({}, school.stranger), "", "somebody else may");
});

test("readiness asks for a proctor in each session in which somebody sits there", async () => {
  const unwatched = async () =>
    (await school.server.ok(getScheduleReadiness, { id: exam })).should.find(
      ({ code }) => code === "proctors",
    )?.names;
  assert.is(await unwatched(), undefined);
  await setDuty({ sessions: [2] });
  assert.equal(await unwatched(), ["R-01"]);
  await setDuty({ sessions: [1, 2], days: [day] });
  assert.is(await unwatched(), undefined);
  await setDuty({ days: [nextDay] });
  assert.equal(await unwatched(), ["R-01"]);
});

test("a copy of the event has the same people so many days later", async () => {
  await setDuty({ days: [day, nextDay], sessions: [2] });
  const copy = { id: "pas-r", kode: "PAS-S", nama: "Salinan", days: 7, with_people: false };
  const { data, message } = await school.server.call(copyEvent, copy);
  assert.not.match(message, "tanpa akun");
  const { rooms } = await school.server.ok(getEventRooms, { id: data.event.id });
  const [copied] = rooms[0]!.pengawas;
  assert.equal([copied?.days, copied?.sessions], [[addDays(day, 7), addDays(day, 8)], [2]]);
});

test("the condition of the database is that of the domain", async () => {
  const days = [[], ["2026-11-30"], ["2026-11-30", "2026-12-01"]];
  const sessions = [[], [1], [1, 12]];
  for (const duty of days.flatMap((one) => sessions.map((two) => ({ days: one, sessions: two })))) {
    for (const time of ["2026-11-30", "2026-12-01", "2026-12-02"].flatMap((tanggal) =>
      [0, 1, 2, 12].map((sesi) => ({ tanggal, sesi })),
    )) {
      const { rows } = await sqlRows({ is: boolean() })`
        select ${isThere({ sesi: sql`${time.sesi}::int`, tanggal: sql`${time.tanggal}` })} as "is"
        from (select ${JSON.stringify(duty)}::jsonb as one) named`.execute(school.server.db);
      assert.is(rows[0]?.is, isOnDuty(duty, time), JSON.stringify([duty, time]));
    }
  }
});

test("whoever was named before is there always, and what lacks that is not stored", async () => {
  const { server } = school;
  const db = server.db as unknown as Kysely<unknown>;
  await sql`alter table event_rooms drop constraint event_rooms_duties`.execute(db);
  await sql`
    update event_rooms set pengawas = '[{"nama": "Sri", "nip": "", "user_id": null}]'
    where room_id = 'R-01'`.execute(db);
  await sql`update event_rooms set pengawas = '[]' where room_id = 'R-02'`.execute(db);
  await up(db);
  const { rooms } = await server.ok(getEventRooms, { id: "pas-r" });
  const [sri] = rooms[0]!.pengawas;
  assert.equal([sri?.nama, sri?.days, sri?.sessions, rooms[1]!.pengawas], ["Sri", [], [], []]);
  const again = await up(db).catch((error: unknown) => String(error));
  assert.match(String(again), "event_rooms_duties");
  const lacking = await sql`
    update event_rooms set pengawas = '[{"nama": "Sri", "nip": "", "user_id": null}]'`
    .execute(db)
    .catch((error: unknown) => String(error));
  assert.match(String(lacking), "event_rooms_duties");
});

test.run();
