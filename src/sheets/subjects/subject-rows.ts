// The subject sheet as a whole.
import { maxImportRows } from "../../contract/imports.ts";
import { subjectImportRow, type Subject, type SubjectImportRow } from "../../contract/subjects.ts";
import { createCodeIndex } from "../code-index.ts";
import { defineSheet } from "../sheet-columns.ts";
import { englishSteps } from "../template-guide.ts";
import { subjectColumns, type SubjectContext, type SubjectLookups } from "./subject-columns.ts";
import { spellingsOfReligion } from "../../domain/people/usual-codes.ts";

export const subjectSheet = defineSheet<SubjectImportRow, SubjectContext, SubjectLookups, Subject>({
  noun: "matpel",
  sheetName: "Matpel",
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
  steps: {
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
  },
});
