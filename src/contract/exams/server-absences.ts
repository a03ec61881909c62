// Times during which no exam server was running while participants were at work (domain.md 4.6), and the minutes that were given back
// for them. Staff see each one until somebody has confirmed or changed its minutes.
import * as v from "valibot";
import { httpCall } from "../calls/call.ts";
import { idSchema, nothing, timestampSchema } from "../calls/fields.ts";
import { topic } from "../live-protocol.ts";

export const maxAbsenceMinutes = 240;
const minutesFault = "Isi 0 sampai 240 menit.";

export const serverAbsence = v.object({
  id: idSchema,
  from_at: timestampSchema,
  to_at: timestampSchema,
  /** Given back to each participant at work; 0 when the school has turned this off, or after an absence of hours. */
  minutes: v.number(),
  /** How many of those whom the person may see were at work. */
  people: v.number(),
  /** The names of the exams in which those participants were at work. */
  exams: v.array(v.string()),
  /** The schedules of those exams. */
  schedule_ids: v.array(idSchema),
  /** The person may act on all exams that it concerns; anybody else only reads of it. */
  may_decide: v.boolean(),
});
export type ServerAbsence = v.InferOutput<typeof serverAbsence>;

export const serverAbsences = v.object({ items: v.array(serverAbsence) });

/** The unconfirmed ones that concern somebody whom the person may see at work, the latest first. */
export const listServerAbsences = httpCall<typeof nothing, typeof serverAbsences>(
  "GET",
  "/api/v1/server-absences",
);

/** Each person has an own list, so that nothing is patched: whoever follows it asks again when something has changed. */
export const serverAbsencesTopic = topic({
  name: "server-absences",
  snapshot: listServerAbsences,
  patch: serverAbsences,
});

export const confirmServerAbsenceInput = v.object({
  id: idSchema,
  /** The minutes that replace those given before. */
  minutes: v.pipe(
    v.number(minutesFault),
    v.integer(minutesFault),
    v.minValue(0, minutesFault),
    v.maxValue(maxAbsenceMinutes, minutesFault),
  ),
});

/** Answers those that are left. Refused with 403 to whoever only reads of it, and with 409 when somebody else has confirmed it with other minutes. */
export const confirmServerAbsence = httpCall<
  typeof confirmServerAbsenceInput,
  typeof serverAbsences
>("POST", "/api/v1/server-absences/{id}/confirm");
