// The two sheets of group members: numbers for one opened group, and numbers with group names for many at once.
import { groupMemberRow, groupNumberRow } from "../../contract/group-members.ts";
import type { GroupMemberRow, GroupNumberRow } from "../../contract/group-members.ts";
import { maxImportRows } from "../../contract/imports.ts";
import { createCodeIndex } from "../code-index.ts";
import type { SheetDefinition } from "../sheet-columns.ts";
import { memberFile } from "./group-member-cells.ts";
import { counterColumn, groupColumn, memberNumberColumn } from "./group-member-columns.ts";
import type { GroupContext, GroupLookups } from "./group-member-columns.ts";

const shared = {
  noun: "anggota",
  maxRows: maxImportRows,
  identity: "no_ujian",
  substance: ["no_ujian"],
  unknownIdentity: (text: string) =>
    `Nomor ujian ${text} tidak dikenal. Perbaiki nomornya, atau tambahkan dahulu pesertanya lewat menu Peserta.`,
};

/** Many groups at once. */
export const groupMemberSheet: SheetDefinition<GroupMemberRow, GroupContext, GroupLookups> = {
  ...shared,
  kind: "groupMembers",
  sheetName: memberFile.sheetName,
  columns: [counterColumn, memberNumberColumn, groupColumn],
  schema: groupMemberRow,
  prepare: ({ groups }) => ({
    groups: createCodeIndex(groups.map((item) => ({ item, names: [item.path, item.name] }))),
  }),
};

/** The opened group. */
export const groupNumberSheet: SheetDefinition<GroupNumberRow, object, unknown> = {
  ...shared,
  kind: "groupMembersByNumber",
  sheetName: "Nomor ujian",
  columns: [counterColumn, memberNumberColumn],
  schema: groupNumberRow,
  prepare: () => null,
};
