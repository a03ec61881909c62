// Recalculating the results of an exam (evaluation.md 2.2, domain.md 3.2a): from a changed key, weight, policy or version, or because a question is taken
// out or given to everybody. Whoever may see all results of the exam and writes all of its banks foresees what moves and has it written as a new
// version of the results; whoever sees all results reads the versions. Answers and marks are never changed.
import * as v from "valibot";
import { httpCall } from "../calls/call.ts";
import { idSchema, timestampSchema } from "../calls/fields.ts";
import { queryInteger, requiredLine } from "../calls/typed-fields.ts";
import { policyNames } from "../questions/question-fields.ts";
import { questionTypeCodes } from "../questions/question-types.ts";

const examPath = "/api/v1/results/{schedule_id}";
const ofExam = { schedule_id: idSchema };
const count = v.number();
/** 1 counts as frozen with the sittings; each recalculation adds 1. */
const resultNumber = v.pipe(v.number(), v.integer(), v.minValue(1));

/** kept: as it counts now; asked: as when it was asked; present: as it is in the bank. */
export const countSources = ["kept", "asked", "present"] as const;
/**
 * dihapus: its weight goes to the other questions of its type, and a type without any left earns its full weight. semua_benar: whoever was
 * shown it has it right.
 */
export const treatments = ["normal", "dihapus", "semua_benar"] as const;
export type QuestionTreatment = (typeof treatments)[number];

const source = v.picklist(countSources);
const policy = v.picklist(policyNames);
const type = v.picklist(questionTypeCodes);
const treatment = v.picklist(treatments);

/** Rather more than an exam has questions. */
const maxChoices = 5_000;

const choices = {
  ...ofExam,
  /** Questions that are not named, and plans of banks, stay as they count. */
  questions: v.pipe(
    v.array(
      v.object({
        question_id: idSchema,
        content: source,
        weight: source,
        policy: source,
        treatment,
      }),
    ),
    v.maxLength(maxChoices),
  ),
  plans: v.pipe(v.array(v.object({ bank_id: idSchema, source })), v.maxLength(100)),
  /** Takes the rules of that version instead; what is chosen of questions and plans is not read. Null: it does not. */
  restores: v.nullable(resultNumber),
};
export type RecalculationChoices = v.InferOutput<typeof recalculationInput>;
/** What counts of the exam and how it is done is chosen for all of its participants at once. */
export const recalculationInput = v.object(choices);

export const getRecalculationInput = v.object(ofExam);

const counted = v.object({
  /** Several: participants were asked different ones. */
  versions: v.array(v.number()),
  weights: v.array(v.number()),
  policies: v.array(policy),
  treatment,
  /** As when it was asked: no recalculation has changed that part. */
  is_content_asked: v.boolean(),
  is_weight_asked: v.boolean(),
  is_policy_asked: v.boolean(),
});

export const recalculatedQuestion = v.object({
  question_id: idSchema,
  bank_id: idSchema,
  /** In its bank; null: it was deleted there. */
  number: v.nullable(v.number()),
  /** As it was asked. */
  type,
  excerpt: v.string(),
  /** How many were asked it, those at work included. */
  shown: count,
  counted,
  /** In the bank. */
  present: v.object({ version: v.number(), type, weight: v.number(), policy }),
  /** How the bank differs from what counts. */
  differs: v.object({
    key: v.boolean(),
    /** Stem, options or settings. */
    text: v.boolean(),
    type: v.boolean(),
    weight: v.boolean(),
    policy: v.boolean(),
  }),
});
export type RecalculatedQuestion = v.InferOutput<typeof recalculatedQuestion>;

const planWeight = v.nullable(v.number());
export const recalculationOutput = v.object({
  /** Of the version that counts. */
  number: resultNumber,
  /** By bank and number. */
  questions: v.array(recalculatedQuestion),
  banks: v.array(
    v.object({
      bank_id: idSchema,
      kode: v.string(),
      /** Types whose weight, or what a wrong answer takes off, differs in the bank from what counts. Null: not the same for all, or not planned. */
      changed: v.array(
        v.object({ type, weight: planWeight, present: planWeight, is_minus_changed: v.boolean() }),
      ),
      is_plan_asked: v.boolean(),
    }),
  ),
  /** With a result. */
  finished: count,
  /** At work: they will be scored by the version that counts when they end. */
  at_work: count,
});
export type Recalculation = v.InferOutput<typeof recalculationOutput>;

/** What could be recalculated. Refused with 44 or 43 for an exam that is not the caller's to recalculate, 49 while one of its banks is locked. */
export const getRecalculation = httpCall<typeof getRecalculationInput, typeof recalculationOutput>(
  "GET",
  `${examPath}/recalculation`,
);

