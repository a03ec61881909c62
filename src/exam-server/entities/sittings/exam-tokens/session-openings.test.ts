import * as assert from "uvu/assert";
import { getTokenBoard, openSession } from "../../../../contract/exams/exam-tokens.ts";
import { getBoard, listRunningBoards } from "../../../../contract/exams/board/boards.ts";
import {
  createSchedule,
  duplicateSchedule,
  getSchedule,
} from "../../../../contract/exams/schedules.ts";
import { wallTimeOf } from "../../../../domain/exams/school-time.ts";
import { addSeatedEvent } from "../../../../testing/exams/seated-event.ts";
import { scheduleFields } from "../../../../testing/exams/test-schedule-input.ts";
import { schoolZone } from "../../../../testing/exams/sitting-school.ts";
import { freshServerSuite } from "../../../../testing/server/server-suite.ts";
import { openDueSessions } from "./session-openings-store.ts";

const { test, server } = freshServerSuite("sessions that open by themselves");
const minute = 60_000;
const wallIn = (minutes: number) => wallTimeOf(server.now.getTime() + minutes * minute, schoolZone);

/** An active exam of an hour and a half in sessions that begin so many minutes from now. */
async function examIn(minutes: readonly number[], sesi_auto = true): Promise<string> {
  const fields = scheduleFields("Kimia", { ...wallIn(minutes[0]!), sesi_auto });
  const { id } = await server.ok(createSchedule, fields);
  await server.db.updateTable("schedules").set({ active: true }).where("id", "=", id).execute();
  const rows = minutes.map((from, at) => ({ schedule_id: id, sesi: at + 1, ...wallIn(from) }));
  await server.db.insertInto("schedule_sessions").values(rows).execute();
  return id;
}
const openOf = async (id: string) =>
  (await server.ok(getTokenBoard, {})).sessions.find(({ schedule_id: of }) => of === id)!;
const openDue = () => openDueSessions(server.db, server.now);
const openings = async (id: string) =>
  (await server.ok(getSchedule, { id })).history.filter(({ action }) => action === "open");

test("a session opens ten minutes before its hour, once, and leaves an entry", async () => {
  const id = await examIn([-60, 60]);
  await openDue();
  server.wait(49 * minute);
  await openDue();
  assert.is((await openOf(id)).sesi, 1);
  server.wait(minute);
  const opened = await Promise.all([openDue(), openDue(), openDue()]);
  assert.is(
    opened.reduce((sum, one) => sum + one),
    1,
    "whoever comes second passes it over",
  );
  const { sesi, opened_at: at, opened_by: by } = await openOf(id);
  assert.equal([sesi, at, by], [2, server.now.toISOString(), ""]);
  const [entry, ...more] = await openings(id);
  assert.equal([entry!.by, entry!.reason], ["Sistem", "Sesi 2, otomatis"]);
  assert.equal(more, []);
  assert.is((await server.ok(getBoard, { id })).head.opening.sesi, 2);
});

test("one whose hour came while no server was on opens at once and says how late", async () => {
  const id = await examIn([-60, 60]);
  server.wait(80 * minute);
  assert.is(await openDue(), 1);
  assert.is((await openOf(id)).sesi, 2);
  const [entry] = await openings(id);
  assert.is(entry!.reason, "Sesi 2, otomatis, terlambat 20 menit");
});

test("whoever goes back to an earlier session by hand is not overruled", async () => {
  const id = await examIn([-60, 5, 200]);
  assert.is(await openDue(), 0, "members of the first may still enter");
  server.wait(5 * minute);
  await openDue();
  await server.ok(openSession, { schedule_id: id, sesi: 1, expected: 2 });
  server.wait(minute);
  assert.is(await openDue(), 0);
  const { sesi, opened_by: by } = await openOf(id);
  assert.equal([sesi, by], [1, server.account("EVIL").name]);
  assert.is((await openings(id)).length, 2);
  server.wait(190 * minute);
  await openDue();
  assert.is((await openOf(id)).sesi, 3, "the next one opens all the same");
});

test("by hand, or in an exam that is not active, none opens; the board says that it should be", async () => {
  const byHand = await examIn([-60, 11], false);
  const off = await examIn([-60, 11]);
  await server.db.updateTable("schedules").set({ active: false }).where("id", "=", off).execute();
  const dueOf = async (id: string) =>
    (await server.ok(listRunningBoards, {})).items.find((one) => one.id === id)!.due_session;
  assert.is(await dueOf(byHand), null);
  server.wait(minute);
  assert.is(await openDue(), 0);
  assert.is(await dueOf(byHand), 2);
  await server.ok(openSession, { schedule_id: byHand, sesi: 2, expected: 1 });
  assert.is(await dueOf(byHand), null);
});

test("whoever belongs to a session that has not begun is not counted among those who wait for a token", async () => {
  const { event, people } = await addSeatedEvent(server.db, server.now, {
    kode: "ANTRE",
    sessions: [2, 3],
  });
  const { id } = await server.db
    .updateTable("schedules")
    .set({ ...wallIn(-10), active: true, sesi_auto: false, participant_mode: "SP" })
    .where("event_id", "=", event)
    .returning("id")
    .executeTakeFirstOrThrow();
  const named = people.flat().map((participant_id) => ({ schedule_id: id, participant_id }));
  await server.db.insertInto("schedule_participants").values(named).execute();
  const startsIn = (sesi: number, minutes: number) =>
    server.db
      .updateTable("schedule_sessions")
      .set(wallIn(minutes))
      .where("schedule_id", "=", id)
      .where("sesi", "=", sesi)
      .execute();
  await startsIn(1, -10);
  await startsIn(2, 60);
  const waiting = async () => (await server.ok(getTokenBoard, {})).scopes[0]!.waiting;
  assert.is(await waiting(), 2);
  await startsIn(2, 0);
  await server.ok(openSession, { schedule_id: id, sesi: 2, expected: 1 });
  assert.is(await waiting(), 3, "those of the first session have missed it");
});

test("a copy opens its sessions as the original does, and what was open is not copied", async () => {
  const { db } = server;
  const id = await examIn([-60, 5], false);
  await server.ok(openSession, { schedule_id: id, sesi: 2, expected: 1 });
  const copy = await server.ok(duplicateSchedule, {
    id,
    alias: "Kimia 2",
    ...wallIn(24 * 60),
    group_ids: [],
  });
  assert.is(copy.sesi_auto, false);
  const stored = await db
    .selectFrom("schedules")
    .select(["sesi_open", "sesi_opened_at"])
    .where("id", "=", copy.id)
    .executeTakeFirstOrThrow();
  assert.equal(stored, { sesi_open: 1, sesi_opened_at: null });
});

test.run();
