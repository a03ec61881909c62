import { suite } from "uvu";
import * as assert from "uvu/assert";
import { cellText, type SheetCell } from "../../files/sheet-cells.ts";
import { writeBook } from "../../files/write-sheet.ts";
import { openSheetFile } from "../read-sheet.ts";
import { SheetCheck } from "../sheet-check.ts";
import { matchHeaders } from "../header-matching.ts";
import { exportedBook } from "../../kit/sheet-export/export-session.ts";
import { usualTemplate } from "../../testing/sheets/usual-template.ts";
import { roomSheet } from "./room-sheet-rows.ts";

const test = suite("the sheet of rooms and seats");

const usual = ["kode_ruang", "nama_ruang", "kapasitas", "no_ujian", "sesi", "no_kursi", "pengawas"];
const accounts = [
  { id: "1", name: "Sri", email: "sri@a.id" },
  { id: "2", name: "Ani", email: "ani@a.id" },
  { id: "3", name: "ANI", email: "ani2@a.id" },
];

function checked(rows: readonly SheetCell[][], headers: readonly string[] = usual) {
  const sheet = rows.map((cells, at) => ({ row: at + 2, cells }));
  const check = new SheetCheck(roomSheet, sheet, matchHeaders(roomSheet.columns, headers), {
    accounts,
    days: ["2026-11-30"],
  });
  check.checkNext(rows.length);
  check.compare();
  return check;
}
const rowsOf = (...args: Parameters<typeof checked>) => checked(...args).rows;
const faultsOf = (rows: ReturnType<typeof rowsOf>) =>
  rows.flatMap(({ faults }) =>
    faults.map(({ row, column, reason }) => `${row} ${column} ${reason}`),
  );

test("the first three columns alone are a room, with the others somebody's seat, and empty rows nothing", () => {
  const rows = rowsOf([
    ["R-01", "Lab", "32"],
    ["R-01", null, null, "007-1", "Sesi 2", "4"],
    [null, null, "32"],
  ]);
  assert.equal(
    rows.map(({ value }) => value),
    [
      {
        row: 2,
        kode_ruang: "R-01",
        nama_ruang: "Lab",
        kapasitas: 32,
        no_ujian: null,
        sesi: null,
        no_kursi: null,
        pengawas: null,
      },
      {
        row: 3,
        kode_ruang: "R-01",
        nama_ruang: "",
        kapasitas: null,
        no_ujian: "007-1",
        sesi: 2,
        no_kursi: 4,
        pengawas: null,
      },
    ],
  );
});

test("a list of a door, with headers of its own, needs no rooms named again", () => {
  const [row] = rowsOf([["R-01", "007-1", "1", "12"]], ["Ruang", "No Ujian", "Sesi", "Kursi"]);
  assert.equal(row?.faults, []);
  assert.is(row?.value?.no_kursi, 12);
});

test("what is wrong is told at its row and column", () => {
  const rows = rowsOf([
    [null, "Lab", "32", "007-1", "1", "1"],
    ["R 01", "Lab", "banyak", "007-2", "1", "0"],
    ["R-01", "Lab", "501", "007-3", null, "1"],
    ["R-01", "Lab", "32", null, "1", null],
    ["R-01", "Aula", "32", "007-5", "1", "501"],
  ]);
  assert.equal(faultsOf(rows), [
    "2 kode_ruang Kode ruang wajib diisi.",
    "3 kode_ruang Kode ruang tidak boleh berisi spasi.",
    "3 kapasitas Kapasitas harus berupa angka.",
    "3 no_kursi No kursi paling kecil 1.",
    "4 kapasitas Kapasitas paling besar 500.",
    "4 sesi Sesi wajib diisi.",
    "5 no_ujian Nomor ujian wajib diisi.",
    "6 no_kursi No kursi paling besar 500.",
  ]);
});

test("rows that are right by themselves and contradict each other are told at the later one", () => {
  const rows = rowsOf([
    ["R-01", "Lab", "32", "007-1", "1", "1"],
    ["R-01", "Aula", "32", "007-2", "1", "1"],
  ]);
  assert.equal(faultsOf(rows), [
    "3 nama_ruang Berbeda dari baris 2: Lab.",
    "3 no_kursi No kursi sudah ada di baris 2.",
  ]);
});

test("a refusal goes when anything of its room changes, another room's stays", () => {
  const check = checked([
    ["R-01", "Lab", "32", "007-1", "1", "1"],
    ["r-01 ", null, null, "007-2", "1", "2"],
    ["R-02", "Aula", "32", "007-3", "1", "1"],
  ]);
  const refuseAll = () =>
    check.refuse([2, 3, 4].map((row) => ({ row, field: "no_kursi", message: "Penuh." })));
  const refusedRows = () => check.rows.filter(({ value }) => value === null).map(({ row }) => row);
  refuseAll();
  check.edit(3, "no_ujian", "007-9");
  assert.equal(refusedRows(), [4]);
  refuseAll();
  check.edit(3, "kode_ruang", "R-02");
  assert.equal(refusedRows(), [], "it speaks of the room that was left and of the one come to");
});

