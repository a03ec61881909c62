// The columns of the two sheets of group members: headers, what other systems call them, and what each cell means.
import type { GroupOption } from "../../contract/groups.ts";
import type { CodeIndex } from "../code-index.ts";
import { groupPathFault, normalGroupPath } from "../../domain/people/group-path.ts";
import { groupHeaders, participantNumberColumn } from "../participants/participant-columns.ts";
import type { CellReading, SheetColumn } from "../sheet-columns.ts";

export type GroupContext = { groups: readonly GroupOption[] };
export type GroupLookups = { groups: CodeIndex<GroupOption> };

/** People number the rows in advance, and copy rows with their numbers: what it says does not matter. */
export const counterColumn: SheetColumn<unknown> = {
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

export const memberNumberColumn: SheetColumn<unknown> = {
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

export const groupColumn: SheetColumn<GroupLookups> = {
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
