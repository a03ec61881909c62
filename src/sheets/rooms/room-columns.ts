// The columns of the sheet of rooms and seats: what other systems call them, and what each cell means.
import {
  fault,
  participantNumberColumn,
  participantSessionColumn,
} from "../participants/participant-columns.ts";
import type { CellReading, SheetColumn } from "../sheet-columns.ts";
import { roomFile } from "./room-sheet-book.ts";

const readCount =
  (label: string) =>
  (text: string): CellReading => {
    const digits = /^(\d{1,6})(?:[.,]0+)?(?:\s*kursi)?$/iu.exec(text)?.[1];
    if (digits !== undefined) return { value: Number(digits) };
    return { value: text, fault: fault("choice", `${label} harus berupa angka.`) };
  };

const named = (key: keyof typeof roomFile, ...aliases: string[]) => ({
  key,
  field: key,
  ...roomFile[key],
  aliases,
  required: false,
});

export const roomColumns: readonly SheetColumn<unknown>[] = [
  {
    ...named("kode_ruang", "Kode", "Ruang", "Kode Ruangan", "Ruangan", "Room"),
    required: true,
    whenEmpty: { reason: "Kode ruang wajib diisi." },
  },
  { ...named("nama_ruang", "Nama Ruangan"), whenEmpty: { value: "" } },
  {
    ...named("kapasitas", "Jumlah Kursi", "Daya Tampung"),
    whenEmpty: { value: null },
    read: readCount("Kapasitas"),
  },
  { ...participantNumberColumn, required: false, whenEmpty: { value: null } },
  { ...participantSessionColumn, ...roomFile.sesi },
  {
    ...named("no_kursi", "Nomor Kursi", "Kursi", "No Bangku", "No Meja"),
    whenEmpty: { value: null },
    read: readCount("No kursi"),
  },
];
