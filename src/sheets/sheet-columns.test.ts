import { suite } from "uvu";
import * as assert from "uvu/assert";
import { participantColumns } from "./participants/participant-columns.ts";
import { findHeaderRow, matchHeaders } from "./header-matching.ts";
import { withSource } from "./sheet-columns.ts";
import type { SheetRow } from "../files/sheet-cells.ts";

const test = suite("sheet columns");

function matched(headers: string[]): Record<string, string> {
  const sources = matchHeaders(participantColumns, headers);
  const pairs = Object.entries(sources).flatMap(([key, source]) =>
    source.from === "column" ? [[key, headers[source.index] ?? ""]] : [],
  );
  return Object.fromEntries(pairs) as Record<string, string>;
}

test("recognises the template's own headers", () => {
  const headers = participantColumns.map(({ header }) => header);
  assert.is(Object.keys(matched(headers)).length, participantColumns.length);
});

test("recognises other systems' headers whatever their case, spaces and marks", () => {
  assert.equal(
    matched(["NO", "Nomor Ujian *", "NAMA  SISWA", "Program Keahlian", "Agama ", "ROMBEL"]),
    {
      no_ujian: "Nomor Ujian *",
      nama: "NAMA  SISWA",
      jurusan_kode: "Program Keahlian",
      agama_kode: "Agama ",
      group: "ROMBEL",
    },
  );
});

test("reads a header without the explanation on its second line", () => {
  assert.equal(matched(["NAMA SISWA*\n(huruf besar)", "Sesi (1-4)"]), {
    nama: "NAMA SISWA*\n(huruf besar)",
    sesi: "Sesi (1-4)",
  });
});

test("prefers the exam number to other numbers of a pupil", () => {
  assert.is(matched(["NISN", "NIS", "No Ujian"]).no_ujian, "No Ujian");
  assert.is(matched(["NISN", "NIS"]).no_ujian, "NIS");
});

test("takes the NISN for the exam number only where nothing else is one", () => {
  const { no_ujian: number, nisn } = matched(["NISN", "No Ujian", "Nama"]);
  assert.equal([number, nisn], ["No Ujian", "NISN"]);
  const alone = matched(["NISN", "Nama"]);
  assert.equal([alone.no_ujian, alone.nisn], ["NISN", undefined]);
});

test("does not take a serial number for the exam number", () => {
  assert.is(matched(["No", "Nama"]).no_ujian, undefined);
});

test("finds the header below title rows", () => {
  const rows: SheetRow[] = [
    { row: 1, cells: ["DAFTAR PESERTA UJIAN"] },
    { row: 2, cells: ["SMK Nama Jaya", null, "Sesi"] },
    { row: 4, cells: ["No", "No Ujian", "Nama", "Jurusan", "Agama"] },
    { row: 5, cells: ["1", "001", "Ani", "TKJ", "Islam"] },
  ];
  assert.is(findHeaderRow(participantColumns, rows)?.index, 2);
  assert.is(findHeaderRow(participantColumns, rows.slice(0, 2)), null);
});

test("lets a column of the file serve only one column of ours", () => {
  const sources = matchHeaders(participantColumns, ["No Ujian", "Nama"]);
  const changed = withSource(sources, "password", { from: "column", index: 0 });
  assert.equal(changed.password, { from: "column", index: 0 });
  assert.equal(changed.no_ujian, { from: "none" });
});

test.run();
