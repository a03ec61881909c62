// What stands out among the sittings of an exam: evidence and figures, never a verdict (domain.md 1.24, evaluation.md 2.6).
import * as v from "valibot";
import { httpCall } from "../calls/call.ts";
import { idSchema } from "../calls/fields.ts";

export const resultAnomaliesInput = v.object({ schedule_id: idSchema });

const person = {
  participant_id: idSchema,
  nama: v.string(),
  no_ujian: v.string(),
  group_path: v.string(),
};
export const anomalyPerson = v.object(person);
export type AnomalyPerson = v.InferOutput<typeof anomalyPerson>;

const usual = v.nullable(v.object({ median: v.number(), limit: v.number() }));

export const resultAnomalies = v.object({
  /** Sittings that are over and whose results the caller may see: of them alone is anything said. */
  finished: v.number(),
  /** In seconds; null: too few have finished (domain/results/unusual-work.ts). */
  time: usual,
  short: v.array(v.object({ ...person, seconds: v.number() })),
  leaving: usual,
  leaves: v.array(v.object({ ...person, leave_count: v.number() })),
  /** By the generalized binomial test on answers that are wrong in both (domain/results/answer-likeness.ts). */
  likeness: v.object({
    /** Single-choice questions that somebody was asked. */
    questions: v.number(),
    /** Pairs of the same room and session that were compared. */
    tested: v.number(),
    pairs: v.array(
      v.object({
        people: v.tuple([anomalyPerson, anomalyPerson]),
        /** The room's; empty: neither has one. */
        room: v.string(),
        both: v.number(),
        same: v.number(),
        /** "2.4" */
        expected: v.string(),
        /** One in so many pairs at most; a whole number. */
        one_in: v.number(),
      }),
    ),
  }),
});
export type ResultAnomalies = v.InferOutput<typeof resultAnomalies>;

/** Refused with 44 when nothing of the exam is for the caller. */
export const getResultAnomalies = httpCall<typeof resultAnomaliesInput, typeof resultAnomalies>(
  "GET",
  "/api/v1/results/anomalies",
);
