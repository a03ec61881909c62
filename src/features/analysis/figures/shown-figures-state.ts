// The figures of an analysis as they are shown: of some participants while parts are missing, then of all of them.
import { atom } from "nanostores";
import type { AnalysedQuestion } from "../../../contract/analysis/item-analysis.ts";
import { isTakenAway } from "../../../core/answers/server-error.ts";
import {
  usualRules,
  type AnalysisRules,
  type ItemAnalysis,
} from "../../../domain/item-analysis/analyse-items.ts";
import type { FetchedParts } from "../../../kit/item-analysis/analysis-parts-lookups.ts";

/** `stopped`: a part could not be fetched, and `error` says why; `goOn` fetches the parts that are missing. */
export type AnalysisRest = { is: "none" } | { is: "fetching" } | { is: "stopped"; error: unknown };

export type AnalysisState =
  | { status: "loading" }
  | { status: "failed"; error: unknown }
  | {
      status: "ready";
      analysis: ItemAnalysis;
      /** What the ids of `analysis` are, by number of the question. */
      questions: readonly AnalysedQuestion[];
      /** Sittings in `analysis`, sittings that have been fetched, and all in the filter. */
      done: number;
      fetched: number;
      total: number;
      /** Unless it is "none", the figures are those of some participants and must be labelled so. */
      rest: AnalysisRest;
    };

export type ReadyFigures = Extract<AnalysisState, { status: "ready" }>;

type Analyse = (name: "analyse", rules: AnalysisRules) => Promise<ItemAnalysis>;

export function createShownFigures(
  ask: Analyse,
  fetched: () => FetchedParts,
  firstRules: AnalysisRules = usualRules,
) {
  const $state = atom<AnalysisState>({ status: "loading" });
  let rules = firstRules;

  return {
    $state,
    /** Of the parts that have come. @throws FileFault; or the reason of the signal, when it is aborted meanwhile */
    async show(signal: AbortSignal): Promise<void> {
      const { questions, done, total, after } = fetched();
      const analysis = await judged(ask, () => rules, signal);
      const rest: AnalysisRest = { is: after === null ? "none" : "fetching" };
      $state.set({ status: "ready", analysis, questions, done, fetched: done, total, rest });
    },
    /** How many have come. The figures stay those of the parts that they were made from. */
    report(): void {
      const state = $state.get();
      const { done, total } = fetched();
      if (state.status === "ready") $state.set({ ...state, fetched: done, total });
    },
    /** Figures of the parts that have come stay, unless the bank may no longer be read. */
    fail(error: unknown): void {
      const state = $state.get();
      $state.set(
        state.status === "ready" && !isTakenAway(error)
          ? { ...state, rest: { is: "stopped", error } }
          : { status: "failed", error },
      );
    },
    /** Whether there is something to go on with. */
    resume(): boolean {
      const state = $state.get();
      if (state.status !== "ready" || state.rest.is !== "stopped") return false;
      $state.set({ ...state, rest: { is: "fetching" } });
      return true;
    },
    /** Other words and limits for the same answers. Never throws. */
    async judgeBy(next: AnalysisRules): Promise<void> {
      rules = next;
      if ($state.get().status !== "ready") return;
      const { questions, done } = fetched();
      try {
        const analysis = await ask("analyse", rules);
        // The worker answers in order: what was asked for the whole since then is answered later.
        const state = $state.get();
        if (state.status === "ready") $state.set({ ...state, analysis, questions, done });
      } catch (error) {
        $state.set({ status: "failed", error });
      }
    },
  };
}

/** The school's rules may arrive while the worker analyses. Then it analyses again, so that figures are never shown with words of other rules. */
async function judged(
  ask: Analyse,
  rules: () => AnalysisRules,
  signal: AbortSignal,
): Promise<ItemAnalysis> {
  const asked = rules();
  const analysis = await ask("analyse", asked);
  signal.throwIfAborted();
  return asked === rules() ? analysis : judged(ask, rules, signal);
}
