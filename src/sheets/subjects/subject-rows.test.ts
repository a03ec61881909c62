import { suite } from "uvu";
import * as assert from "uvu/assert";
import * as v from "valibot";
import { subjectImportRow, type Subject } from "../../contract/subjects.ts";
import { fileFormats } from "../../files/saved-file.ts";
import { checkCells, outAndBack } from "../../testing/sheets/check-sheet.ts";
import type { SheetCell } from "../../files/sheet-cells.ts";
import { subjectSheet } from "./subject-rows.ts";
import { buildTemplate } from "../sheet-template.ts";
import { usualMajors, usualReligions } from "../../domain/people/usual-codes.ts";

const test = suite("subject rows");

const withId = ({ kode, nama }: { kode: string; nama: string }) => ({ id: kode, kode, nama });
const majors = [
  ...usualMajors,
  { kode: "IPA", nama: "Ilmu Pengetahuan Alam" },
  { kode: "007", nama: "Agribisnis" },
].map(withId);
const people = ["ani@sekolah.contoh", "Budi.S@sekolah.contoh"].map((email) => ({
  id: email,
  name: email,
  email,
  active: true,
}));
const context = { majors, religions: usualReligions.map(withId), correctors: people };

const good = { kode: "MTK", nama: "Matematika" };
function only(cells: Partial<Record<string, SheetCell>>) {
  return checkCells(subjectSheet, context, [{ ...good, ...cells }]).rows[0]!;
}
function faultOf(cells: Partial<Record<string, SheetCell>>) {
  const { faults } = only(cells);
  assert.is(faults.length, 1, JSON.stringify(faults));
  return faults[0]!;
}

test("reads a full row, codes by code or name and the correctors by e-mail", () => {
  const { value, faults } = only({
    nama: '  Bahasa  "Arab" ',
    khusus: "ipa; Agribisnis",
    agama: "0",
    kkm: "72,5",
    korektor: "ANI@sekolah.contoh, budi.s@sekolah.contoh",
  });
  assert.equal(faults, []);
  assert.equal(value, {
    row: 2,
    kode: "MTK",
    nama: 'Bahasa "Arab"',
    agama_kode: "",
    jurusan_kodes: ["IPA", "007"],
    kkm: 72.5,
    korektor: people.map(({ email }) => email),
  });
});

test("empty cells say nothing, 0 and - say none", () => {
  const silent = { agama_kode: null, jurusan_kodes: null, kkm: null, korektor: null };
  assert.equal(only({}).value, { row: 2, ...good, ...silent });
  assert.equal(only({ agama: "0", khusus: "0", kkm: "-", korektor: "-" }).value, {
    row: 2,
    ...good,
    agama_kode: "",
    jurusan_kodes: [],
    kkm: "",
    korektor: [],
  });
});

test("names what is unknown, and puts a typing error right in the whole cell", () => {
  assert.is(faultOf({ agama: "Zzz" }).code, "unknown");
  assert.is(faultOf({ khusus: "1945,IPAA" }).fix, "1945,IPA");
  assert.is(faultOf({ korektor: "siapa@entah.mana" }).code, "unknown");
  assert.is(faultOf({ kode: "M T K" }).fix, "MTK");
});

test("as many correctors as the server takes are good, one more is told", () => {
  const many = Array.from({ length: 201 }, (_none, at) => {
    const email = `guru${at}@sekolah.contoh`;
    return { id: email, name: email, email, active: true };
  });
  const read = (count: number) => {
    const korektor = many
      .slice(0, count)
      .map(({ email }) => email)
      .join(",");
    const crowded = { ...context, correctors: many };
    return checkCells(subjectSheet, crowded, [{ ...good, korektor }]).rows[0]!;
  };
  assert.equal(read(200).faults, []);
  assert.ok(v.is(subjectImportRow, read(200).value));
  assert.match(read(201).faults[0]!.reason, /^Korektor paling banyak 200 untuk satu matpel/u);
});

test("refuses a pass mark past 100, and a religion together with majors", () => {
  assert.match(faultOf({ kkm: "101" }).reason, /0 sampai 100/u);
  assert.match(faultOf({ kkm: "tujuh" }).reason, /0 sampai 100/u);
  const both = faultOf({ agama: "ISLAM", khusus: "IPA" });
  assert.equal([both.column, both.severity], ["khusus", "error"]);
});

test("two codes that differ only in case are the same", () => {
  const { rows } = checkCells(subjectSheet, context, [
    good,
    { ...good, kode: "mtk", nama: "Lain" },
  ]);
  assert.equal(
    rows.map(({ faults }) => faults.map(({ code }) => code)),
    [["duplicate"], ["duplicate"]],
  );
});

const subject: Subject = {
  id: "s",
  kode: "0012",
  nama: "=Matematika; 'wajib'",
  scope: "umum",
  agama_id: null,
  agama_kode: null,
  agama_nama: null,
  majors: [],
  correctors: [],
  kkm: null,
  bank_count: 0,
  essay_count: 0,
  competence_count: 0,
  version: 1,
  created_at: "",
  updated_at: "",
};

test("an export comes back as it was, with awkward names and codes", () => {
  const subjects: Subject[] = [
    subject,
    { ...subject, kode: "-1", nama: "لغة عربية", kkm: 72.5, correctors: people },
    { ...subject, kode: "A/B", scope: "agama", agama_kode: "HINDU", kkm: 0 },
    { ...subject, kode: "x".repeat(100), nama: "n".repeat(200), scope: "khusus", majors },
  ];
  for (const format of fileFormats) {
    const check = outAndBack(subjectSheet, context, subjects, format);
    assert.equal(
      check.rows.map(({ value, faults }) => value ?? faults),
      subjects.map((one, at) => ({
        row: at + 2,
        kode: one.kode,
        nama: one.nama,
        agama_kode: one.agama_kode ?? "",
        jurusan_kodes: one.majors.map(({ kode }) => kode),
        kkm: one.kkm ?? "",
        korektor: one.correctors.map(({ email }) => email),
      })),
      format,
    );
  }
});

test("the template has the old columns first and explains every one with the school's codes", () => {
  const [sheet, guide] = buildTemplate(subjectSheet, {
    majors,
    religions: usualReligions,
    groups: [],
  }).sheets;
  assert.equal(sheet!.rows[0]!.slice(0, 4), ["Kode", "Nama mata pelajaran", "Agama", "Khusus"]);
  assert.equal(
    sheet!.choices!.map(({ column }) => column),
    [2],
    "a cell of several majors offers no choice of one",
  );
  const first = guide!.rows.map(([cell]) => cell);
  for (const { header } of subjectSheet.columns) assert.ok(first.includes(header), header);
  for (const { kode } of majors) assert.ok(first.includes(kode), kode);
});

test.run();
