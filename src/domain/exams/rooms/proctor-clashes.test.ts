import * as fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Duty } from "../../../contract/exams/rooms.ts";
import { everyTime } from "./proctor-duty.ts";
import { findProctorClashes, type ProctoredRoom, type RoomUse } from "./proctor-clashes.ts";

const test = suite("proctors in two rooms at once");

const room = (kode: string, ...names: string[]): ProctoredRoom => ({
  room_id: kode,
  kode,
  pengawas: names.map((name) => {
    const [nama = "", nip = "", id] = name.split("/");
    return { nama, nip, user_id: id ?? null, ...everyTime };
  }),
});
const use = (room_id: string, mulai = "07:30", more: Partial<RoomUse> = {}): RoomUse => ({
  room_id,
  sesi: 1,
  tanggal: "2026-11-30",
  mulai,
  lama: 90,
  ...more,
});
const textOf = (rooms: ProctoredRoom[], uses: RoomUse[]) =>
  findProctorClashes(rooms, uses).map(
    ({ nama, rooms: codes, sesi, mulai }) => `${nama}: ${codes.join(", ")}; ${sesi} ${mulai}`,
  );

test("who is named in two rooms that are used at the same time is told with both rooms", () => {
  const rooms = [room("R-10", "Ratna"), room("R-2", "ratna ", "Budi"), room("R-3", "Budi")];
  assert.equal(textOf(rooms, [use("R-10"), use("R-2"), use("R-3", "10:00")]), [
    "Ratna: R-2, R-10; 1 07:30",
  ]);
});

test("a room that nobody sits in needs no proctor, and one room is no clash, whichever sessions it has", () => {
  const rooms = [room("R-1", "Ratna"), room("R-2", "Ratna")];
  assert.equal(textOf(rooms, [use("R-1")]), []);
  assert.equal(textOf(rooms, [use("R-1"), use("R-1", "08:00")]), []);
  assert.equal(textOf([room("R-1", "Ratna", "Ratna")], [use("R-1")]), []);
});

test("times that touch do not clash; those that overlap do, in sessions of any number", () => {
  const rooms = [room("R-1", "Ratna"), room("R-2", "Ratna")];
  assert.equal(textOf(rooms, [use("R-1"), use("R-2", "09:00")]), []);
  assert.equal(textOf(rooms, [use("R-1"), use("R-2", "07:30", { tanggal: "2026-12-01" })]), []);
  assert.equal(textOf(rooms, [use("R-1"), use("R-2", "08:59", { sesi: 2 })]), [
    "Ratna: R-1, R-2; 2 08:59",
  ]);
});

test("who is there in one session alone, or on one day alone, clashes then alone", () => {
  const only = (duty: Partial<Duty>) => {
    const one = room("R-1", "Ratna");
    return { ...one, pengawas: [{ ...one.pengawas[0]!, ...duty }] };
  };
  const uses = [
    use("R-1"),
    use("R-2"),
    use("R-1", "10:00", { sesi: 2 }),
    use("R-2", "10:00", { sesi: 2 }),
  ];
  assert.equal(textOf([only({ sessions: [2] }), room("R-2", "Ratna")], uses), [
    "Ratna: R-1, R-2; 2 10:00",
  ]);
  assert.equal(textOf([only({ sessions: [3] }), room("R-2", "Ratna")], uses), []);
  assert.equal(textOf([only({ days: ["2026-12-01"] }), room("R-2", "Ratna")], uses), []);
});

test("the NIP says who it is; a name does where one of the two has none", () => {
  const both = [use("R-1"), use("R-2")];
  assert.equal(textOf([room("R-1", "Sri/19 80"), room("R-2", "Sri W./1980")], both), [
    "Sri: R-1, R-2; 1 07:30",
  ]);
  assert.equal(textOf([room("R-1", "Sri/1980"), room("R-2", "Sri/1990")], both), []);
  assert.equal(textOf([room("R-1", "Sri/1980"), room("R-2", "Sri")], both), [
    "Sri: R-1, R-2; 1 07:30",
  ]);
});

test("an account is one person in all rooms, and namesakes with accounts of their own are two", () => {
  const both = [use("R-1"), use("R-2")];
  assert.equal(textOf([room("R-1", "Sri//a"), room("R-2", "Sri W.//a")], both), [
    "Sri: R-1, R-2; 1 07:30",
  ]);
  assert.equal(textOf([room("R-1", "Sri//a"), room("R-2", "Sri//b")], both), []);
  for (const other of ["Sri", "Sri/1980", "Sri W./19 80"]) {
    const account = other === "Sri W./19 80" ? "Sri/1980/a" : "Sri//a";
    assert.equal(textOf([room("R-1", account), room("R-2", other)], both), [
      "Sri: R-1, R-2; 1 07:30",
    ]);
  }
});

const codes = ["R-1", "R-2", "R-3"];
const anyRooms = fc.tuple(
  ...codes.map((kode) =>
    fc
      .array(fc.constantFrom("Ani", "Budi", "Citra/7", "Ani/7", "Ani//a", "Ani/7/b"), {
        maxLength: 3,
      })
      .map((names) => room(kode, ...names)),
  ),
);
const anyUses = fc.array(
  fc.record({
    room_id: fc.constantFrom(...codes),
    sesi: fc.integer({ min: 1, max: 2 }),
    tanggal: fc.constantFrom("2026-11-30", "2026-12-01"),
    mulai: fc.constantFrom("07:30", "08:30", "09:30"),
    lama: fc.constantFrom(60, 61, 120),
  }),
  { maxLength: 8 },
);

test("whatever comes: each clash names rooms that are used and have them as proctor, in any order of rooms and uses", () => {
  fc.assert(
    fc.property(anyRooms, anyUses, (rooms, uses) => {
      const clashes = findProctorClashes(rooms, uses);
      for (const { rooms: both, mulai, tanggal } of clashes) {
        assert.ok(both.length > 1);
        for (const kode of both) {
          assert.ok(uses.some(({ room_id }) => room_id === kode));
          assert.ok(rooms.find((one) => one.kode === kode)!.pengawas.length > 0);
        }
        assert.ok(uses.some((one) => one.mulai === mulai && one.tanggal === tanggal));
      }
      const shapes = (list: typeof clashes) => list.map((clash) => clash.rooms.join()).sort();
      const turned = findProctorClashes([...rooms].reverse(), [...uses].reverse());
      assert.equal(shapes(turned), shapes(clashes));
      const apart = uses.map((one, at) => ({ ...one, tanggal: `2027-01-${10 + at}` }));
      assert.equal(findProctorClashes(rooms, apart), []);
    }),
  );
});

test.run();