const shownResult = v.nullable(
  v.object({
    /** Of 100, "75.00", from what is sure to what is possible. While people mark blindly as results stand beside names: without their marks. */
    score: v.string(),
    score_most: v.string(),
    /** Null: not final. */
    rank: v.nullable(v.number()),
    verdict: v.nullable(v.picklist(["reached", "missed", "open"])),
  }),
);
/** Of final results, as in exam-results.ts. */
const comparedFigures = v.object({
  n: count,
  mean: v.nullable(v.string()),
  with_kkm: count,
  reached: count,
  bins: v.array(v.object({ count, reached: count })),
});

export const resultChange = v.object({
  counts: v.object({
    all: count,
    moved: count,
    up: count,
    down: count,
    to_reached: count,
    to_missed: count,
    /** Whose rank differs, whether they move or others do. */
    ranks: count,
  }),
  /** Of final results. */
  before: comparedFigures,
  after: comparedFigures,
  /** Null: not the same for all, or none. */
  kkm: v.nullable(v.number()),
  /** Whose shown result moves: whoever loses the KKM first, then whoever gains it, then whoever moves most. */
  moves: v.array(
    v.object({
      participant_id: idSchema,
      no_ujian: v.string(),
      nama: v.string(),
      group_path: v.string(),
      /** Null: there was none. */
      before: shownResult,
      after: shownResult,
      /** Hundredths of what is sure. */
      by: v.number(),
    }),
  ),
});
export type ResultChange = v.InferOutput<typeof resultChange>;

export const recalculationPreview = v.object({
  change: resultChange,
  /** Answers of another type than the question has by now, which keep what they earn. */
  incomparable: v.array(v.object({ question_id: idSchema, answers: count })),
  /** Types that are worth something and of which these participants have no question left: they get its full weight. */
  emptied: v.array(v.object({ type, participants: count })),
  /** Neither rules nor results differ: nothing would be written. */
  is_unchanged: v.boolean(),
  /** Of all that the preview was computed from. */
  fingerprint: v.string(),
});
export type RecalculationPreview = v.InferOutput<typeof recalculationPreview>;

/** What a recalculation would move now. Changes nothing. */
export const previewRecalculation = httpCall<
  typeof recalculationInput,
  typeof recalculationPreview
>("POST", `${examPath}/recalculation/preview`);

export const applyRecalculationInput = v.object({
  ...choices,
  fingerprint: v.pipe(v.string(), v.maxLength(200)),
  /** Chosen by the console: sent again nothing is written twice. */
  act_id: idSchema,
  /** Participants read it beside their results. */
  reason: requiredLine("Alasan", 200),
});

const changedQuestion = v.object({
  question_id: idSchema,
  number: v.nullable(v.number()),
  type,
  /** Null each: as it was asked. */
  version: v.nullable(v.number()),
  weight: v.nullable(v.number()),
  policy: v.nullable(policy),
  treatment,
});
export const resultVersion = v.object({
  number: resultNumber,
  /** Null, as is the next: the first version, which no recalculation has written. */
  at: v.nullable(timestampSchema),
  by: v.nullable(v.string()),
  reason: v.string(),
  /** The version whose rules it has taken over. */
  restores: v.nullable(resultNumber),
  /** What counts otherwise than it was asked. */
  questions: v.array(changedQuestion),
  /** Codes of banks whose plan counts instead of the one of the time. */
  banks: v.array(v.string()),
  /** As its preview said; null for the first one. */
  counts: v.nullable(resultChange.entries.counts),
});
export type ResultVersion = v.InferOutput<typeof resultVersion>;

export const appliedRecalculation = v.object({
  /** Null: nothing differed, and nothing was written. */
  number: v.nullable(resultNumber),
  moved: count,
  /** Who has ended since the preview and is scored by the new version as well. */
  later: count,
});
export type AppliedRecalculation = v.InferOutput<typeof appliedRecalculation>;

/** Refused with 49 when anything has changed since the preview; nothing is written then. */
export const applyRecalculation = httpCall<
  typeof applyRecalculationInput,
  typeof appliedRecalculation
>("POST", `${examPath}/recalculation`);

export const listResultVersionsInput = v.object(ofExam);
/** The latest first, which counts. */
export const resultVersions = v.object({
  versions: v.array(resultVersion),
  /** The caller may recalculate and restore. */
  may_recalculate: v.boolean(),
});
export type ResultVersions = v.InferOutput<typeof resultVersions>;
export const listResultVersions = httpCall<typeof listResultVersionsInput, typeof resultVersions>(
  "GET",
  `${examPath}/versions`,
);

const typedNumber = queryInteger(1, 1_000_000);
export const compareResultVersionsInput = v.object({
  ...ofExam,
  from: typedNumber,
  to: typedNumber,
});
/**
 * An earlier version is what it came to when the next one replaced it, the latest what it comes to now. Refused with 44 when one of them does
 * not exist.
 */
export const compareResultVersions = httpCall<
  typeof compareResultVersionsInput,
  typeof resultChange
>("GET", `${examPath}/versions/compare`);
