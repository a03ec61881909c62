// The account sheet as a whole, how an account becomes a row of the export, and the template.
import { roleLabels, roles } from "../../contract/permissions.ts";
import { maxUserImportRows, userImportRow } from "../../contract/users-import.ts";
import type { UserImportRow } from "../../contract/users-import.ts";
import type { User } from "../../contract/users.ts";
import type { Book, BookCell } from "../../files/sheet-book.ts";
import type { SheetDefinition } from "../sheet-columns.ts";
import { buildTemplate, words } from "../sheet-template.ts";
import { userColumns } from "./user-columns.ts";

export const userSheet: SheetDefinition<UserImportRow, unknown, unknown> = {
  kind: "users",
  noun: "pengguna",
  sheetName: "Pengguna",
  maxRows: maxUserImportRows,
  columns: userColumns,
  schema: userImportRow,
  identity: "email",
  substance: ["nama", "email"],
  prepare: () => null,
};

/** An account as a row of the export: the columns of the template, so that it can be imported again unchanged. */
export function userCells({ name, email, role, active }: User): BookCell[] {
  // The server keeps no readable password; an empty cell keeps the stored one.
  return [name, email, "", roleLabels[role], active ? "ya" : "tidak"];
}

const steps = [
  "Cara mengisi",
  'Isi lembar "Pengguna" mulai baris 2, satu baris untuk satu orang. Judul kolom di baris 1 jangan diubah.',
  "Password yang kosong dibuatkan server dan ditampilkan satu kali setelah impor. Simpan file yang berisi password di tempat yang aman.",
  "Simpan sebagai Excel Workbook (.xlsx), lalu impor lewat menu Pengguna. Semua baris diperiksa dan ditampilkan dahulu sebelum ada yang disimpan.",
];

export function buildUserTemplate(): Book {
  const labelled = roles.map((role) => ({ kode: roleLabels[role], nama: role }));
  return buildTemplate(userSheet as SheetDefinition, steps, [
    { key: "role", title: "Isi kolom Role", beside: "Kode", items: labelled },
    { key: "aktif", title: "Isi kolom Aktif", beside: "", items: words("ya", "tidak") },
  ]);
}
