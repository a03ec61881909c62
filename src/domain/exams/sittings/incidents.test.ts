import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { BoardRow } from "../../../contract/exams/board/live-board-rows.ts";
import { causesOf, cutOffTogether, incidentsOf } from "./incidents.ts";
import { sittingRowState, sittingRowStates } from "./sitting-row-state.ts";
import { countStates } from "./state-counts.ts";

const test = suite("what needs a hand in an exam");

const now = Date.parse("2026-11-24T02:00:00Z");
const minute = 60_000;
const rules = { now, maxLeave: 3, closesAt: () => now + 30 * minute };
let next = 0;
function atWork(more: Partial<BoardRow> = {}): BoardRow {
  next += 1;
  return {
    id: `p${next}`,
    no_ujian: `${next}`,
    nama: `Peserta ${next}`,
    group_path: "",
    sesi: null,
    room_n: 5,
    room_id: "r5",
    room: "R-05",
    seat: next,
    starts_at: now - 60 * minute,
    status: 3,
    is_signed_in: true,
    is_later: false,
    is_missed: false,
    is_too_late: false,
    is_admitted: false,
    asks_reset: false,
    reset_asked_at: null,
    is_blocked: false,
    block_reason: "",
    blocked_at: null,
    started_at: now - 55 * minute,
    deadline_at: now + 30 * minute,
    finished_at: null,
    finish_kind: null,
    extra_seconds: 0,
    leave_count: 0,
    away_since: null,
    asked: 40,
    answered: 10,
    doubtful: 0,
    answered_at: now - minute,
    last_seen_at: now - 5_000,
    resumed_at: null,
    shared_at: null,
    guessed_at: null,
    clock_ahead: 0,
    ip: "",
    browser: "",
    ...more,
  };
}
const kinds = (row: BoardRow, given: Parameters<typeof causesOf>[1] = rules) =>
  causesOf(row, given).map(({ kind }) => kind);

test("one who works is no incident, each fault is its own, and who has finished has none", () => {
  assert.equal(kinds(atWork()), []);
  assert.equal(kinds(atWork({ is_blocked: true, leave_count: 4 })), ["blocked"]);
  assert.equal(kinds(atWork({ asks_reset: true })), ["device"]);
  assert.equal(kinds(atWork({ last_seen_at: now - 61_000 })), ["offline"]);
  assert.equal(kinds(atWork({ last_seen_at: now - 60_000 })), []);
  assert.equal(kinds(atWork({ leave_count: 3 })), ["leaving"]);
  assert.equal(kinds(atWork({ leave_count: 1 }), { ...rules, maxLeave: 0 }), ["leaving"]);
  assert.equal(kinds(atWork({ leave_count: 1 }), { ...rules, maxLeave: null }), []);
  assert.equal(kinds(atWork({ clock_ahead: -121 })), ["clock"]);
  assert.equal(kinds(atWork({ clock_ahead: 120 })), []);
  assert.equal(kinds(atWork({ shared_at: now - 9 * minute })), ["shared"]);
  assert.equal(kinds(atWork({ shared_at: now - 10 * minute })), []);
  assert.equal(kinds(atWork({ answered_at: now - 11 * minute })), ["idle"]);
  assert.equal(kinds(atWork({ answered_at: null })), ["idle"]);
  assert.equal(kinds(atWork({ answered_at: now - 11 * minute, answered: 40 })), []);
  const silent = { answered_at: now - 30 * minute, last_seen_at: now - 30 * minute };
  assert.equal(kinds(atWork({ ...silent, resumed_at: now - minute })), [], "it has just gone on");
  assert.equal(kinds(atWork({ ...silent, resumed_at: now - 2 * minute })), ["offline"]);
  const [cause] = causesOf(atWork({ ...silent, resumed_at: now - 2 * minute }), rules);
  assert.is(cause!.since, now - 2 * minute);
  const outside = {
    status: null,
    started_at: null,
    last_seen_at: null,
    is_signed_in: false,
  } as const;
  assert.equal(kinds(atWork(outside)), ["late"]);
  assert.equal(kinds(atWork({ ...outside, starts_at: now - 10 * minute })), []);
  assert.equal(
    kinds(atWork(outside), { ...rules, closesAt: () => now }),
    [],
    "nobody can come in any more",
  );
  assert.equal(kinds(atWork({ status: 1, is_blocked: true, asks_reset: true })), []);
});

test("when most of a room are cut off, all at work there are, also who has not been silent for long enough", () => {
  const lost = [1, 2, 3].map(() => atWork({ last_seen_at: now - 90_000 }));
  const soon = [1, 2].map(() => atWork({ last_seen_at: now - 50_000 }));
  const others = [atWork({ status: 1 }), atWork({ status: null }), atWork({ room_id: "r6" })];
  const offline = (rows: readonly BoardRow[]) =>
    incidentsOf(rows, rules).find(({ kind }) => kind === "offline")!;
  const together = (rows: readonly BoardRow[]) => cutOffTogether(offline(rows), rows);
  const ids = (rows: readonly BoardRow[]) => rows.map(({ id }) => id);
  assert.equal(together([...lost, ...soon, ...others]), ids([...lost, ...soon]));
  assert.is(together([...lost, ...soon, atWork()]), null, "half of them are no room");
  const nowhere = atWork({ last_seen_at: now - 90_000, room_id: null, room: "" });
  assert.is(together([nowhere]), null);
});

