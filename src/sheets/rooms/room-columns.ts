// The columns of the sheet of rooms and seats: what each cell means, how an export writes it and how the template explains it.
// An export can be imported again unchanged.
import type { RoomSheet } from "../../contract/exams/room-sheets.ts";
import {
  participantNumberColumn,
  participantSessionColumn,
} from "../participants/participant-columns.ts";
import type { CellReading, SheetColumn, WrittenColumn } from "../sheet-columns.ts";
import { fault } from "../value-reading.ts";
import { proctorsText, readProctorCell, type RoomContext } from "./proctor-cell.ts";

type Room = RoomSheet["rooms"][number];
/** A row of an export: a room, and one of its seats; null: nobody sits in it. */
export type RoomSeat = {
  room: Room;
  seat: RoomSheet["seats"][number] | null;
  /** Of the rows of its room; there alone the proctors are written, so that one cell changes them. */
  isFirst: boolean;
};

/** Room by room, session by session; a room in which nobody sits is one row. */
export function roomSeats({ rooms, seats }: Pick<RoomSheet, "rooms" | "seats">): RoomSeat[] {
  const byRoom = new Map<string, RoomSheet["seats"]>(rooms.map(({ room_id }) => [room_id, []]));
  for (const seat of seats) byRoom.get(seat.room_id)?.push(seat);
  return rooms.flatMap((room): RoomSeat[] => {
    const taken = byRoom.get(room.room_id)!;
    if (taken.length === 0) return [{ room, seat: null, isFirst: true }];
    return taken.map((seat, at) => ({ room, seat, isFirst: at === 0 }));
  });
}

const readCount =
  (label: string) =>
  (text: string): CellReading => {
    const digits = /^(\d{1,6})(?:[.,]0+)?(?:\s*kursi)?$/iu.exec(text)?.[1];
    if (digits !== undefined) return { value: Number(digits) };
    return { value: text, fault: fault("choice", `${label} harus berupa angka.`) };
  };

export const roomColumns: readonly (
  | SheetColumn<RoomContext, RoomSeat>
  | WrittenColumn<RoomSeat>
)[] = [
  {
    key: "kode_ruang",
    field: "kode_ruang",
    header: "kode_ruang",
    aliases: ["Kode", "Ruang", "Kode Ruangan", "Ruangan", "Room"],
    required: true,
    width: 14,
    format: "text",
    whenEmpty: { reason: "Kode ruang wajib diisi." },
    write: ({ room }) => room.kode,
    help: "Kode ruang, tanpa spasi. Ruang yang belum ada di sekolah akan dibuat; yang sudah ada dipakai lagi.",
    english:
      "Code of the room, without spaces. A room that the school does not have is made, one that it has is used again.",
    sample: "R-01",
  },
  {
    key: "nama_ruang",
    field: "nama_ruang",
    header: "nama_ruang",
    aliases: ["Nama Ruangan"],
    required: false,
    width: 28,
    format: "text",
    whenEmpty: { value: "" },
    write: ({ room }) => room.nama,
    help: "Nama ruang. Untuk ruang baru cukup diisi di salah satu barisnya.",
    english: "Name of the room. For a new room one of its rows is enough.",
    sample: "Lab Komputer 1",
  },
  {
    key: "kapasitas",
    field: "kapasitas",
    header: "kapasitas",
    aliases: ["Jumlah Kursi", "Daya Tampung"],
    required: false,
    width: 11,
    format: "number",
    whenEmpty: { value: null },
    read: readCount("Kapasitas"),
    write: ({ room }) => room.kapasitas,
    help: "Jumlah kursi, 1 sampai 500. Untuk ruang baru cukup diisi di salah satu barisnya.",
    english: "Number of seats, 1 to 500. For a new room one of its rows is enough.",
    sample: "32",
  },
  {
    ...participantNumberColumn,
    required: false,
    whenEmpty: { value: null },
    write: ({ seat }) => seat?.no_ujian ?? "",
    help: "Nomor ujian peserta yang duduk di ruang ini. Kosong: baris ini hanya mendaftarkan ruang. Angka 0 di depan ikut dihitung.",
    english:
      "Exam number of who sits in this room. If empty: the row only lists the room. Leading zeros count.",
  },
  {
    ...participantSessionColumn,
    header: "sesi",
    write: ({ seat }) => seat?.sesi ?? null,
    help: "Sesi peserta itu di event ini. Wajib diisi bila ada nomor ujian.",
    english: "That participant's session in this event. Required with an exam number.",
  },
  {
    key: "no_kursi",
    field: "no_kursi",
    header: "no_kursi",
    aliases: ["Nomor Kursi", "Kursi", "No Bangku", "No Meja"],
    required: false,
    width: 10,
    format: "number",
    whenEmpty: { value: null },
    read: readCount("No kursi"),
    write: ({ seat }) => seat?.seat ?? null,
    help: "Nomor kursi. Kosong: kursi kosong berikutnya di ruang itu.",
    english: "Number of the seat. If empty: the next free seat of the room.",
    sample: "12",
  },
  {
    key: "pengawas",
    field: "pengawas",
    header: "pengawas",
    aliases: ["Pengawas Ruang", "Nama Pengawas", "Pengawas Ujian", "Proctor"],
    required: false,
    width: 40,
    format: "text",
    whenEmpty: { value: null },
    read: readProctorCell,
    write: ({ room, isFirst }) => (isFirst ? proctorsText(room) : ""),
    help: 'Semua pengawas ruang ini, paling banyak 4, dipisah titik koma. E-mail akun memberi hak pengawas; nama saja adalah orang luar tanpa hak. NIP dalam tanda kurung; di belakangnya hari dan sesi dalam tanda kurung lain, misalnya (hari 30/11/2026, sesi 1–2) atau (hari 1–2) untuk hari ujian pertama dan kedua, dan (selalu) untuk semua. Tanpa hari dan sesi: yang sudah mengawas tetap seperti semula, yang baru selalu. Cukup di salah satu baris ruang itu. Kosong: tidak berubah. Tanda "-": tanpa pengawas.',
    english:
      'All proctors of this room, at most 4, with semicolons between them. The e-mail of an account gives the rights of a proctor; a name alone is somebody from outside, without rights. The staff number (NIP) in parentheses; behind it days and sessions in parentheses of their own, such as (hari 30/11/2026, sesi 1–2), or (hari 1–2) for the first and second day of exams, and (selalu) for all. Without them, whoever is a proctor of the room stays so as before, and whoever is new always. One row of the room is enough. If empty: unchanged. "-": no proctors.',
    sample: "ratna@sekolah.sch.id (hari 1–2, sesi 1); Budi Santoso (198001012005011001)",
  },
  { header: "Nama", width: 32, format: "text", write: ({ seat }) => seat?.nama ?? "" },
  { header: "Group", width: 32, format: "text", write: ({ seat }) => seat?.group_path ?? "" },
];
