// What a participant is shown of a result: the one rule for their own call and for the preview of staff. An act of staff stands above what the
// schedule says; that results wait until they can no longer help anybody in the exam stands above both (exams/sittings/result-times.ts).
import type { ResultView } from "../../contract/exams/schedule-fields.ts";
import type { PublicationAct } from "../../contract/results/result-publications.ts";
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
