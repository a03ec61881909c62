// A participant at work: the questions as they were drawn, answers, what happens at the screen, handing in, the result
// (domain.md 4.6 and 4.7). No key, no weight, no accepted answer and no explanation is in any of it before the end.
import * as v from "valibot";
import { httpCall } from "../calls/call.ts";
import { idSchema, recordInput, timestampSchema } from "../calls/fields.ts";
import { judgedList } from "../calls/judged-list.ts";
import { questionContent, type QuestionContent } from "../questions/question-content.ts";
import { questionAnswer } from "../questions/question-answer.ts";
import { audio, questionLayouts } from "../questions/question-fields.ts";
import { questionTypeCodes } from "../questions/question-types.ts";
import { referenceTypeCodes } from "../questions/references.ts";
import { resultViews } from "../exams/schedule-fields.ts";
import { shownExtra, sittingState } from "./own-exams.ts";
import { serverTimeField } from "./server-time-field.ts";

/** How often its sound was played, as far as devices have reported it (sound-plays.ts). */
const played = v.number();

export const shownReference = v.object({
  id: idSchema,
  type: v.picklist(referenceTypeCodes),
  judul: v.string(),
  isi: v.string(),
  audio_id: v.nullable(idSchema),
  max_play: v.number(),
  played,
});

/** Which one, the `type` of the question decides. */
export const shownPayload = v.union(
  questionContent.options.map(({ entries }) => entries.payload) as Payload[],
);
type Payload = v.GenericSchema<ParticipantPayload>;
type ParticipantPayload = QuestionContent["payload"];

export const shownQuestion = v.object({
  id: idSchema,
  /** From 1. */
  position: v.number(),
  type: v.picklist(questionTypeCodes),
  stem: v.string(),
  layout: v.picklist(questionLayouts),
  reference_id: v.nullable(idSchema),
  audio: v.nullable(v.object({ ...audio.entries, played })),
  /** Of the type's content without its key (domain/questions/participant-question.ts). */
  payload: shownPayload,
  answer: v.nullable(questionAnswer),
  doubt: v.boolean(),
});
export type ShownQuestion = v.InferOutput<typeof shownQuestion>;

/** A picture or a sound that some question or reference names. */
export const shownMedia = v.object({
  id: idSchema,
  /** On this server; needs no token, and its content never changes. */
  path: v.string(),
  mime: v.string(),
  /** In bytes. */
  size: v.number(),
});

export const ownSitting = v.object({
  ...sittingState.entries,
  references: v.array(shownReference),
  questions: v.array(shownQuestion),
  /** To be fetched before the first question is shown. */
  media: v.array(shownMedia),
});

/** Empty before the start and after the end. */
export const getOwnSitting = httpCall<typeof recordInput, typeof ownSitting>(
  "GET",
  "/api/v1/participant/exams/{id}/sitting",
);

export const maxAnswersPerCall = 50;
/** No device gets so far ahead of the highest counter that was saved. */
export const maxSeqLeap = 1_000_000;
const counter = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000_000));

export const sentAnswer = v.object({
  question_id: idSchema,
  /** Counts up on the device with each change of any answer, from the sitting's `seq` on: the highest of a question wins, whenever it arrives. */
  seq: counter,
  /** Null: taken back. */
  answer: v.nullable(questionAnswer),
  doubt: v.boolean(),
  /**
   * When it was given, in the server's time as the device calculated it at that moment. Staff see it as what the device says.
   * It never decides whether the answer is accepted. Null or missing: unknown.
   */
  given_at: v.optional(
    // It decides nothing: an answer is not lost for want of a moment that can be read.
    v.fallback(v.nullable(v.pipe(v.string(), v.isoTimestamp(), v.maxLength(40))), null),
    null,
  ),
});
export type SentAnswer = v.InferOutput<typeof sentAnswer>;

/** older: a later one is there. */
export const answerOutcomes = ["saved", "older", "refused"] as const;

/** Why an answer was refused. The same would be refused again. */
export const answerCauses = {
  malformed:
    "A field is missing or has another form than the schema says, or `seq` is over 1,000,000 more than the highest of the sitting.",
  "unstorable-text":
    "A text holds the character NUL or half of a character (a lone surrogate), which no database stores.",
  "unknown-question": "No question of this sitting has this `question_id`.",
  impossible: "This question cannot be answered so: another type, or parts that it does not have.",
  "unknown-attachment":
    "The answer names an attachment that was not uploaded for this question. Upload it, then send the answer again.",
  "too-long": "The text of an essay is too long.",
} as const;
export type AnswerCause = keyof typeof answerCauses;

export const saveAnswersInput = v.object({
  id: idSchema,
  answers: judgedList(sentAnswer, maxAnswersPerCall),
});
export const saveAnswersOutput = v.object({
  ...sittingState.entries,
  answers: v.array(
    v.object({
      /** As sent; empty, and 0, where that has another form. */
      question_id: v.string(),
      seq: v.number(),
      outcome: v.picklist(answerOutcomes),
      /** Null unless it was refused. */
      cause: v.nullable(v.picklist(Object.keys(answerCauses) as AnswerCause[])),
    }),
  ),
});

