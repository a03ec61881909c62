// Adding a room to the school's list, which the event then uses at once, and changing one.
import {
  createRoom,
  roomInput,
  takeEventRooms,
  updateRoom,
  type Room,
  type RoomInput,
} from "../../../../contract/exams/rooms.ts";
import { call } from "../../../../core/api.ts";
import { createRecordForm } from "../../../../kit/form/create-record-form.ts";
import { saveRecord } from "../../../../kit/form/save-record.ts";

export type RoomFormModel = ReturnType<typeof createRoomFormModel>;

export function createRoomFormModel(
  original: Room | null,
  event: string,
  changed: (saved: Room) => void,
) {
  return createRecordForm<RoomInput, RoomInput, Room>({
    original,
    blank: { kode: "", nama: "", kapasitas: 32, kolom: 6, lokasi: "" },
    valuesOf: ({ kode, nama, kapasitas, kolom, lokasi }) => ({
      kode,
      nama,
      kapasitas,
      kolom,
      lokasi,
    }),
    schema: roomInput,
    async save(base, values) {
      const saved = await saveRecord({ create: createRoom, update: updateRoom }, base, values);
      if (!base) await call(takeEventRooms, { id: event, room_ids: [saved.id] });
      changed(saved);
    },
  });
}
