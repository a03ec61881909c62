// Which banks an event's papers are about, and what is known of each. Pure.
import type { BankBlueprint } from "../../../../contract/exams/bank-blueprints.ts";
import type { EventBank, PaperSchedule } from "../../../../contract/exams/event-papers.ts";
import type { Question } from "../../../../contract/questions/questions.ts";
import type { Reference } from "../../../../contract/questions/references.ts";

/** Whole questions with what they belong to; none where only the blueprint is printed. */
export type BankContent = {
  blueprint: BankBlueprint;
  questions: readonly Question[];
  references: readonly Reference[];
};
export type BankOutcome = { is: "ready"; content: BankContent } | { is: "failed"; error: unknown };
/** `outcome` null: it is still fetched. */
export type AskedBank = { bank: EventBank; outcome: BankOutcome | null };
/** `error` null: there is no question in it. */
export type LeftOutBank = { bank: EventBank; error: unknown };

/** Of the chosen schedule, or of all ("") each once, as they first come. */
export function banksOf(
  schedules: readonly Pick<PaperSchedule, "id" | "banks">[],
  schedule: string,
): EventBank[] {
  const chosen = schedules.filter(({ id }) => schedule === "" || id === schedule);
  return [...new Map(chosen.flatMap(({ banks }) => banks.map((bank) => [bank.id, bank]))).values()];
}

export type SortedBanks = {
  /** In their order, as those that are left out. */
  ready: BankContent[];
  leftOut: LeftOutBank[];
  waiting: number;
};

export function sortedBanks(asked: readonly AskedBank[]): SortedBanks {
  const sorted: SortedBanks = { ready: [], leftOut: [], waiting: 0 };
  for (const { bank, outcome } of asked) {
    if (outcome === null) sorted.waiting += 1;
    else if (outcome.is === "failed") sorted.leftOut.push({ bank, error: outcome.error });
    else if (isEmpty(outcome.content)) sorted.leftOut.push({ bank, error: null });
    else sorted.ready.push(outcome.content);
  }
  return sorted;
}

export const isEmpty = ({ blueprint }: BankContent) => blueprint.questions.length === 0;
