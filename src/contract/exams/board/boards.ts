// The live board of an exam that is under way (domain.md 1.20): who of its participants is in what state, all of them or those
// of one room. Whoever follows it is told whole rows, those alone that have changed.
import * as v from "valibot";
import { httpCall } from "../../calls/call.ts";
import { idSchema, nothing, timestampSchema } from "../../calls/fields.ts";
import { topic } from "../../live-protocol.ts";
import { packedRow } from "./live-board-rows.ts";
import { sessionOpening } from "../sessions/session-opening.ts";
import { sittingEvent } from "../sitting-events.ts";

/** Between the ids of a schedule and of a room: a board of that room alone. What may follow is for the exam server. */
export const placeMark = "~";
export const boardId = v.pipe(v.string(), v.minLength(1), v.maxLength(400));

/** `room` empty: all rooms. */
export function boardPlaceOf(id: string): { schedule: string; room: string } {
  const [schedule = "", room = ""] = id.split(placeMark);
  return { schedule, room };
}

const count = v.number();
/** By state (domain/exams/sittings/sitting-row-state.ts). */
const stateCounts = v.object({
  blocked: count,
  offline: count,
  away: count,
  absent: count,
  "signed-in": count,
  ready: count,
  working: count,
  finished: count,
  later: count,
  missed: count,
});
export type StateCounts = v.InferOutput<typeof stateCounts>;

export const runningBoard = v.object({
  id: boardId,
  alias: v.string(),
  /** Empty: all rooms. */
  room: v.string(),
  /** Of the session that is open, or opens next (domain/exams/sittings/board-span.ts), for most of those who sit it. */
  starts_at: timestampSchema,
  shared_end_at: timestampSchema,
  /** Those at work for whom it does not hold: how many, and until when at the latest. Null: of that session; they have longer. */
  others: v.array(v.object({ sesi: v.nullable(v.number()), count, until: timestampSchema })),
  /** As in its board's head. */
  stopped_at: v.nullable(timestampSchema),
  counts: stateCounts,
  /** The session that somebody should open now; null: none. */
  due_session: v.nullable(v.number()),
  /** How many need a hand: causes in rooms, not people. */
  incidents: count,
});
export type RunningBoard = v.InferOutput<typeof runningBoard>;

export const runningBoards = v.object({
  items: v.array(runningBoard),
  /** As a proctor: of a board that is listed, or of a room in a session that is not over. */
  is_assigned: v.boolean(),
  /** Whose exams the person sees as a whole. `none`: a teacher without an own schedule that is not over. */
  exams: v.picklist(["all", "own", "none"]),
});
export type RunningBoards = v.InferOutput<typeof runningBoards>;

/** A teacher's own schedules and the rooms that name them as proctor; everybody else's are all. */
export const listRunningBoards = httpCall<typeof nothing, typeof runningBoards>(
  "GET",
  "/api/v1/monitor",
);

const ends = {
  /** When it closes for whoever got no time of their own. */
  closes_at: timestampSchema,
  /** When it ends for most of its participants, who may have got time together. Shown to everybody. */
  shared_end_at: timestampSchema,
  /** When it is over for everybody, whoever has longer included. */
  last_end_at: timestampSchema,
};

export const boardHead = v.object({
  schedule_id: idSchema,
  alias: v.string(),
  /** Null without an event: nobody has a seat then. */
  event_id: v.nullable(idSchema),
  /** Of all its sessions. */
  starts_at: timestampSchema,
  ...ends,
  /** Since when it is switched off with participants at work, whose time stands still; null: it is on. */
  stopped_at: v.nullable(timestampSchema),
  /** How often one may leave; null: nobody is blocked for it. */
  max_leave: v.nullable(v.number()),
  opening: sessionOpening,
  /** By their starts. */
  sessions: v.array(v.object({ sesi: v.number(), starts_at: timestampSchema, ...ends })),
  rooms: v.array(
    v.object({
      n: v.number(),
      id: idSchema,
      kode: v.string(),
      /** With its code. */
      nama: v.string(),
      kapasitas: v.number(),
      /** Seats in a row of the plan. */
      kolom: v.number(),
      pengawas: v.array(v.string()),
    }),
  ),
});
export type BoardHead = v.InferOutput<typeof boardHead>;

export const board = v.object({
  head: boardHead,
  /** By room, seat and number. */
  rows: v.array(packedRow),
});
export type Board = v.InferOutput<typeof board>;

export const getBoardInput = v.object({ id: boardId });
export const getBoard = httpCall<typeof getBoardInput, typeof board>("GET", "/api/v1/monitor/{id}");

export const boardPatch = v.object({
  /** Null: as before. */
  head: v.nullable(boardHead),
  rows: v.array(packedRow),
  /** Who is no longer on it. */
  gone: v.array(idSchema),
});
export type BoardPatch = v.InferOutput<typeof boardPatch>;
export const boardTopic = topic({ name: "board", snapshot: getBoard, patch: boardPatch });

export const getBoardEventsInput = v.object({ id: boardId, participant_id: idSchema });
export const boardEvents = v.object({ items: v.array(sittingEvent) });

/** The latest 200, newest first, with what became of earlier sittings that were reset or deleted. */
export const getBoardEvents = httpCall<typeof getBoardEventsInput, typeof boardEvents>(
  "GET",
  "/api/v1/monitor/{id}/events/{participant_id}",
);
