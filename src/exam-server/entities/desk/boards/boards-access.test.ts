import { suite } from "uvu";
import * as assert from "uvu/assert";
import { broadcastMessage } from "../../../../contract/chat/broadcasts.ts";
import { getBoard, listRunningBoards } from "../../../../contract/exams/board/boards.ts";
import { leaveEventRoom, type Duty } from "../../../../contract/exams/rooms.ts";
import { getRoomToken } from "../../../../contract/exams/board/room-token.ts";
import { addSittingTime } from "../../../../contract/exams/sitting-acts.ts";
import { addDays } from "../../../../domain/exams/school-time.ts";
import { everyTime } from "../../../../domain/exams/rooms/proctor-duty.ts";
import { boardIdOf } from "../../../../domain/exams/sittings/board-place.ts";
import { addProctoredExam } from "../../../../testing/exams/proctored-exam.ts";
import { staffOf } from "../../../../testing/exams/school-staff.ts";
import { openSittingSchool, type SittingSchool } from "../../../../testing/exams/sitting-school.ts";

const test = suite("why somebody sees no board");
let school: SittingSchool;
let exam = "";
/** The proctor of R-01, and a teacher who has no room. */
let [proctor, other]: string[] = [];
let day = "";

test.before.each(async () => {
  school = await openSittingSchool();
  proctor = school.author;
  other = school.stranger;
  exam = (await addProctoredExam(school, (await staffOf(school, proctor)).name)).seated;
  const { tanggal, mulai } = await school.server.db
    .selectFrom("schedules")
    .select(["tanggal", "mulai"])
    .where("id", "=", exam)
    .executeTakeFirstOrThrow();
  day = tanggal;
  await school.server.db
    .insertInto("schedule_sessions")
    .values({ schedule_id: exam, sesi: 2, tanggal: addDays(day, 1), mulai })
    .execute();
});
test.after.each(() => school.close());

const hour = 3_600_000;

/** Nobody has to sign in again after it. */
async function wait(hours: number): Promise<void> {
  school.server.wait(hours * hour);
  const expires_at = new Date(school.server.now.getTime() + hour);
  await school.server.db.updateTable("tokens").set({ expires_at }).execute();
}

/** Whatever the form would refuse: this is about who is named, however it came about. */
async function setDuty(duty: Partial<Duty> | null): Promise<void> {
  const { id, name } = await staffOf(school, proctor!);
  const pengawas = duty ? [{ nama: name, nip: "", user_id: id, ...everyTime, ...duty }] : [];
  await school.server.db
    .updateTable("event_rooms")
    .set({ pengawas: JSON.stringify(pengawas) })
    .where("room_id", "=", "R-01")
    .execute();
}
const board = (id: string, token = proctor!) => school.server.call(getBoard, { id }, { token });
async function reasonAt(id: string, token?: string): Promise<string> {
  const { status, code, message } = await board(id, token);
  assert.equal([status, code], [404, "44"], message);
  return message;
}
const roomBoard = (sessions: number[] = [], room = "R-01") =>
  boardIdOf({ schedule: exam, room, sessions });
const running = (token = proctor!) => school.server.ok(listRunningBoards, {}, { token });

test("a proctor whose room is taken away is told so, and what was deleted alone is called deleted", async () => {
  await setDuty(null);
  assert.is(await reasonAt(roomBoard()), "Anda tidak mengawas ruang ini.");
  assert.equal(await running(), { items: [], is_assigned: false, exams: "none" });
  assert.is(await reasonAt(roomBoard([], "R-02")), "Anda tidak mengawas ruang ini.");
  assert.is(
    await reasonAt(exam),
    "Jadwal ini dibuat orang lain, dan Anda tidak mengawas ruangnya.",
  );
  for (const token of [proctor!, school.server.token!]) {
    assert.match(await reasonAt("tidak-ada~R-01", token), "Mungkin sudah dihapus.");
    assert.is(
      await reasonAt(roomBoard([], "R-99"), token),
      "Ruang ini tidak dipakai di ujian ini.",
    );
  }
});

