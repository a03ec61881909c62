// What people have to mark: one unit is one question in one exam (domain.md 1.23, evaluation.md 1). Who is a corrector of the
// question's subject sees and marks it; a Head Master sees how far all of them are. Nothing here names a participant.
import * as v from "valibot";
import { httpCall } from "../calls/call.ts";
import { idSchema, timestampSchema, type noData } from "../calls/fields.ts";
import { requiredLine } from "../calls/typed-fields.ts";
import { listQuery } from "../calls/list-fields.ts";
import { listCall } from "../calls/record-calls.ts";
import { questionContent } from "../questions/question-content.ts";

/** Types of questions that people mark, or parts of which they do. */
export const markedTypes = [2, 9, 11] as const;
export type MarkedType = (typeof markedTypes)[number];

/** open: somebody still has to mark or to decide. */
export const unitStates = ["open", "disputed", "done"] as const;
export type UnitState = (typeof unitStates)[number];

const optionalId = v.optional(v.pipe(v.string(), v.maxLength(64)), "");
/** Each empty means "all". */
export const unitFilters = {
  state: v.optional(v.picklist(["", ...unitStates]), ""),
  schedule_id: optionalId,
  bank_id: optionalId,
  type: v.optional(v.picklist(["", "2", "9", "11"]), ""),
};
export const unitSorts = ["schedule", "bank", "total", "left", "progress"] as const;
export const listUnitsQuery = listQuery(unitFilters, unitSorts);

const marker = v.object({ id: idSchema, nama: v.string(), count: v.number() });

const counts = {
  /** Answers of finished sittings; empty ones are not among them. */
  total: v.number(),
  settled: v.number(),
  /** Nobody has marked them yet. */
  left: v.number(),
  /** They wait for a second person. */
  second: v.number(),
  disputed: v.number(),
  flagged: v.number(),
};

export const markingUnit = v.object({
  /** Of the unit, for lists. */
  id: v.string(),
  schedule_id: idSchema,
  schedule: v.string(),
  bank_id: idSchema,
  bank: v.string(),
  subject: v.string(),
  question_id: idSchema,
  /** The place of the question in its bank, from 1; null: it was deleted there. */
  number: v.nullable(v.number()),
  type: v.picklist(markedTypes),
  /** The first words of the question. */
  excerpt: v.string(),
  ...counts,
  /**
   * What the caller can mark: not marked at all, or by somebody else where a second mark is wanted. Without what the caller has asked a
   * colleague about.
   */
  mine: v.number(),
  /** Questions of colleagues about answers that wait for the caller's reply. */
  asked: v.number(),
  /** Who has marked how many. */
  markers: v.array(marker),
  /** The caller is a corrector of the subject. */
  may_mark: v.boolean(),
  /** By whom of the staff, when and why its answers may stand beside names; null: nobody has revealed them. */
  revealed: v.nullable(v.object({ by: v.string(), at: timestampSchema, reason: v.string() })),
});
export type MarkingUnit = v.InferOutput<typeof markingUnit>;

/** `q` finds part of the exam's, the bank's or the subject's name. */
export const listMarkingUnits = listCall<typeof listUnitsQuery, typeof markingUnit>(
  "/api/v1/marking/units",
);

export const ofUnit = { schedule_id: idSchema, question_id: idSchema };
export const unitPath = "/api/v1/marking/units/{schedule_id}/{question_id}";

/** A version of the question in which participants were shown it. */
const shownVersion = v.object({
  version: v.number(),
  stem: v.string(),
  /** Of the reference that stands above the question; empty: none. */
  reference: v.string(),
  explanation: v.string(),
  content: questionContent,
});

export const getMarkingUnitInput = v.object(ofUnit);
export const openedUnit = v.object({
  may_mark: v.boolean(),
  mine: v.number(),
  /** Marks of how many answers differ, so that somebody decides. */
  disputed: v.number(),
  /** The latest first. Their rubric is the one by which the question is marked now. */
  versions: v.array(shownVersion),
  /** Of that rubric, which each mark names; 0: as it was shown. */
  rubric_version: v.number(),
  /** By whom of the staff it was changed last. */
  rubric_change: v.nullable(v.object({ by: v.string(), at: timestampSchema })),
  second_percent: v.number(),
  tolerance_percent: v.number(),
});
export type OpenedUnit = v.InferOutput<typeof openedUnit>;

export const revealNamesInput = v.object({ ...ofUnit, reason: requiredLine("Alasan", 200) });

/**
 * From now on staff who may see results read the answers to the question beside names. Only a Head Master does this; it is in the audit trail
 * with its reason, and cannot be taken back.
 */
export const revealNames = httpCall<typeof revealNamesInput, typeof noData>(
  "POST",
  `${unitPath}/reveal`,
);

/** Refused with 44 for whoever is no corrector of the subject, but a Head Master. */
export const getMarkingUnit = httpCall<typeof getMarkingUnitInput, typeof openedUnit>(
  "GET",
  unitPath,
);
