import { suite } from "uvu";
import * as assert from "uvu/assert";
import { listScheduleCalendar } from "../../../../contract/exams/schedule-calendar.ts";
import { changeSchedules, createSchedule } from "../../../../contract/exams/schedules.ts";
import { openTestExams, type TestExams } from "../../../../testing/exams/open-test-exams.ts";
import { scheduleFields } from "../../../../testing/exams/test-schedule-input.ts";

const test = suite("the calendar of schedules");
let exams: TestExams;
test.before(async () => {
  exams = await openTestExams();
});
test.after(() => exams.close());

const calendar = (input: object) => exams.server.ok(listScheduleCalendar, input);
const calendarTexts = async (input: object) =>
  (await calendar(input)).items.map(
    ({ alias, sesi, tanggal, mulai }) => `${alias} ${sesi ?? "-"} ${tanggal} ${mulai}`,
  );
type Start = [sesi: number, tanggal: string, mulai: string];
const sessions = (schedule_id: string, ...starts: Start[]) =>
  exams.server.db
    .insertInto("schedule_sessions")
    .values(starts.map(([sesi, tanggal, mulai]) => ({ schedule_id, sesi, tanggal, mulai })))
    .execute();

test("each session is on its own day, and a schedule without sessions on its one", async () => {
  const { id } = await exams.schedule("Kal Bersesi");
  await sessions(id, [2, "2026-12-02", "10:00"], [1, "2026-11-30", "07:30"]);
  await exams.schedule("Kal Tunggal", { tanggal: "2026-12-01", mulai: "13:00" });
  assert.equal(await calendarTexts({ q: "kal ", from_day: "2026-11-30", to_day: "2026-12-06" }), [
    "Kal Bersesi 1 2026-11-30 07:30",
    "Kal Tunggal - 2026-12-01 13:00",
    "Kal Bersesi 2 2026-12-02 10:00",
  ]);
  assert.equal(await calendarTexts({ q: "kal ", from_day: "2026-12-02", to_day: "2026-12-02" }), [
    "Kal Bersesi 2 2026-12-02 10:00",
  ]);
});

test("what goes on past midnight is on both days, what ends at midnight on one", async () => {
  await exams.schedule("Malam", { tanggal: "2026-12-13", mulai: "23:00", lama: 90 });
  await exams.schedule("Sampai tengah malam", { tanggal: "2026-12-13", mulai: "22:30", lama: 90 });
  assert.equal(await calendarTexts({ from_day: "2026-12-14", to_day: "2026-12-20" }), [
    "Malam - 2026-12-13 23:00",
  ]);
});

test("an empty week names the next day with something, else the last, within the filters", async () => {
  await exams.schedule("Jauh A", { tanggal: "2027-03-01" });
  await exams.schedule("Jauh B", { tanggal: "2027-03-15" });
  const nearest = async (q: string, from_day: string, to_day: string) =>
    (await calendar({ q, from_day, to_day })).nearest;
  assert.is(await nearest("jauh", "2027-03-02", "2027-03-08"), "2027-03-15");
  assert.is(await nearest("jauh", "2027-04-05", "2027-04-11"), "2027-03-15");
  assert.is(await nearest("jauh a", "2027-03-02", "2027-03-08"), "2027-03-01");
  assert.is(await nearest("tidak ada", "2027-03-02", "2027-03-08"), null);
  assert.is(await nearest("jauh", "2027-03-01", "2027-03-07"), null, "it is not empty");
});

test("a session has a state and participants of its own", async () => {
  const { server, addPerson, addReadyBank, begin } = exams;
  const bank = await addReadyBank("KALENDER");
  const person = await addPerson("KAL-1");
  const { id } = await exams.schedule("Sesi kini", {
    tanggal: "2026-11-20",
    bank_ids: [bank.id],
    participant_mode: "SP",
  });
  await server.db
    .insertInto("schedule_participants")
    .values({ schedule_id: id, participant_id: person })
    .execute();
  await server.ok(changeSchedules, { changes: [{ id, active: true }] });
  // It is 07.41 of that day.
  await sessions(
    id,
    [1, "2026-11-20", "04:00"],
    [2, "2026-11-20", "05:45"],
    [3, "2026-11-20", "07:30"],
    [4, "2026-11-21", "07:30"],
  );
  await server.db
    .insertInto("session_members")
    .values({ schedule_id: id, participant_id: person, sesi: 1 })
    .execute();
  await begin(id, person, 1);
  const { items } = await calendar({ q: "sesi kini" });
  assert.equal(
    items.map(({ state, participants }) => `${state} ${participants}`),
    ["selesai 1", "terlewat 0", "berlangsung 0", "akan-datang 0"],
  );
});

test("long answers come in parts, a day that is none is refused, and a teacher sees only their own", async () => {
  const { server, stranger } = exams;
  // 99 sessions are all that a schedule may have.
  for (let at = 0; at < 6; at += 1) {
    const { id } = await exams.schedule(`Banyak sesi ${at}`);
    const numbers = Array.from({ length: 99 }, (_, before) => before + 1);
    await sessions(id, ...numbers.map((sesi): Start => [sesi, "2028-01-03", "08:00"]));
  }
  const answers = [1, 2].map((page) => calendar({ q: "banyak sesi", page }));
  const [first, second] = await Promise.all(answers);
  assert.equal([first!.items.length, second!.items.length, second!.total], [500, 94, 594]);
  const keys = [...first!.items, ...second!.items].map(({ id, sesi }) => `${id} ${sesi}`);
  assert.is(new Set(keys).size, 594);
  assert.is((await server.call(listScheduleCalendar, { from_day: "2026-02-30" })).code, "12");
  const as = { token: stranger };
  await server.ok(createSchedule, scheduleFields("Milik orang lain"), as);
  const theirs = (await server.ok(listScheduleCalendar, {}, as)).items;
  assert.equal(
    theirs.map(({ alias }) => alias),
    ["Milik orang lain"],
  );
});

test.run();
