// What the exam server, schemas and readers of files say is Indonesian: on the wire, in tests, in what is kept. It passes
// through here where a person is about to read it, and only there. Sentences of the console's own are in x-messages.ts.
import type { BaseIssue } from "valibot";
import { getDotPath } from "valibot";
import type { FieldErrors } from "../../contract/calls/envelope.ts";
import { $locale } from "../i18n.ts";
import { lazy } from "../on-demand/lazy.ts";
import { loadOnDemand } from "../on-demand/load-on-demand.ts";

const loadForms = lazy(() => import("./fault-forms.ts"), "sayInLanguage");

/** Answers it in the person's language, if it is a sentence that is known there. */
export let sayFault = (text: string): string => text;

$locale.subscribe((locale) => {
  if (locale === "id") return;
  // Until it is there, and where it is missing, the Indonesian sentence is shown.
  loadOnDemand(loadForms).then(
    (sayInLanguage) => (sayFault = sayInLanguage),
    () => undefined,
  );
});

/** The first fault of each field, by its path. */
export function issueErrors(issues: readonly BaseIssue<unknown>[] = []): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of issues) errors[getDotPath(issue) ?? ""] ??= sayFault(issue.message);
  return errors;
}
