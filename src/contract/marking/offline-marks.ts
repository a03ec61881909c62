// The marks that come back from the page for marking without a network, as they stand in its sealed file.
import * as v from "valibot";
import { givenMark } from "./given-marks.ts";

const text = v.pipe(v.string(), v.maxLength(300));

const offlineMark = v.object({
  code: text,
  /** The state of the answer that was seen. */
  seq: v.number(),
  /** Null: it is only flagged. */
  given: v.nullable(givenMark),
  comment: v.string(),
  is_flagged: v.boolean(),
  /** By the clock of the device; absent: an older page gave it. */
  at: v.optional(v.pipe(v.string(), v.isoTimestamp())),
});

export const offlineMarks = v.object({
  format: v.literal("exo-marks-1"),
  /** Of the page that the marks were given in. */
  file: text,
  schedule_id: text,
  question_id: text,
  /** As a sentence names the question. */
  unit: text,
  marker_id: text,
  marker: text,
  /** When the page was made, by the server's clock; absent: by an older version. */
  made_at: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  /** Of the rubric that the page shows. */
  rubric_version: v.optional(v.number(), 0),
  marks: v.array(offlineMark),
});
export type OfflineMarks = v.InferOutput<typeof offlineMarks>;
