// The participant sheet as a whole: how its rows are checked.
import { maxImportRows } from "../../contract/imports.ts";
import { participantImportRow } from "../../contract/participants.ts";
import type { ParticipantImportRow } from "../../contract/participants.ts";
import { createCodeIndex } from "../code-index.ts";
import { participantColumns } from "./participant-columns.ts";
import { participantFile } from "./participant-cells.ts";
import type { ParticipantContext, ParticipantLookups } from "./participant-columns.ts";
import type { SheetRow } from "../../files/sheet-cells.ts";
import { SheetCheck } from "../sheet-check.ts";
import type { CellFault, ColumnSources, SheetDefinition } from "../sheet-columns.ts";
import { spellingsOfReligion } from "../../domain/people/usual-codes.ts";

function checkTogether({ status, block_reason: reason }: Record<string, unknown>) {
  const faults: Record<string, CellFault> = {};
  if (status === "blocked" && reason === "") {
    const needed = "Alasan wajib diisi karena statusnya diblokir.";
    faults.alasan_block = { code: "empty", severity: "error", reason: needed };
  }
  if (status !== "blocked" && reason !== "") {
    const ignored = "Alasan blokir diabaikan karena statusnya bukan diblokir.";
    faults.alasan_block = { code: "ignored", severity: "warning", reason: ignored };
  }
  return faults;
}

export const participantSheet: SheetDefinition<
  ParticipantImportRow,
  ParticipantContext,
  ParticipantLookups
> = {
  kind: "participants",
  noun: participantFile.noun,
  sheetName: participantFile.sheetName,
  maxRows: maxImportRows,
  columns: participantColumns,
  schema: participantImportRow,
  identity: "no_ujian",
  substance: ["no_ujian", "nama"],
  prepare: ({ majors, religions, groups }) => ({
    majors: createCodeIndex(majors.map((item) => ({ item, names: [item.kode, item.nama] }))),
    religions: createCodeIndex(
      religions.map((item) => ({
        item,
        names: [item.kode, item.nama, ...spellingsOfReligion(item)],
      })),
    ),
    groups: createCodeIndex(groups.map((item) => ({ item, names: [item.path, item.name] }))),
  }),
  checkTogether,
  settle: (row) => (row["status"] === "blocked" ? row : { ...row, block_reason: "" }),
};

/** Checks whole rows at once; the wizard does the same in steps. `context` is what the school has now. */
export function checkParticipantRows(
  rows: readonly SheetRow[],
  mapping: ColumnSources,
  context: ParticipantContext,
): SheetCheck<ParticipantImportRow, ParticipantContext, ParticipantLookups> {
  const check = new SheetCheck(participantSheet, rows, mapping, context);
  check.checkNext(rows.length);
  check.compare();
  return check;
}
