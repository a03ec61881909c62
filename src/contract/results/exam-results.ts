// Calls for results of an exam, or of all exams of an event (domain.md 1.24, evaluation.md 2): the exams to choose from, a page of
// participants with their scores, and the figures over them. How the figures are computed: domain/results/.
import * as v from "valibot";
import { httpCall } from "../calls/call.ts";
import { idSchema, timestampSchema, type nothing } from "../calls/fields.ts";
import { listQuery, pageOf } from "../calls/list-fields.ts";
import { questionTypeCodes } from "../questions/question-types.ts";

const resultsPath = "/api/v1/results";

/** At most so many exams, and so many events, the latest first. */
export const maxResultChoices = 500;

export const resultChoices = v.object({
  exams: v.array(
    v.object({
      id: idSchema,
      alias: v.string(),
      /** Of the event; empty without one. */
      event: v.string(),
      starts_at: timestampSchema,
      /** Somebody has finished. */
      has_results: v.boolean(),
    }),
  ),
  events: v.array(v.object({ id: idSchema, nama: v.string(), exams: v.number() })),
});
export type ResultChoices = v.InferOutput<typeof resultChoices>;

/** Exams that have begun: those that the caller has made, and those with a bank that they write or whose subject they mark. */
export const listResultChoices = httpCall<typeof nothing, typeof resultChoices>(
  "GET",
  `${resultsPath}/choices`,
);

const optionalId = v.optional(v.pipe(v.string(), v.maxLength(64)), "");
/** One of the two; the other one is empty. */
export const resultSelection = { schedule_id: optionalId, event_id: optionalId };
const isOne = ({ schedule_id: exam, event_id: event }: { schedule_id: string; event_id: string }) =>
  (exam === "") !== (event === "");
const oneSelection = "Pilih satu ujian atau satu event.";

export const getResultSelectionInput = v.pipe(
  v.object(resultSelection),
  v.check((input) => isOne(input), oneSelection),
);
export const selectedResults = v.object({
  /** Of the exam or the event. */
  name: v.string(),
  /** Of the exam; null without one. Of an event it is its own. */
  event_id: v.nullable(idSchema),
  /** How many exams these are. */
  exams: v.number(),
  /** Types of questions that somebody was asked, with what each is worth of 100; null: not the same for all participants. */
  types: v.array(v.object({ type: v.picklist(questionTypeCodes), weight: v.nullable(v.number()) })),
  /** Of those who are listed. */
  groups: v.array(v.object({ id: idSchema, nama: v.string() })),
  /**
   * Of some exam only those are listed who got a bank that the caller writes or marks; whoever has not come in is not among them.
   */
  is_partial: v.boolean(),
});
export type SelectedResults = v.InferOutput<typeof selectedResults>;

/** Refused with 44 when nothing of it is for the caller. */
export const getResultSelection = httpCall<typeof getResultSelectionInput, typeof selectedResults>(
  "GET",
  `${resultsPath}/selection`,
);

/**
 * - complete: the result is final.
 * - waiting: answers wait for people; the result lies between two bounds.
 * - unscored: some answer cannot be scored, which whoever runs the server mends.
 * - computing: the sitting is over and its result is computed in a moment.
 * - unfinished: at work, or in the waiting room.
 * - expected: has not come in yet.
 * - absent: has not come in, and the exam is over.
 */
export const resultStates = [
  "complete",
  "waiting",
  "unscored",
  "computing",
  "unfinished",
  "expected",
  "absent",
] as const;
export type ResultState = (typeof resultStates)[number];

/** Beside the states: those whose result is final and reaches the KKM, or misses it. */
export const resultFilterStates = [...resultStates, "reached", "missed"] as const;
export type ResultFilterState = (typeof resultFilterStates)[number];

/** Each empty means "all". */
export const resultFilters = {
  state: v.optional(v.picklist(["", ...resultFilterStates]), ""),
  /** With the groups below it. Figures are of the group alone. */
  group_id: optionalId,
  /** A bar of the histogram: 0 is from 0 to below 10, 9 from 90 to 100. Only final results. */
  bin: v.optional(v.picklist(["", "0", "1", "2", "3", "4", "5", "6", "7", "8", "9"]), ""),
};

