// The account sheet as a whole, and the template.
import { roleLabels, roles } from "../../contract/permissions.ts";
import { maxUserImportRows, userImportRow } from "../../contract/staff/users-import.ts";
import type { UserImportRow } from "../../contract/staff/users-import.ts";
import type { Book } from "../../files/sheet-book.ts";
import type { SheetDefinition } from "../sheet-columns.ts";
import { buildTemplate, words, englishSteps } from "../sheet-template.ts";
import type { TemplateSteps } from "../sheet-template.ts";
import { userGuide } from "./user-guide.ts";
import { userColumns } from "./user-columns.ts";
import { userFile } from "./user-cells.ts";

export const userSheet: SheetDefinition<UserImportRow, unknown, unknown> = {
  kind: "users",
  noun: userFile.noun,
  sheetName: userFile.sheetName,
  maxRows: maxUserImportRows,
  columns: userColumns,
  schema: userImportRow,
  identity: "email",
  substance: ["nama", "email"],
  prepare: () => null,
};

const stepsOf = (): TemplateSteps => ({
  id: [
    "Cara mengisi",
    'Isi lembar "Pengguna" mulai baris 2, satu baris untuk satu orang. Judul kolom di baris 1 jangan diubah.',
    "Password yang kosong dibuatkan server dan ditampilkan satu kali setelah impor. Simpan file yang berisi password di tempat yang aman.",
    "Simpan sebagai Excel Workbook (.xlsx), lalu impor lewat menu Pengguna. Semua baris diperiksa dan ditampilkan dahulu sebelum ada yang disimpan.",
  ],
  en: englishSteps("Pengguna", "person", {
    hints: [
      "The server makes passwords that are left empty and shows them once, after the import. Keep a file with passwords in a safe place.",
    ],
    menu: "Users",
  }),
});

export function buildUserTemplate(): Book {
  const labelled = roles.map((role) => ({ kode: roleLabels[role], nama: role }));
  return buildTemplate(userSheet as SheetDefinition, userGuide, stepsOf(), [
    { key: "role", title: "Isi kolom Role", beside: "Kode", items: labelled },
    { key: "aktif", title: "Isi kolom Aktif", beside: "", items: words("ya", "tidak") },
  ]);
}
