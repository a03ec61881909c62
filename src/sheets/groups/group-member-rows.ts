// The two sheets of group members: numbers for one opened group, and numbers with group names for many at once.
import {
  groupMemberRow,
  groupNumberRow,
  type GroupMember,
  type GroupMemberRow,
  type GroupNumberRow,
} from "../../contract/group-members.ts";
import { maxImportRows } from "../../contract/imports.ts";
import { createCodeIndex } from "../code-index.ts";
import { defineSheet } from "../sheet-columns.ts";
import { englishSteps, englishTextHint, textHint } from "../template-guide.ts";
import {
  groupMemberColumns,
  groupNumberColumns,
  type GroupContext,
  type GroupLookups,
} from "./group-member-columns.ts";

const shared = {
  noun: "anggota",
  maxRows: maxImportRows,
  identity: "no_ujian",
  substance: ["no_ujian"],
  unknownIdentity: (text: string) =>
    `Nomor ujian ${text} tidak dikenal. Perbaiki nomornya, atau tambahkan dahulu pesertanya lewat menu Peserta.`,
};

const memberSheetName = "Anggota group";

/** Many groups at once. */
export const groupMemberSheet = defineSheet<
  GroupMemberRow,
  GroupContext,
  GroupLookups,
  GroupMember
>({
  ...shared,
  sheetName: memberSheetName,
  columns: groupMemberColumns,
  schema: groupMemberRow,
  prepare: ({ groups }) => ({
    groups: createCodeIndex(groups.map((item) => ({ item, names: [item.path, item.name] }))),
  }),
  steps: {
    id: [
      "Cara mengisi",
      `Isi lembar "${memberSheetName}" mulai baris 2, satu baris untuk satu peserta. Satu file boleh berisi banyak group. Judul kolom di baris 1 jangan diubah.`,
      textHint,
      "Simpan sebagai Excel Workbook (.xlsx), lalu impor lewat menu Group. Sebelum ada yang disimpan, siapa yang masuk, pindah, tetap dan keluar ditampilkan dahulu.",
    ],
    en: englishSteps(memberSheetName, "participant", {
      hints: ["One file may have many groups.", englishTextHint],
      menu: "Groups",
    }),
  },
});

const numberSheetName = "Nomor ujian";

/** The opened group. */
export const groupNumberSheet = defineSheet<GroupNumberRow, object, unknown, { no_ujian: string }>({
  ...shared,
  sheetName: numberSheetName,
  columns: groupNumberColumns,
  schema: groupNumberRow,
  prepare: () => null,
  steps: {
    id: [
      "Cara mengisi",
      `Isi lembar "${numberSheetName}" mulai baris 2, satu nomor ujian setiap baris. Judul kolom di baris 1 jangan diubah.`,
      textHint,
      "Simpan sebagai Excel Workbook (.xlsx), buka group tujuan lewat menu Group, lalu impor di sana. Sebelum ada yang disimpan, siapa yang masuk, pindah, tetap dan keluar ditampilkan dahulu.",
    ],
    en: englishSteps(numberSheetName, "exam number", {
      hints: [englishTextHint],
      menu: "the opened group",
    }),
  },
});
