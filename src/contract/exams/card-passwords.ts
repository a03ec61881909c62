// Participants' passwords for the cards of an event, from copies that only the exam server can open. No other call answers a
// password that somebody has chosen, and each of these is written into the audit trail.
import * as v from "valibot";
import { endpoint } from "../calls/endpoint.ts";
import { idSchema } from "../calls/fields.ts";

const path = "/api/v1/events/{id}/card-passwords";
const access = ["0021A"] as const;

/** How many cards one call may name; of more there are several calls. */
export const maxCards = 10_000;

export const getCardPasswords = endpoint({
  method: "GET",
  path,
  access,
  summary: "Whether passwords may stand on cards, and whose could; no password",
  input: v.object({ id: idSchema }),
  output: v.object({
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
  }),
});
export type CardPasswords = v.InferOutput<typeof getCardPasswords.output>;

/** Left out: whoever has no copy that this server can open, and whoever is not on the event's papers. */
export const printCardPasswords = endpoint({
  method: "POST",
  path,
  access,
  summary: "The passwords of these participants, for their cards; written into the audit trail",
  input: v.object({
    id: idSchema,
    ids: v.pipe(v.array(idSchema), v.minLength(1), v.maxLength(maxCards)),
  }),
  output: v.object({
    passwords: v.array(v.object({ id: idSchema, password: v.string() })),
  }),
  /** So many ids, however long. */
  maxBodyBytes: 2 * 1024 * 1024,
});