test("proctors are accounts by e-mail and outside names; an empty cell says nothing, a line that there are none", () => {
  const cellResult = (cell: string | null) => {
    const [row] = rowsOf([["R-01", "Lab", "32", null, null, null, cell]]);
    return [row?.value?.pengawas, faultsOf(rowsOf([["R-01", "", "", "", "", "", cell]]))];
  };
  const sri = { nama: "", nip: "7", email: "sri@a.id" };
  assert.equal(cellResult("sri@a.id (7); Budi"), [[sri, { nama: "Budi", nip: "", email: "" }], []]);
  assert.equal(cellResult(null), [null, []]);
  assert.equal(cellResult("-"), [[], []]);
  const duty = { days: ["2026-11-30"], sessions: [1] };
  assert.equal(cellResult("sri@a.id (7) (hari 1, sesi 1)"), [[{ ...sri, duty }], []]);
  assert.equal(cellResult("sri@a.id (7) (hari 2)"), [
    undefined,
    ["2 pengawas Tulis hari dan sesi pengawas seperti (hari 30/11/2026, sesi 1–2), atau (selalu)."],
  ]);
  assert.equal(cellResult(";"), [
    undefined,
    ["2 pengawas Tulis setiap pengawas dengan e-mail akunnya, atau dengan namanya."],
  ]);
});

test("a name that one account has is remarked and proposes its e-mail, that of several is remarked alone", () => {
  const check = checked([
    ["R-01", "Lab", "32", null, null, null, "Budi; sri (7)"],
    ["R-02", "Aula", "32", null, null, null, "Ani"],
    ["R-03", "Aula", "32", null, null, null, "Sri; sri@a.id"],
  ]);
  const remarks = check.rows.map(({ value, faults }) => [
    value?.pengawas?.length,
    ...faults.map(({ severity, reason, fix }) => `${severity} ${reason} ${fix}`),
  ]);
  assert.equal(remarks, [
    [
      2,
      "warning sri juga nama akun sri@a.id. Nama saja tidak memberi hak: tulis e-mailnya bila akun itu yang mengawas. Budi; sri@a.id (7)",
    ],
    [
      1,
      "warning Ani juga nama beberapa akun: ani@a.id, ani2@a.id. Nama saja tidak memberi hak: tulis e-mail akun yang mengawas. undefined",
    ],
    [2],
  ]);
  assert.is(check.applyFixes("account"), 1);
  assert.equal(check.rows[0]?.value?.pengawas?.[1], { nama: "", nip: "7", email: "sri@a.id" });
});

test("the template has the columns in their order, numbers as text, and a guide", () => {
  const [sheet, guide] = usualTemplate(roomSheet).sheets;
  assert.equal(sheet?.rows, [usual]);
  assert.is(sheet?.columns[3]?.text, true);
  assert.is(guide?.name, "Petunjuk");
  const bytes = new Uint8Array(writeBook(usualTemplate(roomSheet), "xlsx"));
  assert.equal(openSheetFile(bytes, "a.xlsx").sheetNames, ["Ruang", "Petunjuk", "Guide"]);
});

test("the export is read as the same rows, with names, groups and proctors beside", () => {
  const outside = { user_id: null, email: "", accounts: [], days: [], sessions: [] };
  const times = { days: ["2026-11-30"], sessions: [1, 2] };
  const account = { ...outside, ...times, user_id: "1", email: "sri@a.id", nama: "Sri", nip: "" };
  const room = {
    nama: '=Lab "satu"',
    kapasitas: 32,
    pengawas: [account, { ...outside, nama: "Sri", nip: "19 80" }],
  };
  const of = {
    rooms: [
      { ...room, room_id: "a", kode: "R-01" },
      { ...room, room_id: "b", kode: "007", nama: "قاعة الامتحان", pengawas: [] },
    ],
    seats: [
      {
        room_id: "a",
        sesi: 1,
        seat: 3,
        no_ujian: "0042",
        nama: "=Ani, O'Brien",
        group_path: "X / X 1",
      },
      { room_id: "a", sesi: 2, seat: 1, no_ujian: "0043", nama: "Budi", group_path: "" },
    ],
  };
  const book = exportedBook({ kind: "rooms", of });
  const file = openSheetFile(new Uint8Array(writeBook(book, "xlsx")), "ruang.xlsx");
  const [header, ...rows] = file.readSheet("Ruang", 10).rows;
  const headers = header!.cells.map(cellText);
  assert.equal(headers.slice(6), ["pengawas", "Nama", "Group"]);
  assert.is(cellText(rows[0]!.cells[6]), "sri@a.id (hari 30/11/2026, sesi 1, 2); Sri (19 80)");
  assert.is(rows[1]!.cells[6] ?? null, null, "once for each room");
  const read = rowsOf(
    rows.map(({ cells }) => [...cells]),
    headers,
  );
  assert.equal(faultsOf(read), []);
  assert.equal(
    read.map(({ value }) => value && [value.kode_ruang, value.nama_ruang, value.no_ujian]),
    [
      ["R-01", '=Lab "satu"', "0042"],
      ["R-01", '=Lab "satu"', "0043"],
      ["007", "قاعة الامتحان", null],
    ],
  );
});

test.run();
