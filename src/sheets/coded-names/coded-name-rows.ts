// The sheets of majors and of religions as a whole.
import { codedNameImportRow } from "../../contract/coded-names.ts";
import type { CodedName, CodedNameImportRow } from "../../contract/coded-names.ts";
import { maxImportRows } from "../../contract/imports.ts";
import { defineSheet } from "../sheet-columns.ts";
import { englishSteps } from "../template-guide.ts";
import { codedNameColumns } from "./coded-name-columns.ts";
import type { CodedNameWords } from "./coded-name-columns.ts";

type CodedNameSheet = CodedNameWords & {
  sheetName: string;
  english: { row: string; menu: string };
};

function sheetOf({ sheetName, english: { row, menu }, ...words }: CodedNameSheet) {
  const { noun } = words;
  return defineSheet<CodedNameImportRow, unknown, unknown, CodedName>({
    noun,
    sheetName,
    maxRows: maxImportRows,
    columns: codedNameColumns(words),
    schema: codedNameImportRow,
    identity: "kode",
    substance: ["kode", "nama"],
    prepare: () => null,
    steps: {
      id: [
        "Cara mengisi",
        `Isi lembar "${sheetName}" mulai baris 2, satu baris untuk satu ${noun}. Judul kolom di baris 1 jangan diubah.`,
        `Simpan sebagai Excel Workbook (.xlsx), lalu impor lewat menu ${sheetName}. Semua baris diperiksa dan ditampilkan dahulu sebelum ada yang disimpan.`,
      ],
      en: englishSteps(sheetName, row, { menu }),
    },
  });
}

const majorHeaders = ["Program Keahlian", "Kompetensi Keahlian", "Program Studi", "Prodi", "Major"];

export const codedNameSheets = {
  majors: sheetOf({
    noun: "jurusan",
    sheetName: "Jurusan",
    others: majorHeaders,
    sample: { kode: "TKJ", nama: "Teknik Komputer dan Jaringan" },
    english: { row: "major", menu: "Majors" },
  }),
  religions: sheetOf({
    noun: "agama",
    sheetName: "Agama",
    others: ["Religion"],
    sample: { kode: "KONGHUCU", nama: "Khonghucu" },
    english: { row: "religion", menu: "Religions" },
  }),
};
