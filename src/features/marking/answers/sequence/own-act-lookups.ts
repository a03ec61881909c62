// By which act the person's own mark of an answer was given, as an act that replaces it names it.
import { isSame, type MarkQueue } from "../../../../core/marking/mark-queue-model.ts";
import type { UnitKey } from "../../../../core/marking/unsent-acts.ts";
import type { Seen } from "./marking-sequence-state.ts";

/** The answers with the act that gave the person's own mark: the latest that waits, or else the one that is shown. */
export const withOwn = (
  queue: MarkQueue,
  unit: UnitKey,
  answers: readonly Seen[],
  shown: (at: number) => string | null,
): Seen[] =>
  answers.map(({ code, seq }, at) => {
    const waiting = waitingAct(queue, unit, code);
    return { code, seq, own: waiting === undefined ? shown(at) : waiting };
  });

/** Null: it takes the mark back; undefined: none waits. */
function waitingAct({ $unsent }: MarkQueue, unit: UnitKey, code: string) {
  const waiting = $unsent.get().flatMap(({ unit: of, act, refusal }) => {
    const isOf =
      refusal === null && isSame(of, unit) && act.answers.some((one) => one.code === code);
    return isOf && (act.kind === "mark" || act.kind === "withdraw") ? act : [];
  });
  const latest = waiting.at(-1);
  return latest && (latest.kind === "mark" ? latest.id : null);
}
