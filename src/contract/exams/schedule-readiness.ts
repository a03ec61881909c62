// What stands between a schedule and its exam: which bank each of its participants gets, and what is still missing.
import * as v from "valibot";
import { endpoint } from "../calls/endpoint.ts";
import { idSchema, timestampSchema } from "../calls/fields.ts";
import { questionTypeCodes } from "../questions/banks.ts";
import { participantModeCodes, scheduleBankIds, scheduleGroupIds } from "./schedule-fields.ts";

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

/** So many of those without a bank are named. */
export const namedWithoutBank = 20;

export const coverageTable = v.object({
  /** How many the schedule is for. */
  targets: v.number(),
  /** In their order, how many get each; 0: none of its own, or an earlier one takes them. */
  banks: v.array(v.object({ id: idSchema, kode: v.string(), count: v.number() })),
  without_count: v.number(),
  /** The first of them, by number. */
  without: v.array(
    v.object({
      id: idSchema,
      no_ujian: v.string(),
      nama: v.string(),
      jurusan_nama: v.string(),
      agama_nama: v.string(),
    }),
  ),
  /** Ids of the banks as they should be tried: those for a religion or majors first. */
  sensible_order: v.array(idSchema),
});
export type CoverageTable = v.InferOutput<typeof coverageTable>;

/** Before it is saved: as the form stands. `schedule_id`: whose named participants (SP) are meant; null: nobody's. */
export const previewCoverage = endpoint({
  method: "POST",
  path: "/api/v1/schedules/coverage",
  access: ["0011A"],
  summary: "Which bank the participants of a schedule would get",
  input: v.object({
    schedule_id: v.nullable(idSchema),
    participant_mode: v.picklist(participantModeCodes),
    group_ids: scheduleGroupIds,
    bank_ids: scheduleBankIds,
  }),
  output: coverageTable,
});

/** Must: it cannot be activated. Should: what may go wrong, and need not. Clocks are compared by the console alone. */
export const getScheduleReadiness = endpoint({
  method: "GET",
  path: "/api/v1/schedules/{id}/readiness",
  access: ["0011A"],
  summary: "What a schedule still lacks before it is activated",
  input: v.object({ id: idSchema }),
  output: v.object({
    level: v.picklist(["ready", "should", "must"]),
    must: v.array(readinessLine),
    should: v.array(readinessLine),
    done: v.array(readinessLine),
    coverage: coverageTable,
    /** When this was counted. */
    at: timestampSchema,
  }),
});
export type ScheduleReadiness = v.InferOutput<typeof getScheduleReadiness.output>;
