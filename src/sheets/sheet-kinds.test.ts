import { suite } from "uvu";
import * as assert from "uvu/assert";
import { sheetDefinition, type SheetKind } from "./sheet-kinds.ts";
import { exportedBook } from "../kit/sheet-export/export-session.ts";
import { writtenRows } from "../kit/sheet-export/written-sheet.ts";
import { matchHeaders } from "./header-matching.ts";

const test = suite("sheet kinds");

const kinds: Record<SheetKind, null> = {
  participants: null,
  groupMembers: null,
  groupMembersByNumber: null,
  subjects: null,
  majors: null,
  religions: null,
  competences: null,
  users: null,
  sessions: null,
  scheduleParticipants: null,
  rooms: null,
};

test("the import of a kind finds all its columns in what is exported, under their own header", () => {
  for (const kind of Object.keys(kinds) as SheetKind[]) {
    const { columns, exported } = sheetDefinition(kind);
    const headers = exported.map(({ header }) => header);
    const sources = matchHeaders(columns, headers);
    for (const { key, header } of columns) {
      const index = headers.indexOf(header);
      assert.equal(sources[key], { from: "column", index }, `${kind}: ${header}`);
    }
  }
});

test("the columns of a sheet have keys, fields and headers of their own", () => {
  for (const kind of Object.keys(kinds) as SheetKind[]) {
    const { columns, exported, identity, identityWithin = [], substance } = sheetDefinition(kind);
    const keys = columns.map(({ key }) => key);
    for (const names of [
      keys,
      columns.map(({ field }) => field),
      exported.map(({ header }) => header),
    ]) {
      assert.is(new Set(names).size, names.length, `${kind}: ${names.join()}`);
    }
    for (const key of [identity, ...identityWithin, ...substance])
      assert.ok(keys.includes(key), key);
  }
});

test("a row has a cell for each column", () => {
  const rows = writtenRows(
    sheetDefinition("majors").exported,
    [{ kode: "007", nama: "Agribisnis" }],
    0,
  );
  assert.equal(rows, [["007", "Agribisnis"]]);
  const member = { no_ujian: "01", nama: "Ani", jurusan_nama: "TKJ", group_path: null };
  assert.equal(writtenRows(sheetDefinition("groupMembers").exported, [member], 6), [
    [7, "01", "Ani", "TKJ", ""],
  ]);
});

test("who has no session is not in the file of sessions, and a group is named by its path", () => {
  const member = (no_ujian: string, sesi: number | null, group_id: string | null) => ({
    no_ujian,
    nama: `Nama ${no_ujian}`,
    sesi,
    group_id,
  });
  const members = [member("01", 2, "a"), member("02", null, "a"), member("03", 1, null)];
  const book = exportedBook({
    kind: "sessions",
    of: { members: [...members, member("04", 1, "gone")], paths: new Map([["a", "XII / IPA 1"]]) },
  });
  const [sheet] = book.sheets;
  assert.is(sheet?.name, "Sesi");
  assert.equal(sheet?.rows.slice(1), [
    [2, "01", "Nama 01", "XII / IPA 1"],
    [1, "03", "Nama 03", ""],
    [1, "04", "Nama 04", ""],
  ]);
  assert.equal(
    sheet?.columns.map(({ text }) => text),
    [false, true, true, true],
  );
});

test.run();