/**
 * A device keeps each answer until the response of this call tells its outcome. Without a response, and after status 5xx or code 53,
 * it sends the same answer again. Nothing is written twice. Each is saved or refused by itself, and its line
 * in the answer has the same place as in the list.
 * Refused as a whole with 49 when the sitting is over or its time is, apart from a short grace.
 */
export const saveAnswers = httpCall<typeof saveAnswersInput, typeof saveAnswersOutput>(
  "POST",
  "/api/v1/participant/exams/{id}/answers",
);

export const screenEvents = ["leave", "return", "fullscreen-out", "fullscreen-in"] as const;

export const reportScreenInput = v.object({
  id: idSchema,
  event_id: idSchema,
  kind: v.picklist(screenEvents),
  /** How long one was away, where it is known. */
  seconds: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(86_400)), 0),
});
export const reportScreenOutput = v.object({
  ...sittingState.entries,
  blocked: v.boolean(),
  block_reason: v.string(),
});

/**
 * `event_id`: made on the device, so that one that is sent again counts once. Leaving more often than is allowed blocks, and
 * so does leaving full screen where the exam wants it; nobody is blocked who must not be (antiblock).
 */
export const reportScreen = httpCall<typeof reportScreenInput, typeof reportScreenOutput>(
  "POST",
  "/api/v1/participant/exams/{id}/events",
);

export const beatInput = v.object({
  id: idSchema,
  /** What the device's own clock says. */
  client_time: v.optional(v.pipe(v.string(), v.isoTimestamp(), v.maxLength(40))),
  shown_extra: shownExtra,
});

/** Every 20 seconds: tells that somebody is there, and answers how much time there is. */
export const beat = httpCall<typeof beatInput, typeof sittingState>(
  "POST",
  "/api/v1/participant/exams/{id}/beat",
);

/** Asked again it answers the same. Refused with 49 before the minimum. */
export const finishSitting = httpCall<typeof recordInput, typeof sittingState>(
  "POST",
  "/api/v1/participant/exams/{id}/finish",
);

/** Why nobody sees results yet: the one that lasts longest. */
export const resultHindrances = [
  /** The school has stopped the exam, so that its end is not known. */
  "stopped",
  /** The last session of the exam is not over. */
  "exam-running",
  /** Somebody works on, with time that was added. */
  "others-at-work",
  /** The moment from which the school shows results has not come. */
  "result-moment",
  /** Staff have withdrawn the results, and nobody knows until when. News report when that changes. */
  "withdrawn",
] as const;
export type ResultHindrance = (typeof resultHindrances)[number];

export const ownMark = v.object({
  /** Of 100, "75.00": how much of this question was earned. */
  earned: v.string(),
  /** What was written to the answer, plain text with line breaks: one for each mark that counts and has one. */
  comments: v.array(v.string()),
});
export type OwnMark = v.InferOutput<typeof ownMark>;

const recalculation = v.object({
  at: timestampSchema,
  /** In the words of whoever did it. */
  reason: v.string(),
});
export const recalculatedResult = v.object({
  ...recalculation.entries,
  /** Earlier recalculations that still decide something of the result, the latest first. */
  earlier: v.array(recalculation),
});

export const ownResult = v.object({
  server_time: serverTimeField,
  view: v.picklist(resultViews),
  /** From when it will be shown; null: it is shown, nothing ever is (view none), or that is not known (stopped, withdrawn). */
  shown_from: v.nullable(timestampSchema),
  /** Null: it is shown, as far as `view` says. */
  hindrance: v.nullable(v.picklist(resultHindrances)),
  /** In words; empty without one. */
  reason: v.string(),
  /** Of 100, "75.00"; while something is still to be marked, what is sure so far. Null where nothing is shown. */
  score: v.nullable(v.string()),
  /** What it can come to at most once everything is marked; the same as `score` when nothing is left. Null where `score` is. */
  score_most: v.nullable(v.string()),
  /** Answers that somebody must still mark, or whose marks are not told before those of the whole exam are. */
  pending: v.number(),
  /** The latest time that the school recalculated the results of the exam, and why. Null: never, or nothing is shown. */
  recalculated: v.nullable(recalculatedResult),
  /** As far as the exam shows them. */
  questions: v.array(
    v.object({
      ...shownQuestion.entries,
      /** As is the next: only under view review. */
      explanation: v.string(),
      /** Null: nobody marks the answer, or its marks do not count yet. */
      mark: v.nullable(ownMark),
    }),
  ),
});
export type OwnResult = v.InferOutput<typeof ownResult>;

/**
 * 49 before one has finished. Score, answers and explanations come when the last session of the exam is over, nobody is at work,
 * and the moment has come that the school names.
 */
export const getOwnResult = httpCall<typeof recordInput, typeof ownResult>(
  "GET",
  "/api/v1/participant/exams/{id}/result",
);
