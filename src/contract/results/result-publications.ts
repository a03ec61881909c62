// Publishing and withdrawing results of an exam by hand: acts beside the rule of the schedule (`view_result`, `result_at`). The latest act that
// concerns a participant decides what they see (domain/results/publication-rule.ts).
import * as v from "valibot";
import { httpCall } from "../calls/call.ts";
import { idSchema, timestampSchema } from "../calls/fields.ts";
import { resultViews } from "../exams/schedule-fields.ts";

export const publicationsPath = "/api/v1/results/publications";

/**
 * - publish: shown from now on, without waiting for the school's moment. Nothing is shown while the exam is not over for everybody.
 * - withdraw: nothing is shown.
 * - follow: what the schedule says, as if there were no act.
 */
export const publicationKinds = ["publish", "withdraw", "follow"] as const;
export type PublicationKind = (typeof publicationKinds)[number];

/** What a publication shows: never nothing. */
export const publishedViews = ["score", "answers", "review"] as const satisfies readonly Exclude<
  (typeof resultViews)[number],
  "none"
>[];
export type PublishedView = (typeof publishedViews)[number];

/** Groups that one act of publishing may name: more than any school has. */
export const maxActGroups = 200;

const optionalId = v.optional(v.pipe(v.string(), v.maxLength(64)), "");

/** `group_id`: with the groups below it; empty: everybody. `view`: ignored unless it publishes. */
export const publicationActFields = {
  kind: v.picklist(publicationKinds),
  view: v.optional(v.picklist(publishedViews), "score"),
  group_id: optionalId,
};

export const resultPublicationInput = v.object({ schedule_id: idSchema });

export const publicationAct = v.object({
  id: idSchema,
  kind: v.picklist(publicationKinds),
  /** Null unless it publishes. */
  view: v.nullable(v.picklist(publishedViews)),
  /** Null: everybody. */
  group: v.nullable(v.object({ id: idSchema, nama: v.string() })),
  at: timestampSchema,
  by: v.string(),
});
export type PublicationAct = v.InferOutput<typeof publicationAct>;

export const resultPublication = v.object({
  schedule_id: idSchema,
  /** Counts acts and what was taken back: whoever acts names the one that they have seen. */
  seq: v.number(),
  /** What the schedule shows by itself, and from when; null: it names no moment. */
  view: v.picklist(resultViews),
  result_at: v.nullable(timestampSchema),
  /** Why nobody sees anything yet, whatever is published; empty: the exam is over for everybody. */
  waits: v.string(),
  /** Those that still decide for somebody, the latest first: of everybody, and later ones of groups. */
  acts: v.array(publicationAct),
  /** Whether the caller may act. */
  may_publish: v.boolean(),
});
export type ResultPublication = v.InferOutput<typeof resultPublication>;

/** For whoever may see results of the exam, else refused with 44. */
export const getResultPublication = httpCall<
  typeof resultPublicationInput,
  typeof resultPublication
>("GET", publicationsPath);

export const publishResultsInput = v.object({
  /** Of the act, made by the console: sent again it does nothing twice. */
  id: idSchema,
  schedule_id: idSchema,
  seq: v.pipe(v.number(), v.integer(), v.minValue(0)),
  ...publicationActFields,
});
export type PublishResultsInput = v.InferOutput<typeof publishResultsInput>;

/** Refused with 49 and the newer state when somebody else has acted meanwhile, with 43 for whoever may not. */
export const publishResults = httpCall<typeof publishResultsInput, typeof resultPublication>(
  "POST",
  publicationsPath,
);

export const undoPublicationInput = v.object({ id: idSchema, schedule_id: idSchema });

/** Takes the latest act back, as if it had not been; any other one is refused with 49. */
export const undoPublication = httpCall<typeof undoPublicationInput, typeof resultPublication>(
  "POST",
  `${publicationsPath}/undo`,
);
