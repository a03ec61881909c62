import * as fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { RoomSheetRow } from "../../../contract/exams/room-sheets.ts";
import { roomSheetFaults, sheetRooms } from "./room-sheet.ts";
import { roomSheetLine as line } from "../../../testing/exams/room-sheet-line.ts";

const test = suite("a sheet of rooms and seats by itself");

const outside = (nama: string) => ({ nama, nip: "", email: "" });
const faultTexts = (rows: readonly RoomSheetRow[]) =>
  roomSheetFaults(rows).map(({ row, field, message }) => `${row} ${field} ${message}`);

test("a room is what the first of its rows says of each, whichever case its code is in", () => {
  const rooms = sheetRooms([
    line(2, "R-01", { kapasitas: 30 }),
    line(3, "r-01", { nama_ruang: "Lab" }),
    line(4, "R-02"),
  ]);
  assert.equal(
    [...rooms],
    [
      [
        "r-01",
        {
          kode: "R-01",
          row: 2,
          nama: { text: "Lab", row: 3 },
          kapasitas: { seats: 30, row: 2 },
          pengawas: null,
        },
      ],
      ["r-02", { kode: "R-02", row: 4, nama: null, kapasitas: null, pengawas: null }],
    ],
  );
});

test("a room with two names or two capacities is told at the later row, with the earlier one", () => {
  const rows = [
    line(2, "R-01", { nama_ruang: "Lab", kapasitas: 30 }),
    line(3, "R-01"),
    line(4, "r-01", { nama_ruang: "Aula", kapasitas: 31 }),
  ];
  assert.equal(faultTexts(rows), [
    "4 nama_ruang Berbeda dari baris 2: Lab.",
    "4 kapasitas Berbeda dari baris 2: 30.",
  ]);
});

test("nobody is twice in a session, no seat is given twice, and in another session both may be", () => {
  const seat = (row: number, no_ujian: string, sesi: number, no_kursi: number | null) =>
    line(row, "R-01", { no_ujian, sesi, no_kursi });
  const rows = [
    seat(2, "A1", 1, 1),
    seat(3, "a1", 1, 2),
    seat(4, "A2", 1, 1),
    seat(5, "A1", 2, 1),
    seat(6, "A3", 1, null),
    seat(7, "A4", 1, null),
  ];
  assert.equal(faultTexts(rows), [
    "3 no_ujian Nomor ujian a1 sudah ada di baris 2.",
    "4 no_kursi No kursi sudah ada di baris 2.",
  ]);
});

test("a number needs its session, a session or seat its number", () => {
  const rows = [
    line(2, "R-01", { no_ujian: "A1" }),
    line(3, "R-01", { sesi: 1 }),
    line(4, "R-01", { no_kursi: 3 }),
  ];
  assert.equal(faultTexts(rows), [
    "2 sesi Sesi wajib diisi.",
    "3 no_ujian Nomor ujian wajib diisi.",
    "4 no_ujian Nomor ujian wajib diisi.",
  ]);
});

test("the proctors of a room are said in one of its rows, and other ones in a later row are told there", () => {
  const email = { nama: "", nip: "", email: "sri@a.id" };
  const rows = [
    line(2, "R-01"),
    line(3, "r-01", { pengawas: [email, outside("Budi")] }),
    line(4, "R-01", { pengawas: [{ ...email, email: "SRI@a.id" }, outside("Budi")] }),
    line(5, "R-01", { pengawas: [outside("Budi")] }),
    line(6, "R-02", { pengawas: [] }),
    line(7, "R-02", { pengawas: [email] }),
  ];
  assert.is(sheetRooms(rows).get("r-01")?.pengawas?.row, 3);
  assert.equal(faultTexts(rows), [
    "5 pengawas Berbeda dari baris 3: sri@a.id; Budi.",
    "7 pengawas Berbeda dari baris 6: -.",
  ]);
});

const anyRows = fc
  .array(
    fc.record({
      kode_ruang: fc.constantFrom("A", "a", "B"),
      nama_ruang: fc.constantFrom("", "Satu", "Dua"),
      kapasitas: fc.option(fc.integer({ min: 1, max: 2 })),
      no_ujian: fc.option(fc.constantFrom("1", "2", "3", "4")),
      sesi: fc.option(fc.integer({ min: 1, max: 2 })),
      no_kursi: fc.option(fc.integer({ min: 1, max: 3 })),
      pengawas: fc.option(fc.array(fc.constant(outside("Sri")), { maxLength: 1 })),
    }),
    { maxLength: 12 },
  )
  .map((rows) => rows.map((row, at): RoomSheetRow => ({ row: at + 2, ...row })));

test("whatever comes: rows without a fault contradict each other nowhere, and are the same fault-free by themselves", () => {
  fc.assert(
    fc.property(anyRows, (rows) => {
      const faulty = new Set(roomSheetFaults(rows).map(({ row }) => row));
      const good = rows.filter(({ row }) => !faulty.has(row));
      assert.equal(roomSheetFaults(good), []);
      const seats = good.flatMap(({ kode_ruang: kode, sesi, no_kursi: seat }) =>
        seat === null ? [] : [`${kode.toLowerCase()} ${sesi} ${seat}`],
      );
      assert.is(new Set(seats).size, seats.length);
      const people = good.flatMap(({ no_ujian: number, sesi }) =>
        number === null ? [] : [`${number} ${sesi}`],
      );
      assert.is(new Set(people).size, people.length);
    }),
  );
});

test.run();
