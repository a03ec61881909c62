// The sheet of an event's rooms and seats, in and out: a row without a number is a room, one with a number is somebody's seat
// in it. What is done seat by seat is in placements.ts.
import * as v from "valibot";
import { httpCall } from "../calls/call.ts";
import { idSchema, recordInput } from "../calls/fields.ts";
import { lineOfText } from "../calls/typed-fields.ts";
import { importCall, importResultCall } from "../calls/import-calls.ts";
import { importFault, importId, maxImportRows, sheetRowNumber } from "../imports.ts";
import { participantNumber, session as sessionNumber } from "../participants.ts";
import {
  duty,
  maxRoomName,
  maxSeats,
  proctor,
  roomFields,
  roomProctor,
  seatCount,
} from "./rooms.ts";

const path = "/api/v1/event-rooms";

const seatNumber = v.pipe(
  v.number("No kursi harus berupa angka."),
  v.integer("No kursi harus bilangan bulat."),
  v.minValue(1, "No kursi paling kecil 1."),
  v.maxValue(maxSeats, `No kursi paling besar ${maxSeats}.`),
);

/** An account by its e-mail; without one an outside name. */
const sheetProctor = v.object({
  nama: lineOfText("Nama pengawas", 100),
  nip: proctor.entries.nip,
  email: v.pipe(v.string(), v.maxLength(254)),
  /** Where it is not said: as before, and always for somebody who is new in the room. */
  duty: v.optional(duty),
});
export type SheetProctor = v.InferOutput<typeof sheetProctor>;

/** More proctors do not fit into the longest text of a cell. */
const maxSheetProctors = 100;

/** A room needs its name and capacity in one of its rows only, one that the school has already in none. */
export const roomSheetRow = v.object({
  row: sheetRowNumber,
  kode_ruang: roomFields.kode,
  /** "" where the row does not say. */
  nama_ruang: lineOfText("Nama ruang", maxRoomName),
  kapasitas: v.nullable(seatCount),
  /** Null: the row is about the room alone, and the next two are null as well. */
  no_ujian: v.nullable(participantNumber),
  sesi: v.nullable(sessionNumber),
  /** Null: where they sit in that room, else its next free seat. */
  no_kursi: v.nullable(seatNumber),
  /** All proctors of the room; more than it may have are told at their cell. Null: the row does not say. */
  pengawas: v.optional(
    v.nullable(v.pipe(v.array(sheetProctor), v.maxLength(maxSheetProctors))),
    null,
  ),
});
export type RoomSheetRow = v.InferOutput<typeof roomSheetRow>;

const asked = {
  event_id: idSchema,
  /** Of rooms that the school has: true takes names and capacities of the file, false leaves them. */
  follow_file: v.boolean(),
  rows: v.pipe(v.array(roomSheetRow), v.minLength(1), v.maxLength(maxImportRows)),
};

const roomFacts = v.object({ nama: v.string(), kapasitas: v.number() });
const place = v.object({ kode: v.string(), seat: v.number() });

const shownProctor = v.object({
  nama: v.string(),
  nip: v.string(),
  email: v.string(),
  ...duty.entries,
});

export const roomSheetStates = ["new", "taken", "used"] as const;

export const roomSheetPlan = v.object({
  /** New ones, those that the event does not use yet, and those of which the file says something else than the server. */
  rooms: v.array(
    v.object({
      kode: v.string(),
      state: v.picklist(roomSheetStates),
      file: roomFacts,
      /** In this event. Null: the school has no such room. */
      server: v.nullable(roomFacts),
    }),
  ),
  /** Who gets a seat or another one, in the order of the file. */
  seats: v.array(
    v.object({
      no_ujian: v.string(),
      nama: v.string(),
      sesi: v.number(),
      from: v.nullable(place),
      to: place,
    }),
  ),
  /** Rooms that get other proctors, in the order of the file. */
  proctors: v.array(
    v.object({ kode: v.string(), before: v.array(shownProctor), after: v.array(shownProctor) }),
  ),
  /** Rows of people who sit there already. */
  unchanged: v.number(),
  /** Changes with everything that the plan says: sent back, it proves that the person saw the present state. */
  fingerprint: v.string(),
  faults: v.array(importFault),
});
export type RoomSheetPlan = v.InferOutput<typeof roomSheetPlan>;

export const planRoomSheetInput = v.object(asked);

/** What an import would change, before anything is written. */
export const planRoomSheet = httpCall<typeof planRoomSheetInput, typeof roomSheetPlan>(
  "POST",
  `${path}/imports/plan`,
);

export const roomSheetResult = v.object({
  import_id: idSchema,
  /** Who had no seat before, who had another, who has it already. */
  created: v.number(),
  updated: v.number(),
  skipped: v.number(),
  rooms_new: v.number(),
  rooms_taken: v.number(),
  rooms_changed: v.number(),
  /** Rooms that got other proctors. */
  proctors_changed: v.number(),
  faults: v.array(importFault),
});
export type RoomSheetResult = v.InferOutput<typeof roomSheetResult>;

export const importRoomSheetInput = v.object({
  import_id: importId,
  fingerprint: v.pipe(v.string(), v.maxLength(64)),
  ...asked,
});

/** Refused with 409 when `fingerprint` no longer fits: somebody changed rooms, sessions or seats since the plan was shown. */
export const importRoomSheet = importCall<typeof importRoomSheetInput, typeof roomSheetResult>({
  path,
});
export const getRoomSheetImport = importResultCall<typeof roomSheetResult>({ path });

export const roomSheet = v.object({
  event: v.object({ kode: v.string(), nama: v.string() }),
  /** By code. */
  rooms: v.array(
    v.object({
      room_id: idSchema,
      kode: v.string(),
      nama: v.string(),
      kapasitas: v.number(),
      pengawas: v.array(roomProctor),
    }),
  ),
  /** By session and seat. */
  seats: v.array(
    v.object({
      room_id: idSchema,
      sesi: v.number(),
      seat: v.number(),
      no_ujian: v.string(),
      nama: v.string(),
      group_path: v.string(),
    }),
  ),
});

/** Of people who are not in the session any more the seats are left out: an import would refuse them. */
export const exportRoomSheet = httpCall<typeof recordInput, typeof roomSheet>(
  "GET",
  "/api/v1/events/{id}/room-sheet",
);
export type RoomSheet = v.InferOutput<typeof roomSheet>;
