// The state of one answer by its present marks: somebody still has to mark it, two people differ, or it is scored by certain marks
// (evaluation.md 1.3 and 1.8). The order in which marks arrive makes no difference. A withdrawn mark is not present. Points are computed
// by domain/scoring/manual-marks.ts.
import type { markingStates } from "../../contract/marking/marking-rules.ts";
import { atLeast, compare, subtract, type Fraction } from "../scoring/fraction.ts";

/**
 * - left: nobody has marked the answer as it is stored now.
 * - second: one person has, and a second one has to mark it without seeing the first mark.
 * - disputed: the marks differ by more than the tolerance, and a person decides.
 * - settled: it is scored.
 */
export type MarkingState = (typeof markingStates)[number];

/** The present mark of one person. */
export type PresentMark = {
  marker: string;
  /** Made by somebody who saw the marks of the others. */
  isDecision: boolean;
  /** The counter of the answer that was marked; another one than that of the answer means that it has changed since. */
  seq: number;
  /** 0 to 1 of the question. */
  share: Fraction;
};

export type MarkingRules = {
  needsSecond: boolean;
  /** How far two marks may be apart, as a share of the question's maximum, when a second one is wanted. */
  tolerance: Fraction;
};

export type MarkingOutcome<Mark extends PresentMark> = {
  state: MarkingState;
  /** Those that count: the question earns their exact mean. Empty unless it is settled. */
  marks: readonly Mark[];
};

/**
 * @param seq the counter of the answer as it is stored
 * @param marks at most one of each person
 */
export function markingOutcome<Mark extends PresentMark>(
  seq: number,
  marks: readonly Mark[],
  { needsSecond, tolerance }: MarkingRules,
): MarkingOutcome<Mark> {
  const present = marks.filter((mark) => mark.seq === seq);
  const decisions = present.filter(({ isDecision }) => isDecision);
  if (decisions.length > 0) return agreed(decisions, zeroTolerance);
  if (present.length === 0) return { state: "left", marks: [] };
  if (needsSecond && present.length === 1) return { state: "second", marks: [] };
  return agreed(present, needsSecond ? tolerance : zeroTolerance);
}

const zeroTolerance: Fraction = { numerator: 0n, denominator: 1n };

function agreed<Mark extends PresentMark>(
  marks: readonly Mark[],
  tolerance: Fraction,
): MarkingOutcome<Mark> {
  const shares = marks.map(({ share }) => share);
  const most = shares.reduce(atLeast);
  const least = shares.reduce((a, b) => (compare(b, a) < 0 ? b : a));
  return compare(subtract(most, least), tolerance) > 0
    ? { state: "disputed", marks: [] }
    : { state: "settled", marks };
}
