// Which bank each of a schedule's participants gets, and who gets none.
import * as v from "valibot";
import { httpCall } from "../calls/call.ts";
import { idSchema } from "../calls/fields.ts";
import { participantModeCodes, scheduleBankIds, scheduleGroupIds } from "./schedule-fields.ts";

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

export const previewCoverageInput = v.object({
  schedule_id: v.nullable(idSchema),
  participant_mode: v.picklist(participantModeCodes),
  group_ids: scheduleGroupIds,
  bank_ids: scheduleBankIds,
});

/** Before it is saved: as the form stands. `schedule_id`: whose named participants (SP) are meant; null: nobody's. */
export const previewCoverage = httpCall<typeof previewCoverageInput, typeof coverageTable>(
  "POST",
  "/api/v1/schedules/coverage",
);
