// Saving marks: in order, each judged by itself, each once, however often it is sent.
import * as v from "valibot";
import { httpCall } from "../calls/call.ts";
import { idSchema } from "../calls/fields.ts";
import { givenMark } from "./given-marks.ts";
import { markingAnswer, markingCodeField, maxEqual } from "./marking-answers.ts";
import { ofUnit, unitPath } from "./marking-units.ts";

export const maxComment = 2000;
/** Comments of the library that one mark refers to. */
export const maxLibraryComments = 10;
const comment = v.pipe(
  v.string(),
  v.transform((text) => text.normalize("NFC").trim()),
  v.maxLength(maxComment, `Komentar paling panjang ${maxComment} karakter.`),
);
const seen = v.object({
  code: markingCodeField,
  /** The counter of the answer's state that the marker saw; each change of an answer raises it. */
  seq: v.pipe(v.number(), v.integer()),
  /**
   * The act that gave the marker's own mark of that state, as they saw it (`act_id` of a shown mark); null: there was none. Where it is another one
   * by now, the act is refused. Absent: whatever it is. Flags do not heed it.
   */
  own: v.optional(v.nullable(idSchema)),
});
/** An act that names a code twice is refused. */
const answers = v.pipe(v.array(seen), v.minLength(1), v.maxLength(maxEqual + 1));

/** One thing that a marker did. `id` is chosen by the console: sent again it changes nothing and gets the same result; another act with the same id is refused. */
const act = v.variant("kind", [
  v.object({
    kind: v.literal("mark"),
    id: idSchema,
    answers,
    /** By a person who saw the marks of others that differ. */
    is_decision: v.boolean(),
    given: givenMark,
    /** Of the rubric that the marker saw; absent: 0 for points by criteria, and any for others. Refused when it is not the present one. */
    rubric_version: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
    /** What is written beside comments of the question's library. */
    comment,
    /** Of those comments, in their order. */
    comment_ids: v.optional(v.pipe(v.array(idSchema), v.maxLength(maxLibraryComments))),
  }),
  /** The present mark of the caller no longer counts. It stays in the history. */
  v.object({ kind: v.literal("withdraw"), id: idSchema, answers }),
  v.object({ kind: v.literal("flag"), id: idSchema, answers }),
  v.object({ kind: v.literal("unflag"), id: idSchema, answers }),
]);
export type MarkingAct = v.InferOutput<typeof act>;

export const maxActs = 50;
export const saveMarksInput = v.object({
  ...ofUnit,
  /** Whose acts they are. Refused with 49 when somebody else is signed in by now: nobody marks in another person's name. */
  marker_id: idSchema,
  acts: v.pipe(v.array(act), v.minLength(1), v.maxLength(maxActs)),
});

/**
 * - stored: all of it. The answers on which people disagree by now are in `conflicts`.
 * - refused: nothing of it, with the reason.
 */
const actResult = v.object({
  id: idSchema,
  outcome: v.picklist(["stored", "refused"]),
  reason: v.string(),
  /**
   * Answers of the act that have changed since, or that somebody else has marked differently, as they are now; of a refused act also those of which
   * the caller has given another mark than the act names.
   */
  conflicts: v.array(markingAnswer),
});
export type ActResult = v.InferOutput<typeof actResult>;

export const savedMarks = v.object({
  results: v.array(actResult),
  /** What the caller can still mark. */
  mine: v.number(),
  /** Marks of how many answers differ. */
  disputed: v.number(),
});
export type SavedMarks = v.InferOutput<typeof savedMarks>;

/** A claim that has lapsed refuses nothing. Refused with 44 for whoever is no corrector of the subject. */
export const saveMarks = httpCall<typeof saveMarksInput, typeof savedMarks>(
  "POST",
  `${unitPath}/marks`,
);
