import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import * as v from "valibot";
import {
  packedRow,
  rowPacker,
  rowReader,
  type BoardRow,
  type PackedRow,
} from "./live-board-rows.ts";
import { finishKinds } from "../sitting-rows.ts";

const test = suite("rows of the live board on the wire");

const starts = Date.parse("2026-11-24T01:00:00Z");
const rooms = [2, 7].map((n) => ({ n, id: `r${n}`, kode: `R-0${n}` }));
/** Not at a whole second: instants of rows are. */
const head = { starts_at: "2026-11-24T01:00:00.750Z", rooms };
const [pack, read] = [rowPacker(head), rowReader(head)];

const instant = fc.integer({ min: -90_000, max: 90_000 }).map((since) => starts + since * 1000);
const moment = fc.option(instant);
const count = fc.nat(500);
const room = fc.constantFrom(
  { room_n: null, room_id: null, room: "" },
  ...rooms.map(({ n, id, kode }) => ({ room_n: n, room_id: id, room: kode })),
);
const anyRow: fc.Arbitrary<BoardRow> = fc
  .tuple(
    room,
    fc.record({
      id: fc.string({ minLength: 1, maxLength: 36 }),
      no_ujian: fc.string(),
      nama: fc.string(),
      group_path: fc.string(),
      sesi: fc.option(count),
      seat: count,
      starts_at: instant,
      status: fc.constantFrom<BoardRow["status"]>(null, 0, 1, 3),
      is_signed_in: fc.boolean(),
      is_later: fc.boolean(),
      is_missed: fc.boolean(),
      is_too_late: fc.boolean(),
      is_admitted: fc.boolean(),
      asks_reset: fc.boolean(),
      reset_asked_at: moment,
      is_blocked: fc.boolean(),
      block_reason: fc.string(),
      blocked_at: moment,
      started_at: moment,
      deadline_at: moment,
      finished_at: moment,
      finish_kind: fc.constantFrom(null, ...finishKinds),
      extra_seconds: count,
      leave_count: count,
      away_since: moment,
      asked: count,
      answered: count,
      doubtful: count,
      answered_at: moment,
      last_seen_at: moment,
      resumed_at: moment,
      shared_at: moment,
      guessed_at: moment,
      clock_ahead: fc.option(fc.integer({ min: -500, max: 500 })),
      ip: fc.string(),
      browser: fc.string(),
    }),
  )
  .map(([place, rest]) => ({ ...place, ...rest }));

test("a row is read as it was packed, and packed again as it was sent", () => {
  fc.assert(
    fc.property(anyRow, (row) => {
      const sent = JSON.parse(JSON.stringify(pack(row))) as PackedRow;
      const received = v.parse(packedRow, sent);
      assert.equal(read(received), row);
      assert.equal(pack(read(received)), sent);
    }),
  );
});

test("instants between two seconds are sent as the second that they are in", () => {
  const [row] = fc.sample(anyRow, 1);
  const seen = pack({ ...row!, last_seen_at: starts + 61_900 });
  assert.is(read(seen).last_seen_at, starts + 61_000);
});

const sample: BoardRow = {
  id: "p1",
  no_ujian: "0001",
  nama: "Ani",
  group_path: "XII / MIPA 1",
  sesi: 1,
  room_n: 7,
  room_id: "r7",
  room: "R-07",
  seat: 12,
  starts_at: starts,
  status: 3,
  is_signed_in: true,
  is_later: false,
  is_missed: false,
  is_too_late: false,
  is_admitted: false,
  asks_reset: false,
  reset_asked_at: null,
  is_blocked: true,
  block_reason: "Pindah jendela",
  blocked_at: starts + 595_000,
  started_at: starts + 60_000,
  deadline_at: starts + 5_460_000,
  finished_at: null,
  finish_kind: "timeout",
  extra_seconds: 120,
  leave_count: 2,
  away_since: starts + 600_000,
  asked: 40,
  answered: 11,
  doubtful: 3,
  answered_at: starts + 590_000,
  last_seen_at: starts + 601_000,
  resumed_at: starts + 580_000,
  shared_at: starts + 581_000,
  guessed_at: starts + 590_000,
  clock_ahead: -4,
  ip: "192.168.1.7",
  browser: "Chrome 109",
};

test("the order on the wire stays: consoles of the version before read it too", () => {
  const who = ["p1", "0001", "Ani", "XII / MIPA 1"];
  const state = [1, 7, 12, 0, 3, 5, "Pindah jendela", 60, 5460, null, 1, 120, 2, 600];
  const rest = [40, 11, 3, 590, 601, -4, "192.168.1.7", "Chrome 109"];
  const added = [null, 595, 580, 581, 590];
  assert.equal(pack(sample) as unknown[], [...who, ...state, ...rest, ...added]);
});

test("a room that the head does not name is no room, and keeps its number", () => {
  const row = rowReader({ ...head, rooms: [] })(pack(sample));
  assert.equal([row.room_n, row.room_id, row.room], [7, null, ""]);
});

test.run();
