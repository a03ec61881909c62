// Which event's ledger is shown: the address says it, then what one looked at last, then the latest.
import { atom, type ReadableAtom } from "nanostores";
import { listLedgerEvents } from "../../contract/results/event-ledger.ts";
import { call } from "../../core/api.ts";
import { readQuery, replaceQuery } from "../../core/navigation.ts";
import { createFetching } from "../../core/on-demand/create-fetching.ts";
import { readPreferences, writePreference } from "../../core/preferences/screen-preferences.ts";

export type LedgerEvent = { id: string; nama: string; exams: number };
type State =
  | { status: "loading" }
  | { status: "failed"; error: unknown }
  /** `chosen`: null when there is nothing to choose from. It may be missing among the events, which are the latest ones. */
  | { status: "ready"; events: readonly LedgerEvent[]; chosen: string | null };

/** Under which what was chosen is remembered. */
export const ledgerScreen = "ledger";

export function createLedgerChoiceModel() {
  const $state = atom<State>({ status: "loading" });
  const { fetchNow, stop } = createFetching({
    fetchIt: (signal) => call(listLedgerEvents, {}, { signal }),
    onAnswer: ({ events }) => $state.set({ status: "ready", events, chosen: chosenAmong(events) }),
    onFailure: (error) => $state.set({ status: "failed", error }),
  });
  void fetchNow();

  return {
    $state: $state as ReadableAtom<State>,
    load(): Promise<void> {
      $state.set({ status: "loading" });
      return fetchNow();
    },
    choose(chosen: string): void {
      const state = $state.get();
      if (state.status !== "ready") return;
      writePreference(ledgerScreen, "event", chosen);
      // Groups and participants of another event mean nothing here.
      replaceQuery({ e: chosen });
      $state.set({ ...state, chosen });
    },
    exit: stop,
  };
}

function chosenAmong(events: readonly LedgerEvent[]): string | null {
  const { e: asked } = readQuery();
  if (asked) return asked;
  const kept = readPreferences(ledgerScreen)["event"];
  return (events.find(({ id }) => id === kept) ?? events[0])?.id ?? null;
}
