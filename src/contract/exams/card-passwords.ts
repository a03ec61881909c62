// Participants' passwords for the cards of an event, from copies that only the exam server can open. No other call answers a
// password that somebody has chosen, and each of these is written into the audit trail.
import * as v from "valibot";
import { httpCall } from "../calls/call.ts";
import { idSchema, recordInput } from "../calls/fields.ts";

const path = "/api/v1/events/{id}/card-passwords";

/** How many cards one call may name; of more there are several calls. */
export const maxCards = 10_000;

export const cardPasswords = v.object({
  allowed: v.boolean(),
  /** Of the setting that allows it. */
  version: v.number(),
  /** Why it is out of the question, allowed or not; empty: it is not. */
  obstacle: v.string(),
  /** Of the whole school. */
  copies: v.number(),
  /** Of the event's people: those whose copy this server could open, by its key. */
  copied: v.array(idSchema),
  /** Of the event's people: how many have a copy of another key. */
  other_key: v.number(),
});
export const getCardPasswords = httpCall<typeof recordInput, typeof cardPasswords>("GET", path);
export type CardPasswords = v.InferOutput<typeof cardPasswords>;

export const printCardPasswordsInput = v.object({
  id: idSchema,
  ids: v.pipe(v.array(idSchema), v.minLength(1), v.maxLength(maxCards)),
});
export const printCardPasswordsOutput = v.object({
  passwords: v.array(v.object({ id: idSchema, password: v.string() })),
});

/** Left out: whoever has no copy that this server can open, and whoever is not on the event's papers. */
export const printCardPasswords = httpCall<
  typeof printCardPasswordsInput,
  typeof printCardPasswordsOutput
>("POST", path);
