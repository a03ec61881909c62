// The export of group members: the columns of the sheet for many groups, and some for people to read, so that it can be
// imported again unchanged.
import type { GroupMember } from "../../contract/group-members.ts";
import type { BookCell } from "../../files/sheet-book.ts";
import type { SheetColumn } from "../sheet-columns.ts";
import { counterColumn, groupColumn, memberNumberColumn } from "./group-member-columns.ts";

type ExportColumn = Pick<SheetColumn, "header" | "width" | "format">;

const columns: readonly ExportColumn[] = [
  counterColumn,
  memberNumberColumn,
  { header: "NAMA PESERTA", width: 32, format: "text" },
  { header: "JURUSAN", width: 24, format: "text" },
  groupColumn,
];

export const memberFile = { sheetName: "Anggota group", columns, cells: memberCells };

/** `at`: its place in the file, from 0. */
function memberCells(member: GroupMember, at: number): BookCell[] {
  return [at + 1, member.no_ujian, member.nama, member.jurusan_nama, member.group_path ?? ""];
}
