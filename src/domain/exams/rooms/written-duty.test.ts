import { suite } from "uvu";
import * as assert from "uvu/assert";
import { readDuty, writeDuty } from "./written-duty.ts";

const test = suite("days and sessions of a proctor as they are written");

/** Friday, then from Monday. */
const days = ["2026-11-27", "2026-11-30", "2026-12-01"];
const read = (text: string, eventDays = days) => readDuty(text, eventDays);

test("dates are written in several ways, and numbers alone are exam days of the event", () => {
  for (const text of [
    "hari 30/11/2026",
    "hari 30-11-2026",
    "Hari 30.11.2026",
    "hari 2026-11-30",
    "hari 2",
  ]) {
    assert.equal(read(text), { days: ["2026-11-30"], sessions: [] }, text);
  }
  assert.equal(read("hari 1/12/2026 dan 27/11/2026"), {
    days: ["2026-11-27", "2026-12-01"],
    sessions: [],
  });
});

test("from one day until another are the exam days between them", () => {
  for (const text of ["hari 27/11/2026–1/12/2026", "hari 1-3", "hari 27/11/2026 s.d. 1/12/2026"]) {
    assert.equal(read(text)?.days, days, text);
  }
  assert.equal(read("hari 28/11/2026 sampai 30/11/2026")?.days, ["2026-11-30"]);
  assert.equal(read("hari 1/1/2027–2/1/2027")?.days, ["2027-01-01", "2027-01-02"]);
});

test("sessions are single or from one until another, with days or without", () => {
  assert.equal(read("sesi 3, 1–2"), { days: [], sessions: [1, 2, 3] });
  assert.equal(read("hari 1, 2, sesi 1 & 12"), { days: days.slice(0, 2), sessions: [1, 12] });
  assert.equal(read("sesi 1, hari 3"), { days: days.slice(2), sessions: [1] });
  assert.equal(read("Selalu"), { days: [], sessions: [] });
});

test("what cannot be read is no duty", () => {
  for (const text of [
    "",
    "sesi",
    "hari x",
    "hari 4",
    "hari 31/2/2026",
    "hari 2–1",
    "sesi 2-1",
    "sesi 100",
    "selalu, sesi 1",
    "pagi, sesi 1",
    "hari 30/11",
    "sesi 1,,2",
  ]) {
    assert.is(read(text), null, text);
  }
  assert.is(read("hari 1", []), null);
});

test("what is written is read as the same, whatever days the event has", () => {
  for (const duty of [
    { days: [], sessions: [] },
    { days: ["2026-11-30", "2026-12-02"], sessions: [] },
    { days: [], sessions: [1, 99] },
    { days: ["2027-02-28"], sessions: [2] },
  ]) {
    assert.equal(readDuty(writeDuty(duty), []), duty);
  }
});

test.run();
