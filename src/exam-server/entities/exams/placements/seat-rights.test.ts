// Seats while an exam is on: whoever is at work keeps one, and a proctor draws nobody at work into the own room.
import { randomUUID } from "node:crypto";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { movePlacements, type PlacementMove } from "../../../../contract/exams/placements.ts";
import { leaveEventRoom } from "../../../../contract/exams/rooms.ts";
import { addProctoredExam } from "../../../../testing/exams/proctored-exam.ts";
import { staffOf } from "../../../../testing/exams/school-staff.ts";
import { openSittingSchool, type SittingSchool } from "../../../../testing/exams/sitting-school.ts";

const test = suite("seats of those who are at work");
const [own, other] = ["R-01", "R-02"] as const;
let school: SittingSchool;
let exam: Awaited<ReturnType<typeof addProctoredExam>>;

test.before.each(async () => {
  school = await openSittingSchool();
  const { name } = await staffOf(school, school.author);
  exam = await addProctoredExam(school, name);
  const { db, now } = school.server;
  const sittings = exam.people.map(({ id: participant_id }) => ({
    id: randomUUID(),
    schedule_id: exam.seated,
    participant_id,
    status: 3 as const,
    created_at: now,
  }));
  await db.insertInto("sittings").values(sittings).execute();
});
test.after.each(() => school.close());

async function move(at: number, place: Pick<PlacementMove, "room_id" | "seat">, token?: string) {
  const moves = [{ participant_id: exam.people[at]!.id, sesi: 1, ...place }];
  const call = token === undefined ? {} : { token };
  const { changed, refused } = await school.server.ok(movePlacements, { id: "pas-r", moves }, call);
  return refused[0]?.reason ?? changed;
}
const endAll = () => school.server.db.updateTable("sittings").set({ status: 1 }).execute();

test("they go to another seat or room, and to none only when they have ended", async () => {
  const nowhere = { room_id: null, seat: null };
  assert.is(await move(1, nowhere), "Sedang mengerjakan ujian. Pindahkan ke kursi lain.");
  assert.is(await move(1, { room_id: own, seat: 5 }), 1);
  await endAll();
  assert.is(await move(1, nowhere), 1);
});

test("a proctor moves them out of the own room, and not into it", async () => {
  const drawn = await move(1, { room_id: own, seat: null }, school.author);
  assert.match(
    String(drawn),
    /^Sedang mengerjakan ujian, dan Anda pengawas R-01\. Minta Head Master/u,
  );
  assert.is(await move(0, { room_id: own, seat: 7 }, school.author), 1, "within the room");
  assert.is(await move(0, { room_id: other, seat: null }, school.author), 1);
  await endAll();
  assert.is(await move(1, { room_id: own, seat: null }, school.author), 1);
});

test("the room stays in the event as long as somebody in it is at work", async () => {
  const leave = { id: "pas-r", room_id: other, taken: 1 };
  const { code, message } = await school.server.call(leaveEventRoom, leave);
  assert.is(code, "49");
  assert.match(message, /^1 peserta di ruang R-02 sedang mengerjakan ujian\./u);
  await endAll();
  assert.is((await school.server.ok(leaveEventRoom, leave)).emptied, 1);
});

test.run();
