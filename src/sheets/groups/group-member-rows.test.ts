import { suite } from "uvu";
import * as assert from "uvu/assert";
import { groupMemberSheet, groupNumberSheet } from "./group-member-rows.ts";
import { readPastedNumbers } from "./pasted-numbers.ts";
import { SheetCheck } from "../sheet-check.ts";
import type { ColumnSources, SheetDefinition } from "../sheet-columns.ts";
import { findHeaderRow, matchHeaders } from "../header-matching.ts";

const test = suite("sheets of group members");

const groupOf = (path: string) => ({
  id: path,
  parent_id: null,
  name: path.split(" / ").at(-1) ?? "",
  path,
});
const groups = ["X", "X / IPA 1", "XI", "XI / IPA 1", "XI / IPS 2"].map(groupOf);

function check(rows: string[][], known: string[]) {
  const isForMany = rows.some((row) => row.length === 3);
  const sheet = (isForMany ? groupMemberSheet : groupNumberSheet) as SheetDefinition;
  const sources: ColumnSources = Object.fromEntries(
    sheet.columns.map(({ key }, index) => [key, { from: "column", index }]),
  );
  const cells = rows.map((row, at) => ({ row: at + 2, cells: row }));
  const checked = new SheetCheck(sheet, cells, sources, { groups });
  checked.checkNext(rows.length);
  const found = known.map((key) => ({ key, label: `Nama ${key}` }));
  checked.setExisting(found, checked.identities());
  return checked;
}
const only = (group: string) => check([["1", "001", group]], ["001"]).rows[0]!;

test("a row means a number and a group's path, whatever stands in the first column", () => {
  const checked = check([["satu", " 001 ", "xi/ips  2"]], ["001"]);
  assert.equal(checked.rows[0]!.value, { row: 2, no_ujian: "001", group: "XI / IPS 2" });
  assert.equal(checked.rows[0]!.faults, []);
  assert.is(checked.rows[0]!.existing, "Nama 001");
});

test("a number that nobody has is refused once the server has been asked", () => {
  const checked = check(
    [
      ["1", "001"],
      ["2", "002"],
    ],
    ["001"],
  );
  assert.is(checked.rows[1]!.value, null);
  assert.match(checked.rows[1]!.faults[0]!.reason, "002 tidak dikenal");
  const { sendable, existing } = checked.summary();
  assert.equal([sendable, existing], [1, null]);
});

test("a bare name does where one group has it; where several have, the paths are named", () => {
  assert.is(only("IPS 2").value !== null, true);
  const [fault] = only("IPA 1").faults;
  assert.is(fault!.code, "ambiguous");
  assert.match(fault!.reason, "X / IPA 1; XI / IPA 1");
});

test("a group that is not there yet is no fault, and one that is nearly there a note without a mend", () => {
  assert.equal(only("Ekskul/Pramuka").faults, []);
  const near = only("XI / IPS 3");
  assert.is(near.faults[0]!.severity, "warning");
  assert.is(near.faults[0]!.fix, undefined);
  assert.ok(near.value);
});

test("what cannot be a group's path is refused with the reason", () => {
  for (const path of ["a//b", "a/b/c/d/e/f/g", "/", `${"x".repeat(101)}/b`]) {
    assert.is(only(path).value, null, path);
  }
});

test("the same number twice is a copy where the group is the same, and a question where it is not", () => {
  const checked = check(
    [
      ["1", "001", "X"],
      ["2", "001", "X"],
      ["3", "002", "X"],
      ["4", "002", "XI"],
    ],
    ["001", "002"],
  );
  assert.equal(
    checked.rows.map(({ faults }) => faults.map(({ code }) => code)),
    [[], ["same-row"], ["duplicate"], ["duplicate"]],
  );
});

test("one column of numbers is a sheet already", () => {
  const rows = [
    { row: 1, cells: ["Daftar anggota"] },
    { row: 2, cells: ["Nomor Ujian"] },
    { row: 3, cells: ["001"] },
  ];
  assert.is(findHeaderRow(groupNumberSheet.columns, rows)?.index, 1);
  const sources = matchHeaders(groupMemberSheet.columns, ["No.", "No. Ujian", "Nama", "Rombel"]);
  assert.equal(
    ["no", "no_ujian", "group"].map((key) => sources[key]),
    [0, 1, 3].map((index) => ({ from: "column", index })),
  );
});

test("pasted numbers are parted by commas, spaces and lines, each once", () => {
  assert.equal(readPastedNumbers(" 001, 002;003\n\t004\r\n001 a-1 A-1 '005 "), [
    "001",
    "002",
    "003",
    "004",
    "a-1",
    "005",
  ]);
  assert.equal(readPastedNumbers(" ,;\n"), []);
});

test.run();
