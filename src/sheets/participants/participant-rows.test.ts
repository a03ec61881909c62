import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Option } from "../../contract/calls/list-fields.ts";
import { participantColumns, type ParticipantContext } from "./participant-columns.ts";
import { participantSheet } from "./participant-rows.ts";
import { checkRows } from "../../testing/sheets/check-sheet.ts";
import type { SheetCell } from "../../files/sheet-cells.ts";
import type { ColumnSources } from "../sheet-columns.ts";
import { usualReligions } from "../../domain/people/usual-codes.ts";

const test = suite("participant rows");

const options = (pairs: readonly { kode: string; nama: string }[]): Option[] =>
  pairs.map(({ kode, nama }) => ({ id: `id-${kode}`, kode, nama }));
const groupOf = (path: string) => ({
  id: path,
  parent_id: null,
  name: path.split(" / ").at(-1) ?? "",
  path,
});
const context: ParticipantContext = {
  majors: options([
    { kode: "TKJ", nama: "Teknik Komputer dan Jaringan" },
    { kode: "1945", nama: "UMUM" },
  ]),
  religions: options(usualReligions),
  groups: ["X", "X / IPA 1", "XI", "XI / IPA 1", "XI / IPS 2"].map(groupOf),
};
const keys = participantColumns.map(({ key }) => key);
const mapping: ColumnSources = Object.fromEntries(
  keys.map((key, index) => [key, { from: "column", index }]),
);

type Cells = Partial<Record<string, SheetCell>>;
const good: Cells = { no_ujian: "0001", nama: "Ani", jurusan_kode: "TKJ", agama_kode: "ISLAM" };

function check(...rows: Cells[]) {
  const sheet = rows.map((cells, index) => ({
    row: index + 2,
    cells: keys.map((key) => cells[key] ?? null),
  }));
  return checkRows(participantSheet, sheet, mapping, context);
}
function only(cells: Cells) {
  const [row] = check({ ...good, ...cells }).rows;
  if (!row) throw new Error("The row was ignored");
  return row;
}
function faultOf(cells: Cells) {
  const { faults } = only(cells);
  assert.is(faults.length, 1, JSON.stringify(faults));
  return faults[0]!;
}
const number = (text: string): SheetCell => ({ kind: "number", text, value: Number(text) });

test("reads a full row as the contract wants it", () => {
  const { value, faults } = only({
    sesi: "Sesi 2",
    nama: "  Siti   Aminah ",
    password: "rahasia 1",
    jurusan_kode: number("1945"),
    agama_kode: "Kristen Protestan",
    group: "XI/IPS 2",
    antiblock: "Ya",
    status: "Diblokir",
    alasan_block: "Curang",
  });
  assert.equal(faults, []);
  assert.equal(value, {
    row: 2,
    no_ujian: "0001",
    nama: "Siti Aminah",
    sesi: 2,
    password: "rahasia 1",
    jurusan_kode: "1945",
    agama_kode: "PROTESTAN",
    group: "XI / IPS 2",
    antiblock: true,
    status: "blocked",
    block_reason: "Curang",
    nisn: null,
  });
});

test("leaves what is empty to the server: a new participant gets the usual, an existing one keeps theirs", () => {
  const { value } = only({});
  assert.equal(
    [value?.sesi, value?.group, value?.antiblock, value?.status, value?.password],
    [null, null, null, null, ""],
  );
});

test("takes a participant out of the group when the cell says so", () => {
  assert.is(only({ group: "-" }).value?.group, "");
});

test("names what is missing", () => {
  assert.is(faultOf({ nama: null }).reason, "Nama peserta wajib diisi.");
  assert.is(faultOf({ no_ujian: "  " }).column, "no_ujian");
  assert.is(faultOf({ jurusan_kode: "" }).code, "empty");
});

test("ignores rows without number and name, and headers pasted in between", () => {
  const checked = check(
    good,
    { sesi: "1", jurusan_kode: "TKJ" },
    {},
    { no_ujian: "No Ujian", nama: "NAMA", jurusan_kode: "Jurusan" },
  );
  assert.is(checked.rows.length, 1);
  assert.is(checked.summary().ignored, 3);
});

test("refuses an unknown code and proposes the one that was nearly typed", () => {
  const near = faultOf({ jurusan_kode: "TKJJ" });
  assert.is(near.fix, "TKJ");
  assert.match(near.reason, "Maksud Anda TKJ (Teknik Komputer dan Jaringan)?");
  const unknown = faultOf({ agama_kode: "Jedi" });
  assert.is(unknown.code, "unknown");
  assert.match(unknown.reason, "menu Agama");
});

