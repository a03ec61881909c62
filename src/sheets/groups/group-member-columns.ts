// The columns of the two sheets of group members: what each cell means, how an export writes it and how the templates explain
// it.
import type { GroupMember } from "../../contract/group-members.ts";
import type { GroupOption } from "../../contract/groups.ts";
import type { CodeIndex } from "../code-index.ts";
import { groupHeaders, participantNumberColumn } from "../participants/participant-columns.ts";
import type { SheetColumn, WrittenColumn } from "../sheet-columns.ts";
import { readGroup } from "../value-reading.ts";

export type GroupContext = { groups: readonly GroupOption[] };
export type GroupLookups = { groups: CodeIndex<GroupOption> };

/** People number the rows in advance, and copy rows with their numbers: what it says does not matter. */
const counterColumn: SheetColumn<unknown> = {
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
  write: (_member, at) => at + 1,
  help: "Nomor urut. Boleh dikosongkan; isinya tidak diperiksa.",
  english: "A running number. It may be empty and is not checked.",
  sample: "1",
};

const memberNumberColumn: SheetColumn<unknown, { no_ujian: string }> = {
  ...participantNumberColumn,
  header: "NO UJIAN",
  aliases: ["no_ujian", ...participantNumberColumn.aliases],
  help: "Nomor ujian peserta yang sudah ada di menu Peserta. Angka 0 di depan ikut dihitung.",
  english: "Exam number of somebody who is in Participants already. Leading zeros count.",
};

const groupColumn: SheetColumn<GroupLookups, GroupMember> = {
  key: "group",
  field: "group",
  header: "NAMA GRUP",
  aliases: groupHeaders,
  required: true,
  width: 32,
  format: "text",
  whenEmpty: { reason: "Nama group wajib diisi." },
  read: (text, { groups }) => readGroup(text, groups, null),
  write: ({ group_path }) => group_path ?? "",
  help: 'Group (kelas) tujuan: namanya, atau jalurnya seperti "XII / XII IPA 1" bila ada nama yang sama. Group yang belum ada dapat dibuatkan.',
  english:
    'The group (class) to join: its name, or its path such as "XII / XII IPA 1" where names repeat. A group that does not exist yet can be made.',
  sample: "XII / XII IPA 1",
};

/** Of the sheet for the opened group. */
export const groupNumberColumns = [counterColumn, memberNumberColumn];

/** Of the sheet for many groups. */
export const groupMemberColumns: readonly (
  | SheetColumn<GroupLookups, GroupMember>
  | WrittenColumn<GroupMember>
)[] = [
  counterColumn,
  memberNumberColumn,
  { header: "NAMA PESERTA", width: 32, format: "text", write: ({ nama }) => nama },
  { header: "JURUSAN", width: 24, format: "text", write: ({ jurusan_nama }) => jurusan_nama },
  groupColumn,
];
