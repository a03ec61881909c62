import { suite } from "uvu";
import * as assert from "uvu/assert";
import { exportedBook, exportedSheet } from "./export-kinds.ts";
import type { ExportKind } from "./export-kinds.ts";
import { matchHeaders } from "./header-matching.ts";
import { importDefinition } from "./import-kinds.ts";

const test = suite("export kinds");

const kinds: Record<ExportKind, null> = {
  participants: null,
  groupMembers: null,
  subjects: null,
  majors: null,
  religions: null,
  competences: null,
  users: null,
};

test("the import of a kind finds all its columns in what is exported, under their own header", () => {
  for (const kind of Object.keys(kinds) as ExportKind[]) {
    const { sheetName, columns } = exportedSheet(kind);
    const wanted = importDefinition(kind);
    assert.is(sheetName, wanted.sheetName);
    const headers = columns.map(({ header }) => header);
    const sources = matchHeaders(wanted.columns, headers);
    for (const { key, header, format } of wanted.columns) {
      const index = headers.indexOf(header);
      assert.equal(sources[key], { from: "column", index }, `${kind}: ${header}`);
      assert.is(columns[index]?.format, format, `${kind}: ${header}`);
    }
  }
});

test("a row has a cell for each column", () => {
  const major = exportedSheet("majors");
  assert.equal(major.cells({ kode: "007", nama: "Agribisnis" }, 0), ["007", "Agribisnis"]);
  const members = exportedSheet("groupMembers");
  const member = { no_ujian: "01", nama: "Ani", jurusan_nama: "TKJ", group_path: null };
  assert.equal(members.cells(member, 6), [7, "01", "Ani", "TKJ", ""]);
  assert.is(members.columns.length, 5);
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
