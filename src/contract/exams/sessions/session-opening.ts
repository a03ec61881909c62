// Which session of a schedule is open: its members alone may come in.
import * as v from "valibot";
import { timestampSchema } from "../../calls/fields.ts";

export const sessionOpening = v.object({
  /** The number of the one that is open. */
  sesi: v.number(),
  /** Each opens by itself when its hour comes. */
  auto: v.boolean(),
  /** Since when; null: nobody has opened another than the first. */
  opened_at: v.nullable(timestampSchema),
  /** Empty: by itself. */
  opened_by: v.string(),
});
export type SessionOpening = v.InferOutput<typeof sessionOpening>;
