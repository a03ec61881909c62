// The sheet of an event's rooms and seats as a whole: how its rows are checked.
import { roomSheetRow, type RoomSheetRow } from "../../contract/exams/room-sheets.ts";
import { maxImportRows } from "../../contract/imports.ts";
import { lackOf, roomSheetFaults } from "../../domain/exams/rooms/room-sheet.ts";
import { defineSheet, type AcrossFault, type CellFault, type RowAcross } from "../sheet-columns.ts";
import { englishSteps, englishTextHint, textHint } from "../template-guide.ts";
import { fault } from "../value-reading.ts";
import type { RoomContext } from "./proctor-cell.ts";
import { roomColumns, type RoomSeat } from "./room-columns.ts";

export const roomSheet = defineSheet<RoomSheetRow, RoomContext, RoomContext, RoomSeat>({
  noun: "tempat duduk",
  sheetName: "Ruang",
  maxRows: maxImportRows,
  columns: roomColumns,
  schema: roomSheetRow,
  identity: "no_ujian",
  identityWithin: ["sesi"],
  judgedBy: "kode_ruang",
  substance: ["kode_ruang", "no_ujian"],
  unknownIdentity: (text) => `Nomor ujian ${text} tidak ada di sesi mana pun di event ini.`,
  prepare: (context) => context,
  checkTogether: (candidate): Record<string, CellFault> => {
    const [column, reason] = lackOf(candidate as RoomSheetRow) ?? [];
    return column && reason ? { [column]: fault("empty", reason) } : {};
  },
  checkAcross: contradictions,
  steps: {
    id: [
      "Cara mengisi",
      'Isi lembar "Ruang" mulai baris 2. Kolom A sampai C saja mendaftarkan ruang; dengan kolom D sampai F, satu baris menempatkan satu peserta. Kolom G menugaskan pengawas ruang itu. Judul kolom di baris 1 jangan diubah.',
      textHint,
      "Simpan sebagai Excel Workbook (.xlsx), buka Ruang dari halaman event, lalu impor di sana. Peserta yang tidak ada di file tetap di kursinya. Sebelum ada yang disimpan, perubahannya ditampilkan dahulu.",
    ],
    en: englishSteps("Ruang", "participant", {
      hints: [
        "Columns A to C alone list a room; D to F seat a participant; G names the proctors of the room.",
        englishTextHint,
      ],
      menu: "the rooms of the event",
    }),
  },
});

/** What only the whole file shows; what the school has is compared by the exam server. */
function contradictions(rows: readonly RowAcross<RoomSheetRow>[]): AcrossFault[] {
  const good = rows.flatMap(({ value }) => (value === null ? [] : [value]));
  return roomSheetFaults(good).map(({ row, field, message }) => ({
    row,
    column: field,
    fault: fault("duplicate", message),
  }));
}