test("reads religions as sheets spell them", () => {
  const spellings = {
    kristen: "PROTESTAN",
    Katholik: "KATOLIK",
    BUDDHA: "BUDHA",
    Khonghucu: "KONGHUCU",
  };
  for (const [text, code] of Object.entries(spellings)) {
    assert.is(only({ agama_kode: text }).value?.agama_kode, code, text);
  }
});

test("asks which group is meant when several have the name", () => {
  const fault = faultOf({ group: "IPA 1" });
  assert.is(fault.code, "ambiguous");
  assert.match(fault.reason, "X / IPA 1; XI / IPA 1");
  assert.is(only({ group: "IPS 2" }).value?.group, "XI / IPS 2");
});

test("notices what Excel made of an exam number", () => {
  assert.is(faultOf({ no_ujian: "1,2E+15" }).code, "scientific");
  assert.is(faultOf({ no_ujian: number("3201010101010000") }).code, "digits-lost");
  assert.is(faultOf({ no_ujian: number("12,5") }).code, "decimal");
  assert.is(faultOf({ no_ujian: { kind: "date", text: "12/01/2026", value: 46034 } }).code, "date");
  assert.is(faultOf({ no_ujian: { kind: "percent", text: "12%", value: 0.12 } }).code, "percent");
  assert.is(faultOf({ nama: { kind: "boolean", text: "TRUE", value: true } }).code, "boolean");
  assert.is(faultOf({ nama: { kind: "error", text: "#N/A" } }).code, "error");
  assert.is(faultOf({ nama: { kind: "formula", text: "(rumus)" } }).code, "formula");
});

test("lets whole numbers, codes with letters and fifteen digits pass", () => {
  for (const cell of [number("12345"), "12E5", "05-012.034-5", number("123456789012345")]) {
    assert.equal(only({ no_ujian: cell }).faults, []);
  }
});

test("proposes the leading zeros that the rest of the file still has", () => {
  const rows = ["00011", "00012", "00013"].map((no_ujian) => ({ ...good, no_ujian }));
  const checked = check(...rows, { ...good, no_ujian: number("14") });
  const [fault] = checked.rows[3]!.faults;
  assert.is(fault?.code, "lost-zeros");
  assert.is(fault?.severity, "warning");
  assert.is(fault?.fix, "00014");
  assert.is(checked.summary().sendable, 4);
});

test("finds numbers shorter than nearly all others, though none kept its zero", () => {
  const rows = Array.from({ length: 20 }, (_none, at) => ({
    ...good,
    no_ujian: `${9910000000 + at}`,
  }));
  const checked = check(...rows, { ...good, no_ujian: "991000099" });
  assert.equal(
    checked.rows.flatMap(({ faults }) => faults.map(({ fix }) => fix)),
    ["0991000099"],
  );
});

test("sees no pattern in numbers that simply count up", () => {
  const rows = Array.from({ length: 120 }, (_none, at) => ({
    ...good,
    no_ujian: number(`${at + 1}`),
  }));
  assert.is(check(...rows).summary().warnings, 0);
});

test("does not propose zeros for text that is shorter where only a few numbers have them", () => {
  const many = Array.from({ length: 20 }, (_none, at) => ({ ...good, no_ujian: `${100 + at}` }));
  const zeroed = ["00001", "00002"].map((no_ujian) => ({ ...good, no_ujian }));
  assert.is(check(...many, ...zeroed).summary().warnings, 0);
});

test("names the other rows of a number that the file has twice, in whatever case", () => {
  const checked = check(
    { ...good, no_ujian: "a1" },
    { ...good, no_ujian: "B2" },
    { ...good, no_ujian: "A1", nama: "Budi" },
  );
  assert.equal(
    checked.rows.map(({ faults }) => faults.map(({ code }) => code)),
    [["duplicate"], [], ["duplicate"]],
  );
  assert.match(checked.rows[0]!.faults[0]!.reason, "baris 4");
});

test("sends the first of several identical rows and leaves out its copies", () => {
  const checked = check(good, good, good);
  assert.is(checked.summary().sendable, 1);
  assert.equal(
    checked.rows.map(({ value }) => value !== null),
    [true, false, false],
  );
});

test("proposes a number without its spaces, invisible characters and copied apostrophe", () => {
  assert.is(faultOf({ no_ujian: "12 34" }).fix, "1234");
  assert.is(faultOf({ no_ujian: "12\u200b34" }).fix, "1234");
  assert.is(faultOf({ no_ujian: "'0012" }).fix, "0012");
  assert.is(faultOf({ nama: "Ani\u0007" }).fix, "Ani");
});

test("keeps the marks and joiners of Arabic names", () => {
  const name = "عَبْد\u200cالله\u200f";
  assert.is(only({ nama: name }).value?.nama, name);
});

