// What a participant has answered, as staff read it who may see results (domain.md 1.24 and 5.5). It names nobody: whoever reads
// answers judges them without knowing whose they are.
import * as v from "valibot";
import { httpCall } from "../calls/call.ts";
import { idSchema, timestampSchema } from "../calls/fields.ts";
import { questionAnswer } from "../questions/question-answer.ts";
import { questionTypeCodes } from "../questions/question-types.ts";
import { sittingStatuses } from "../sitting/sitting-statuses.ts";
import { controlPath, ofSchedule } from "./sitting-control.ts";

/** `id`: the participant's. */
export const getSittingAnswersInput = v.object({ ...ofSchedule, id: idSchema });

const verdicts = ["kosong", "benar", "sebagian", "salah", "menunggu"] as const;

const staffAnswer = v.object({
  question_id: idSchema,
  /** The place of the question, from 1, in the order in which this participant was shown the questions. */
  position: v.number(),
  /** Of the question, as it was shown. */
  version: v.number(),
  type: v.picklist(questionTypeCodes),
  bobot: v.number(),
  /**
   * People mark it, and it is not shown beside a name before all answers of the exam that people mark are marked, or a Head Master has
   * revealed the names (contract/marking/marking-units.ts). `answer` and its times are null then, whatever is stored, as is the `seq` of every answer of the sitting; no
   * marks count and no comments are told.
   */
  is_hidden: v.boolean(),
  /** Null: nothing is stored, the answer was taken back, or it is hidden. */
  answer: v.nullable(questionAnswer),
  /** The device's counter of the stored answer; null: no answer has arrived, or some answer of the sitting is hidden. */
  seq: v.nullable(v.number()),
  doubt: v.boolean(),
  /** What the device says; null: unknown. */
  given_at: v.nullable(timestampSchema),
  /** When it arrived. */
  answered_at: v.nullable(timestampSchema),
  /**
   * How much of the question it earns, of 100, "75.00", from what is sure to what is possible while somebody must still mark it.
   * Null before the sitting is over.
   */
  earned: v.nullable(v.object({ least: v.string(), most: v.string() })),
  /** Null before the sitting is over, and where nothing can be scored. */
  verdict: v.nullable(v.picklist(verdicts)),
  /**
   * What people have written with the marks that count, without their names; lines of one are separated by "\n". Empty before the marks
   * count, and while the answer is hidden.
   */
  comments: v.array(v.string()),
});

export const sittingAnswers = v.object({
  status: v.picklist(sittingStatuses),
  finished_at: v.nullable(timestampSchema),
  /** Of 100; while something is to be marked, what is sure so far. Null before the sitting is over. */
  score: v.nullable(v.string()),
  /** What it can come to at most once everything is marked; the same as `score` when nothing is left. Null where `score` is. */
  score_most: v.nullable(v.string()),
  /** Answers that somebody must still mark. */
  pending: v.number(),
  /** In the participant's order. */
  questions: v.array(staffAnswer),
});
export type SittingAnswers = v.InferOutput<typeof sittingAnswers>;

/** Refused with 44 for whoever may not use the schedule, proctors of its rooms included, and without a sitting. */
export const getSittingAnswers = httpCall<typeof getSittingAnswersInput, typeof sittingAnswers>(
  "GET",
  `${controlPath}/{id}/answers`,
);
