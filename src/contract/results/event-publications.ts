// Publishing and withdrawing results of several exams of an event as one act, for everybody or for chosen groups. What an act means is said in
// result-publications.ts: it is stored for each exam as if it had been done there, and an exam's own later acts stand above it.
import * as v from "valibot";
import { httpCall } from "../calls/call.ts";
import { idSchema } from "../calls/fields.ts";
import {
  maxActGroups,
  publicationActFields,
  publicationsPath,
  resultPublication,
} from "./result-publications.ts";

const eventPublicationsPath = `${publicationsPath}/event`;

const count = v.number();

export const publishedGroup = v.object({
  /** Path of the group; empty: participants without a group. */
  path: v.string(),
  /** Whose result is final, or lies between two bounds, or has a question that cannot be scored. */
  final: count,
  ranged: count,
  unscored: count,
  /** Without a result yet. */
  others: count,
});
export type PublishedGroup = v.InferOutput<typeof publishedGroup>;

export const publishedExam = v.object({
  ...resultPublication.entries,
  alias: v.string(),
  /** Those of its participants whom the caller may see, by the group that they are in now. */
  groups: v.array(publishedGroup),
});
export type PublishedExam = v.InferOutput<typeof publishedExam>;

export const eventPublicationInput = v.object({ event_id: idSchema });

export const eventPublication = v.object({
  event_id: idSchema,
  name: v.string(),
  /** Of which the caller may see results, in the order in which they begin. */
  exams: v.array(publishedExam),
  /** Further exams of the event, of which the caller sees nothing. */
  hidden: count,
});
export type EventPublication = v.InferOutput<typeof eventPublication>;

/** Refused with 44 when nothing of the event is for the caller. */
export const getEventPublication = httpCall<typeof eventPublicationInput, typeof eventPublication>(
  "GET",
  eventPublicationsPath,
);

/** How many of its exams show results to participants now. */
export const eventReach = v.object({
  event_id: idSchema,
  /** Of which the caller may see results. */
  exams: count,
  everybody: count,
  /** Not to everybody, but to some group. */
  some: count,
});
export type EventReach = v.InferOutput<typeof eventReach>;

/** Counts exams alone, so that it can be asked for beside each page of results. Refused with 44 like the call above. */
export const getEventReach = httpCall<typeof eventPublicationInput, typeof eventReach>(
  "GET",
  `${eventPublicationsPath}/reach`,
);

/** More than any school has in one event. */
const maxExams = 500;

export const publishEventInput = v.object({
  /** Of the act, made by the console: sent again it does nothing twice. */
  id: idSchema,
  event_id: idSchema,
  kind: publicationActFields.kind,
  view: publicationActFields.view,
  /** With the groups below them; empty: everybody. */
  group_ids: v.pipe(v.array(idSchema), v.maxLength(maxActGroups)),
  /** `seq`: as the caller has seen it. */
  exams: v.pipe(
    v.array(
      v.object({ schedule_id: idSchema, seq: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
    ),
    v.minLength(1),
    v.maxLength(maxExams),
  ),
});
export type PublishEventInput = v.InferOutput<typeof publishEventInput>;

/**
 * All of these exams or none. Refused with 49 and the newer state when one of them cannot take the act (domain/results/event-publication-rule.ts),
 * or somebody else has acted on it meanwhile.
 */
export const publishEventResults = httpCall<typeof publishEventInput, typeof eventPublication>(
  "POST",
  eventPublicationsPath,
);

export const undoEventPublicationInput = v.object({ id: idSchema, event_id: idSchema });

/** Takes the act back in all of its exams; refused with 49 when one of them has a later act. */
export const undoEventPublication = httpCall<
  typeof undoEventPublicationInput,
  typeof eventPublication
>("POST", `${eventPublicationsPath}/undo`);
