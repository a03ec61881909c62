// A participant in a schedule as staff see them while it is sat: the facts of the list of sittings and of the live board.
// What state that comes to at an instant is told by domain/exams/sittings/sitting-row-state.ts.
import * as v from "valibot";
import { idSchema, timestampSchema } from "../calls/fields.ts";
import { sittingStatuses } from "../sitting/sitting-statuses.ts";

const moment = v.nullable(timestampSchema);

/** How a sitting ended: handed in, by its deadline, or by staff. */
export const finishKinds = ["self", "timeout", "forced"] as const;
export type FinishKind = (typeof finishKinds)[number];

export const sittingRow = v.object({
  /** The participant's. */
  id: idSchema,
  no_ujian: v.string(),
  nama: v.string(),
  /** Empty without a group. */
  group_path: v.string(),
  /** Null without sessions. */
  sesi: v.nullable(v.number()),
  /** Where they sit; null, empty and 0 without a place. */
  room_id: v.nullable(idSchema),
  room: v.string(),
  /** The code alone, for a narrow column. */
  room_kode: v.string(),
  seat: v.number(),
  /** When their session begins and when one comes in no longer. */
  starts_at: timestampSchema,
  /** Null before they have come in. */
  status: v.nullable(v.picklist(sittingStatuses)),
  is_signed_in: v.boolean(),
  /**
   * Of a session that has not begun yet, after the first one. Whoever is signed in is of the open session as soon as it is open. False
   * for whoever has come in.
   */
  is_later: v.boolean(),
  /** Has not come in, and a session after their own is open; false for whoever is admitted all the same. */
  is_missed: v.boolean(),
  /** Has not begun, and the limit of entry is over; false for whoever is admitted all the same. */
  is_too_late: v.boolean(),
  /** Has not begun, and may come in after the limit. */
  is_admitted: v.boolean(),
  /** From another seat they ask for their login to be reset. */
  asks_reset: v.boolean(),
  /** Since when; null: they do not. */
  reset_asked_at: moment,
  is_blocked: v.boolean(),
  block_reason: v.string(),
  blocked_at: moment,
  started_at: moment,
  deadline_at: moment,
  finished_at: moment,
  finish_kind: v.nullable(v.picklist(finishKinds)),
  extra_seconds: v.number(),
  leave_count: v.number(),
  /** Since when the page is left; null: it is in front. */
  away_since: moment,
  /** How many questions there are; of them those with an answer, and those that are doubted. */
  asked: v.number(),
  answered: v.number(),
  doubtful: v.number(),
  /** When the latest answer came. */
  answered_at: moment,
  last_seen_at: moment,
  /** When it went on after an absence of the server, a stop of the exam, its end or a block; null: none of these. */
  resumed_at: moment,
  /** Seconds that the device's clock is ahead of the server's; null: unknown. */
  clock_ahead: v.nullable(v.number()),
  /** Since when there are many wrong passwords or exam tokens, typed by whomever; null: there are not. */
  guessed_at: moment,
  ip: v.string(),
  /** What the browser says that it is. */
  agent: v.string(),
  /** When the token was last used on two devices at once; null: never since the participant came in. */
  shared_at: moment,
});
export type SittingRow = v.InferOutput<typeof sittingRow>;
