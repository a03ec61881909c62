// The competence sheet as a whole: how its rows are checked, parents that come later in the file included.
import {
  competenceImportRow,
  maxCompetenceDepth,
  type Competence,
  type CompetenceImportRow,
} from "../../contract/competences.ts";
import { maxImportRows } from "../../contract/imports.ts";
import { createCodeIndex } from "../code-index.ts";
import {
  competenceColumns,
  type CompetenceContext,
  type CompetenceLookups,
} from "./competence-columns.ts";
import { competenceKey } from "./competence-key.ts";
import { defineSheet, type AcrossFault, type RowAcross } from "../sheet-columns.ts";
import { englishSteps } from "../template-guide.ts";

type InFile = RowAcross<CompetenceImportRow> & { value: CompetenceImportRow };

const parentKey = ({ kode_matpel, kode_induk }: CompetenceImportRow) =>
  kode_induk ? competenceKey(kode_matpel, kode_induk) : null;

/** A parent is in the file without an error, or on the server; nobody is their own ancestor. */
function checkParents(
  rows: readonly RowAcross<CompetenceImportRow>[],
  { stored }: CompetenceLookups,
): AcrossFault[] {
  const faults: AcrossFault[] = [];
  const good = new Map<string, InFile>();
  for (const { row, value } of rows) {
    if (value) good.set(competenceKey(value.kode_matpel, value.kode), { row, value });
  }
  const refuse = (key: string, { row }: InFile, code: string, reason: string) => {
    good.delete(key);
    const fault = { code, severity: "error" as const, reason };
    faults.push({ row, column: "kode_induk", fault });
  };
  const all = new Map(good);
  for (const [key, each] of all) {
    const circle = circleFault(each, all);
    if (circle) refuse(key, each, "invalid", circle);
  }
  // A row without its parent is refused, and so are those below it.
  for (let before = -1; before !== good.size;) {
    before = good.size;
    for (const [key, each] of good) {
      const parent = parentKey(each.value);
      if (parent === null || good.has(parent) || stored.has(parent)) continue;
      const { kode_induk, kode_matpel } = each.value;
      refuse(
        key,
        each,
        "unknown",
        `Induk "${kode_induk}" tidak ada di matpel ${kode_matpel}, atau barisnya di file ini masih salah.`,
      );
    }
  }
  return faults;
}

function circleFault(start: InFile, rows: ReadonlyMap<string, InFile>): string | null {
  const seen = new Set<number>();
  for (let each: InFile | undefined = start; each;) {
    if (seen.has(each.row)) {
      return each === start ? "Induknya berputar kembali ke baris ini sendiri." : null;
    }
    seen.add(each.row);
    if (seen.size > maxCompetenceDepth)
      return `Susunan paling dalam ${maxCompetenceDepth} tingkat.`;
    const parent: string | null = parentKey(each.value);
    each = parent === null ? undefined : rows.get(parent);
  }
  return null;
}

export const competenceSheet = defineSheet<
  CompetenceImportRow,
  CompetenceContext,
  CompetenceLookups,
  Competence
>({
  noun: "kompetensi",
  sheetName: "Kompetensi",
  maxRows: maxImportRows,
  columns: competenceColumns,
  schema: competenceImportRow,
  identity: "kode_kompetensi",
  identityWithin: ["kode_matpel"],
  substance: ["kode_kompetensi", "uraian"],
  prepare: ({ subjects, competences }) => ({
    subjects: createCodeIndex(subjects.map((item) => ({ item, names: [item.kode, item.nama] }))),
    stored: new Set(competences.map(({ subject_kode, kode }) => competenceKey(subject_kode, kode))),
  }),
  checkAcross: checkParents,
  steps: {
    id: [
      "Cara mengisi",
      'Isi lembar "Kompetensi" mulai baris 2, satu baris untuk satu kompetensi. Judul kolom di baris 1 jangan diubah.',
      "Urutan baris menjadi urutan di layar. Induk boleh berada di baris mana pun, asal di matpel yang sama.",
      "Simpan sebagai Excel Workbook (.xlsx), lalu impor lewat menu Kompetensi. Semua baris diperiksa dan ditampilkan dahulu sebelum ada yang disimpan.",
    ],
    en: englishSteps("Kompetensi", "competence", {
      hints: [
        "The order of the rows becomes that of the screen. What stands above may be in any row, in the same subject.",
      ],
      menu: "Competences",
    }),
  },
});
