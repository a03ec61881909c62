import { suite } from "uvu";
import * as assert from "uvu/assert";
import { deleteSchedules } from "../../../contract/exams/schedules.ts";
import {
  $serverClockKnown,
  serverNow,
  setServerClock,
} from "../../../core/answers/server-clock.ts";
import { readQuery, replaceQuery } from "../../../core/navigation.ts";
import { addDays } from "../../../domain/exams/school-time.ts";
import { connectConsole } from "../../../testing/server/connect-console.ts";
import { openTestExams, type TestExams } from "../../../testing/exams/open-test-exams.ts";
import { until } from "../../../testing/sheets/sheet-files.ts";
import { schoolToday } from "./schedule-view-state.ts";
import { schedulesMessages } from "../schedules-messages.ts";
import { createSchedulesModel, type SchedulesModel } from "../schedules-model.ts";
import { createCalendarModel } from "./calendar-model.ts";
import { factsText, hoursText } from "./calendar-text.ts";

const test = suite("the calendar of the schedules screen");
let exams: TestExams;
let open: { exit(): void }[] = [];

test.before(async () => {
  exams = await openTestExams();
});
test.before.each(() => {
  connectConsole(exams.server);
  replaceQuery({});
  localStorage.clear();
});
test.after.each(() => {
  for (const each of open) each.exit();
  open = [];
});
test.after(() => exams.close());

function screenAt(query: Record<string, string>): SchedulesModel {
  replaceQuery(query);
  const model = createSchedulesModel();
  open.push(model);
  return model;
}

function calendarOf(model: SchedulesModel) {
  const calendar = createCalendarModel(model);
  open.push(calendar);
  const names = () =>
    until(() => {
      const state = calendar.$state.get();
      if (state.status !== "ready" || state.refreshing) return null;
      return state.entries.map(({ alias, sesi }) => (sesi === null ? alias : `${alias} ${sesi}`));
    });
  return { calendar, names };
}

test("the week of the day is shown, another one when one goes there, and the same one anew after a change", async () => {
  await exams.schedule("Minggu A", { tanggal: "2027-05-03" });
  await exams.schedule("Minggu A akhir", { tanggal: "2027-05-09" });
  const next = await exams.schedule("Minggu B", { tanggal: "2027-05-10" });
  const model = screenAt({ view: "week", day: "2027-05-05", q: "minggu" });
  const { calendar, names } = calendarOf(model);
  assert.equal(await names(), ["Minggu A", "Minggu A akhir"]);
  model.show({ day: "2027-05-09" });
  const state = calendar.$state.get();
  assert.ok(state.status === "ready" && !state.refreshing, "it is the same week");
  model.show({ day: "2027-05-10" });
  assert.is(
    calendar.$state.get().status,
    "loading",
    "the other week's are not shown as this one's",
  );
  assert.equal(await names(), ["Minggu B"]);
  await exams.server.ok(deleteSchedules, { ids: [next.id] });
  await model.changed();
  assert.equal(await names(), []);
});

test("the list's filters are the calendar's", async () => {
  const { one, two } = exams.groups;
  await exams.schedule("Saring satu", { tanggal: "2027-06-07", group_ids: [one.id] });
  await exams.schedule("Saring dua", { tanggal: "2027-06-08", group_ids: [two.id] });
  const model = screenAt({ view: "week", day: "2027-06-07", q: "saring" });
  const { names } = calendarOf(model);
  assert.equal(await names(), ["Saring satu", "Saring dua"]);
  model.list.filter("group_id", two.id);
  assert.equal(await names(), ["Saring dua"]);
  assert.equal(readQuery(), { view: "week", day: "2027-06-07", q: "saring", group_id: two.id });
});

test("an answer that was overtaken is not shown, and a failure is tried again", async () => {
  await exams.schedule("Susul", { tanggal: "2027-07-05" });
  const line = connectConsole(exams.server);
  const model = screenAt({ view: "day", day: "2027-07-05", q: "susul" });
  const { calendar, names } = calendarOf(model);
  assert.equal(await names(), ["Susul"]);
  const release = line.holdNext();
  model.show({ day: "2027-08-02" });
  model.show({ day: "2027-07-06" });
  assert.equal(await names(), ["Susul"]);
  release();
  assert.equal(await names(), ["Susul"]);
  line.isCut = true;
  model.show({ day: "2027-08-02" });
  await until(() => (calendar.$state.get().status === "failed" ? true : null));
  line.isCut = false;
  await calendar.retry();
  assert.equal(await names(), []);
});

test("the view is remembered on this PC, the day is not, and filters without a view mean the list", () => {
  const place = (query: Record<string, string>) => screenAt(query).$view.get();
  const today = schoolToday();
  assert.equal(place({}), { view: "list", day: today });
  screenAt({}).show({ view: "day", day: "2027-05-05" });
  assert.equal(readQuery(), { view: "day", day: "2027-05-05" });
  assert.equal(place({}), { view: "day", day: today });
  assert.equal(readQuery(), { view: "day" }, "filters that are set now do not lead to the list");
  assert.is(place({ state: "draf" }).view, "list");
  assert.equal(place({ state: "draf", view: "week" }).view, "week");
  assert.equal(readQuery(), { state: "draf", view: "week" });
  screenAt({ state: "draf", view: "week", day: "2027-05-05" }).show({ view: "list" });
  assert.equal(readQuery(), { state: "draf" });
  assert.is(place({}).view, "list");
});

test("an address with a view or a day that does not exist shows what does", () => {
  const today = schoolToday();
  for (const day of ["2027-02-30", "1999-12-31", "besok", ""]) {
    assert.equal(screenAt({ view: "week", day }).$view.get(), { view: "week", day: today }, day);
  }
  assert.is(screenAt({ view: "year" }).$view.get().view, "list");
  assert.is(screenAt({ dari: "2027-02-30" }).list.$query.get().dari, "");
});

test("today is the school's, whatever the zone of the PC", () => {
  // The test's server has 07.41 WIB.
  assert.is(schoolToday(), serverNow().toISOString().slice(0, 10));
  const model = screenAt({ view: "week" });
  model.show({ day: addDays(schoolToday(), 7) });
  model.show({ day: schoolToday() });
  assert.equal(readQuery(), { view: "week" }, "who comes back tomorrow finds tomorrow");
});

test("today that was assumed before the server was heard becomes the school's", () => {
  $serverClockKnown.set(null);
  const today = screenAt({ view: "week" });
  const named = screenAt({ view: "week", day: "2027-05-05" });
  setServerClock("2031-01-01T00:30:00+07:00");
  assert.is(today.$view.get().day, "2031-01-01");
  assert.is(named.$view.get().day, "2027-05-05");
  $serverClockKnown.set(null);
});

test("an exam over midnight ends by the clock of the next day, and a number stays with what it counts", () => {
  const exam = (mulai: string, lama: number) => hoursText({ tanggal: "2026-11-23", mulai, lama });
  assert.is(exam("07:30", 90), "07.30–09.00");
  assert.is(exam("23:00", 90), "23.00–00.30");
  const entry = {
    id: "a",
    sesi: 2,
    alias: "Fisika",
    event_nama: "PAS Ganjil",
    tanggal: "2026-11-23",
    mulai: "07:30",
    lama: 90,
    state: "draf" as const,
    participants: 1284,
  };
  const t = schedulesMessages.get();
  assert.is(factsText(entry, t), "Sesi\u00A02 · 1.284\u00A0peserta · PAS Ganjil");
  assert.is(factsText({ ...entry, sesi: null, event_nama: null }, t), "1.284\u00A0peserta");
});

test.run();
