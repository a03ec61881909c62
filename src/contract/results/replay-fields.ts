// A sitting as it went, save by save (domain.md 5.5), as schemas for the exam server; the console takes their types (result-replay.ts).
import * as v from "valibot";
import { idSchema, timestampSchema } from "../calls/fields.ts";
import { sittingEvent } from "../exams/sitting-events.ts";
import { questionAnswer } from "../questions/question-answer.ts";

const moment = v.nullable(timestampSchema);

const replaySave = v.object({
  question_id: idSchema,
  /** Of the question, in the participant's order. */
  position: v.number(),
  /** When the device says that it was given, otherwise when it arrived. The saves are in this order. */
  at: timestampSchema,
  /** What the device says; null: unknown. */
  given_at: moment,
  /** When it arrived. */
  answered_at: timestampSchema,
  /** Null: taken back, or too long to be told with all others; then `text` has its beginning. */
  answer: v.nullable(questionAnswer),
  /** In few words, as the participant saw it; empty: nothing. */
  text: v.string(),
  doubt: v.boolean(),
});

export const resultReplay = v.object({
  started_at: moment,
  /** With the time that was added. */
  deadline_at: moment,
  finished_at: moment,
  /** False: of a sitting from before replaced answers were kept the last save of each question is known, and some before. */
  is_whole: v.boolean(),
  /**
   * Answers that people mark may not be shown beside a name yet, and their saves are left out: the number of a save would lead whoever marks
   * the answer to the name.
   */
  hides_marked: v.boolean(),
  /** How many saves there are, without those that are hidden; `saves` are the latest of them. */
  total: v.number(),
  saves: v.array(replaySave),
  /** By question: how it begins. */
  questions: v.array(v.object({ id: idSchema, position: v.number(), excerpt: v.string() })),
  /** The latest first. */
  events: v.array(sittingEvent),
  /** While the participant was at work: the server was off, or the exam was stopped. */
  absences: v.array(
    v.object({
      from: timestampSchema,
      to: timestampSchema,
      minutes: v.number(),
      is_stop: v.boolean(),
    }),
  ),
});
