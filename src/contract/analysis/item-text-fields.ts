// What participants were shown of analysed questions, as schemas for the exam server; the console takes their types (item-texts.ts).
import * as v from "valibot";
import { idSchema, version } from "../calls/fields.ts";
import { audio, questionLayouts } from "../questions/question-fields.ts";
import { questionUsage } from "../questions/question-usage.ts";
import { questionTypeCodes } from "../questions/question-types.ts";
import { shownPayload } from "../sitting/own-sitting.ts";
import { maxItemTexts } from "./item-texts.ts";

export const itemTextsInput = v.object({
  bank_id: idSchema,
  versions: v.pipe(
    v.array(v.object({ question_id: idSchema, version })),
    v.minLength(1),
    v.maxLength(maxItemTexts),
  ),
});

/** Without key and explanation. Lists whose order is the answer are mixed; options stand in the order of the bank. */
const shownText = v.object({
  /** What the question shares with others, as it is now; null: nothing. */
  reference: v.nullable(
    v.object({
      id: idSchema,
      judul: v.string(),
      isi: v.string(),
      audio_id: v.nullable(idSchema),
      max_play: v.number(),
    }),
  ),
  stem: v.string(),
  layout: v.picklist(questionLayouts),
  audio: v.nullable(audio),
  type: v.picklist(questionTypeCodes),
  payload: shownPayload,
  /** Of the first version of the question: what a file that was imported told of exams elsewhere; null: nothing. */
  outside_usage: v.nullable(questionUsage),
});

export const itemText = v.object({
  question_id: idSchema,
  version: v.number(),
  /**
   * "held": an exam that uses its bank is not over, and the caller may not read the question in its bank; or that bank is locked, to which it was
   * moved. "missing": nobody who has ended was shown this version in an exam of the bank, or it was not kept.
   */
  state: v.picklist(["known", "held", "missing"]),
  /** The question is still so. */
  is_present: v.boolean(),
  /** The caller may change the question, in this bank. */
  may_edit: v.boolean(),
  /** Null unless `state` is "known". */
  text: v.nullable(shownText),
});

export const itemTextsOutput = v.object({ items: v.array(itemText) });
