// Times in which no exam server was on while people were at work (domain.md 4.6): what was given back by itself, and what staff
// say of it. Each is told to staff until somebody has confirmed or changed it.
import * as v from "valibot";
import { httpCall } from "../calls/call.ts";
import { idSchema, nothing, timestampSchema } from "../calls/fields.ts";

export const maxAbsenceMinutes = 240;
const minutesFault = "Isi 0 sampai 240 menit.";

export const serverAbsence = v.object({
  id: idSchema,
  from_at: timestampSchema,
  to_at: timestampSchema,
  /** What everybody at work was given back; 0: nothing, as the school has set it or because it lasted for hours. */
  minutes: v.number(),
  /** How many were at work. */
  people: v.number(),
});
export type ServerAbsence = v.InferOutput<typeof serverAbsence>;

export const serverAbsences = v.object({ items: v.array(serverAbsence) });

/** Those that nobody has confirmed, the latest first. */
export const listServerAbsences = httpCall<typeof nothing, typeof serverAbsences>(
  "GET",
  "/api/v1/server-absences",
);

export const confirmServerAbsenceInput = v.object({
  id: idSchema,
  /** What they shall have of it from now on. */
  minutes: v.pipe(
    v.number(minutesFault),
    v.integer(minutesFault),
    v.minValue(0, minutesFault),
    v.maxValue(maxAbsenceMinutes, minutesFault),
  ),
});

/** Answers those that are left. Refused with 409 when somebody else has confirmed it with other minutes. */
export const confirmServerAbsence = httpCall<
  typeof confirmServerAbsenceInput,
  typeof serverAbsences
>("POST", "/api/v1/server-absences/{id}/confirm");
