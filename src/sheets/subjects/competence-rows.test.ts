import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Competence } from "../../contract/competences.ts";
import { fileFormats } from "../../files/saved-file.ts";
import { checkCells, outAndBack } from "../../testing/sheets/check-sheet.ts";
import { splitCompetenceKey } from "./competence-key.ts";
import { competenceSheet } from "./competence-rows.ts";
import { usualTemplate } from "../../testing/sheets/usual-template.ts";
import type { SheetCell } from "../../files/sheet-cells.ts";

const test = suite("competence rows");

const context = {
  subjects: [
    { id: "1", kode: "MTK", nama: "Matematika" },
    { id: "2", kode: "BIN", nama: "Bahasa Indonesia" },
  ],
  competences: [{ subject_kode: "MTK", kode: "CP.1" }],
};
type Cells = Partial<Record<string, SheetCell>>;
const row = (kode_kompetensi: string, kode_induk = "", rest: Cells = {}): Cells => {
  const uraian = `Uraian ${kode_kompetensi}`;
  return { kode_matpel: "MTK", kode_kompetensi, kode_induk, uraian, jenis: "TP", ...rest };
};
const check = (...rows: Cells[]) => checkCells(competenceSheet, context, rows);
const codes = (...rows: Cells[]) =>
  check(...rows).rows.map(({ faults }) => faults.map(({ code, column }) => `${column}:${code}`));

test("reads a full row", () => {
  const cells = { kode_matpel: "mtk", fase: "e", jenis: "indikator", level_kognitif: "c3" };
  assert.equal(check(row("3.1", "CP.1", cells)).rows[0]!.value, {
    row: 2,
    kode_matpel: "MTK",
    kode: "3.1",
    kode_induk: "CP.1",
    uraian: "Uraian 3.1",
    fase: "Fase E",
    jenis: "IND",
    level_kognitif: "C3",
  });
});

test("empty cells say nothing, - says none", () => {
  const { value } = check(row("A")).rows[0]!;
  assert.equal([value!.kode_induk, value!.fase, value!.level_kognitif], [null, null, null]);
  const none = check(row("A", "-", { fase: "-", level_kognitif: "-" })).rows[0]!.value!;
  assert.equal([none.kode_induk, none.fase, none.level_kognitif], ["", "", ""]);
});

test("a parent may come later in the file, or be on the server", () => {
  assert.equal(codes(row("A.1", "a"), row("B", "cp.1"), row("A")), [[], [], []]);
});

test("a parent that is nowhere, or in another subject, is told, and so is everything below", () => {
  assert.equal(codes(row("A.1", "A"), row("A", "TIADA"), row("B")), [
    ["kode_induk:unknown"],
    ["kode_induk:unknown"],
    [],
  ]);
  assert.equal(codes(row("B", "CP.1", { kode_matpel: "BIN" })), [["kode_induk:unknown"]]);
});

test("a row whose parent still has an error waits for it, and is right once that is corrected", () => {
  const checked = check(row("A.1", "A"), row("A", "", { jenis: "XX" }));
  assert.is(checked.summary().sendable, 0);
  checked.edit(3, "jenis", "CP");
  assert.is(checked.summary().sendable, 2);
});

test("nobody is their own ancestor", () => {
  assert.equal(codes(row("A", "A"), row("P", "Q"), row("Q", "P"), row("R", "Q")), [
    ["kode_induk:invalid"],
    ["kode_induk:invalid"],
    ["kode_induk:invalid"],
    ["kode_induk:unknown"],
  ]);
});

test("the same code is free in another subject, and taken in its own whatever its case", () => {
  assert.equal(codes(row("A"), row("A", "", { kode_matpel: "BIN" })), [[], []]);
  assert.equal(codes(row("A"), row("a", "", { uraian: "Lain" })), [
    ["kode_kompetensi:duplicate"],
    ["kode_kompetensi:duplicate"],
  ]);
});

test("who the server has is told by subject and code together", () => {
  const checked = check(row("A"), row("A", "", { kode_matpel: "BIN" }));
  const asked = checked.identities();
  assert.equal(asked.map(splitCompetenceKey), [
    { kode_matpel: "MTK", kode: "A" },
    { kode_matpel: "BIN", kode: "A" },
  ]);
  checked.setExisting([{ key: asked[1]!.toLowerCase(), label: "Sudah ada" }], asked);
  assert.equal(
    checked.rows.map(({ existing }) => existing),
    [null, "Sudah ada"],
  );
});

test("a subject's name is understood, and its code proposed", () => {
  const [fault] = check(row("A", "", { kode_matpel: "Bahasa Indonesia" })).rows[0]!.faults;
  assert.equal([fault!.code, fault!.fix], ["near", "BIN"]);
});

test("two thousand rows are checked quickly", () => {
  const rows = Array.from({ length: 2000 }, (_none, at) =>
    row(`K${at}`, at === 0 ? "" : `K${at >> 2}`),
  );
  rows[0]!["kode_induk"] = "";
  const start = performance.now();
  const { sendable } = check(...rows).summary();
  assert.is(sendable, 2000);
  assert.ok(performance.now() - start < 2000);
});

test("an export comes back as it was", () => {
  const base: Competence = {
    id: "1",
    subject_id: "1",
    subject_kode: "MTK",
    subject_nama: "Matematika",
    parent_id: null,
    parent_kode: null,
    kode: "3.10",
    uraian: "=Uraian; 'a'",
    fase: "",
    jenis: "KD",
    level_kognitif: "",
    depth: 0,
    place: 1,
    sibling_count: 1,
    child_count: 0,
    question_count: 0,
    version: 1,
    created_at: "",
    updated_at: "",
  };
  const competences: Competence[] = [
    base,
    { ...base, kode: "003", parent_kode: "3.10", fase: "Kelas X", level_kognitif: "L2" },
    { ...base, kode: "--", uraian: "حساب".repeat(200), jenis: "IND" },
  ];
  for (const format of fileFormats) {
    const back = outAndBack(competenceSheet, context, competences, format);
    assert.equal(
      back.rows.map(({ value, faults }) => value ?? faults),
      competences.map(({ kode, uraian, fase, jenis, level_kognitif, parent_kode }, at) => ({
        row: at + 2,
        kode_matpel: "MTK",
        kode,
        kode_induk: parent_kode ?? "",
        uraian,
        fase,
        jenis,
        level_kognitif,
      })),
      format,
    );
  }
});

test("the template has the seven columns and offers kinds and levels", () => {
  const [sheet] = usualTemplate(competenceSheet).sheets;
  assert.equal(sheet!.rows[0], [
    "kode_matpel",
    "kode_kompetensi",
    "kode_induk",
    "uraian",
    "fase/kelas",
    "jenis",
    "level_kognitif",
  ]);
  assert.equal(
    sheet!.choices!.map(({ column }) => column),
    [5, 6],
  );
});

test.run();
