// What a recalculation would move, computed without writing anything.
import { createHash } from "node:crypto";
import type {
  RecalculationChoices,
  RecalculationPreview,
} from "../../../../../contract/results/result-recalculation.ts";
import { rulesText } from "../../../../../domain/results/recalculation/counting-rules.ts";
import type { StoredResult } from "../../../../../domain/results/recalculation/result-moves.ts";
import type { Call } from "../../../../http/handler.ts";
import { refuseIfCancelled } from "../../../../http/refusal.ts";
import { chosenIn, type ChosenRules } from "./chosen-rules-query.ts";
import { keepPreview } from "./preview-store.ts";
import { openRecalculation } from "./recalculation-access.ts";
import {
  namedAfter,
  presentResults,
  recalculatedResults,
  type PresentResult,
  type RecalculatedResult,
} from "./recalculated-results-query.ts";
import { changeBetween } from "./result-change-query.ts";

export async function previewOfRecalculation(
  choices: RecalculationChoices,
  call: Call,
): Promise<RecalculationPreview> {
  await openRecalculation(choices.schedule_id, call);
  const chosen = await chosenIn(choices, call);
  const present = await presentResults(choices.schedule_id, call.db);
  const after = await foreseen(present, chosen, call);
  const fingerprint = fingerprintOf(present, chosen, latestOf(present));
  keepPreview(fingerprint, after, call.services);
  return {
    change: await changeTo(after, present, call),
    incomparable: counted(after.flatMap(({ incomparable }) => incomparable)).map(
      ([question_id, answers]) => ({ question_id, answers }),
    ),
    emptied: counted(after.flatMap(({ emptied }) => emptied))
      .map(([type, participants]) => ({ type, participants }))
      .sort((one, other) => one.type - other.type),
    is_unchanged: isUnchanged(present, after, chosen),
    fingerprint,
  };
}

/** Nobody who has given up waiting is computed for. */
export const foreseen = (
  present: readonly PresentResult[],
  { rules, versions }: Pick<ChosenRules, "rules" | "versions">,
  { db, signal }: Call,
): Promise<RecalculatedResult[]> =>
  recalculatedResults(present, rules, { db, versions, refuse: () => refuseIfCancelled(signal) });

export const changeTo = (
  after: readonly RecalculatedResult[],
  present: readonly PresentResult[],
  { db }: Call,
) =>
  changeBetween(
    present.map((result, at) => ({
      sitting: result.sitting,
      before: result.named,
      after: result.named && namedAfter(after[at]!, result),
    })),
    db,
  );

/** How often each is among them. */
function counted<Value>(values: readonly Value[]): [Value, number][] {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts];
}

export const isUnchanged = (
  present: readonly PresentResult[],
  after: readonly RecalculatedResult[],
  { inForce, rules }: Pick<ChosenRules, "inForce" | "rules">,
): boolean =>
  rulesText(inForce) === rulesText(rules) &&
  present.every(({ marked }, at) => isSame(marked, after[at]!.marked));

const isSame = (one: StoredResult, other: StoredResult): boolean =>
  one.least === other.least && one.most === other.most && one.pending === other.pending;

/** When the last of the results was computed. Whoever ends later is in no preview of that time. */
const latestOf = (present: readonly PresentResult[]): number =>
  present.reduce((latest, { computedMs }) => Math.max(latest, computedMs), 0);

/**
 * Of all that decides what is written: the version that counts, the rules that are chosen, and each result of that time. A mark, a change of the
 * marking rules and a sitting that is opened again all change a result or when it was computed.
 */
export function fingerprintOf(
  present: readonly PresentResult[],
  { number, rules }: Pick<ChosenRules, "number" | "rules">,
  asOf: number,
): string {
  const hash = createHash("sha256").update(`${number} ${rulesText(rules)}\n`);
  for (const { sitting, computedMs, stored, isBlind } of present) {
    if (computedMs <= asOf) hash.update(`${sitting} ${computedMs} ${stored} ${isBlind}\n`);
  }
  return `${asOf}.${hash.digest("base64url")}`;
}

/** Of a fingerprint that somebody sends. */
export const asOfIn = (fingerprint: string): number => Number.parseInt(fingerprint, 10) || 0;