test("takes off the apostrophe that keeps a name from being a formula", () => {
  assert.is(only({ nama: "'=cmd|' /C calc'!A0" }).value?.nama, "=cmd|' /C calc'!A0");
});

test("says the contract's own sentence where the schema refuses", () => {
  assert.is(faultOf({ password: "abc" }).reason, "Password paling pendek 4 karakter.");
  assert.is(faultOf({ sesi: "100" }).reason, "Sesi paling besar 99.");
  assert.match(faultOf({ nama: "a".repeat(201) }).reason, "paling panjang 200");
});

test("understands yes, no and status in the words of people and programs", () => {
  const yes: SheetCell[] = [
    "YA",
    "1",
    "true",
    { kind: "boolean", text: "TRUE", value: true },
    number("1"),
  ];
  for (const cell of yes) assert.is(only({ antiblock: cell }).value?.antiblock, true);
  for (const cell of ["tidak", "0", "FALSE"])
    assert.is(only({ antiblock: cell }).value?.antiblock, false);
  assert.is(faultOf({ antiblock: "mungkin" }).code, "choice");
  assert.is(only({ status: "Tidak Aktif" }).value?.status, "inactive");
  assert.is(only({ status: "NONAKTIF" }).value?.status, "inactive");
  for (const status of ["lulus", "constructor"]) assert.is(faultOf({ status }).code, "choice");
});

test("wants a reason for a block, and says that a reason without one is ignored", () => {
  assert.is(faultOf({ status: "diblokir" }).column, "alasan_block");
  const row = only({ status: "aktif", alasan_block: "Curang" });
  assert.is(row.faults[0]?.severity, "warning");
  assert.is(row.value?.block_reason, "");
});

test("marks who the server already has, without calling it a fault", () => {
  const checked = check({ ...good, no_ujian: "A1" }, { ...good, no_ujian: "B1" });
  checked.setExisting([{ key: "a1", label: "Ani Lama" }], []);
  assert.equal(
    checked.rows.map(({ existing }) => existing),
    ["Ani Lama", null],
  );
  assert.equal([checked.summary().existing, checked.summary().errors], [1, 0]);
});

test("checks again what a correction changes, the duplicate elsewhere too", () => {
  const checked = check(good, { ...good, nama: "Budi" });
  assert.is(checked.summary().errors, 2);
  assert.ok(checked.edit(3, "no_ujian", "0002"));
  assert.is(checked.summary().errors, 0);
  assert.equal(
    checked.rows.map(({ value }) => value?.no_ujian),
    ["0001", "0002"],
  );
  assert.not(checked.edit(99, "nama", "x"));
});

test("corrects every cell that says the same, and every fault of a kind", () => {
  const checked = check(
    { ...good, no_ujian: "1", agama_kode: "Jedi" },
    { ...good, no_ujian: "2", agama_kode: "Jedi" },
    { ...good, no_ujian: "3", jurusan_kode: "TKJJ" },
  );
  assert.is(checked.replaceAll("agama_kode", "Jedi", "HINDU"), 2);
  assert.is(checked.applyFixes("near"), 1);
  assert.is(checked.summary().errors, 0);
});

test("adds what the server refused, until that cell is corrected", () => {
  const checked = check(good);
  checked.refuse([{ row: 2, field: "jurusan_kode", message: "Jurusan sudah dihapus." }]);
  assert.is(checked.rows[0]!.value, null);
  assert.is(checked.rows[0]!.faults[0]!.column, "jurusan_kode");
  checked.edit(2, "nama", "Ani Baru");
  assert.is(checked.summary().errors, 1);
  checked.edit(2, "jurusan_kode", "1945");
  assert.is(checked.summary().errors, 0);
});

test("fills a column that the file does not have with one text", () => {
  const sources: ColumnSources = { ...mapping, agama_kode: { from: "constant", text: "Islam" } };
  const sheet = [
    { row: 2, cells: keys.map((key) => (key === "agama_kode" ? "Jedi" : (good[key] ?? null))) },
  ];
  assert.is(
    checkRows(participantSheet, sheet, sources, context).rows[0]?.value?.agama_kode,
    "ISLAM",
  );
});

test("a NISN keeps its zeros, and one that Excel has shortened is offered whole", () => {
  assert.is(only({ nisn: "0012345678" }).value!.nisn, "0012345678");
  assert.is(only({ nisn: "-" }).value!.nisn, "");
  assert.is(only({ nisn: null }).value!.nisn, null);
  const { fix, severity } = faultOf({ nisn: number("12345678") });
  assert.equal([fix, severity], ["0012345678", "error"]);
  assert.is(faultOf({ nisn: "12A" }).fix, undefined);
});

test.run();
