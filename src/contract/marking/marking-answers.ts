// Answers as markers get them: by a code, in an order of each marker's own, without name, number, group or time.
import * as v from "valibot";
import { httpCall } from "../calls/call.ts";
import { idSchema, timestampSchema } from "../calls/fields.ts";
import { pageOf, listQuery } from "../calls/list-fields.ts";
import type { streamedFile } from "../calls/streamed-file.ts";
import { questionAnswer } from "../questions/question-answer.ts";
import { givenMark } from "./given-marks.ts";
import { markingStates } from "./marking-rules.ts";
import { ofUnit, unitPath } from "./marking-units.ts";

export const markingCodeField = v.pipe(v.string(), v.minLength(1), v.maxLength(16));

/** The mark of one person. */
export const shownMark = v.object({
  /** Of the staff. */
  marker: v.string(),
  is_own: v.boolean(),
  /** The act that gave it, where it is the caller's own; null: somebody else's. */
  act_id: v.nullable(idSchema),
  is_decision: v.boolean(),
  /** Of an earlier state of the answer. */
  is_stale: v.boolean(),
  /** By an older rubric: it says nothing of a criterion that was added since. */
  is_by_older_rubric: v.boolean(),
  given: givenMark,
  /** Of the maximum of the question, as "3/4"; null where the mark was given to parts that the answer no longer has. */
  share: v.nullable(v.string()),
  /** As it reads now: the comments of the question's library that it refers to, and what was written beside them. */
  comment: v.string(),
  written: v.string(),
  /** The saved comments that were given with the mark, including comments deleted from the library later. */
  comments: v.array(v.object({ id: idSchema, text: v.string() })),
  at: timestampSchema,
});
export type ShownMark = v.InferOutput<typeof shownMark>;

export const markingAnswer = v.object({
  code: markingCodeField,
  /** The counter of the answer, by which a mark says what it saw. */
  seq: v.number(),
  version: v.number(),
  answer: questionAnswer,
  words: v.number(),
  /** Where the caller would give the second mark: "left". */
  state: v.picklist(markingStates),
  /** Why the caller cannot decide where marks differ. Null: the caller can, or there is nothing to decide. */
  decision_hindrance: v.nullable(v.string()),
  /**
   * Why the caller can neither change nor take back their own mark: it differs from somebody else's, which only a decision ends, or there is a decision.
   * Null: they can.
   */
  mark_hindrance: v.nullable(v.string()),
  is_flagged: v.boolean(),
  /**
   * The present marks: the caller's own, and everybody's once two people have marked the answer as it is stored, or somebody has decided.
   * Where it is settled and none is shown, somebody else has marked it.
   */
  marks: v.array(shownMark),
  /** Other answers that are the same and that the caller can mark; at most `maxEqual`. */
  equal: v.array(v.object({ code: markingCodeField, seq: v.number() })),
  /** How the answer and those others are spelled, with how many have spelled it so; empty without others. */
  spellings: v.array(v.object({ text: v.string(), count: v.number() })),
});
export type MarkingAnswer = v.InferOutput<typeof markingAnswer>;

export const maxEqual = 200;
export const maxSpellings = 20;
export const maxBatch = 30;
/** How long an answer that somebody was given is not given to others. */
export const claimMs = 5 * 60_000;

export const claimAnswersInput = v.object({
  ...ofUnit,
  count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxBatch)),
  /** What the caller has at hand or has marked without having the confirmation. */
  except: v.pipe(v.array(markingCodeField), v.maxLength(1000)),
});
export const claimedAnswers = v.object({
  answers: v.array(markingAnswer),
  /** What the caller could still mark, beside `answers` and `except`. */
  left: v.number(),
  /** Of these, what others are marking at the moment. */
  claimed: v.number(),
});
export type ClaimedAnswers = v.InferOutput<typeof claimedAnswers>;

/**
 * The next ones for the caller, who has them alone for `claimMs`. What others have claimed is counted, and given out when their claims
 * lapse. A mark of an answer that somebody else has claimed is stored all the same.
 */
export const claimAnswers = httpCall<typeof claimAnswersInput, typeof claimedAnswers>(
  "POST",
  `${unitPath}/claims`,
);

export const getMarkingAttachmentInput = v.object({
  ...ofUnit,
  code: markingCodeField,
  attachment_id: idSchema,
});

/** A photo or a PDF that was handed in with the answer. Only for correctors of the subject. */
export const getMarkingAttachment = httpCall<typeof getMarkingAttachmentInput, typeof streamedFile>(
  "GET",
  `${unitPath}/attachment`,
);

/**
 * - unmarked: what the caller can still mark. - mine: what the caller has marked. - all: every answer of a finished sitting. - waiting: what
 * the caller has asked a colleague about, without a reply so far.
 * `unmarked` and `all` are in the caller's own order, `waiting` has the earliest question first, the others have the latest mark first.
 */
export const answerViews = [
  "unmarked",
  "mine",
  "flagged",
  "disputed",
  "settled",
  "waiting",
  "all",
] as const;
export type AnswerView = (typeof answerViews)[number];
export const listMarkedQuery = v.object({
  ...listQuery({}, ["latest"]).entries,
  ...ofUnit,
  view: v.picklist(answerViews),
});
export const markedPage = pageOf(markingAnswer);

/** `q` is a code. Whoever is no corrector of the subject gets none. */
export const listMarkedAnswers = httpCall<typeof listMarkedQuery, typeof markedPage>(
  "GET",
  `${unitPath}/answers`,
);
