// The plan of a question bank: what is planned against what is there, and how 100 is shared out over the types.
import { weightInHundredths, type PlanEntry } from "../../contract/questions/banks.ts";
import { type QuestionType, questionTypeCodes } from "../../contract/questions/question-types.ts";

type Planned = Pick<PlanEntry, "type" | "count">;
type Entered = { type: QuestionType; count: number };

/** In hundredths of a percent. */
const whole = 10_000;

/**
 * Shares out 100 in steps of 0.01 as the `parts` (each at least 0) are to each other, by the largest remainder: the sum
 * is exactly 100, and no share is a full step from its exact one. All 0 counts as all alike.
 */
export function shareOut(parts: readonly number[]): number[] {
  const sum = parts.reduce((total, part) => total + part, 0);
  if (parts.length === 0) return [];
  if (sum === 0) return shareOut(parts.map(() => 1));
  const exact = parts.map((part) => (part * whole) / sum);
  const shares = exact.map(Math.floor);
  const left = whole - shares.reduce((total, share) => total + share, 0);
  const remainderOf = (index: number) => exact[index]! - shares[index]!;
  // Array sort is stable: of equal remainders the earlier type gets the step.
  const byRemainder = parts.map((_part, index) => index);
  byRemainder.sort((one, other) => remainderOf(other) - remainderOf(one));
  for (const index of byRemainder.slice(0, left)) shares[index]! += 1;
  return shares.map((share) => share / 100);
}

export type PlanTotals = {
  /** How many an exam shows. */
  planned: number;
  /** How many are there, of all types. */
  entered: number;
  /** 0 to 100 and beyond, in percent. */
  weight: number;
  /** Types of which fewer are there than an exam shows. */
  short: QuestionType[];
};

export function planTotals(
  plan: readonly (Planned & { weight: number })[],
  entered: readonly Entered[],
): PlanTotals {
  const there = new Map(entered.map(({ type, count }) => [type, count]));
  return {
    planned: plan.reduce((total, { count }) => total + count, 0),
    entered: entered.reduce((total, { count }) => total + count, 0),
    weight: weightInHundredths(plan) / 100,
    short: plan.filter(({ type, count }) => (there.get(type) ?? 0) < count).map(({ type }) => type),
  };
}

export type PlanRow = { type: QuestionType; entry: PlanEntry | null; entered: number };

/** Every type in its order, planned or not. */
export function planRows(plan: readonly PlanEntry[], entered: readonly Entered[]): PlanRow[] {
  return questionTypeCodes.map((type) => ({
    type,
    entry: plan.find((one) => one.type === type) ?? null,
    entered: entered.find((one) => one.type === type)?.count ?? 0,
  }));
}
