import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { calendarOf } from "./event-calendar.ts";
import type { CalendarSchedule } from "./event-calendar.ts";

const test = suite("calendar of an event");

const schedule = (id: string, changes: Partial<CalendarSchedule> = {}): CalendarSchedule => ({
  id,
  alias: id,
  tanggal: "2026-11-30",
  mulai: "07:30",
  targets: 60,
  capacity: null,
  sessions: [],
  ...changes,
});
const session = (sesi: number, tanggal: string, mulai: string, members: number) => ({
  sesi,
  tanggal,
  mulai,
  members,
  capacity: 40,
});

test("a line for each day, a cell for each session, those without sessions last", () => {
  const math = schedule("math", {
    sessions: [session(1, "2026-11-30", "07:30", 30), session(2, "2026-12-01", "10:00", 20)],
  });
  const art = schedule("art", { tanggal: "2026-12-01", mulai: "13:00", capacity: 80 });
  const { columns, days } = calendarOf([art, math]);
  assert.equal(columns, [1, 2, null]);
  assert.equal(
    days.map(({ tanggal, weekday }) => [tanggal, weekday]),
    [
      ["2026-11-30", 1],
      ["2026-12-01", 2],
    ],
  );
  assert.equal(
    days.map(({ cells }) => cells.map(({ exams }) => exams.length)),
    [
      [1, 0, 0],
      [0, 1, 1],
    ],
  );
  assert.equal(days[0]!.cells[0]!.exams[0], {
    schedule_id: "math",
    alias: "math",
    mulai: "07:30",
    fill: { members: 30, capacity: 40, missing: 10 },
  });
  assert.equal(days[1]!.cells[2]!.exams[0]!.fill, { members: 60, capacity: 80, missing: 0 });
});

test("exams of one cell stand by their start, then by their name", () => {
  const late = schedule("c", { mulai: "10:00" });
  const { days } = calendarOf([late, schedule("b"), schedule("a")]);
  assert.equal(
    days[0]!.cells[0]!.exams.map(({ alias }) => alias),
    ["a", "b", "c"],
  );
});

test("more members than participants leave nobody missing, and no exam makes no day", () => {
  const { days } = calendarOf([
    schedule("a", { targets: 10, sessions: [session(1, "2026-11-30", "07:30", 12)] }),
  ]);
  assert.is(days[0]!.cells[0]!.exams[0]!.fill.missing, 0);
  assert.equal(calendarOf([]), { columns: [], days: [] });
});

test("whatever comes: every session stands once, days and columns ascend", () => {
  const some = fc.record({
    sesi: fc.integer({ min: 1, max: 4 }),
    tanggal: fc.constantFrom("2026-11-30", "2026-12-01", "2027-01-04"),
    mulai: fc.constantFrom("07:30", "10:00"),
    members: fc.nat(50),
    capacity: fc.option(fc.nat(50)),
  });
  fc.assert(
    fc.property(fc.array(fc.array(some, { maxLength: 4 }), { maxLength: 8 }), (lists) => {
      const { columns, days } = calendarOf(
        lists.map((sessions, at) => schedule(`s${at}`, { sessions })),
      );
      const cells = days.flatMap((day) => day.cells);
      const count = lists.reduce((sum, { length }) => sum + Math.max(1, length), 0);
      assert.is(
        cells.reduce((sum, { exams }) => sum + exams.length, 0),
        count,
      );
      for (const day of days)
        assert.equal(
          day.cells.map(({ sesi }) => sesi),
          columns,
        );
      const dates = days.map(({ tanggal }) => tanggal);
      assert.equal(dates, [...dates].sort());
      const numbered = columns.flatMap((sesi) => sesi ?? []);
      assert.equal(numbered, [...numbered].sort());
    }),
  );
});

test.run();
