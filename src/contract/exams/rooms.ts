// Rooms: the school's list of them, which every event uses again, and those that an event takes, each with its own number of
// seats and its proctors. Who sits where is in placements.ts.
import * as v from "valibot";
import { httpCall } from "../calls/call.ts";
import { idSchema, nothing, recordInput, timestampSchema, version } from "../calls/fields.ts";
import { codeLine, lineOfText, requiredLine } from "../calls/typed-fields.ts";
import { bulkIds, bulkResults } from "../calls/list-fields.ts";
import { createCall, deleteCall, updateCall } from "../calls/record-calls.ts";

/** A school has no more; the list is one answer. */
export const maxRooms = 500;
export const maxRoomCode = 20;
export const maxRoomName = 100;
export const maxRoomPlace = 100;
export const maxSeats = 500;
export const maxColumns = 20;
export const maxProctors = 4;
export const maxSession = 99;

function count(label: string, most: number) {
  return v.pipe(
    v.number(`${label} harus berupa angka.`),
    v.integer(`${label} harus bilangan bulat.`),
    v.minValue(1, `${label} paling kecil 1.`),
    v.maxValue(most, `${label} paling besar ${most}.`),
  );
}

export const seatCount = count("Kapasitas", maxSeats);

export const roomFields = {
  kode: codeLine("Kode ruang", maxRoomCode),
  nama: requiredLine("Nama ruang", maxRoomName),
  kapasitas: seatCount,
  /** Seats in a row of the plan. */
  kolom: count("Kursi per baris", maxColumns),
  lokasi: lineOfText("Lokasi", maxRoomPlace),
};
export const roomInput = v.object(roomFields);
export type RoomInput = v.InferOutput<typeof roomInput>;

export const room = v.object({
  id: idSchema,
  kode: v.string(),
  nama: v.string(),
  kapasitas: v.number(),
  kolom: v.number(),
  lokasi: v.string(),
  /** Events that use it. */
  event_count: v.number(),
  version: v.number(),
  created_at: timestampSchema,
  updated_at: timestampSchema,
});
export type Room = v.InferOutput<typeof room>;

export const listRoomsOutput = v.object({ items: v.array(room) });

/** By code. */
export const listRooms = httpCall<typeof nothing, typeof listRoomsOutput>("GET", "/api/v1/rooms");

export const createRoom = createCall<typeof roomInput, typeof room>(listRooms);

export const updateRoomInput = v.object({ id: idSchema, version, ...roomFields });

/** Refuses fewer seats than the highest one taken in an event that uses the room's own number. */
export const updateRoom = updateCall<typeof updateRoomInput, typeof room>(listRooms);

/** Refuses rooms in which somebody has a seat; the others leave their events as well. */
export const deleteRooms = deleteCall(listRooms);

/** As papers have one. */
export const proctor = v.object({
  nama: requiredLine("Nama pengawas", 100),
  nip: lineOfText("NIP pengawas", 30),
});
export type Proctor = v.InferOutput<typeof proctor>;

/** The most days, and the most sessions, that can be named for one proctor. An event lasts for weeks at most. */
const maxDutyTimes = 100;

/**
 * When a proctor is there; empty: on all days, in all sessions. The exam server refuses days and sessions that the event does not
 * have (`dutyFault`, `outsideFault`), unless the room has the same person with the same ones already.
 */
export const duty = v.object({
  days: v.pipe(v.array(v.pipe(v.string(), v.maxLength(10))), v.maxLength(maxDutyTimes)),
  sessions: v.pipe(v.array(v.number()), v.maxLength(maxDutyTimes)),
});
export type Duty = v.InferOutput<typeof duty>;

/**
 * `user_id`: the account that has the rights of a proctor in the room, and whose name is taken from the account. Null: an outside
 * name, which has no rights.
 */
export const namedProctor = v.object({
  ...proctor.entries,
  user_id: v.optional(v.nullable(idSchema), null),
  /** Empty: on all days; in all sessions. */
  days: v.optional(duty.entries.days, []),
  sessions: v.optional(duty.entries.sessions, []),
});
export type NamedProctor = v.InferOutput<typeof namedProctor>;

export const proctorAccount = v.object({ id: idSchema, name: v.string(), email: v.string() });
export type ProctorAccount = v.InferOutput<typeof proctorAccount>;

export const roomProctor = v.object({
  ...proctor.entries,
  ...duty.entries,
  user_id: v.nullable(idSchema),
  /** Of the account; empty for an outside name. */
  email: v.string(),
  /** Of an outside name: active accounts that are called the same. */
  accounts: v.array(proctorAccount),
});
export type RoomProctor = v.InferOutput<typeof roomProctor>;

const proctorsInput = v.pipe(
  v.array(namedProctor),
  v.maxLength(maxProctors, `Pengawas paling banyak ${maxProctors} orang.`),
);

/** More than may be written: where several accounts had the same name, a room has kept each of them. */
const seenProctors = v.pipe(v.array(namedProctor), v.maxLength(100));

/** Null: as many seats as the room has. */
const ownSeats = v.nullable(seatCount);

