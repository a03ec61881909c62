// All answers to one question, page by page: for files that are made of them, and for the plan of a file that comes back.
import {
  listMarkedAnswers,
  type AnswerView,
  type MarkingAnswer,
} from "../../../contract/marking/marking-answers.ts";
import type { MarkingUnit } from "../../../contract/marking/marking-units.ts";
import { maxPerPage } from "../../../contract/calls/list-fields.ts";
import { call } from "../../../core/api.ts";
import { formatNumber } from "../../../core/format.ts";
import type { UnitKey } from "../../../core/marking/unsent-acts.ts";
import { offlineMessages } from "./offline-messages.ts";

export type FetchProgress = { done: number; total: number };
type FetchOptions = { signal: AbortSignal; onProgress?(progress: FetchProgress): void };

/** Each once, though the list moves while somebody marks. */
export async function fetchAnswers(
  unit: UnitKey,
  view: AnswerView,
  { signal, onProgress }: FetchOptions,
): Promise<MarkingAnswer[]> {
  const found = new Map<string, MarkingAnswer>();
  for (let page = 1; ; page += 1) {
    const query = { ...keyOf(unit), view, page, per_page: maxPerPage };
    const { items, total } = await call(listMarkedAnswers, query, { signal });
    for (const answer of items) found.set(answer.code, answer);
    onProgress?.({ done: found.size, total: Math.max(total, found.size) });
    if (items.length === 0 || page * maxPerPage >= total) return [...found.values()];
  }
}

/** More that are missing are those of another question. */
const mostLookups = 30;

/** Those of these codes that no list shows to the person, and that are found by their code alone. */
export async function findAnswers(
  unit: UnitKey,
  codes: readonly string[],
  signal: AbortSignal,
): Promise<MarkingAnswer[]> {
  const found: MarkingAnswer[] = [];
  // One after the other: there are hardly any.
  for (const code of codes.slice(0, mostLookups)) {
    const asked = { ...keyOf(unit), view: "all" as const, q: code, per_page: 1 };
    found.push(...(await call(listMarkedAnswers, asked, { signal })).items);
  }
  return found;
}

export const keyOf = ({ schedule_id, question_id }: UnitKey): UnitKey => ({
  schedule_id,
  question_id,
});

/** As a sentence names the question. */
export function unitTitle({ number, schedule: exam, bank }: MarkingUnit): string {
  const t = offlineMessages.get();
  return number === null
    ? t.deletedUnit({ exam, bank })
    : t.unit({ n: formatNumber(number), exam, bank });
}
