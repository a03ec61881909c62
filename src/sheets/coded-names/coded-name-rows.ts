// The sheets of majors and of religions as a whole: how their rows are checked, and the templates.
import { codedNameImportRow } from "../../contract/coded-names.ts";
import type { CodedNameImportRow } from "../../contract/coded-names.ts";
import { maxImportRows } from "../../contract/imports.ts";
import type { Book } from "../../files/sheet-book.ts";
import type { SheetDefinition } from "../sheet-columns.ts";
import { buildTemplate, englishSteps } from "../sheet-template.ts";
import { codedNameFiles } from "./coded-name-cells.ts";
import { codedNameGuides } from "./coded-name-guide.ts";

type Kind = keyof typeof codedNameFiles;

function sheetOf(kind: Kind): SheetDefinition<CodedNameImportRow> {
  const { noun, sheetName, columns } = codedNameFiles[kind];
  return {
    kind,
    noun,
    sheetName,
    maxRows: maxImportRows,
    columns,
    schema: codedNameImportRow,
    identity: "kode",
    substance: ["kode", "nama"],
    prepare: () => null,
  };
}

export const codedNameSheets = {
  majors: sheetOf("majors"),
  religions: sheetOf("religions"),
};

export function buildCodedNameTemplate(kind: Kind): Book {
  const { noun, sheetName } = codedNameFiles[kind];
  const [row, menu] = kind === "majors" ? ["major", "Majors"] : ["religion", "Religions"];
  const steps = {
    id: [
      "Cara mengisi",
      `Isi lembar "${sheetName}" mulai baris 2, satu baris untuk satu ${noun}. Judul kolom di baris 1 jangan diubah.`,
      `Simpan sebagai Excel Workbook (.xlsx), lalu impor lewat menu ${sheetName}. Semua baris diperiksa dan ditampilkan dahulu sebelum ada yang disimpan.`,
    ],
    en: englishSteps(sheetName, row, { menu }),
  };
  return buildTemplate(codedNameSheets[kind], codedNameGuides[kind], steps, []);
}
