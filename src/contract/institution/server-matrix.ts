// What the console is told of the exam server: version, host, clock and what endangers its data.
import * as v from "valibot";
import { httpCall } from "../calls/call.ts";
import { nothing } from "../calls/fields.ts";

export const serverMatrix = v.object({
  exo_version: v.string(),
  server_host: v.string(),
  /** ISO 8601 with zone. All times of the product come from this clock. */
  server_time: v.string(),
  /** The server's database does not wait for the disk, so that a power cut can lose data that was confirmed. */
  power_cut_risk: v.optional(v.boolean()),
  /** How far the server's clock is behind what was stored before it started; 0: it may be right. */
  clock_behind_seconds: v.optional(v.number()),
});
export type ServerMatrix = v.InferOutput<typeof serverMatrix>;

export const getMatrix = httpCall<typeof nothing, typeof serverMatrix>("GET", "/api/v1/matrix");
