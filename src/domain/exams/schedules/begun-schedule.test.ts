import * as assert from "uvu/assert";
import { suite } from "uvu";
import { begunFaults, type BegunFields } from "./begun-schedule.ts";

const test = suite("schedule that participants have begun");

const stored: BegunFields = {
  tanggal: "2026-11-30",
  mulai: "07:30",
  lama: 90,
  participant_mode: "CP",
  group_ids: ["a", "b"],
  bank_ids: ["x", "y"],
};
const faults = (change: Partial<BegunFields>, before: Partial<BegunFields> = {}) => {
  const from = { ...stored, ...before };
  return Object.keys(begunFaults(from, { ...from, ...change }, 3));
};

test("everything may change while nobody has begun", () => {
  const other = { ...stored, tanggal: "2026-12-01", lama: 1, bank_ids: [], group_ids: ["c"] };
  assert.equal(begunFaults(stored, other, 0), {});
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

test("groups and banks can be added, and none is taken away", () => {
  assert.equal(faults({ group_ids: ["b", "a", "c"], bank_ids: ["y", "x", "z"] }), []);
  assert.equal(faults({ group_ids: ["a"], bank_ids: ["x"] }), ["group_ids", "bank_ids"]);
});

test("no group is everybody: groups can be given up for that, and not chosen instead of it", () => {
  assert.equal(faults({ group_ids: [] }), []);
  assert.equal(faults({ group_ids: ["a"] }, { group_ids: [] }), ["group_ids"]);
});

test("groups of a schedule that names its participants count for nothing", () => {
  assert.equal(faults({ group_ids: ["c"] }, { participant_mode: "SP" }), []);
});

test("the message names how many have begun and where time is added instead", () => {
  const { lama } = begunFaults(stored, { ...stored, lama: 100 }, 3);
  assert.is(
    lama,
    "Sudah dimulai oleh 3 peserta; durasinya tidak dapat diganti. Tambah waktunya di Ujian peserta.",
  );
});

test.run();