test("a proctor of the room is told which sessions are his, and that the whole exam is not", async () => {
  await setDuty({ sessions: [2] });
  const said = "Anda mengawas ruang ini di sesi 2 saja.";
  assert.equal([await reasonAt(roomBoard()), await reasonAt(roomBoard([1]))], [said, said]);
  assert.is((await board(roomBoard([2]))).status, 200);
  assert.match(await reasonAt(exam), "Sebagai pengawas Anda melihat ruang Anda saja");
  await setDuty({ days: ["2020-01-01"] });
  assert.is(await reasonAt(roomBoard()), "Anda mengawas ruang ini pada hari atau sesi lain.");
});

test("a room that the exam uses no longer is not called deleted", async () => {
  const leave = { id: "pas-r", room_id: "R-01", taken: 1 };
  await school.server.ok(leaveEventRoom, leave);
  assert.is(await reasonAt(roomBoard()), "Ruang ini tidak dipakai di ujian ini.");
});

test("token, messages and acts are refused for the same reason", async () => {
  const { server } = school;
  const call = { token: other! };
  const token = await server.call(getRoomToken, { id: roomBoard() }, call);
  const message = { schedule_id: exam, room_id: "R-01", message_id: "m", text: "Halo" };
  const written = await server.call(broadcastMessage, message, call);
  const act = { schedule_id: exam, ids: ["p"], act_id: "a", minutes: 5, kind: "incident" as const };
  const given = await server.call(addSittingTime, { ...act, reason: "Listrik padam" }, call);
  assert.equal([token.status, written.status, given.status], [404, 404, 404]);
  assert.equal(
    [token.message, written.message, given.message],
    [
      "Anda tidak mengawas ruang ini.",
      "Anda tidak mengawas ruang ini.",
      "Jadwal ini dibuat orang lain, dan Anda tidak mengawas ruangnya.",
    ],
  );
});

test("whoever is named has a room until the own session is over, and a board by the time of it", async () => {
  const duties: (Partial<Duty> | null)[] = [
    null,
    {},
    { sessions: [1] },
    { sessions: [2] },
    { sessions: [3] },
    { days: [day] },
    { days: [addDays(day, 1)] },
    { days: [addDays(day, 2)] },
    { days: [day], sessions: [2] },
  ];
  const answers: string[][] = [];
  for (const hours of [0, 24, 24]) {
    await wait(hours);
    const row: string[] = [];
    for (const duty of duties) {
      await setDuty(duty);
      const { items, is_assigned } = await running();
      row.push(`${items.length}${is_assigned ? " assigned" : ""}`);
    }
    answers.push(row);
  }
  const seen = "1 assigned";
  assert.equal(answers, [
    ["0", seen, seen, seen, "0", seen, seen, "0", "0"],
    // The exam goes on until its second session is over, and with it the board of the first.
    ["0", seen, seen, seen, "0", seen, seen, "0", "0"],
    ["0", "0", "0", "0", "0", "0", "0", "0", "0"],
  ]);
});

test("of an exam that is not active a room is kept in sessions alone that are not over", async () => {
  await school.server.db.updateTable("schedules").set({ active: false }).execute();
  await setDuty({ sessions: [1] });
  assert.equal(await running(), { items: [], is_assigned: true, exams: "none" });
  await wait(24);
  assert.is((await running()).is_assigned, false, "the own session is over, the exam is not");
  await setDuty({ sessions: [2] });
  assert.is((await running()).is_assigned, true);
});

test("an own schedule is no room: whoever has one alone is not called a proctor", async () => {
  const { id } = await staffOf(school, other!);
  assert.equal(await running(other!), { items: [], is_assigned: false, exams: "none" });
  await school.server.db
    .updateTable("schedules")
    .set({ created_by: id, active: false })
    .where("id", "=", exam)
    .execute();
  assert.equal(await running(other!), { items: [], is_assigned: false, exams: "own" });
  assert.is((await running(school.server.token!)).exams, "all");
});

test.run();
