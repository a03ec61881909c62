// What one result consists of when it is opened (domain.md 5.5), as schemas for the exam server; the console takes their types (result-detail.ts).
// It obeys the list of results (exam-results.ts): whoever sees the row sees this, and what may not stand beside a name is missing in both.
import * as v from "valibot";
import { idSchema, timestampSchema } from "../calls/fields.ts";
import { finishKinds } from "../exams/sitting-rows.ts";
import { questionAnswer } from "../questions/question-answer.ts";
import { questionContent, type QuestionContent } from "../questions/question-content.ts";
import { audio, questionLayouts } from "../questions/question-fields.ts";
import { questionTypeCodes } from "../questions/question-types.ts";
import { shownPayload } from "../sitting/own-sitting.ts";
import { resultRow } from "./exam-results.ts";
import { treatments } from "./result-recalculation.ts";
import { openedResult } from "./opened-result.ts";

/** `id`: of the sitting, or of the row of the list, which whoever has not come in has as well. */
export const resultDetailInput = v.object({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(130)),
});

/** Which one, the `type` of the question decides. */
const shownKey = v.union(
  questionContent.options.map(({ entries }) => entries.key) as v.GenericSchema<
    QuestionContent["key"]
  >[],
);

const verdicts = ["kosong", "benar", "sebagian", "salah", "menunggu"] as const;

const detailQuestion = v.object({
  question_id: idSchema,
  /** From 1, in the order in which this participant was shown the questions. */
  position: v.number(),
  /** In its bank, by which staff know it; null: it was deleted there. */
  bank_number: v.nullable(v.number()),
  /** What was decided about it after the exam; normal before the sitting is over. */
  treatment: v.picklist(treatments),
  /** As it was shown, and as it is now; null: it was deleted since. */
  version: v.number(),
  current_version: v.nullable(v.number()),
  /** By which the answer is scored: another one than was shown since a recalculation. Null before the sitting is over. */
  counted_version: v.nullable(v.number()),
  type: v.picklist(questionTypeCodes),
  /** How its text begins. */
  excerpt: v.string(),
  stem: v.string(),
  layout: v.picklist(questionLayouts),
  audio: v.nullable(audio),
  reference_id: v.nullable(idSchema),
  explanation: v.string(),
  /** In the order that this participant was shown. */
  payload: shownPayload,
  /** Null before the sitting is over. */
  key: v.nullable(shownKey),
  /** The answer may not be shown beside a name yet: `answer`, `answer_text`, its times and what people have given are missing, whatever is stored. */
  is_hidden: v.boolean(),
  answer: v.nullable(questionAnswer),
  /** In few words: letters and texts as the participant saw them; empty: nothing, or it is hidden. */
  answer_text: v.string(),
  /** As `answer_text`; empty before the sitting is over, and where no few words say it. */
  key_text: v.string(),
  doubt: v.boolean(),
  /** What the device says; null: unknown. */
  given_at: v.nullable(timestampSchema),
  /** When it arrived. */
  answered_at: v.nullable(timestampSchema),
  /** Null before the sitting is over, and where nothing can be scored. */
  verdict: v.nullable(v.picklist(verdicts)),
  /** What each part of the answer earns, "1/2" of 1; what waits for its mark is not among them. */
  parts: v.array(v.object({ id: v.string(), share: v.string(), answered: v.boolean() })),
  /** What people have written with the marks that count; empty while the answer is hidden. */
  comments: v.array(v.string()),
});

const recalculation = v.object({ number: v.number(), at: timestampSchema, reason: v.string() });

export const resultDetail = v.object({
  row: resultRow,
  /** How many final results the exam has: what the rank is a rank of. */
  ranked: v.number(),
  /** The address of their photo; null: none. */
  photo: v.nullable(v.string()),
  /** Empty without an event. */
  event: v.string(),
  subject: v.string(),
  bank: v.string(),
  /** Empty and 0 without a place. */
  room: v.string(),
  seat: v.number(),
  sesi: v.nullable(v.number()),
  /** Minutes for the work, and those that were added or taken off. */
  minutes: v.number(),
  extra_minutes: v.number(),
  finish_kind: v.nullable(v.picklist(finishKinds)),
  /** Null before the sitting is over. */
  opened: v.nullable(openedResult),
  /**
   * The opened result comes to the stored one. False: something has changed since, and the stored one is the result until it is computed
   * anew. True where nothing is stored yet.
   */
  agrees: v.boolean(),
  /**
   * The latest recalculation of the exam: the version that counts, from 2 on; `earlier`: those before it that still decide something, the latest
   * first. Null: results count as the exam was sat.
   */
  recalculated: v.nullable(v.object({ ...recalculation.entries, earlier: v.array(recalculation) })),
  questions: v.array(detailQuestion),
  /** Of the questions, each once. */
  references: v.array(v.object({ id: idSchema, judul: v.string(), isi: v.string() })),
  /**
   * By competence of the subject, as questions name them now: the points of its questions, "5/2" of 100, and what they could earn.
   * A question that names several competences counts for each of them. The list is empty before
   * the sitting is over.
   */
  mastery: v.array(
    v.object({
      id: idSchema,
      kode: v.string(),
      uraian: v.string(),
      questions: v.number(),
      least: v.string(),
      most: v.string(),
      worth: v.string(),
    }),
  ),
});
