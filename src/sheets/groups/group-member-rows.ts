// The two sheets of group members: numbers for one opened group, and numbers with group names for many at once.
// The export has the columns of the second, and some for people to read, so that it can be imported again unchanged.
import { groupMemberRow, groupNumberRow } from "../../contract/group-members.ts";
import type { GroupMember, GroupMemberRow, GroupNumberRow } from "../../contract/group-members.ts";
import type { GroupOption } from "../../contract/groups.ts";
import { maxImportRows } from "../../contract/imports.ts";
import { createCodeIndex } from "../code-index.ts";
import type { CodeIndex } from "../code-index.ts";
import { groupPathFault, normalGroupPath } from "../../domain/people/group-path.ts";
import { groupHeaders, participantNumberColumn } from "../participants/participant-columns.ts";
import type { BookCell } from "../../files/sheet-book.ts";
import type { CellReading, SheetColumn, SheetDefinition } from "../sheet-columns.ts";

export type GroupContext = { groups: readonly GroupOption[] };
export type GroupLookups = { groups: CodeIndex<GroupOption> };

/** People number the rows in advance, and copy rows with their numbers: what it says does not matter. */
const counter: SheetColumn<unknown> = {
  key: "no",
  field: "no",
  header: "NO",
  aliases: ["No Urut", "Nomor Urut"],
  required: false,
  counts: true,
  width: 6,
  format: "number",
  accepts: ["number", "date", "percent", "boolean", "error", "formula"],
  whenEmpty: { value: null },
  read: () => ({ value: null }),
};

const number: SheetColumn<unknown> = {
  ...participantNumberColumn,
  header: "NO UJIAN",
  aliases: ["no_ujian", ...participantNumberColumn.aliases],
};

function readGroup(text: string, { groups }: GroupLookups): CellReading {
  const match = groups.find(text);
  if (match.is === "found") return { value: match.item.path };
  if (match.is === "ambiguous") {
    const paths = match.items.slice(0, 3).map(({ path }) => path);
    const reason = `"${text}" dapat berarti beberapa group: ${paths.join("; ")}. Tulis salah satunya dengan lengkap.`;
    return { value: text, fault: { code: "ambiguous", severity: "error", reason } };
  }
  const path = normalGroupPath(text);
  const reason = groupPathFault(path);
  if (reason !== null)
    return { value: text, fault: { code: "invalid", severity: "error", reason } };
  if (match.is === "unknown") return { value: path };
  // Without a proposed mend: "XI IPA 3" is near "XI IPA 1" and yet another class.
  const near = `Group "${path}" belum ada dan akan dibuat bila Anda setuju. Yang mirip: ${match.item.path}.`;
  return { value: path, fault: { code: "near", severity: "warning", reason: near } };
}

const groupColumn: SheetColumn<GroupLookups> = {
  key: "group",
  field: "group",
  header: "NAMA GRUP",
  aliases: groupHeaders,
  required: true,
  width: 32,
  format: "text",
  whenEmpty: { reason: "Nama group wajib diisi." },
  read: readGroup,
};

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
  sheetName: "Anggota group",
  columns: [counter, number, groupColumn],
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
  columns: [counter, number],
  schema: groupNumberRow,
  prepare: () => null,
};

type ExportColumn = { header: string; width: number; text: boolean };

export const memberExportColumns: readonly ExportColumn[] = [
  { header: counter.header, width: counter.width, text: false },
  { header: number.header, width: number.width, text: true },
  { header: "NAMA PESERTA", width: 32, text: true },
  { header: "JURUSAN", width: 24, text: true },
  { header: groupColumn.header, width: groupColumn.width, text: true },
];

/** `at`: its place in the file, from 0. */
export function memberCells(member: GroupMember, at: number): BookCell[] {
  return [at + 1, member.no_ujian, member.nama, member.jurusan_nama, member.group_path ?? ""];
}
