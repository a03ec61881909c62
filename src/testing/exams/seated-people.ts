// Who sits where in an event, as its sheet of rooms and seats shows it.
import { exportRoomSheet } from "../../contract/exams/room-sheets.ts";
import type { TestServer } from "../server/open-test-server.ts";

/** "1 R-01 3 Siti": session, room, seat and name, in the order of the sheet. */
export async function seatedPeople(server: TestServer, event: string): Promise<string[]> {
  const { rooms, seats } = await server.ok(exportRoomSheet, { id: event });
  const codes = new Map(rooms.map(({ room_id, kode }) => [room_id, kode]));
  return seats.map(
    ({ room_id, sesi, seat, nama }) => `${sesi} ${codes.get(room_id)} ${seat} ${nama}`,
  );
}
