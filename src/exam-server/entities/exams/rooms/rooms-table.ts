import type { DefaultedJson, RecordTable } from "../../../database/column-types.ts";

/** `kolom`: seats in a row of the room's plan. */
export type RoomsTable = RecordTable<{
  kode: string;
  nama: string;
  kapasitas: number;
  kolom: number;
  lokasi: string;
}>;

/** The rooms that an event uses. `kapasitas` null: the room's own. `pengawas`: [{nama, nip, user_id, days, sessions}]. */
export type EventRoomsTable = {
  event_id: string;
  room_id: string;
  kapasitas: number | null;
  pengawas: DefaultedJson;
};

export type PlacementsTable = {
  event_id: string;
  participant_id: string;
  sesi: number;
  room_id: string;
  seat: number;
};
