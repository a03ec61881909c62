// Who sits in which session of a schedule. A session has a start of its own and, in the rooms of the schedule's event, a
// number of seats; a participant is in one session of a schedule at most. Who sits where in a room is not for here.
import * as v from "valibot";
import { httpCall } from "../../calls/call.ts";
import { idSchema, recordInput } from "../../calls/fields.ts";
import { maxSession, session as sessionNumber } from "../../participants.ts";
import { dayField, timeField } from "../moments.ts";

/** Of one call; a schedule is for that many people at most. */
export const maxSessionMoves = 20_000;

/** One session of a schedule, by the wall clock of the school. */
export const scheduleSession = v.object({
  sesi: sessionNumber,
  tanggal: dayField("Tanggal"),
  mulai: timeField("Mulai"),
});
export type ScheduleSession = v.InferOutput<typeof scheduleSession>;

/** By number, each once. */
const sessionList = v.pipe(
  v.array(scheduleSession),
  v.maxLength(maxSession, `Satu jadwal paling banyak ${maxSession} sesi.`),
  v.check(
    (list) => new Set(list.map(({ sesi }) => sesi)).size === list.length,
    "Setiap nomor sesi hanya boleh ada satu kali.",
  ),
);

/**
 * `expected`: the session in which the person saw them (null: in none). Somebody who is elsewhere by now stays there and is
 * told as refused.
 */
export const sessionMove = v.object({
  participant_id: idSchema,
  sesi: v.nullable(sessionNumber),
  expected: v.nullable(sessionNumber),
});
export type SessionMove = v.InferOutput<typeof sessionMove>;

const sessionMoves = v.pipe(
  v.array(sessionMove),
  v.maxLength(maxSessionMoves),
  v.check(
    (moves) => new Set(moves.map((move) => move.participant_id)).size === moves.length,
    "Setiap peserta hanya boleh dipindah satu kali.",
  ),
);

/** A seat that was given up because nobody needed it any more. */
export const freedSeat = v.object({
  participant_id: idSchema,
  sesi: sessionNumber,
  room_id: idSchema,
  seat: v.pipe(v.number(), v.integer(), v.minValue(1)),
});
export type FreedSeat = v.InferOutput<typeof freedSeat>;

/** `revision` changes with everything that is written about a schedule's sessions and who is in them. */
export const revision = v.pipe(v.string(), v.maxLength(64));

export const scheduleSessions = v.object({
  schedule: v.object({
    id: idSchema,
    alias: v.string(),
    active: v.boolean(),
    tanggal: v.string(),
    mulai: v.string(),
    /** Minutes. */
    lama: v.number(),
    event: v.nullable(v.object({ id: idSchema, kode: v.string(), nama: v.string() })),
  }),
  /** By number. Members are counted among those whom the schedule is for. */
  sessions: v.array(v.object({ ...scheduleSession.entries, members: v.number() })),
  /** Seats of the event's rooms in every session; null: the event has no rooms. */
  capacity: v.nullable(v.number()),
  targets: v.number(),
  without_session: v.number(),
  /** The event's other schedules that have sessions, for copying. */
  others: v.array(v.object({ id: idSchema, alias: v.string(), sessions: v.number() })),
  revision,
});
export type ScheduleSessions = v.InferOutput<typeof scheduleSessions>;

export const getScheduleSessions = httpCall<typeof recordInput, typeof scheduleSessions>(
  "GET",
  "/api/v1/schedules/{id}/sessions",
);

export const sessionMember = v.object({
  id: idSchema,
  no_ujian: v.string(),
  nama: v.string(),
  group_id: v.nullable(idSchema),
  jurusan_id: idSchema,
  sesi: v.nullable(v.number()),
  /** The participant's own, which serves schedules without a list. */
  sesi_default: v.number(),
  /** In the event: each session in which they have a seat, and the code of the room. */
  seats: v.array(v.object({ sesi: v.number(), room: v.string() })),
  /** Another schedule of the event has them in the same session: the seat stays when they leave it here. */
  keeps_seat: v.boolean(),
  /** Has a sitting in this schedule, and stays in the session. */
  begun: v.boolean(),
});
export type SessionMember = v.InferOutput<typeof sessionMember>;

export const sessionMembers = v.object({ members: v.array(sessionMember), revision });

/** All at once, so that they can be parted by drag and by rules; in the order of their numbers. */
export const getSessionMembers = httpCall<typeof recordInput, typeof sessionMembers>(
  "GET",
  "/api/v1/schedules/{id}/session-members",
);

/** What undoes a change of sessions, sent back as it is. */
const undo = {
  before: v.array(sessionMove),
  seats: v.array(freedSeat),
};

export const changedMembers = v.object({
  ...undo,
  moved: v.number(),
  /** Who was not moved, why, and in which session they are now. */
  refused: v.array(
    v.object({
      participant_id: idSchema,
      label: v.string(),
      sesi: v.nullable(v.number()),
      reason: v.string(),
    }),
  ),
  /** Of those moved into a session, who has no seat in it; 0 where the event has no rooms. */
  unseated: v.number(),
  /** Seats that were to be given back and belong to somebody else by now. */
  seats_lost: v.number(),
  /** As it was before this call, and as it is. */
  revision_before: revision,
  revision,
});
export type ChangedMembers = v.InferOutput<typeof changedMembers>;

/** The fields that a call that moves people and an import share. */
export const movingFields = {
  /** Sessions that are made first, where the schedule has none of that number. */
  sessions: v.optional(sessionList, []),
  moves: sessionMoves,
};

export const moveSessionMembersInput = v.object({
  id: idSchema,
  ...movingFields,
  seats: v.optional(v.pipe(v.array(freedSeat), v.maxLength(maxSessionMoves)), []),
});

/**
 * Moves, puts in and takes out, in one transaction. Seats in a session that none of the event's schedules needs any more are
 * given up; `seats` are given back, where they are free and the participant is in that session again.
 */
export const moveSessionMembers = httpCall<typeof moveSessionMembersInput, typeof changedMembers>(
  "POST",
  "/api/v1/schedules/{id}/session-members",
);

export const changeScheduleSessionsInput = v.object({
  id: idSchema,
  expected: sessionList,
  sessions: sessionList,
});
export const changeScheduleSessionsOutput = v.object({
  ...undo,
  revision_before: revision,
  revision,
});

/**
 * The whole list. `expected`: the list as the person saw it; refused with 409 where it is another by now. Who was in a session
 * that goes is in none afterwards.
 */
export const changeScheduleSessions = httpCall<
  typeof changeScheduleSessionsInput,
  typeof changeScheduleSessionsOutput
>("PUT", "/api/v1/schedules/{id}/sessions");
