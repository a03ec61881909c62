// All answers to a question of an exam, page by page: for paper, which has to be whole, and for typing marks in by code.
import {
  listMarkedAnswers,
  type MarkingAnswer,
} from "../../../contract/marking/marking-answers.ts";
import { call } from "../../../core/api.ts";
import type { UnitKey } from "../../../core/marking/unsent-acts.ts";

/** Answers were added or taken away each time that all of them were read. */
export class ChangingAnswersError extends Error {}

/** A page with answers of several kilobytes each comes within a second on a slow line. */
const perPage = 100;
const maxTries = 3;

type Reading<Kept> = {
  signal: AbortSignal;
  /** What is kept of an answer. The rest of its page is given up before the next one is fetched. */
  keep(answer: MarkingAnswer): Kept;
  onProgress(done: number, total: number): void;
};

/**
 * In the marker's own order. All of them are asked for, since the answers that are left become fewer while they are read.
 * @throws ChangingAnswersError, and what `call` throws
 */
export async function readUnitAnswers<Kept>(
  unit: UnitKey,
  reading: Reading<Kept>,
): Promise<Kept[]> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const found = await readOnce(unit, reading);
    if (found) return found;
  }
  throw new ChangingAnswersError();
}

/** Null: the pages are not of the same answers. */
async function readOnce<Kept>(
  unit: UnitKey,
  { signal, keep, onProgress }: Reading<Kept>,
): Promise<Kept[] | null> {
  const found = new Map<string, Kept>();
  let total: number | null = null;
  for (let page = 1; total === null || found.size < total; page += 1) {
    const asked = { ...unit, view: "all" as const, page, per_page: perPage };
    const { items, total: counted } = await call(listMarkedAnswers, asked, { signal });
    if (total !== null && counted !== total) return null;
    total = counted;
    const before = found.size;
    for (const answer of items) found.set(answer.code, keep(answer));
    // Nothing new: an answer has moved from one page to another.
    if (found.size === before && found.size < total) return null;
    onProgress(found.size, total);
  }
  return [...found.values()];
}

/** Null: nobody of that code has answered the question. */
export async function findUnitAnswer(
  unit: UnitKey,
  code: string,
  signal: AbortSignal,
): Promise<MarkingAnswer | null> {
  const asked = { ...unit, view: "all" as const, q: code, per_page: 1 };
  const { items } = await call(listMarkedAnswers, asked, { signal });
  return items[0] ?? null;
}
