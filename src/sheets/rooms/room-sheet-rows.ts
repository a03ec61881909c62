// The sheet of an event's rooms and seats as a whole: how its rows are checked, and its template.
import { roomSheetRow } from "../../contract/exams/room-sheets.ts";
import type { RoomSheetRow } from "../../contract/exams/room-sheets.ts";
import { maxImportRows } from "../../contract/imports.ts";
import { lackOf, roomSheetFaults } from "../../domain/exams/rooms/room-sheet.ts";
import type { Book } from "../../files/sheet-book.ts";
import { fault } from "../participants/participant-columns.ts";
import type { AcrossFault, CellFault, RowAcross, SheetDefinition } from "../sheet-columns.ts";
import { buildTemplate } from "../sheet-template.ts";
import { roomColumns } from "./room-columns.ts";
import { roomSheetName } from "./room-sheet-book.ts";
import { roomGuide, roomSteps } from "./room-guide.ts";

export const roomSheet: SheetDefinition<RoomSheetRow, object, unknown> = {
  kind: "rooms",
  noun: "tempat duduk",
  sheetName: roomSheetName,
  maxRows: maxImportRows,
  columns: roomColumns,
  schema: roomSheetRow,
  identity: "no_ujian",
  identityWithin: ["sesi"],
  judgedBy: "kode_ruang",
  substance: ["kode_ruang", "no_ujian"],
  unknownIdentity: (text) => `Nomor ujian ${text} tidak ada di sesi mana pun di event ini.`,
  prepare: () => null,
  checkTogether: (candidate): Record<string, CellFault> => {
    const [column, reason] = lackOf(candidate as RoomSheetRow) ?? [];
    return column && reason ? { [column]: fault("empty", reason) } : {};
  },
  checkAcross: contradictions,
};

/** What only the whole file shows; what the school has is compared by the exam server. */
function contradictions(rows: readonly RowAcross<RoomSheetRow>[]): AcrossFault[] {
  const good = rows.flatMap(({ value }) => (value === null ? [] : [value]));
  return roomSheetFaults(good).map(({ row, field, message }) => ({
    row,
    column: field,
    fault: fault("duplicate", message),
  }));
}

export function buildRoomTemplate(): Book {
  return buildTemplate(roomSheet as SheetDefinition, roomGuide, roomSteps(), []);
}
