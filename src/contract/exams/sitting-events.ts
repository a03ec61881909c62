// What happens to a participant in an exam, as staff are told of it.
import * as v from "valibot";
import { timestampSchema } from "../calls/fields.ts";
import { finishKinds } from "./sitting-rows.ts";

export const sittingEventKinds = [
  "open",
  "start",
  "finish",
  "leave",
  "return",
  "fullscreen-out",
  "fullscreen-in",
  "block",
  "unblock",
  "reset-login",
  "add-time",
  "reopen",
  /** May come in after the limit, for `minutes`; 0: as long as the session is open. */
  "admit",
  "withdraw-admission",
  /** Answers that were saved long after they were given. */
  "delayed-answers",
  /** Answers that came when their time was over, and were not saved. */
  "overdue-answers",
  /** The participant's token was used on two devices at once. */
  "shared-token",
  "reset",
  "delete",
] as const;
export type SittingEventKind = (typeof sittingEventKinds)[number];

export const sittingEvent = v.object({
  at: timestampSchema,
  kind: v.picklist(sittingEventKinds),
  /** Empty: the participant, or by itself. */
  by: v.string(),
  reason: v.string(),
  /** How it ended; of an ending alone. */
  finish_kind: v.nullable(v.picklist(finishKinds)),
  /** Minutes that were given; below 0: taken back; 0: none. */
  minutes: v.number(),
  /** How long one was away; 0: unknown. */
  seconds: v.number(),
  /** How many answers came; 0: it is no event of answers. */
  answers: v.number(),
  /** Of these, how many were given before the time was over, as the device says. */
  in_time: v.number(),
  /** When the first and the last of them were given, as the device says; null: unknown. */
  given_from: v.nullable(timestampSchema),
  given_to: v.nullable(timestampSchema),
});
export type SittingEvent = v.InferOutput<typeof sittingEvent>;
