// What a sheet of rooms and seats says by itself, before anybody asks what the school has: its rooms, and rows that contradict
// each other. The console checks a file by it and the exam server what it is sent.
import type { ImportFault } from "../../../contract/imports.ts";
import type { RoomSheetRow, SheetProctor } from "../../../contract/exams/room-sheets.ts";
import { noProctors, proctorsKey, writeProctors } from "./sheet-proctors.ts";

/** Codes that differ only in case are the same. */
export const roomKey = (kode: string): string => kode.toLowerCase();
export const numberKey = (no_ujian: string): string => no_ujian.toLowerCase();

/** A room as the file tells it, by its first row that says something of each; null where none does. */
export type SheetRoom = {
  kode: string;
  row: number;
  nama: { text: string; row: number } | null;
  kapasitas: { seats: number; row: number } | null;
  pengawas: { proctors: readonly SheetProctor[]; row: number } | null;
};

const blankRoom = { nama: null, kapasitas: null, pengawas: null };

/** By `roomKey`, in the order of the file. */
export function sheetRooms(rows: readonly RoomSheetRow[]): Map<string, SheetRoom> {
  const rooms = new Map<string, SheetRoom>();
  for (const { row, kode_ruang: kode, nama_ruang: nama, kapasitas, pengawas } of rows) {
    const room = rooms.get(roomKey(kode)) ?? { kode, row, ...blankRoom };
    rooms.set(roomKey(kode), room);
    if (nama !== "") room.nama ??= { text: nama, row };
    if (kapasitas !== null) room.kapasitas ??= { seats: kapasitas, row };
    if (pengawas !== null) room.pengawas ??= { proctors: pengawas, row };
  }
  return rooms;
}

type Fault = ImportFault & { field: keyof RoomSheetRow };

/** The later one of two rows that cannot both be right. */
export function roomSheetFaults(rows: readonly RoomSheetRow[]): Fault[] {
  const rooms = sheetRooms(rows);
  const people = new Map<string, number>();
  const seats = new Map<string, number>();
  const faults: Fault[] = [];
  for (const each of rows) {
    const { row, kode_ruang: kode, no_ujian: number, sesi, no_kursi: seat } = each;
    const fault = (field: Fault["field"], message: string) => faults.push({ row, field, message });
    contradictions(each, rooms.get(roomKey(kode))!, fault);
    const lack = lackOf(each);
    if (lack) fault(...lack);
    if (lack || number === null) continue;
    const before = remember(people, `${sesi} ${numberKey(number)}`, row);
    if (before !== row) fault("no_ujian", `Nomor ujian ${number} sudah ada di baris ${before}.`);
    if (seat === null) continue;
    const other = remember(seats, `${sesi} ${seat} ${roomKey(kode)}`, row);
    if (other !== row) fault("no_kursi", `No kursi sudah ada di baris ${other}.`);
  }
  return faults;
}

/** What a row must say beside what it says; null: nothing. */
export function lackOf({
  no_ujian: number,
  sesi,
  no_kursi: seat,
}: Pick<RoomSheetRow, "no_ujian" | "sesi" | "no_kursi">): ["no_ujian" | "sesi", string] | null {
  if (number !== null) return sesi === null ? ["sesi", "Sesi wajib diisi."] : null;
  return sesi === null && seat === null ? null : ["no_ujian", "Nomor ujian wajib diisi."];
}

/** The first row that had that key. */
function remember(rows: Map<string, number>, key: string, row: number): number {
  const first = rows.get(key) ?? row;
  rows.set(key, first);
  return first;
}

function contradictions(
  { nama_ruang: nama, kapasitas, pengawas }: RoomSheetRow,
  room: SheetRoom,
  fault: (field: Fault["field"], message: string) => void,
): void {
  const differs = (row: number, value: string | number) => `Berbeda dari baris ${row}: ${value}.`;
  if (nama !== "" && room.nama && room.nama.text !== nama) {
    fault("nama_ruang", differs(room.nama.row, room.nama.text));
  }
  if (kapasitas !== null && room.kapasitas && room.kapasitas.seats !== kapasitas) {
    fault("kapasitas", differs(room.kapasitas.row, room.kapasitas.seats));
  }
  const told = room.pengawas;
  if (pengawas !== null && told && proctorsKey(told.proctors) !== proctorsKey(pengawas)) {
    fault("pengawas", differs(told.row, writeProctors(told.proctors) || noProctors));
  }
}
