import { suite } from "uvu";
import * as assert from "uvu/assert";
import { getBoard } from "../../../../contract/exams/board/boards.ts";
import { copyEvent } from "../../../../contract/exams/events.ts";
import {
  changeProctors,
  getEventRooms,
  updateEventRoom,
  type Duty,
} from "../../../../contract/exams/rooms.ts";
import { deleteSchedules } from "../../../../contract/exams/schedules.ts";
import { changeScheduleSessions } from "../../../../contract/exams/sessions/sessions.ts";
import { everyTime } from "../../../../domain/exams/rooms/proctor-duty.ts";
import { addDays } from "../../../../domain/exams/school-time.ts";
import { boardIdOf } from "../../../../domain/exams/sittings/board-place.ts";
import { addProctoredExam } from "../../../../testing/exams/proctored-exam.ts";
import { staffOf } from "../../../../testing/exams/school-staff.ts";
import { openSittingSchool, type SittingSchool } from "../../../../testing/exams/sitting-school.ts";

const test = suite("days and sessions of proctors that the event does not have");
let school: SittingSchool;
let exam = "";
let name = "";
/** Of session 1; the second is a day later. */
let day = "";
let nextDay = "";
let mulai = "";

test.before.each(async () => {
  school = await openSittingSchool();
  ({ name } = await staffOf(school, school.author));
  exam = (await addProctoredExam(school, name)).seated;
  const found = await school.server.db
    .selectFrom("schedules")
    .select(["tanggal", "mulai"])
    .where("id", "=", exam)
    .executeTakeFirstOrThrow();
  day = found.tanggal;
  nextDay = addDays(day, 1);
  mulai = found.mulai;
  await school.server.db
    .insertInto("schedule_sessions")
    .values({ schedule_id: exam, sesi: 2, tanggal: nextDay, mulai })
    .execute();
});
test.after.each(() => school.close());

const written = (one: string) => one.split("-").reverse().join("/");
const roomsNow = () => school.server.ok(getEventRooms, { id: "pas-r" });
const dutyNow = async () => {
  const [one] = (await roomsNow()).rooms[0]!.pengawas;
  return one && { days: one.days, sessions: one.sessions };
};

/** What the form answers at the field of proctors; empty: it is saved. */
async function byForm(duty: Partial<Duty>, more: { nip?: string } = {}): Promise<string> {
  const { room_id, own_kapasitas, pengawas } = (await roomsNow()).rooms[0]!;
  const wanted = pengawas.map((one) => ({ ...one, ...everyTime, ...duty, ...more }));
  const { code, data } = await school.server.call(updateEventRoom, {
    id: "pas-r",
    room_id,
    own_kapasitas,
    pengawas: wanted,
    was: { own_kapasitas, pengawas },
  });
  return code === "00" ? "" : String(Object(data).pengawas);
}

/** What a change of several rooms answers for the first. */
async function bySeveral(duty: Partial<Duty>): Promise<string> {
  const { room_id, pengawas } = (await roomsNow()).rooms[0]!;
  const wanted = pengawas.map((one) => ({ ...one, ...everyTime, ...duty }));
  const { results } = await school.server.ok(changeProctors, {
    id: "pas-r",
    rooms: [{ room_id, pengawas: wanted, was: pengawas }],
  });
  return results[0]!.reason ?? "";
}

test("the form and a change of several rooms refuse them at their field by the same rule", async () => {
  const outside = addDays(day, 2);
  const refused: [Partial<Duty>, string][] = [
    [{ days: [outside] }, `tidak ada ujian event ini pada ${written(outside)}.`],
    [{ days: [day, outside] }, `tidak ada ujian event ini pada ${written(outside)}.`],
    [{ sessions: [1, 3] }, "sesi 3 tidak ada di event ini."],
    [{ days: [day], sessions: [2] }, "pada hari itu tidak ada sesi itu."],
  ];
  for (const [duty, said] of refused) {
    const expected = `Pengawas ${name}: ${said}`;
    assert.equal([await byForm(duty), await bySeveral(duty)], [expected, expected]);
  }
  assert.equal(await dutyNow(), everyTime);
  assert.is(await byForm({ days: [nextDay], sessions: [2] }), "");
  assert.is(await bySeveral({ sessions: [1, 2] }), "");
  assert.equal(await dutyNow(), { days: [], sessions: [1, 2] });
});

