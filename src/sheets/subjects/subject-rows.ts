// The subject sheet as a whole: how its rows are checked, how a subject becomes a row of the export, and the template.
import type { Option } from "../../contract/calls/fields.ts";
import { maxImportRows } from "../../contract/imports.ts";
import { subjectImportRow } from "../../contract/subjects.ts";
import type { Subject, SubjectImportRow } from "../../contract/subjects.ts";
import { createCodeIndex } from "../code-index.ts";
import type { Book, BookCell } from "../../files/sheet-book.ts";
import type { SheetDefinition } from "../sheet-columns.ts";
import { buildTemplate } from "../sheet-template.ts";
import { subjectColumns } from "./subject-columns.ts";
import type { SubjectContext, SubjectLookups } from "./subject-columns.ts";
import { spellingsOfReligion } from "../../domain/people/usual-codes.ts";

export const subjectSheet: SheetDefinition<SubjectImportRow, SubjectContext, SubjectLookups> = {
  kind: "subjects",
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
};

/** A subject as a row of the export: the columns of the template, so that it can be imported again unchanged. */
export function subjectCells(subject: Subject): BookCell[] {
  const { majors, correctors } = subject;
  return [
    subject.kode,
    subject.nama,
    subject.agama_kode ?? "0",
    majors.length > 0 ? majors.map(({ kode }) => kode).join(",") : "0",
    subject.kkm ?? "-",
    correctors.length > 0 ? correctors.map(({ email }) => email).join(", ") : "-",
  ];
}

const steps = [
  "Cara mengisi",
  'Isi lembar "Matpel" mulai baris 2, satu baris untuk satu mata pelajaran. Judul kolom di baris 1 jangan diubah.',
  "Isi kolom Agama atau kolom Khusus, tidak keduanya; yang tidak dipakai diisi 0. Bila keduanya 0, matpel berlaku untuk semua peserta.",
  "Simpan sebagai Excel Workbook (.xlsx), lalu impor lewat menu Matpel. Semua baris diperiksa dan ditampilkan dahulu sebelum ada yang disimpan.",
];

type CodedName = Pick<Option, "kode" | "nama">;

export function buildSubjectTemplate(
  majors: readonly CodedName[],
  religions: readonly CodedName[],
): Book {
  const noReligion = { kode: "0", nama: "bukan matpel agama" };
  return buildTemplate(subjectSheet as SheetDefinition, steps, [
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
