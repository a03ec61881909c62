// What people have done, in words: a verb and what it was done to.
import { auditNouns, auditVerbs, ownActions } from "../../contract/audit.ts";
import { messages } from "../../core/i18n.ts";

export const verbMessages = messages("profile/activity-verbs", auditVerbs);

export const nounMessages = messages("profile/activity-nouns", auditNouns);

export const ownMessages = messages("profile/activity-own", ownActions);

export const otherMessages = messages("profile/activity-other", {
  changed: "Perubahan lain:",
});

/** A newer server may tell of things that have no words here yet: then only to what it was done is said. */
export function activityInWords(action: string, label: string): string {
  const t: Record<string, string> = ownMessages.get();
  if (t[action]) return t[action];
  const dot = action.indexOf(".");
  const nounT: Record<string, string> = nounMessages.get();
  const verbT: Record<string, string> = verbMessages.get();
  const noun = nounT[action.slice(0, dot)];
  const verb = verbT[action.slice(dot + 1)];
  return [verb ?? otherMessages.get().changed, noun ?? "", label]
    .filter((word) => word !== "")
    .join(" ");
}
