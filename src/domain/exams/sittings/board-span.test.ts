import { suite } from "uvu";
import * as assert from "uvu/assert";
import { spanOf } from "./board-span.ts";

const test = suite("span of an exam");
const iso = (time: string) => `2026-11-30T${time}:00.000Z`;
const at = (time: string) => Date.parse(iso(time));
const first = { sesi: 1, starts_at: iso("07:30"), ends_at: iso("09:00") };
const second = { sesi: 2, starts_at: iso("10:30"), ends_at: iso("12:00") };
const opening = { sesi: 1, auto: false, opened_at: null, opened_by: "" };
const exam = { starts_at: iso("07:30"), ends_at: iso("12:00"), sessions: [first, second], opening };

test("while the first session is sat, its end counts, not that of the day", () => {
  assert.is(spanOf(exam, at("08:00")), first);
});

test("between two sessions the next one counts, and after the last that one", () => {
  assert.is(spanOf(exam, at("09:00")), second);
  assert.is(spanOf(exam, at("13:00")), second);
});

test("a session that was opened while another is still sat counts until it is over", () => {
  const later = { ...exam, opening: { ...opening, sesi: 2 } };
  assert.is(spanOf(later, at("08:00")), second);
  const earlier = { ...exam, sessions: [second, { ...first, ends_at: iso("12:30") }] };
  assert.is(spanOf(earlier, at("11:00")).sesi, 1);
  assert.is(spanOf({ ...earlier, opening: later.opening }, at("12:10")).sesi, 1);
});

test("a session that is looked at counts whenever it is; one that is not there does not", () => {
  assert.is(spanOf(exam, at("08:00"), "2"), second);
  assert.is(spanOf(exam, at("08:00"), "3"), first);
});

test("without sessions it is the whole exam", () => {
  const plain = { ...exam, sessions: [] };
  assert.is(spanOf(plain, at("08:00")), plain);
});

test.run();
