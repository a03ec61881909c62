// How often a participant has played a sound. The device decides whether it may be played once more, since it may be offline;
// the server counts, so that another device goes on from there.
import * as v from "valibot";
import { httpCall } from "../calls/call.ts";
import { idSchema } from "../calls/fields.ts";
import { sittingState } from "./own-exams.ts";

/** A question has its sound in `audio`, a reference in `audio_id`. */
export const soundOwners = ["question", "reference"] as const;

export const reportPlayInput = v.object({
  id: idSchema,
  play_id: idSchema,
  owner: v.picklist(soundOwners),
  owner_id: idSchema,
});
export const reportPlayOutput = v.object({
  ...sittingState.entries,
  played: v.number(),
  /** 0: as often as they like. */
  max_play: v.number(),
});

/** `play_id`: made by the device, so that one that is sent again counts once. Refused with 44 for what has no sound here. */
export const reportPlay = httpCall<typeof reportPlayInput, typeof reportPlayOutput>(
  "POST",
  "/api/v1/participant/exams/{id}/plays",
);