export const resultSorts = [
  "nama",
  "no_ujian",
  "group",
  "exam",
  "rank",
  "score",
  "state",
  "duration",
  "leaves",
  "kkm",
  ...questionTypeCodes.map((type) => `type_${type}` as const),
] as const;
export type ResultSort = (typeof resultSorts)[number];

export const listResultsQuery = v.pipe(
  v.object({ ...listQuery(resultFilters, resultSorts).entries, ...resultSelection }),
  v.check((input) => isOne(input), oneSelection),
);

/** Of 100, "75.00", from what is sure to what is possible; equal when nothing is missing. */
const bounds = { score: v.string(), score_most: v.string() };

export const resultRow = v.object({
  /** Of the row: the same participant may have sat several exams of an event. */
  id: v.string(),
  schedule_id: idSchema,
  /** The exam's name. */
  exam: v.string(),
  participant_id: idSchema,
  /** Null: has not come in. */
  sitting_id: v.nullable(idSchema),
  no_ujian: v.string(),
  nama: v.string(),
  /** Empty without a group. */
  group_path: v.string(),
  state: v.picklist(resultStates),
  /** Null unless the state is complete, waiting or unscored. */
  result: v.nullable(v.object(bounds)),
  /** Answers that people mark and whose marks are not counted yet. */
  pending: v.number(),
  /** Of the bank, else of its subject; null: neither has one, or no bank is known. */
  kkm: v.nullable(v.number()),
  /** open: marks that are missing decide it. Null without a KKM or a result. */
  verdict: v.nullable(v.picklist(["reached", "missed", "open"])),
  /** Among the final results of the exam: 1 2 2 4, by the shown figure. Null: not final. */
  rank: v.nullable(v.number()),
  /** Of the weight of the type. Types that the participant was not asked are left out. */
  types: v.array(v.object({ type: v.picklist(questionTypeCodes), weight: v.number(), ...bounds })),
  started_at: v.nullable(timestampSchema),
  finished_at: v.nullable(timestampSchema),
  /** From start to end; null before the end. */
  seconds: v.nullable(v.number()),
  /** How often the page was left; null: has not come in. */
  leave_count: v.nullable(v.number()),
});
export type ResultRow = v.InferOutput<typeof resultRow>;

const count = v.number();
/** Of everybody who is listed and of the chosen group, whatever search and other filters find. */
export const resultFiguresOutput = v.object({
  counts: v.object({
    complete: count,
    waiting: count,
    unscored: count,
    computing: count,
    unfinished: count,
    expected: count,
    absent: count,
  } satisfies Record<ResultState, unknown>),
  /** Final results; all that follows is about them. */
  n: count,
  mean: v.nullable(v.string()),
  median: v.nullable(v.string()),
  /** Of a sample, n − 1; null for fewer than two. */
  sd: v.nullable(v.string()),
  with_kkm: count,
  reached: count,
  /** Whole percent of those with a KKM. */
  share: v.nullable(v.string()),
  /** Null: there is none, or it is not the same for all. */
  kkm: v.nullable(v.number()),
  /** From 0 to below 10, …, from 90 to 100. `reached`: those of them who reach their KKM. */
  bins: v.array(v.object({ count, reached: count })),
  /** Of the whole selection: answers that people still have to mark. Until there are none, no mark counts beside a name. */
  unmarked: count,
});
export type ResultFigures = v.InferOutput<typeof resultFiguresOutput>;

export const resultsPage = v.object({
  ...pageOf(resultRow).entries,
  figures: resultFiguresOutput,
});
export type ResultsPage = v.InferOutput<typeof resultsPage>;

/** `q` finds part of the name, or how the number begins. Refused with 44 when nothing of the selection is for the caller. */
export const listResults = httpCall<typeof listResultsQuery, typeof resultsPage>(
  "GET",
  resultsPath,
);
