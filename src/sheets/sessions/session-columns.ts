// The columns of the sheet of who sits in which session of a schedule.
import {
  participantNumberColumn,
  participantSessionColumn,
} from "../participants/participant-columns.ts";
import type { SheetColumn } from "../sheet-columns.ts";

export const sessionSheetName = "Sesi";

export const sessionColumn: SheetColumn<unknown> = {
  ...participantSessionColumn,
  required: true,
  whenEmpty: { reason: "Sesi wajib diisi." },
};

export const sessionNumberColumn: SheetColumn<unknown> = {
  ...participantNumberColumn,
  header: "No Ujian",
  aliases: ["no_ujian", ...participantNumberColumn.aliases],
};