const boardOf = (sessions: number[]) =>
  school.server.call(
    getBoard,
    { id: boardIdOf({ schedule: exam, room: "R-01", sessions }) },
    { token: school.author },
  );

test("when the session is deleted the duty stays as written, gives no rights, is told, and comes back with it", async () => {
  const { server } = school;
  await byForm({ sessions: [2] });
  assert.is((await boardOf([2])).status, 200);
  assert.equal((await roomsNow()).duty_faults, []);
  const first = { sesi: 1, tanggal: day, mulai };
  const second = { sesi: 2, tanggal: nextDay, mulai };
  await server.ok(changeScheduleSessions, {
    id: exam,
    expected: [first, second],
    sessions: [first],
  });

  assert.equal(await dutyNow(), { days: [], sessions: [2] }, "nobody is there in all sessions now");
  assert.equal([(await boardOf([2])).status, (await boardOf([])).status], [404, 404]);
  const reason = `Pengawas ${name}: sesi 2 tidak ada di event ini.`;
  assert.equal((await roomsNow()).duty_faults, [{ kode: "R-01", reason }]);
  assert.is(await byForm({ sessions: [2] }, { nip: "19" }), "", "what is unchanged is in no way");
  assert.is(await byForm({ sessions: [2], days: [day] }), reason);
  await server.ok(changeScheduleSessions, {
    id: exam,
    expected: [first],
    sessions: [first, second],
  });
  assert.is((await boardOf([2])).status, 200);
  assert.equal((await roomsNow()).duty_faults, []);
});

test("when the event's last schedule is deleted, all days and sessions are told", async () => {
  await byForm({ days: [day], sessions: [1] });
  await school.server.ok(deleteSchedules, { ids: [exam] });
  const { duty_faults } = await roomsNow();
  assert.equal(
    duty_faults.map(({ kode }) => kode),
    ["R-01"],
  );
  assert.is(await byForm({}), "");
  assert.match(await byForm({ sessions: [1] }), "sesi 1 tidak ada di event ini.");
});

test("a copy leaves out what the event does not have, names who has nothing else, and widens nobody", async () => {
  const { server } = school;
  const gone = addDays(day, -30);
  const named = (nama: string, duty: Partial<Duty>) => ({
    nama,
    nip: "",
    user_id: null,
    ...everyTime,
    ...duty,
  });
  const pengawas = [
    named("Selalu", {}),
    named("Sebagian", { days: [gone, day], sessions: [1, 9] }),
    named("Tidak pernah", { days: [gone] }),
    named("Tanpa sesi", { sessions: [9] }),
  ];
  await server.db
    .updateTable("event_rooms")
    .set({ pengawas: JSON.stringify(pengawas) })
    .where("room_id", "=", "R-01")
    .execute();
  const copy = { id: "pas-r", kode: "PAS-S", nama: "Salinan", days: 7, with_people: false };
  const { data, message } = await server.call(copyEvent, copy);
  const note =
    "Tidak disalin, karena hari atau sesinya tidak ada di event: Tanpa sesi, Tidak pernah.";
  assert.equal([data.notes, message], [[note], note]);
  const copied = await server.ok(getEventRooms, { id: data.event.id });
  assert.equal(
    copied.rooms[0]!.pengawas.map(({ nama, days, sessions }) => [nama, days, sessions]),
    [
      ["Selalu", [], []],
      ["Sebagian", [addDays(day, 7)], [1]],
    ],
  );
  assert.equal(copied.duty_faults, []);
});

test.run();
