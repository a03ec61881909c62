// The account sheet as a whole.
import type { User } from "../../contract/staff/users.ts";
import {
  maxUserImportRows,
  userImportRow,
  type UserImportRow,
} from "../../contract/staff/users-import.ts";
import { defineSheet } from "../sheet-columns.ts";
import { englishSteps } from "../template-guide.ts";
import { userColumns } from "./user-columns.ts";

export const userSheet = defineSheet<UserImportRow, unknown, unknown, User>({
  noun: "pengguna",
  sheetName: "Pengguna",
  maxRows: maxUserImportRows,
  columns: userColumns,
  schema: userImportRow,
  identity: "email",
  substance: ["nama", "email"],
  prepare: () => null,
  steps: {
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
  },
});
