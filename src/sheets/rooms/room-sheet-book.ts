// The file of an event's rooms and seats: the columns of its import without how they are checked, and some for people to read, so
// that it can be imported again unchanged.
import type { RoomSheet } from "../../contract/exams/room-sheets.ts";
import type { Book, BookCell, BookColumn } from "../../files/sheet-book.ts";

type FileColumn = { header: string; width: number; format: "text" | "number" };

export const roomSheetName = "Ruang";

const text = (header: string, width: number): FileColumn => ({ header, width, format: "text" });
const number = (header: string, width: number): FileColumn => ({ header, width, format: "number" });

export const roomFile = {
  kode_ruang: text("kode_ruang", 14),
  nama_ruang: text("nama_ruang", 28),
  kapasitas: number("kapasitas", 11),
  no_ujian: text("no_ujian", 20),
  sesi: number("sesi", 6),
  no_kursi: number("no_kursi", 10),
};

const columns = [
  ...Object.values(roomFile),
  text("Nama", 32),
  text("Group", 32),
  text("Pengawas", 40),
];

/** Room by room, session by session; a room in which nobody sits is one row. */
export function roomSheetBook({ rooms, seats }: Pick<RoomSheet, "rooms" | "seats">): Book {
  const byRoom = new Map<string, RoomSheet["seats"]>(rooms.map(({ room_id }) => [room_id, []]));
  for (const seat of seats) byRoom.get(seat.room_id)?.push(seat);
  const rows = rooms.flatMap(({ room_id, kode, nama, kapasitas, pengawas }): BookCell[][] => {
    const proctors = pengawas.map(({ nama: name, nip }) => (nip ? `${name} (${nip})` : name));
    const ofRoom = (...cells: BookCell[]) => [kode, nama, kapasitas, ...cells, proctors.join("; ")];
    const taken = byRoom.get(room_id)!;
    if (taken.length === 0) return [ofRoom("", null, null, "", "")];
    return taken.map((each) =>
      ofRoom(each.no_ujian, each.sesi, each.seat, each.nama, each.group_path),
    );
  });
  const sheet = {
    name: roomSheetName,
    columns: columns.map(({ width, format }): BookColumn => ({ width, text: format === "text" })),
    rows: [columns.map(({ header }) => header), ...rows],
    frozenRows: 1,
  };
  return { sheets: [sheet] };
}
