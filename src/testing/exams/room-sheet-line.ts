// A row of a sheet of rooms and seats as the wizard reads it: a room alone, unless more is said.
import type { RoomSheetRow } from "../../contract/exams/room-sheets.ts";

export function roomSheetLine(
  row: number,
  kode: string,
  more: Partial<RoomSheetRow> = {},
): RoomSheetRow {
  return {
    row,
    kode_ruang: kode,
    nama_ruang: "",
    kapasitas: null,
    no_ujian: null,
    sesi: null,
    no_kursi: null,
    pengawas: null,
    ...more,
  };
}
