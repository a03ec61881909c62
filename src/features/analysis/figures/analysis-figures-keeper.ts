// What the screen, the report and the exports of an analysis are made from: fetches the answers of a bank's participants in parts, and has them
// analysed in a worker. The first part is small, so that figures are shown early; until the last part has come, they are those of some participants.
import type { ReadableAtom } from "nanostores";
import { getAnalysedBank } from "../../../contract/analysis/item-analysis.ts";
import { call } from "../../../core/api.ts";
import { createFetching } from "../../../core/on-demand/create-fetching.ts";
import type { AnalysisRules } from "../../../domain/item-analysis/analyse-items.ts";
import type { SentResponses } from "../../../domain/item-analysis/sending/sent-responses.ts";
import type { WorkerLike } from "../../../files/worker-link.ts";
import { createDetail } from "../../../kit/record/create-detail.ts";
import { createShownFigures, type AnalysisState } from "./shown-figures-state.ts";
import { createAnalysisWorkerKeeper } from "../../../kit/item-analysis/analysis-worker-keeper.ts";
import {
  noParts,
  withNextPart,
  type AnalysisFilter,
  type FetchedParts,
  type PartSizes,
} from "../../../kit/item-analysis/analysis-parts-lookups.ts";

export type AnalysisFigures = ReturnType<typeof createAnalysisFigures>;

type Options = {
  bankId: string;
  filter: AnalysisFilter;
  rules?: AnalysisRules;
  createWorker?(): WorkerLike;
  sizes?: PartSizes;
};

const usualSizes: PartSizes = { first: 500, later: 5_000 };

export function createAnalysisFigures(options: Options) {
  const { bankId, sizes = usualSizes } = options;
  const bank = createDetail((signal) => call(getAnalysedBank, { id: bankId }, { signal }));
  let { filter } = options;
  let fetched = noParts;
  const { ask, end } = createAnalysisWorkerKeeper(() => fetched.parts, options.createWorker);
  const figures = createShownFigures(ask, () => fetched, options.rules);

  const nextPart = async (signal: AbortSignal) => {
    const asked = { bankId, filter, sizes };
    fetched = await withNextPart(fetched, asked, (part) => ask("add", part), signal);
  };
  const { fetchNow, stop } = createFetching({
    fetchIt: (signal) => fetchAll(figures, () => fetched, nextPart, signal),
    onAnswer: () => undefined,
    onFailure: figures.fail,
  });

  function load(): Promise<void> {
    fetched = noParts;
    figures.$state.set({ status: "loading" });
    // What is asked of a worker is answered in order: parts of the filter before are cleared, whatever has become of them.
    void ask("clear", null).catch(() => undefined);
    return fetchNow();
  }

  void fetchNow();
  return {
    $state: figures.$state as ReadableAtom<AnalysisState>,
    bank,
    /** From the first part, after a failure. Never throws. */
    retry: load,
    /** The parts that are missing, after a part could not be fetched. Never throws. */
    goOn: async () => {
      if (figures.resume()) await fetchNow();
    },
    /** What is on its way for the filter before is cancelled. */
    choose(next: AnalysisFilter): Promise<void> {
      filter = next;
      return load();
    },
    judgeBy: figures.judgeBy,
    /** For pictures: what the worker makes of the parts that have come. */
    ask,
    /** The parts that have come, for exports. */
    sentParts: (): readonly SentResponses[] => fetched.parts,
    exit(): void {
      stop();
      bank.exit();
      end();
    },
  };
}

/** Figures are shown after the first part and after the last, also when only they were missing because a worker has ended. */
async function fetchAll(
  figures: Pick<ReturnType<typeof createShownFigures>, "show" | "report">,
  fetched: () => FetchedParts,
  fetchNext: (signal: AbortSignal) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  while (fetched().after !== null) {
    const isFirst = fetched().after === "";
    await fetchNext(signal);
    if (fetched().after === null) break;
    if (isFirst) await figures.show(signal);
    else figures.report();
  }
  await figures.show(signal);
}
