// The answers of a bank's participants, fetched part by part. Each part is known and in the worker, or neither.
import { listItemResponses, type AnalysedQuestion } from "../../contract/analysis/item-analysis.ts";
import { call } from "../../core/api.ts";
import type { SentResponses } from "../../domain/item-analysis/sending/sent-responses.ts";
import { joinedQuestions } from "./question-version-rows.ts";

/** Whose answers are analysed. No schedules: all of the bank; no group: all groups. */
export type AnalysisFilter = { schedule_ids: readonly string[]; group_id: string };

/** Sittings in the first part, and in each of the others. */
export type PartSizes = { first: number; later: number };

export type FetchedParts = {
  parts: readonly SentResponses[];
  questions: readonly AnalysedQuestion[];
  /** Sittings that have come, and all in the filter. */
  done: number;
  total: number;
  /** For the next part; empty: from the first; null: that was the last. */
  after: string | null;
};

export const noParts: FetchedParts = { parts: [], questions: [], done: 0, total: 0, after: "" };

type Asked = { bankId: string; filter: AnalysisFilter; sizes: PartSizes };

/** @param add hands the part to the worker, which answers how many sittings it has */
export async function withNextPart(
  known: FetchedParts,
  { bankId, filter, sizes }: Asked,
  add: (part: SentResponses) => Promise<number>,
  signal: AbortSignal,
): Promise<FetchedParts> {
  const answer = await call(
    listItemResponses,
    {
      bank_id: bankId,
      schedule_ids: [...filter.schedule_ids],
      group_id: filter.group_id,
      after: known.after ?? "",
      limit: known.after === "" ? sizes.first : sizes.later,
    },
    { signal },
  );
  // A part of the filter before must not reach a worker that was cleared for the next one.
  signal.throwIfAborted();
  const done = await add(answer.responses);
  signal.throwIfAborted();
  return {
    parts: [...known.parts, answer.responses],
    questions: joinedQuestions(known.questions, answer.questions),
    done,
    total: answer.total,
    after: answer.next,
  };
}

/** As many sittings as the server sends at once: nothing is shown before the last part has come. */
const wholeSizes: PartSizes = { first: 5_000, later: 5_000 };

type WholeAnswer = {
  bankId: string;
  filter: AnalysisFilter;
  sizes?: PartSizes;
  signal: AbortSignal;
  /** Hands the part to the worker, which answers how many sittings it has. */
  add(part: SentResponses): Promise<number>;
  /** All that have come so far. */
  onPart(known: FetchedParts): void;
};

/** All parts, one after the other. @throws ServerError */
export async function fetchAllParts(whole: WholeAnswer): Promise<FetchedParts> {
  const { sizes = wholeSizes, signal, add, onPart, ...asked } = whole;
  let known = noParts;
  while (known.after !== null) {
    known = await withNextPart(known, { ...asked, sizes }, add, signal);
    onPart(known);
  }
  return known;
}
