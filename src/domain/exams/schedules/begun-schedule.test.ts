import * as assert from "uvu/assert";
import { suite } from "uvu";
import { begunFaults, type Begun, type BegunFields } from "./begun-schedule.ts";

const test = suite("schedule that participants have begun");

const stored: BegunFields = {
  event_id: "e",
  tanggal: "2026-11-30",
  mulai: "07:30",
  lama: 90,
  tutup: 120,
  participant_mode: "CP",
  group_ids: ["a", "b"],
  bank_ids: ["x", "y"],
};
const three: Begun = { count: 3, leftOut: 0, bankIds: ["x"] };
const faults = (change: Partial<BegunFields>, begun: Partial<Begun> = {}, before = stored) =>
  Object.keys(begunFaults(before, { ...before, ...change }, { ...three, ...begun }));

test("everything may change while nobody has begun", () => {
  const other = { ...stored, tanggal: "2026-12-01", lama: 1, bank_ids: [], group_ids: [] };
  assert.equal(begunFaults(stored, other, { count: 0, leftOut: 0, bankIds: [] }), {});
});

test("day, hour, length and the way of choosing participants stay", () => {
  assert.equal(faults({}), []);
  assert.equal(faults({ tanggal: "2026-12-01", mulai: "08:00", lama: 60 }), [
    "tanggal",
    "mulai",
    "lama",
  ]);
  assert.equal(faults({ participant_mode: "SP" }), ["participant_mode"]);
});

test("the event stays, with rooms, seats and proctors", () => {
  assert.equal(faults({ event_id: null }), ["event_id"]);
  assert.equal(faults({ event_id: "f" }), ["event_id"]);
  assert.equal(faults({ event_id: "e" }, {}, { ...stored, event_id: null }), ["event_id"]);
});

test("the exam closes later and not earlier", () => {
  assert.equal(faults({ tutup: 119 }), ["tutup"]);
  assert.equal(faults({ tutup: null }), ["tutup"]);
  assert.equal(faults({ tutup: 180 }), []);
  assert.equal(faults({ tutup: 90 }, {}, { ...stored, tutup: null }), []);
});

test("a bank that somebody sits stays, another one can be released", () => {
  assert.equal(faults({ bank_ids: ["z", "x"] }), []);
  assert.equal(faults({ bank_ids: ["y"] }), ["bank_ids"]);
});

test("groups change as long as nobody who has begun is left out", () => {
  assert.equal(faults({ group_ids: ["a", "c"] }), []);
  assert.equal(faults({ group_ids: ["c"] }, { leftOut: 1 }), ["group_ids"]);
});

test("an exam for some groups does not become one for everybody, and the way back is open", () => {
  assert.equal(faults({ group_ids: [] }), ["group_ids"]);
  assert.equal(faults({ group_ids: ["a"] }, {}, { ...stored, group_ids: [] }), []);
});

test("groups of a schedule that names its participants count for nothing", () => {
  assert.equal(faults({ group_ids: [] }, {}, { ...stored, participant_mode: "SP" }), []);
});

test("the message names how many have begun and where time is added instead", () => {
  const { lama } = begunFaults(stored, { ...stored, lama: 100 }, three);
  assert.is(
    lama,
    "Sudah dimulai oleh 3 peserta; durasinya tidak dapat diganti. Tambah waktunya di Ujian peserta.",
  );
});

test.run();
