// What still stands between a schedule and its exam.
import * as v from "valibot";
import { httpCall } from "../calls/call.ts";
import { idSchema, recordInput, timestampSchema } from "../calls/fields.ts";
import { questionTypeCodes } from "../questions/question-types.ts";
import { coverageTable } from "./schedule-coverage.ts";

/** In the order in which one would put things right: what is asked, who comes, when and where, and who looks after it. */
export const readinessCodes = [
  "banks",
  "plan",
  "questions",
  "weights",
  "sound",
  "targets",
  "coverage",
  "clashes",
  "unreached",
  "locks",
  "essays",
  "groups",
  "sessions",
  "empty-sessions",
  "seats",
  "proctors",
  "proctor-clashes",
  "entry",
  "start",
  "clock",
] as const;
export type ReadinessCode = (typeof readinessCodes)[number];

/** What was looked at: how many, of how many where there is such a whole, and a few of those concerned by name. */
export const readinessLine = v.object({
  code: v.picklist(readinessCodes),
  count: v.number(),
  of: v.optional(v.number()),
  names: v.array(v.string()),
  /** What leads to where it is put right; the schedule itself unless another is named. */
  where: v.object({
    schedule_id: v.optional(idSchema),
    event_id: v.optional(idSchema),
    bank_id: v.optional(idSchema),
    subject_id: v.optional(idSchema),
    sesi: v.optional(v.number()),
    /** Types of questions in that bank. */
    types: v.optional(v.array(v.picklist(questionTypeCodes))),
  }),
});
export type ReadinessLine = v.InferOutput<typeof readinessLine>;

export const scheduleReadiness = v.object({
  level: v.picklist(["ready", "should", "must"]),
  must: v.array(readinessLine),
  should: v.array(readinessLine),
  done: v.array(readinessLine),
  coverage: coverageTable,
  /** When this was counted. */
  at: timestampSchema,
});

/** Must: it cannot be activated. Should: what may go wrong, and need not. Clocks are compared by the console alone. */
export const getScheduleReadiness = httpCall<typeof recordInput, typeof scheduleReadiness>(
  "GET",
  "/api/v1/schedules/{id}/readiness",
);
export type ScheduleReadiness = v.InferOutput<typeof scheduleReadiness>;
