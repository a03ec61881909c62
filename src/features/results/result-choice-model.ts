// Whose results are shown, of an exam or of an event: the address says it, then what one looked at last, then the latest exam that somebody has
// finished.
import { atom, type ReadableAtom } from "nanostores";
import { listResultChoices, type ResultChoices } from "../../contract/results/exam-results.ts";
import { call } from "../../core/api.ts";
import { readQuery, replaceQuery, type Query } from "../../core/navigation.ts";
import { createFetching } from "../../core/on-demand/create-fetching.ts";
import { readPreferences, writePreference } from "../../core/preferences/screen-preferences.ts";

/** One of them is empty. */
export type ResultSelection = { schedule_id: string; event_id: string };

type State =
  | { status: "loading" }
  | { status: "failed"; error: unknown }
  /** `chosen`: null when there is nothing to choose from. It may be missing among the choices, which are the latest ones. */
  | { status: "ready"; choices: ResultChoices; chosen: ResultSelection | null };

/** Under which its columns are remembered as well. */
export const resultsScreen = "exam-results";

export function createResultChoiceModel() {
  const $state = atom<State>({ status: "loading" });
  const { fetchNow, stop } = createFetching({
    fetchIt: (signal) => call(listResultChoices, {}, { signal }),
    onAnswer: (choices) => $state.set({ status: "ready", choices, chosen: chosenAmong(choices) }),
    onFailure: (error) => $state.set({ status: "failed", error }),
  });
  void fetchNow();

  return {
    $state: $state as ReadableAtom<State>,
    load(): Promise<void> {
      $state.set({ status: "loading" });
      return fetchNow();
    },
    choose(chosen: ResultSelection): void {
      const state = $state.get();
      if (state.status !== "ready") return;
      writePreference(resultsScreen, "chosen", chosen);
      // Filters of another exam mean nothing here.
      replaceQuery(addressOf(chosen));
      $state.set({ ...state, chosen });
    },
    exit: stop,
  };
}

const addressOf = ({ schedule_id: exam, event_id: event }: ResultSelection): Query =>
  exam === "" ? { event } : { exam };

function chosenAmong({ exams, events }: ResultChoices): ResultSelection | null {
  const { exam, event } = readQuery();
  if (exam) return { schedule_id: exam, event_id: "" };
  if (event) return { schedule_id: "", event_id: event };
  const kept = readPreferences(resultsScreen)["chosen"] as Partial<ResultSelection> | undefined;
  const known = [
    ...exams.map(({ id }): ResultSelection => ({ schedule_id: id, event_id: "" })),
    ...events.map(({ id }): ResultSelection => ({ schedule_id: "", event_id: id })),
  ];
  const isKept = (one: ResultSelection) =>
    one.schedule_id === kept?.schedule_id && one.event_id === kept.event_id;
  const latest = exams.findIndex(({ has_results: hasResults }) => hasResults);
  return known.find(isKept) ?? known[Math.max(0, latest)] ?? null;
}
