import { suite } from "uvu";
import * as assert from "uvu/assert";
import { participantColumns } from "./participant-columns.ts";
import { participantSheet } from "./participant-rows.ts";
import { buildTemplate } from "../sheet-template.ts";
import { cellText } from "../../files/sheet-cells.ts";
import { matchHeaders } from "../header-matching.ts";
import { usualReligions } from "../../domain/people/usual-codes.ts";
import { writeBook } from "../../files/write-sheet.ts";
import { openSheetFile, readBestSheet } from "../read-sheet.ts";

const test = suite("participant template");

const majors = [
  { kode: "TKJ", nama: "Teknik Komputer dan Jaringan" },
  { kode: "007", nama: "Agribisnis" },
];
const groups = [{ path: "XII / TKJ 1" }];
const book = buildTemplate(participantSheet, { majors, religions: usualReligions, groups });
const file = openSheetFile(new Uint8Array(writeBook(book, "xlsx")), "template.xlsx");

test("holds a header of all columns and nothing that would be imported by mistake", () => {
  const sheet = readBestSheet(file, participantColumns, 10_000);
  assert.equal([sheet.name, sheet.rows.length, sheet.headerAt], ["Peserta", 1, 0]);
  const sources = matchHeaders(participantColumns, (sheet.rows[0]?.cells ?? []).map(cellText));
  participantColumns.forEach(({ key }, index) => {
    assert.equal(sources[key], { from: "column", index }, key);
  });
});

test("begins with the six columns of the old template, in their order", () => {
  assert.equal(
    participantColumns.slice(0, 6).map(({ header }) => header),
    ["Sesi", "no_ujian", "nama", "password", "jurusan_kode", "agama_kode"],
  );
});

test("explains every column and lists the school's own codes", () => {
  const guide = file.readSheet("Petunjuk", 1000).rows.map(({ cells }) => cells.map(cellText));
  for (const { header, help } of participantColumns) {
    assert.ok(
      guide.some(([first, , third]) => first === header && third === help),
      header,
    );
  }
  for (const { kode, nama } of [...majors, ...usualReligions]) {
    assert.ok(
      guide.some(([first, , third]) => first === kode && third === nama),
      kode,
    );
  }
  assert.ok(guide.some(([first]) => first === "XII / TKJ 1"));
});

test("offers exactly the listed codes in their columns", () => {
  const guide = new Map(
    file.readSheet("Petunjuk", 1000).rows.map(({ row, cells }) => [row, cells]),
  );
  const choices = book.sheets[0]?.choices ?? [];
  const offered = choices.map(({ column, firstRow, rows }) => [
    participantColumns[column]?.key,
    Array.from({ length: rows }, (_none, at) => cellText(guide.get(firstRow + at)?.[0])),
  ]);
  assert.equal(offered, [
    ["jurusan_kode", ["TKJ", "007"]],
    ["agama_kode", usualReligions.map(({ kode }) => kode)],
    ["antiblock", ["ya", "tidak"]],
    ["status", ["aktif", "tidak aktif", "diblokir"]],
    ["group", ["XII / TKJ 1"]],
  ]);
});

test("hundreds of groups are one list, and none are no list", () => {
  const many = Array.from({ length: 300 }, (_none, at) => ({ path: `XII / Kelas ${at + 1}` }));
  const groupColumn = participantColumns.findIndex(({ key }) => key === "group");
  const listOf = (paths: typeof many) => {
    const made = buildTemplate(participantSheet, {
      majors,
      religions: usualReligions,
      groups: paths,
    });
    const sheets = openSheetFile(new Uint8Array(writeBook(made, "xlsx")), "template.xlsx");
    const list = made.sheets[0]?.choices?.find(({ column }) => column === groupColumn);
    if (!list) return [];
    const guide = sheets.readSheet("Petunjuk", 1000).rows;
    return guide
      .filter(({ row }) => row >= list.firstRow && row < list.firstRow + list.rows)
      .map(({ cells }) => cellText(cells[0]));
  };
  assert.equal(
    listOf(many),
    many.map(({ path }) => path),
  );
  assert.equal(listOf([]), []);
});

test.run();
