// Translates the sentences that the exam server, schemas and readers of files report. They are Indonesian wherever they are sent
// or stored, and are translated only where a person reads them. The console's own sentences are in x-messages.ts.
import { getDotPath, type BaseIssue } from "valibot";
import type { FieldErrors } from "../../contract/calls/envelope.ts";
import { $locale } from "../i18n.ts";
import { lazy } from "../on-demand/lazy.ts";
import { loadOnDemand } from "../on-demand/load-on-demand.ts";

const loadFaultTexts = lazy(() => import("./fault-files.ts"), "fetchFaultTexts");

let translateSentence = (text: string): string => text;

/** Answers it in the person's language, if it is a sentence whose text has been fetched. */
export const translateFault = (text: string): string =>
  $locale.get() === "id" ? text : translateSentence(text);

/** Where faults may have come from so far: paths of calls, "sheets", "question-files". */
const origins = new Set<string>();

/** An answer that has come is not kept from the person for longer than this, for want of the words for what it may refuse. */
const patienceMs = 3000;

/**
 * Fetches in the person's language what may be said by a call to this path, or by a reader of such files. Never rejects. While it
 * is out of reach the Indonesian sentence is shown.
 */
export async function fetchFaults(origin: string): Promise<void> {
  origins.add(origin);
  const locale = $locale.get();
  if (locale === "id") return;
  const patience = new Promise((resolve) => setTimeout(resolve, patienceMs));
  await Promise.race([patience, fetchTexts(locale).catch(() => {})]);
}

async function fetchTexts(locale: string): Promise<void> {
  const fetchFaultTexts = await loadOnDemand(loadFaultTexts);
  translateSentence = await fetchFaultTexts(locale, origins);
}

$locale.subscribe(() => void fetchFaults(""));

/** The first fault of each field, by its path. */
export function issueErrors(issues: readonly BaseIssue<unknown>[] = []): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of issues) errors[getDotPath(issue) ?? ""] ??= translateFault(issue.message);
  return errors;
}
