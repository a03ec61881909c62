// What people have done, in words: a verb and what it was done to.
import { auditNouns, auditVerbs, ownActions } from "../../contract/audit.ts";
import type { OwnActivity } from "../../contract/staff/profile.ts";
import { serverNow } from "../../core/answers/server-clock.ts";
import { formatDate, formatNumber } from "../../core/format.ts";
import { messages, params } from "../../core/i18n.ts";

export const verbMessages = messages("profile/activity-verbs", auditVerbs);

export const nounMessages = messages("profile/activity-nouns", auditNouns);

export const ownMessages = messages("profile/activity-own", ownActions);

export const otherMessages = messages("profile/activity-other", {
  changed: "Perubahan lain:",
  many: params("{verb} {n} {noun}"),
  times: params("{what}, {n} kali"),
  today: "Hari ini",
  yesterday: "Kemarin",
});

/** A newer server may tell of things that have no words here yet: then only to what it was done is said. */
export function activityInWords({ action, label, count, objects }: OwnActivity): string {
  const t = otherMessages.get();
  const ownT: Record<string, string> = ownMessages.get();
  const nounT: Record<string, string> = nounMessages.get();
  const verbT: Record<string, string> = verbMessages.get();
  const dot = action.indexOf(".");
  const noun = nounT[action.slice(0, dot)] ?? "";
  const verb = verbT[action.slice(dot + 1)] ?? t.changed;
  const own = ownT[action];
  if (!own && noun && objects > 1) return t.many({ verb, noun, n: formatNumber(objects) });
  const what = own ?? [verb, noun, label].filter((word) => word !== "").join(" ");
  return count > 1 ? t.times({ what, n: formatNumber(count) }) : what;
}

/** "Hari ini", "Kemarin", "20 Nov 2026" */
export function dayInWords(at: string): string {
  const t = otherMessages.get();
  const day = formatDate(at);
  const now = serverNow().getTime();
  if (day === formatDate(new Date(now))) return t.today;
  return day === formatDate(new Date(now - dayMs)) ? t.yesterday : day;
}

const dayMs = 24 * 60 * 60 * 1000;
