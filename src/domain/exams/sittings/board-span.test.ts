import { suite } from "uvu";
import * as assert from "uvu/assert";
import { closingTimes, sharedEnd, spanOf } from "./board-span.ts";
import { otherEnds } from "./other-ends.ts";

const test = suite("span of an exam");
const iso = (time: string) => `2026-11-30T${time}:00.000Z`;
const at = (time: string) => Date.parse(iso(time));
const first = {
  sesi: 1,
  starts_at: iso("07:30"),
  closes_at: iso("09:00"),
  last_end_at: iso("09:00"),
  shared_end_at: iso("12:00"),
  lost_minutes: 0,
};
const second = {
  sesi: 2,
  starts_at: iso("10:30"),
  closes_at: iso("12:00"),
  last_end_at: iso("12:00"),
  shared_end_at: iso("12:00"),
  lost_minutes: 0,
};
const opening = { sesi: 1, auto: false, opened_at: null, opened_by: "" };
const exam = {
  starts_at: iso("07:30"),
  closes_at: iso("12:00"),
  last_end_at: iso("12:00"),
  shared_end_at: iso("12:00"),
  lost_minutes: 0,
  sessions: [first, second],
  opening,
};

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
  const earlier = { ...exam, sessions: [second, { ...first, last_end_at: iso("12:30") }] };
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

const sitter = (more: { sesi?: number; until?: string; extra?: number; status?: 1 | 3 } = {}) => ({
  sesi: more.sesi ?? 1,
  status: more.status ?? (3 as const),
  deadline_at: at(more.until ?? "09:00"),
  extra_seconds: (more.extra ?? 0) * 60,
});
type Rows = Parameters<typeof otherEnds>[1] & Parameters<typeof sharedEnd>[1];
function endsOf(span: Parameters<typeof sharedEnd>[0], rows: Rows) {
  const shared = sharedEnd(span, rows);
  return {
    shared,
    others: otherEnds({ ...span, shared_end_at: new Date(shared).toISOString() }, rows),
  };
}
const many = Array.from({ length: 20 }, () => sitter());

test("the end that holds for most is told, and apart who has longer", () => {
  const longer = [sitter({ until: "09:15", extra: 15 }), sitter({ until: "09:10", extra: 10 })];
  assert.equal(endsOf(first, [...many, ...longer]), {
    shared: at("09:00"),
    others: [{ sesi: null, count: 2, until: at("09:15") }],
  });
  const handedIn = longer.map((one) => ({ ...one, status: 1 as const }));
  assert.equal(endsOf(first, [...many, ...handedIn]).others, []);
});

test("once most have finished, the end is still theirs and not that of the last one", () => {
  const finished = many.map((one) => ({ ...one, status: 1 as const }));
  const last = sitter({ until: "09:45", extra: 45 });
  assert.equal(endsOf(first, [...finished, last]), {
    shared: at("09:00"),
    others: [{ sesi: null, count: 1, until: at("09:45") }],
  });
});

test("time that everybody got moves the end of everybody, also of those who have begun later", () => {
  const all = many.map(() => sitter({ until: "09:10", extra: 10 }));
  const begunLater = [sitter({ until: "09:07", extra: 10 }), sitter({ until: "09:04", extra: 10 })];
  assert.equal(endsOf(first, [...all, ...begunLater]), { shared: at("09:10"), others: [] });
  const one = sitter({ until: "09:25", extra: 25 });
  assert.is(endsOf(first, [...all, one]).others[0]?.until, at("09:25"));
});

test("what an absence of the server gave back is in the end already", () => {
  const moved = { ...first, closes_at: iso("09:06"), last_end_at: iso("09:06"), lost_minutes: 6 };
  const all = many.map(() => sitter({ until: "09:06", extra: 6 }));
  assert.equal(endsOf(moved, all), { shared: at("09:06"), others: [] });
  const later = many.map(() => sitter({ until: "09:16", extra: 16 }));
  assert.equal(endsOf(moved, later), { shared: at("09:16"), others: [] });
});

test("those at work in another session are told by it, whenever they end", () => {
  const rows = [...many, sitter({ sesi: 2, until: "12:00" }), sitter({ sesi: 2, status: 1 })];
  assert.equal(endsOf(second, rows), {
    shared: at("12:00"),
    others: [{ sesi: 1, count: 20, until: at("09:00") }],
  });
});

test("before anybody has begun it ends when it closes, and of an exam without sessions nobody is elsewhere", () => {
  assert.equal(endsOf(second, []), { shared: at("12:00"), others: [] });
  const outside = { ...sitter(), status: null, deadline_at: null };
  const one = sitter({ until: "09:10", extra: 10 });
  assert.is(endsOf(first, [outside, outside, one]).shared, at("09:00"), "one has begun");
  const { sessions: _sessions, opening: _opening, ...whole } = exam;
  const ends = endsOf(whole, [sitter({ sesi: 7, until: "11:00" })]);
  assert.equal(ends, { shared: at("12:00"), others: [] });
});

test("who belongs to no session that exists is looked for until the exam closes", () => {
  const closes = closingTimes(exam);
  assert.equal([1, 2, 3, null].map(closes), [at("09:00"), at("12:00"), at("12:00"), at("12:00")]);
});

test.run();
