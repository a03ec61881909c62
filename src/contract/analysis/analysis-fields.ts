// What the analysis of a question bank is computed from, as schemas for the exam server; the console takes their types (item-analysis.ts).
import * as v from "valibot";
import { analysedBankSorts, maxSchedules } from "./analysis-bounds.ts";
import { idSchema, timestampSchema } from "../calls/fields.ts";
import { listQuery } from "../calls/list-fields.ts";
import { questionTypeCodes } from "../questions/question-types.ts";
import { setting } from "../settings.ts";

/** Sittings in one answer. The next are asked for by the last id. */
export const maxSittings = 5_000;

const count = v.number();

export const analysedBanksQuery = listQuery({}, analysedBankSorts);

/** A bank that somebody has got who has ended. */
export const usedBank = v.object({
  id: idSchema,
  kode: v.string(),
  nama: v.string(),
  /** Empty without one. */
  subject: v.string(),
  /** It is analysed once it is unlocked. */
  is_locked: v.boolean(),
  /** Exams in which somebody who got it has ended, and the start of the latest of them. */
  schedules: count,
  last_used: timestampSchema,
  /** Those people: one who has sat several of the exams counts in each. */
  finished: count,
  /** Questions that are in it now. */
  questions: count,
});

export const analysedBankInput = v.object({ id: idSchema });

export const analysedBank = v.object({
  id: idSchema,
  kode: v.string(),
  nama: v.string(),
  /** Empty without one. */
  subject: v.string(),
  kkm: v.nullable(v.number()),
  /** Those in which somebody who got the bank has ended, the latest first. */
  schedules: v.array(
    v.object({
      id: idSchema,
      alias: v.string(),
      starts_at: timestampSchema,
      finished: count,
      /** Who got the bank and is at work. */
      working: count,
      /** Nobody can sit it any more; until then figures of it are provisional. */
      is_over: v.boolean(),
      /** The caller may recalculate its results (results/result-recalculation.ts). */
      may_recalculate: v.boolean(),
    }),
  ),
  /** Of those people. */
  groups: v.array(v.object({ id: idSchema, nama: v.string() })),
  /** What the school has set (analysis-setting.ts). */
  rules: setting,
  may_change_rules: v.boolean(),
});

export const itemResponsesInput = v.object({
  bank_id: idSchema,
  /** Empty: all in which the bank was used. */
  schedule_ids: v.pipe(v.array(idSchema), v.maxLength(maxSchedules)),
  /** With the groups below it; empty: all. */
  group_id: v.optional(v.pipe(v.string(), v.maxLength(64)), ""),
  /** Of the last sitting in the answer before; empty: from the first. */
  after: v.optional(v.pipe(v.string(), v.maxLength(64)), ""),
  limit: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxSittings)),
    maxSittings,
  ),
});

/** A question version as somebody of these was shown it. */
const analysedQuestion = v.object({
  /** As its column is called: question and version. */
  id: v.string(),
  question_id: idSchema,
  version: v.number(),
  /** Whose key the figures of options use: that version, or a newer one since a recalculation. */
  key_version: v.number(),
  /** Null: deleted since. */
  number: v.nullable(v.number()),
  type: v.picklist(questionTypeCodes),
  excerpt: v.string(),
});

/** See SentResponses of domain/item-analysis. */
const sentResponses = v.object({
  participants: count,
  marked: v.string(),
  columns: v.array(
    v.object({
      id: v.string(),
      options: v.array(v.object({ id: v.string(), isRight: v.boolean() })),
      isSingleChoice: v.boolean(),
      responses: v.array(
        v.object({
          mark: v.string(),
          maximum: v.string(),
          state: v.picklist(["answered", "empty", "unreached"]),
          treatment: v.picklist(["normal", "dihapus", "semua_benar"]),
          chosen: v.array(v.number()),
        }),
      ),
      numbers: v.string(),
    }),
  ),
});

export const itemResponses = v.object({
  /** By number of the question, then version, as are the columns of `responses`. */
  questions: v.array(analysedQuestion),
  /** `marked`: whose sitting is fully marked, and whose marks may be told. */
  responses: sentResponses,
  /** Of all answers together: everybody who has ended and is in the filter. */
  total: count,
  /** For `after`; null: these were the last. */
  next: v.nullable(v.string()),
});
