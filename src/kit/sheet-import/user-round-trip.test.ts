// Accounts out to a file and back: the rows that the server would get are those it already has.
import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import * as v from "valibot";
import { roleLabels, roles } from "../../contract/roles.ts";
import { userName, type User } from "../../contract/staff/users.ts";
import { SheetCheck } from "../../sheets/sheet-check.ts";
import { matchHeaders } from "../../sheets/header-matching.ts";
import { userColumns } from "../../sheets/users/user-columns.ts";
import { userSheet } from "../../sheets/users/user-rows.ts";
import { writtenRows } from "../sheet-export/written-sheet.ts";
import { usualTemplate } from "../../testing/sheets/usual-template.ts";
import type { BookCell } from "../../files/sheet-book.ts";
import { fileFormats, type FileFormat } from "../../files/saved-file.ts";
import { writeBook } from "../../files/write-sheet.ts";
import { openSheetFile, readBestSheet } from "../../sheets/read-sheet.ts";

const test = suite("account round trip");

type Facts = Pick<User, "name" | "email" | "role" | "active">;

const now = "2026-11-20T07:41:00+07:00";
const userOf = (facts: Facts): User => ({
  ...facts,
  id: facts.email,
  exceptions: [],
  subjects: [],
  last_login_at: null,
  session_count: 0,
  codes: [],
  last_head_master: false,
  version: 1,
  created_at: now,
  updated_at: now,
});

function checked(rows: readonly (readonly BookCell[])[], format: FileFormat) {
  const columns = userColumns.map(({ width }) => ({ width, text: true }));
  const all = [userColumns.map(({ header }) => header), ...rows];
  const bytes = writeBook(
    { sheets: [{ name: "Pengguna", columns, rows: all, frozenRows: 1 }] },
    format,
  );
  const file = openSheetFile(new Uint8Array(bytes), `pengguna.${format}`);
  const sheet = readBestSheet(file, userColumns, 1000);
  const header = sheet.rows[sheet.headerAt ?? 0]?.cells ?? [];
  const data = sheet.rows.slice((sheet.headerAt ?? 0) + 1);
  const sources = matchHeaders(userColumns, header.map(String));
  const check = new SheetCheck(userSheet, data, sources, null);
  check.checkNext(data.length);
  check.compare();
  return check.rows;
}

function compare(list: readonly Facts[]): void {
  for (const format of fileFormats) {
    assert.equal(
      checked(writtenRows(userSheet.exported, list.map(userOf)), format).map(
        ({ value, faults }) => value ?? faults,
      ),
      list.map((facts, at) => ({ row: at + 2, ...facts, password: "" })),
      format,
    );
  }
}

test("brings back awkward names", () => {
  const names = [
    'Dra. "Retno" O\'Neill, M.Pd.',
    "=cmd|' /C calc'!A0",
    "عَبْدُ الله بْنُ مُحَمَّد",
    "a".repeat(200),
    "TRUE",
    "1.2E+15",
    "-",
  ];
  compare(
    names.map((name, at) => ({
      name,
      email: `guru${at}@sekolah.contoh`,
      role: roles[at % 3]!,
      active: at % 2 === 0,
    })),
  );
});

test("brings back any account that the server can hold", () => {
  const name = fc
    .string({ unit: "grapheme", minLength: 1 })
    .filter((text) => v.safeParse(userName, text).output === text);
  const any = fc.record({
    name,
    email: fc.stringMatching(/^[a-z0-9]{1,12}@sekolah\.contoh$/u),
    role: fc.constantFrom(...roles),
    active: fc.boolean(),
  });
  fc.assert(
    fc.property(
      fc.uniqueArray(any, { selector: ({ email }) => email, minLength: 1, maxLength: 8 }),
      compare,
    ),
    { numRuns: 80 },
  );
});

test("reads roles by code, by label and as older files write them", () => {
  const written = ["EVIL", "head master", "Admin", "EVAL", "guru", "OPRA", "Operator", "raja"];
  const rows = checked(
    written.map((role, at) => [`Guru ${at}`, `g${at}@s.contoh`, "", role, ""]),
    "xlsx",
  );
  assert.equal(
    rows.map(({ value }) => value?.role ?? null),
    ["EVIL", "EVIL", "EVIL", "EVAL", "EVAL", "OPRA", "OPRA", null],
  );
  assert.match(rows[7]!.faults[0]!.reason, new RegExp(roleLabels.EVAL, "u"));
});

test("an e-mail twice in a file is told, whatever its case, and so is a short password", () => {
  const rows = checked(
    [
      ["Ani", "ani@s.contoh", "1234567", "EVAL", ""],
      ["Ana", "ANI@s.contoh", "", "EVAL", ""],
    ],
    "csv",
  );
  assert.ok(rows[1]!.faults.some(({ column }) => column === "email"));
  assert.ok(rows[0]!.faults.some(({ column }) => column === "password"));
});

test("the template holds the header alone, with the four columns of the old one first", () => {
  const file = openSheetFile(new Uint8Array(writeBook(usualTemplate(userSheet), "xlsx")), "t.xlsx");
  const sheet = readBestSheet(file, userColumns, 1000);
  assert.equal([sheet.name, sheet.rows.length], ["Pengguna", 1]);
  assert.equal(sheet.rows[0]!.cells.slice(0, 4), ["Nama", "Email", "Password", "Role"]);
});

test.run();
