// Minutes of an exam (berita acara): of each schedule, session and room what is written there otherwise than the server
// counts it. What nobody has corrected is not kept, and follows from who came (event-papers.ts).
import * as v from "valibot";
import { httpCall } from "../calls/call.ts";
import { idSchema, recordInput, timestampSchema } from "../calls/fields.ts";
import { requiredLine } from "../calls/typed-fields.ts";
import { maxSession, proctor } from "./rooms.ts";

export const maxMinutesNotes = 1500;
/** Who sign a sheet. */
export const minutesProctors = 2;
export const maxOnSheet = 10_000;

function peopleCount(label: string) {
  return v.pipe(
    v.number(`${label} harus berupa angka.`),
    v.integer(`${label} harus bilangan bulat.`),
    v.minValue(0, `${label} paling kecil 0.`),
    v.maxValue(maxOnSheet, `${label} paling besar ${maxOnSheet}.`),
  );
}

/** Null: as the server has it. */
const minutesFields = {
  hadir: v.nullable(peopleCount("Jumlah hadir")),
  tidak_hadir: v.nullable(peopleCount("Jumlah tidak hadir")),
  /** Numbers of those who stayed away. */
  nomor_tidak_hadir: v.nullable(
    v.pipe(v.array(requiredLine("Nomor ujian", 50)), v.maxLength(maxOnSheet)),
  ),
  catatan: v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(maxMinutesNotes, `Catatan paling panjang ${maxMinutesNotes} karakter.`),
  ),
  /** Null: those of the room. */
  pengawas: v.nullable(
    v.pipe(
      v.array(proctor),
      v.maxLength(minutesProctors, `Pengawas paling banyak ${minutesProctors} orang.`),
    ),
  ),
};
export const minutesInput = v.object(minutesFields);
export type MinutesInput = v.InferOutput<typeof minutesInput>;

/** Which sheet: `sesi` 0 is a schedule without sessions, `room_id` null are those without a seat. */
const sheetFields = {
  schedule_id: idSchema,
  sesi: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(maxSession)),
  room_id: v.nullable(idSchema),
};

export const minutes = v.object({
  schedule_id: idSchema,
  sesi: v.number(),
  room_id: v.nullable(idSchema),
  hadir: v.nullable(v.number()),
  tidak_hadir: v.nullable(v.number()),
  nomor_tidak_hadir: v.nullable(v.array(v.string())),
  catatan: v.string(),
  pengawas: v.nullable(v.array(proctor)),
  version: v.number(),
  updated_at: timestampSchema,
  /** Null: somebody whose account is gone. */
  updated_by: v.nullable(v.string()),
});
export type Minutes = v.InferOutput<typeof minutes>;

export const listMinutesOutput = v.object({ items: v.array(minutes) });

/** Only those in which somebody has written something. */
export const listMinutes = httpCall<typeof recordInput, typeof listMinutesOutput>(
  "GET",
  "/api/v1/events/{id}/minutes",
);

export const saveMinutesInput = v.object({
  id: idSchema,
  version: v.pipe(v.number(), v.integer(), v.minValue(0)),
  ...sheetFields,
  ...minutesFields,
});

/** `version` 0: nothing is written there yet. Refused with 409 and the newer ones when it is not the stored one. */
export const saveMinutes = httpCall<typeof saveMinutesInput, typeof minutes>(
  "PATCH",
  "/api/v1/events/{id}/minutes",
);
