import { suite } from "uvu";
import * as assert from "uvu/assert";
import { writeCalendar } from "./write-ics.ts";

const test = suite("calendar files");

const at = new Date("2026-11-23T01:02:03.456Z");
const entry = {
  uid: "kimia-1@exo",
  begin: new Date("2026-11-30T00:30:00Z"),
  end: new Date("2026-11-30T02:00:00Z"),
  title: "Kimia XII; sesi 1, lab \\ 2",
  text: "",
};

test("an entry has its instants in UTC and its words without what would end them", () => {
  const lines = writeCalendar("PAS", [entry], at).split("\r\n");
  assert.is(lines[0], "BEGIN:VCALENDAR");
  assert.is(lines.at(-2), "END:VCALENDAR");
  assert.ok(lines.includes("DTSTAMP:20261123T010203Z"));
  assert.ok(lines.includes("DTSTART:20261130T003000Z"));
  assert.ok(lines.includes("DTEND:20261130T020000Z"));
  assert.ok(lines.includes(String.raw`SUMMARY:Kimia XII\; sesi 1\, lab \\ 2`));
  assert.not(lines.some((line) => line.startsWith("DESCRIPTION")));
});

test("new lines stay in their value, and long lines are folded without cutting a letter", () => {
  const text = `Baris satu\nBaris dua ${"اختبار ".repeat(30)}`;
  const file = writeCalendar("PAS", [{ ...entry, text }], at);
  const lines = file.split("\r\n");
  for (const line of lines) assert.ok(new TextEncoder().encode(line).length <= 75, line);
  const joined = file.replaceAll("\r\n ", "");
  assert.match(joined, String.raw`DESCRIPTION:Baris satu\nBaris dua اختبار`);
});

test.run();