test("its age is that of the event, however lately the device was seen", () => {
  const blocked = atWork({ is_blocked: true, blocked_at: now - 7 * minute });
  const asking = atWork({ asks_reset: true, reset_asked_at: now - 9 * minute });
  assert.equal(
    incidentsOf([blocked, asking], rules).map(({ kind, since }) => [kind, (now - since) / minute]),
    [
      ["device", 9],
      ["blocked", 7],
    ],
  );
});

test("those who have not come are one incident of all rooms, and the last", () => {
  const outside = {
    status: null,
    started_at: null,
    last_seen_at: null,
    is_signed_in: false,
  } as const;
  const late = ["r5", "r6"].map((room_id) => atWork({ ...outside, room_id, room: room_id }));
  const idle = atWork({ answered_at: now - 11 * minute });
  const lost = atWork({ last_seen_at: now - 90_000 });
  assert.equal(
    incidentsOf([...late, idle, lost], rules).map(({ kind, room_id, ids }) => [
      kind,
      room_id,
      ids.length,
    ]),
    [
      ["offline", "r5", 1],
      ["idle", "r5", 1],
      ["late", null, 2],
    ],
  );
});

test("five who lost the line in one room are one incident, the oldest stands first", () => {
  const lost = [3, 1, 5, 2, 4].map((ago) => atWork({ last_seen_at: now - ago * minute - 1_000 }));
  const elsewhere = atWork({ last_seen_at: now - 90_000, room_id: "r6", room: "R-06" });
  const blocked = atWork({ is_blocked: true, last_seen_at: now - 20 * minute });
  const all = incidentsOf([...lost, elsewhere, blocked, atWork()], rules);
  assert.equal(
    all.map(({ kind, room, ids }) => [kind, room, ids.length]),
    [
      ["blocked", "R-05", 1],
      ["offline", "R-05", 5],
      ["offline", "R-06", 1],
    ],
  );
  assert.is(all[1]!.ids[0], lost[2]!.id, "of these, too, the longest first");
  const ages = [all[1]!.since, all[1]!.latest].map((at) => (now - at - 1_000) / minute);
  assert.equal(ages, [5, 1], "it has not held as long for everybody");
});

const moment = fc.option(fc.integer({ min: 0, max: 120 * minute }).map((ago) => now - ago));
const anyRow = fc
  .record({
    room_id: fc.constantFrom(null, "r1", "r2"),
    status: fc.constantFrom<BoardRow["status"]>(null, 0, 1, 3),
    is_blocked: fc.boolean(),
    is_signed_in: fc.boolean(),
    asks_reset: fc.boolean(),
    leave_count: fc.nat(6),
    started_at: moment,
    answered_at: moment,
    last_seen_at: moment,
    shared_at: moment,
    away_since: moment,
    answered: fc.nat(40),
    clock_ahead: fc.option(fc.integer({ min: -500, max: 500 })),
  })
  .map((more) => atWork(more));

test("each cause of each participant is in one incident, in whatever order they come", () => {
  fc.assert(
    fc.property(fc.array(anyRow, { maxLength: 30 }), (rows) => {
      const found = incidentsOf(rows, rules);
      const wanted = rows.flatMap((row) => kinds(row).map((kind) => `${kind} ${row.id}`));
      const told = found.flatMap(({ kind, ids }) => ids.map((id) => `${kind} ${id}`));
      assert.equal(told.sort(), wanted.sort());
      assert.is(new Set(found.map(({ key }) => key)).size, found.length);
      const order = ["blocked device offline", "shared leaving clock idle", "late"];
      const places = found.map(({ kind, since }) => [
        order.findIndex((kinds) => kinds.split(" ").includes(kind)),
        since,
      ]);
      assert.equal(
        places,
        [...places].sort(([a = 0, b = 0], [c = 0, d = 0]) => a - c || b - d),
      );
      assert.equal(
        incidentsOf([...rows].reverse(), rules).map(({ key, since }) => [key, since]),
        found.map(({ key, since }) => [key, since]),
      );
    }),
  );
});

test("everybody is in one state and counted once", () => {
  fc.assert(
    fc.property(fc.array(anyRow, { maxLength: 30 }), (rows) => {
      const counts = countStates(rows.map((row) => sittingRowState(row, now)));
      assert.equal(Object.keys(counts), [...sittingRowStates]);
      assert.is(
        Object.values(counts).reduce((sum, count) => sum + count, 0),
        rows.length,
      );
    }),
  );
});

test("many wrong passwords or tokens ask for a look, before and after one has come in, and not after the end", () => {
  const guessed = { guessed_at: now - minute };
  assert.equal(kinds(atWork(guessed)), ["guessing"]);
  assert.ok(kinds(atWork({ ...guessed, status: null, started_at: null })).includes("guessing"));
  assert.equal(kinds(atWork({ ...guessed, status: 1, finished_at: now })), []);
});

test.run();
