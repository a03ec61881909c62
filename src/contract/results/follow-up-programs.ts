// Calls of remedial and enrichment programs (program remedial, pengayaan; evaluation.md 4.3). Their schemas are in follow-up-fields.ts, so that
// screens fetch none of them.
import type { InferOutput } from "valibot";
import { httpCall } from "../calls/call.ts";
import type {
  followUpEntry,
  followUpInput,
  followUpProgram,
  laterExams,
  laterExamsInput,
  laterScores,
  laterScoresInput,
  savedFollowUps,
  saveFollowUpsInput,
} from "./follow-up-fields.ts";

/** remedial: for those who missed the KKM; enrichment: for those who reached it. */
export const followUpKinds = ["remedial", "enrichment"] as const;
export type FollowUpKind = (typeof followUpKinds)[number];

export const maxFollowUpForm = 60;
export const maxFollowUpNote = 200;

export type FollowUpEntry = InferOutput<typeof followUpEntry>;
export type FollowUpProgram = InferOutput<typeof followUpProgram>;
export type SavedFollowUp = InferOutput<typeof savedFollowUps>["results"][number];
export type LaterExam = InferOutput<typeof laterExams>["items"][number];

const path = "/api/v1/results/follow-ups";

/** Refused with 44 for whoever sees nothing of the exam in the list of results, like the calls below. */
export const getFollowUps = httpCall<typeof followUpInput, typeof followUpProgram>("GET", path);

/**
 * Each entry is judged by itself, by the `version` that was read. One that is stored as it is sent already is "stored" whatever its version, so that
 * a call whose answer was lost can be sent again.
 */
export const saveFollowUps = httpCall<typeof saveFollowUpsInput, typeof savedFollowUps>(
  "PATCH",
  path,
);

/** Later exams of the same subject that some of the same participants have sat. */
export const listLaterExams = httpCall<typeof laterExamsInput, typeof laterExams>(
  "GET",
  `${path}/later`,
);

export const getLaterScores = httpCall<typeof laterScoresInput, typeof laterScores>(
  "GET",
  `${path}/later/scores`,
);
