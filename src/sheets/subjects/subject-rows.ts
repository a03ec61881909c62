// The subject sheet as a whole: how its rows are checked, and the template.
import type { Option } from "../../contract/calls/fields.ts";
import { maxImportRows } from "../../contract/imports.ts";
import { subjectImportRow } from "../../contract/subjects.ts";
import type { SubjectImportRow } from "../../contract/subjects.ts";
import { createCodeIndex } from "../code-index.ts";
import type { Book } from "../../files/sheet-book.ts";
import type { SheetDefinition } from "../sheet-columns.ts";
import { buildTemplate, englishSteps } from "../sheet-template.ts";
import type { TemplateSteps } from "../sheet-template.ts";
import { subjectGuide } from "./subject-guide.ts";
import { subjectColumns } from "./subject-columns.ts";
import { subjectFile } from "./subject-cells.ts";
import type { SubjectContext, SubjectLookups } from "./subject-columns.ts";
import { spellingsOfReligion } from "../../domain/people/usual-codes.ts";

export const subjectSheet: SheetDefinition<SubjectImportRow, SubjectContext, SubjectLookups> = {
  kind: "subjects",
  noun: subjectFile.noun,
  sheetName: subjectFile.sheetName,
  maxRows: maxImportRows,
  columns: subjectColumns,
  schema: subjectImportRow,
  identity: "kode",
  substance: ["kode", "nama"],
  prepare: ({ majors, religions, correctors }) => ({
    majors: createCodeIndex(majors.map((item) => ({ item, names: [item.kode, item.nama] }))),
    religions: createCodeIndex(
      religions.map((item) => ({
        item,
        names: [item.kode, item.nama, ...spellingsOfReligion(item)],
      })),
    ),
    correctors: createCodeIndex(correctors.map((item) => ({ item, names: [item.email] }))),
  }),
};

const stepsOf = (): TemplateSteps => ({
  id: [
    "Cara mengisi",
    'Isi lembar "Matpel" mulai baris 2, satu baris untuk satu mata pelajaran. Judul kolom di baris 1 jangan diubah.',
    "Isi kolom Agama atau kolom Khusus, tidak keduanya; yang tidak dipakai diisi 0. Bila keduanya 0, matpel berlaku untuk semua peserta.",
    "Simpan sebagai Excel Workbook (.xlsx), lalu impor lewat menu Matpel. Semua baris diperiksa dan ditampilkan dahulu sebelum ada yang disimpan.",
  ],
  en: englishSteps("Matpel", "subject", {
    hints: [
      "Fill in Agama or Khusus, not both; the other one is 0. With 0 in both the subject is for all participants.",
    ],
    menu: "Subjects",
  }),
});

type CodedName = Pick<Option, "kode" | "nama">;

export function buildSubjectTemplate(
  majors: readonly CodedName[],
  religions: readonly CodedName[],
): Book {
  const noReligion = { kode: "0", nama: "bukan matpel agama" };
  return buildTemplate(subjectSheet as SheetDefinition, subjectGuide, stepsOf(), [
    {
      key: "agama",
      title: "Kode agama",
      beside: "Nama agama",
      items: [noReligion, ...religions],
    },
    {
      key: "khusus",
      several: true,
      title: "Kode jurusan",
      beside: "Nama jurusan",
      items: majors,
    },
  ]);
}
