// The documents of an event without their looks: which events there are, which is chosen, what is known of it.
import { listEventOptions } from "../../../contract/exams/events.ts";
import { call } from "../../../core/api.ts";
import {
  createKeptChoices,
  createPrintChoices,
  type PrintChoices,
} from "../../../kit/print/choices/create-print-choices.ts";
import { createDetail } from "../../../kit/record/create-detail.ts";
import { fetchPapers } from "../papers/event-papers-lookups.ts";
import { documentFields, type DocumentChoices } from "./document-choices.ts";
import { knownFilters } from "./document-rows.ts";

export type DocumentsModel = ReturnType<typeof createDocumentsModel>;

export function createDocumentsModel() {
  const kept = createKeptChoices("documents", "last", [documentFields]);
  const choices = createPrintChoices<DocumentChoices>(kept, documentFields);
  const events = createDetail(async (signal) => {
    const options = await call(listEventOptions, {}, { signal });
    const isKnown = options.some(({ id }) => id === choices.$values.get().event);
    if (!isKnown) chooseEvent(options[0]?.id ?? "");
    return options;
  });
  function chooseEvent(event: string): void {
    choices.choose({ event, schedule: "", session: "", room: "" });
  }
  return { ...events, choices, chooseEvent };
}

/** Of one event; what is chosen and not in it is chosen no longer. */
export function createEventDocuments(event: string, choices: PrintChoices<DocumentChoices>) {
  return createDetail(async (signal) => {
    const papers = await fetchPapers(event, signal);
    choices.choose(knownFilters(papers, choices.$values.get()));
    return papers;
  });
}
