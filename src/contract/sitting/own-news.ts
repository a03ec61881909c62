// What staff change while a participant is at work reaches the device at once: it keeps one call open, which is answered when
// there is something new.
import * as v from "valibot";
import { httpCall } from "../calls/call.ts";
import { idSchema } from "../calls/fields.ts";
import { shownExtra, sittingState } from "./own-exams.ts";

export const ownNews = v.object({
  ...sittingState.entries,
  /** The number of the latest message to the participant (own-chat.ts); 0: none. */
  message_seq: v.number(),
  /** Grows when staff publish or withdraw results of the exam: whoever has finished asks for the result again. 0: they never have. */
  result_seq: v.number(),
  /** Of what the device knows now: sent with the next call. */
  mark: v.string(),
});
export type OwnNews = v.InferOutput<typeof ownNews>;

export const awaitNewsInput = v.object({
  id: idSchema,
  /** Empty: nothing is known yet. */
  mark: v.optional(v.pipe(v.string(), v.maxLength(200)), ""),
  /** What the device's own clock says. */
  client_time: v.optional(v.pipe(v.string(), v.isoTimestamp(), v.maxLength(40))),
  shown_extra: shownExtra,
});

/**
 * Answered at once when something is other than `mark` says, otherwise as soon as it is, after 27 s at the latest: whoever has
 * an answer calls again, and needs no `beat` beside it. Of several calls of a participant the latest waits.
 */
export const awaitNews = httpCall<typeof awaitNewsInput, typeof ownNews>(
  "POST",
  "/api/v1/participant/exams/{id}/news",
);
