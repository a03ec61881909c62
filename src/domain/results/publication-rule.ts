// What a participant is shown of a result: the one rule for their own call and for the preview of staff. An act of staff stands above what the
// schedule says; that results wait until they can no longer help anybody in the exam stands above both (exams/sittings/result-times.ts).
import type { ResultView } from "../../contract/exams/schedule-fields.ts";
import type {
  PublicationAct,
  ResultPublication,
} from "../../contract/results/result-publications.ts";
import {
  hiddenResult,
  type HiddenResult,
  type ResultTimes,
} from "../exams/sittings/result-times.ts";

/** The latest act that concerns the participant. */
export type DecidingAct = Pick<PublicationAct, "kind" | "view">;

/** `hidden`: why nothing is shown yet, or any more; null: as much as `view` says is shown. */
export type ShownPart = { view: ResultView; hidden: HiddenResult | null };

/**
 * @param rule what the schedule shows, and when
 * @param act null: nobody has acted
 */
export function shownPart(
  rule: { view: ResultView; times: ResultTimes },
  act: DecidingAct | null,
  now: number,
): ShownPart {
  if (act?.kind === "withdraw") {
    return { view: rule.view, hidden: { hindrance: "withdrawn", from: null } };
  }
  const view = act?.kind === "publish" ? act.view! : rule.view;
  if (view === "none") return { view, hidden: null };
  const moment = act?.kind === "publish" ? null : rule.times.moment;
  return { view, hidden: hiddenResult({ ...rule.times, moment }, now) };
}

/** To whom an exam shows results now; some: not to all groups alike. */
export type PublicationReach = "everybody" | "some" | "nobody";

type PublishedRule = Pick<ResultPublication, "view" | "result_at" | "waits" | "acts">;

export function publicationReach(
  { view, result_at: at, waits, acts }: PublishedRule,
  now: number,
): PublicationReach {
  if (waits !== "") return "nobody";
  const moment = at === null ? null : Date.parse(at);
  const times: ResultTimes = { end: 0, latestDeadline: null, moment, isStopped: false };
  const shows = (act: DecidingAct | null): boolean => {
    const part = shownPart({ view, times }, act, now);
    return part.hidden === null && part.view !== "none";
  };
  const isShown = shows(acts.find(({ group }) => group === null) ?? null);
  const ofGroups = acts.filter(({ group }) => group !== null);
  if (ofGroups.some((act) => shows(act) !== isShown)) return "some";
  return isShown ? "everybody" : "nobody";
}
