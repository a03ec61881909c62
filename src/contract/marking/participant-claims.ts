// Answers of one participant after the other: all that the caller can mark of a bank in an exam. A participant is known by the code that
// is on paper and in files as well.
import * as v from "valibot";
import { httpCall } from "../calls/call.ts";
import { idSchema } from "../calls/fields.ts";
import { markingAnswer, markingCodeField, maxBatch } from "./marking-answers.ts";

const place = { question_id: idSchema, code: markingCodeField };

export const claimParticipantsInput = v.object({
  schedule_id: idSchema,
  bank_id: idSchema,
  /** Of answers. All of the participant whose answer is the last one are added. */
  count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxBatch)),
  /** What the caller has at hand or has marked without having the confirmation. */
  except: v.pipe(v.array(v.object(place)), v.maxLength(1000)),
});

export const participantAnswer = v.object({ ...markingAnswer.entries, question_id: idSchema });
export type ParticipantAnswer = v.InferOutput<typeof participantAnswer>;

export const claimedParticipants = v.object({
  /** Those of one participant stand together, in the order of the bank. */
  answers: v.array(participantAnswer),
  /** What the caller could still mark, beside `answers` and `except`. */
  left: v.number(),
  /** Of these, what others are marking at the moment. */
  claimed: v.number(),
});
export type ClaimedParticipants = v.InferOutput<typeof claimedParticipants>;

/**
 * As `claimAnswers`, of all questions of a bank. Participants are in an order of the caller's own, which is another one than that of any
 * question. Refused with 44 for whoever is no corrector of the subject.
 */
export const claimParticipants = httpCall<
  typeof claimParticipantsInput,
  typeof claimedParticipants
>("POST", "/api/v1/marking/participants/{schedule_id}/{bank_id}/claims");