export const eventRoom = v.object({
  room_id: idSchema,
  kode: v.string(),
  nama: v.string(),
  lokasi: v.string(),
  kolom: v.number(),
  /** In this event. */
  kapasitas: v.number(),
  room_kapasitas: v.number(),
  own_kapasitas: ownSeats,
  pengawas: v.array(roomProctor),
  /** Sessions without anybody are not in it. */
  filled: v.array(v.object({ sesi: v.number(), count: v.number() })),
});
export type EventRoom = v.InferOutput<typeof eventRoom>;

/** One session of the event's schedules: everybody who is in it in one of them. */
export const roomSession = v.object({
  sesi: v.number(),
  /** When the first schedule has it. Null: no schedule has it any more, but somebody still has a seat. */
  tanggal: v.nullable(v.string()),
  mulai: v.nullable(v.string()),
  members: v.number(),
  unseated: v.number(),
  /** Seats of people who are not in this session any more. */
  strays: v.number(),
});
export type RoomSession = v.InferOutput<typeof roomSession>;

/** Somebody who is named as proctor in rooms that are used at the same time. */
export const proctorClash = v.object({
  nama: v.string(),
  /** Codes of all rooms of the event in which they would have to be together with another. */
  rooms: v.array(v.string()),
  /** When it happens first. */
  sesi: v.number(),
  tanggal: v.string(),
  mulai: v.string(),
});
export type ProctorClash = v.InferOutput<typeof proctorClash>;

export const eventRooms = v.object({
  event: v.object({
    id: idSchema,
    kode: v.string(),
    nama: v.string(),
  }),
  /** By code. */
  rooms: v.array(eventRoom),
  sessions: v.array(roomSession),
  /** On which its schedules have sessions, by the calendar. */
  days: v.array(v.string()),
  /** Each once; session 0: of a schedule without sessions. */
  exam_times: v.array(v.object({ tanggal: v.string(), sesi: v.number() })),
  /** By name. */
  proctor_clashes: v.array(proctorClash),
  /** Proctors whose days or sessions the event does not have, or has no longer: those are as written, and give no rights. */
  duty_faults: v.array(v.object({ kode: v.string(), reason: v.string() })),
});
export const getEventRooms = httpCall<typeof recordInput, typeof eventRooms>(
  "GET",
  "/api/v1/events/{id}/rooms",
);
export type EventRooms = v.InferOutput<typeof eventRooms>;

export const takeEventRoomsInput = v.object({ id: idSchema, room_ids: bulkIds });
export const takeEventRooms = httpCall<typeof takeEventRoomsInput, typeof bulkResults>(
  "POST",
  "/api/v1/events/{id}/rooms",
);

export const updateEventRoomInput = v.object({
  id: idSchema,
  room_id: idSchema,
  own_kapasitas: ownSeats,
  pengawas: proctorsInput,
  was: v.object({ own_kapasitas: ownSeats, pengawas: seenProctors }),
});

/**
 * `was`: as the person saw it; refused with 409 and the newer one when somebody changed it meanwhile. An account that does not
 * exist, the person's own one without 0007A, and days or sessions that the event does not have are refused with code 12 on `pengawas`.
 */
export const updateEventRoom = httpCall<typeof updateEventRoomInput, typeof eventRoom>(
  "PATCH",
  "/api/v1/events/{id}/rooms/{room_id}",
);

/** `was` of each room: as in `updateEventRoom`. */
export const changeProctorsInput = v.object({
  id: idSchema,
  rooms: v.pipe(
    v.array(v.object({ room_id: idSchema, pengawas: proctorsInput, was: seenProctors })),
    v.minLength(1),
    v.maxLength(maxRooms),
  ),
});

/** Each room has its own outcome: one that somebody changed meanwhile is refused, and the others are written. */
export const changeProctors = httpCall<typeof changeProctorsInput, typeof bulkResults>(
  "PATCH",
  "/api/v1/events/{id}/proctors",
);

export const proctorsPlan = v.object({
  ...bulkResults.entries,
  /** Clashes that there would be after the change, as far as a changed room is in them. */
  clashes: v.array(proctorClash),
});
export type ProctorsPlan = v.InferOutput<typeof proctorsPlan>;

/** What `changeProctors` would answer, and who would then have to be in two rooms at once. Nothing is written. */
export const planProctors = httpCall<typeof changeProctorsInput, typeof proctorsPlan>(
  "POST",
  "/api/v1/events/{id}/proctors/plan",
);

export const leaveEventRoomInput = v.object({
  id: idSchema,
  room_id: idSchema,
  taken: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
export const leaveEventRoomOutput = v.object({ emptied: v.number() });

/** `taken`: how many seats the person agreed to empty, in all sessions. Another number there refuses. */
export const leaveEventRoom = httpCall<typeof leaveEventRoomInput, typeof leaveEventRoomOutput>(
  "POST",
  "/api/v1/events/{id}/rooms/{room_id}/leave",
);

export const proctorAccounts = v.array(proctorAccount);

/** The active accounts that a proctor can be chosen from, by name. */
export const listProctorAccounts = httpCall<typeof nothing, typeof proctorAccounts>(
  "GET",
  "/api/v1/proctor-accounts",
);
