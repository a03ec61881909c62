// The call that replays a sitting. Its schemas are in replay-fields.ts, so that the screen fetches none of them.
import type { InferOutput } from "valibot";
import { httpCall } from "../calls/call.ts";
import type { resultDetailInput } from "./detail-fields.ts";
import type { resultReplay } from "./replay-fields.ts";

export type ResultReplay = InferOutput<typeof resultReplay>;
export type ReplaySave = ResultReplay["saves"][number];

/** Refused with 44 for whoever does not see the row in the list of results. */
export const getResultReplay = httpCall<typeof resultDetailInput, typeof resultReplay>(
  "GET",
  "/api/v1/results/{id}/replay",
);
