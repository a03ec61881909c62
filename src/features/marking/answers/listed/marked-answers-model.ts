// The answers to one question, by what was done to them. A code finds one among all.
import { atom, type ReadableAtom } from "nanostores";
import {
  listMarkedAnswers,
  type AnswerView,
  type MarkingAnswer,
} from "../../../../contract/marking/marking-answers.ts";
import { getMarkingUnit, type OpenedUnit } from "../../../../contract/marking/marking-units.ts";
import { call } from "../../../../core/api.ts";
import { createDetail } from "../../../../kit/record/create-detail.ts";
import type { UnitKey } from "../../../../core/marking/unsent-acts.ts";

/** In the order of the tabs. */
export const listedViews = ["disputed", "mine", "flagged", "waiting", "unmarked", "all"] as const;
export type ListedView = Extract<AnswerView, (typeof listedViews)[number]>;
type Query = { view: ListedView; page: number; per_page: number; q: string };

export type MarkedAnswersModel = ReturnType<typeof createMarkedAnswersModel>;
export type ListedAnswers = {
  items: MarkingAnswer[];
  total: number;
  versions: OpenedUnit["versions"];
};

const usualPerPage = 50;

/** Of these the first that holds anything is opened. */
const firstViews: readonly ListedView[] = ["disputed", "mine", "all"];

/** @param view that is shown first; without one, the first of some that is not empty */
export function createMarkedAnswersModel(unit: UnitKey, view?: ListedView) {
  const [usual] = firstViews;
  const $query = atom<Query>({ view: view ?? usual!, page: 1, per_page: usualPerPage, q: "" });
  let others = view === undefined ? firstViews.slice(1) : [];
  let versions: OpenedUnit["versions"] = [];
  const isKnown = ({ version }: MarkingAnswer) => versions.some((one) => one.version === version);
  const found = createDetail<ListedAnswers>(async (signal) => {
    const ask = () => call(listMarkedAnswers, { ...unit, ...$query.get() }, { signal });
    let { items, total } = await ask();
    for (const next of others) {
      if (total > 0) break;
      $query.set({ ...$query.get(), view: next });
      ({ items, total } = await ask());
    }
    others = [];
    if (!items.every(isKnown)) ({ versions } = await call(getMarkingUnit, unit, { signal }));
    return { items, total, versions };
  });
  const ask = (changes: Partial<Query>): void => {
    others = [];
    $query.set({ ...$query.get(), page: 1, ...changes });
    void found.retry();
  };
  return {
    ...found,
    $query: $query as ReadableAtom<Query>,
    show: (next: ListedView) => ask({ view: next }),
    search: (q: string) => ask({ q: q.trim() }),
    toPage: (page: number) => ask({ page }),
    setPerPage: (per_page: number) => ask({ per_page }),
  };
}
