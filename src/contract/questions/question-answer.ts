// What a participant answers, by type of question. Parts that were not touched are missing or null; nothing is chosen
// beforehand. Names of parts are the question's own, so an answer survives an edit that keeps the part.
// Only shapes and bounds are checked here; whether the question at hand could have been answered so is said by
// domain/scoring/answer-faults.ts, since it takes the question's content.
import * as v from "valibot";
import { idSchema } from "../calls/fields.ts";
import { maxAnswerText, maxHtml, maxPartHtml, partId } from "./question-content.ts";
import type { QuestionType } from "./question-types.ts";

/** More pages than an essay has. */
export const maxAttachments = 5;
const argument = v.pipe(v.string(), v.maxLength(maxPartHtml));
const typed = v.pipe(v.string(), v.maxLength(maxAnswerText));
const ids = v.pipe(v.array(partId), v.maxLength(1000));
const answer = <const Type extends QuestionType, Entries extends v.ObjectEntries>(
  type: Type,
  entries: Entries,
) => v.object({ type: v.literal(type), ...entries });

export const questionAnswer = v.variant("type", [
  answer(1, { id: v.nullable(partId) }),
  answer(2, {
    html: v.pipe(v.string(), v.maxLength(maxHtml)),
    /** Files that were handed in beside the text, where the question takes them. */
    attachments: v.optional(v.pipe(v.array(idSchema), v.maxLength(maxAttachments))),
  }),
  answer(3, { id: v.nullable(partId) }),
  answer(4, { ids }),
  /** By left part. */
  answer(5, { pairs: v.record(partId, v.nullable(partId)) }),
  answer(6, { text: typed }),
  /** Null until it is touched. */
  answer(7, { ids: v.nullable(ids) }),
  answer(8, { values: v.record(partId, v.nullable(v.picklist([0, 1]))) }),
  answer(9, {
    values: v.record(partId, v.object({ value: v.nullable(v.picklist([0, 1])), argument })),
  }),
  answer(10, { pairs: v.pipe(v.array(v.tuple([partId, partId])), v.maxLength(1000)) }),
  answer(11, { cells: v.record(partId, typed) }),
  answer(12, { rows: v.record(partId, ids) }),
  answer(13, { items: v.record(partId, v.nullable(partId)) }),
  /** By blank: a word's or option's id, or what was typed. */
  answer(14, { blanks: v.record(partId, typed) }),
  answer(15, { ids }),
  /** By zone: a label's id, or what was typed. */
  answer(16, { labels: v.record(partId, typed) }),
]);
export type QuestionAnswer = v.InferOutput<typeof questionAnswer>;
export type AnswerOf<Type extends QuestionType> = Extract<QuestionAnswer, { type: Type }>;
