// What a participant sits today, and the way in (domain.md 4.1, 4.3 to 4.6).
import * as v from "valibot";
import { httpCall } from "../calls/call.ts";
import { idSchema, nothing, recordInput, timestampSchema } from "../calls/fields.ts";
import { serverTimeField } from "./server-time-field.ts";
import { sittingStatuses } from "./sitting-statuses.ts";

/** Why one cannot come in just now; in this order the first that holds. */
export const hindrances = [
  /** No bank of the exam is for this participant. */
  "no-bank",
  /** The exam has sessions and the participant is in none of them. */
  "no-session",
  /** Another session is open. */
  "session-closed",
  /** The school has stopped the exam: nobody's time runs. */
  "stopped",
  "too-early",
  "too-late",
] as const;
export type Hindrance = (typeof hindrances)[number];

export const ownExam = v.object({
  /** The schedule's. */
  id: idSchema,
  alias: v.string(),
  /** Of the bank that is for this participant; empty when there is none. */
  subject: v.string(),
  /** Null without sessions. */
  sesi: v.nullable(v.number()),
  /** Empty, and 0, without a place. */
  room: v.string(),
  seat: v.number(),
  starts_at: timestampSchema,
  /** The last instant to come in, and when it closes; later for whom staff have admitted after the limit. */
  enter_until: timestampSchema,
  closes_at: timestampSchema,
  minutes: v.number(),
  needs_token: v.boolean(),
  fullscreen: v.boolean(),
  /** Null before one has come in. */
  status: v.nullable(v.picklist(sittingStatuses)),
  /** Null: one may come in, or go on. */
  hindrance: v.nullable(v.picklist(hindrances)),
  /** In words. */
  reason: v.string(),
});
export type OwnExam = v.InferOutput<typeof ownExam>;

/** Of an exam that the participant has finished, on whatever day, and whose result is shown now (own-sitting.ts). */
export const shownExamResult = v.object({
  /** The schedule's. */
  id: idSchema,
  alias: v.string(),
  finished_at: timestampSchema,
});

export const ownExams = v.object({
  server_time: serverTimeField,
  items: v.array(ownExam),
  /** The latest first. */
  results: v.array(shownExamResult),
});
export type OwnExams = v.InferOutput<typeof ownExams>;

/** Active ones of today, whatever was begun and not finished, and which results can be read. */
export const listOwnExams = httpCall<typeof nothing, typeof ownExams>(
  "GET",
  "/api/v1/participant/exams",
);

/** Of the time that staff have added, how many seconds the device shows to the participant: the proof that it was seen. */
export const shownExtra = v.optional(
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000)),
);

export const sittingState = v.object({
  /** The schedule's. */
  id: idSchema,
  alias: v.string(),
  status: v.picklist(sittingStatuses),
  /** All times are calculated from it, never from the device's own clock. */
  server_time: serverTimeField,
  /** When one may begin. */
  starts_at: timestampSchema,
  /** Null before it. */
  started_at: v.nullable(timestampSchema),
  deadline_at: v.nullable(timestampSchema),
  /** Since when the school has stopped the exam: time stands still, and the deadline moves when it goes on. Null: it is on. */
  stopped_at: v.nullable(timestampSchema),
  /** Until the deadline, never below 0; what was left when the exam was stopped. */
  remaining_seconds: v.nullable(v.number()),
  /** Of these, those that staff have added. */
  extra_seconds: v.number(),
  /** Nobody hands in before. */
  finish_from: v.nullable(timestampSchema),
  finished_at: v.nullable(timestampSchema),
  leave_count: v.number(),
  /** How often one may leave; one more blocks. Null: as often as one likes. */
  max_leave: v.nullable(v.number()),
  fullscreen: v.boolean(),
  /** The highest counter of an answer that was saved: another device goes on from there. */
  seq: v.number(),
});
export type SittingState = v.InferOutput<typeof sittingState>;

export const openSittingInput = v.object({
  id: idSchema,
  token: v.optional(v.pipe(v.string(), v.maxLength(30)), ""),
});

/**
 * Into the waiting room, or back to what was begun. `token` as it stands on the wall, in whatever case and with spaces;
 * asked for again after each sign-in, not after a mere reload. Refused with 49 and the reason of `hindrance`, with 12 for a
 * token that is wrong, over, or not released.
 */
export const openSitting = httpCall<typeof openSittingInput, typeof sittingState>(
  "POST",
  "/api/v1/participant/exams/{id}/open",
);

/** Draws the questions, once; asked again it answers the same. Refused with 49 before the start. */
export const startSitting = httpCall<typeof recordInput, typeof sittingState>(
  "POST",
  "/api/v1/participant/exams/{id}/start",
);
