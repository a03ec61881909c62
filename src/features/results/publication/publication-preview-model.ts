// What one participant will see once the act is done: asked anew when another act or another participant is chosen.
import { atom, type ReadableAtom } from "nanostores";
import type { ResultRow } from "../../../contract/results/exam-results.ts";
import {
  previewPublication,
  type PreviewExample,
  type PublicationPreview,
} from "../../../contract/results/publication-preview.ts";
import type {
  PublicationKind,
  PublishedView,
} from "../../../contract/results/result-publications.ts";
import { call } from "../../../core/api.ts";
import { createFetching } from "../../../core/on-demand/create-fetching.ts";
import type { ResultsModel } from "../results-model.ts";

/** What is chosen so far; without groups it is for everybody. */
export type PlannedAct = { kind: PublicationKind; view: PublishedView; group_ids: string[] };
/** An example, or the participant with that id. */
export type PreviewedPerson = PreviewExample | { id: string; name: string };
type Found = Pick<ResultRow, "participant_id" | "nama" | "no_ujian">;

export type PreviewState =
  | { status: "loading" }
  | { status: "failed"; error: unknown }
  | { status: "ready"; preview: PublicationPreview | null };

export type PublicationPreviewModel = ReturnType<typeof createPublicationPreviewModel>;

const restMs = 250;
const mostFound = 5;

export function createPublicationPreviewModel(
  schedule_id: string,
  $planned: ReadableAtom<PlannedAct>,
  askList: ResultsModel["ask"],
) {
  const $person = atom<PreviewedPerson>("fullest");
  const $state = atom<PreviewState>({ status: "loading" });
  const { fetchNow, stop } = createFetching({
    fetchIt: (signal) => call(previewPublication, asked(), { signal }),
    onAnswer: (preview) => $state.set({ status: "ready", preview }),
    onFailure: (error) => $state.set({ status: "failed", error }),
  });

  function asked() {
    const person = $person.get();
    const who = typeof person === "string" ? { example: person } : { participant_id: person.id };
    return { schedule_id, ...$planned.get(), ...who };
  }

  function ask(): void {
    $state.set({ status: "loading" });
    void fetchNow();
  }

  ask();
  const unbind = $planned.listen(ask);
  const search = createPersonSearch(askList);
  return {
    $person: $person as ReadableAtom<PreviewedPerson>,
    $state: $state as ReadableAtom<PreviewState>,
    search,
    choose(person: PreviewedPerson): void {
      search.type("");
      $person.set(person);
      ask();
    },
    retry: ask,
    exit(): void {
      unbind();
      search.exit();
      stop();
    },
  };
}

/** Null: nothing was typed, or the answer is on its way. */
function createPersonSearch(askList: ResultsModel["ask"]) {
  const $text = atom("");
  const $found = atom<readonly Found[] | null>(null);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const { fetchNow, stop } = createFetching({
    fetchIt: (signal) => askList({ q: $text.get(), per_page: 10, sort: "nama" }, signal),
    onAnswer: ({ items }) => $found.set(items.slice(0, mostFound)),
    onFailure: () => $found.set(null),
  });
  return {
    $text: $text as ReadableAtom<string>,
    $found: $found as ReadableAtom<readonly Found[] | null>,
    type(text: string): void {
      stop();
      clearTimeout(timer);
      $text.set(text);
      $found.set(null);
      if (text.trim() !== "") timer = setTimeout(() => void fetchNow(), restMs);
    },
    exit(): void {
      clearTimeout(timer);
      stop();
    },
  };
}
