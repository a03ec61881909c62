import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { CodedName } from "../../contract/coded-names.ts";
import { usualReligions } from "../../domain/people/usual-codes.ts";
import type { SheetCell } from "../../files/sheet-cells.ts";
import { fileFormats } from "../../files/saved-file.ts";
import { checkCells, outAndBack } from "../../testing/sheets/check-sheet.ts";
import { matchHeaders } from "../header-matching.ts";
import { usualTemplate } from "../../testing/sheets/usual-template.ts";
import { codedNameSheets } from "./coded-name-rows.ts";

const test = suite("coded name rows");
const { majors, religions } = codedNameSheets;

function faultsOf(...rows: Record<string, SheetCell>[]) {
  return checkCells(majors, null, rows).rows.map(({ faults }) =>
    faults.map(({ column, code, fix }) => [column, code, fix]),
  );
}

test("a row is a code and a name, with spaces put right in the name alone", () => {
  const [row] = checkCells(majors, null, [{ kode: "TKJ", nama: "  Teknik   Komputer " }]).rows;
  assert.equal(row!.value, { row: 2, kode: "TKJ", nama: "Teknik Komputer" });
  const spaced = faultsOf({ kode: "T K J", nama: "Teknik" });
  assert.equal(spaced, [[["kode", "spaces", "TKJ"]]]);
});

test("each cell that is missing, too long or repeated is named", () => {
  assert.equal(faultsOf({ kode: null, nama: "Teknik" }), [[["kode", "empty", undefined]]]);
  assert.equal(faultsOf({ kode: "TKJ", nama: null }), [[["nama", "empty", undefined]]]);
  assert.equal(faultsOf({ kode: "K".repeat(31), nama: "N".repeat(101) }), [
    [
      ["kode", "invalid", undefined],
      ["nama", "invalid", undefined],
    ],
  ]);
  const twice = faultsOf({ kode: "TKJ", nama: "Teknik" }, { kode: "tkj", nama: "Lain" });
  assert.equal(
    twice.map(([fault]) => fault![1]),
    ["duplicate", "duplicate"],
  );
});

test("headers of other files are known, those of participants for what they belong to", () => {
  const from = (index: number) => ({ from: "column", index });
  const headers = ["no", "jurusan_kode", "Program Keahlian"];
  assert.equal(matchHeaders(majors.columns, headers), { kode: from(1), nama: from(2) });
  const faiths = ["Nama agama", "KODE AGAMA"];
  assert.equal(matchHeaders(religions.columns, faiths), { kode: from(1), nama: from(0) });
});

const stored: CodedName = {
  id: "m",
  kode: "007",
  nama: "=Agribisnis; 'unggas'",
  participant_count: 3,
  subject_count: 0,
  version: 1,
  updated_at: "",
};

test("an export comes back as it was, with awkward codes and names", () => {
  const records = [stored, { ...stored, kode: "-1", nama: "قسم الشريعة" }];
  for (const format of fileFormats) {
    assert.equal(
      outAndBack(majors, null, records, format).rows.map(({ value }) => value),
      records.map(({ kode, nama }, at) => ({ row: at + 2, kode, nama })),
      format,
    );
  }
});

test("each template has the two columns, explained, in its own words", () => {
  const [sheet, guide] = usualTemplate(codedNameSheets.religions).sheets;
  assert.equal([sheet!.name, sheet!.rows], ["Agama", [["Kode", "Nama"]]]);
  const samples = guide!.rows.map((row) => String(row[3]));
  assert.ok(usualReligions.some(({ kode }) => samples.includes(kode)));
  assert.match(JSON.stringify(guide!.rows), /impor lewat menu Agama/u);
  assert.is(usualTemplate(majors).sheets[0]!.name, "Jurusan");
});

test.run();
