// Rows and columns of the ledger as they are answered: exact fractions become the figures that are shown.
import type {
  LedgerCell,
  LedgerExam,
  LedgerPage,
  LedgerRow,
} from "../../../../contract/results/event-ledger.ts";
import { add, divide, fraction, fractionOf, zero } from "../../../../domain/scoring/fraction.ts";
import { scoreStored, shownScore } from "../../../../domain/scoring/shown-score.ts";

export type StoredCell = Pick<
  LedgerCell,
  "schedule_id" | "sitting_id" | "state" | "kkm" | "is_missed"
> & { least: string | null; most: string | null };

/** Total and mean in hundredths. */
export type StoredPerson = Pick<
  LedgerRow,
  "id" | "no_ujian" | "nama" | "nisn" | "group_path" | "final" | "missed" | "rank"
> & { total: number | null; mean: number | null; cells: StoredCell[] };

/** `sums`: of exact totals, by denominator. */
export type StoredExam = Omit<LedgerExam, "starts_at" | "mean" | "highest" | "lowest"> & {
  starts_at: string;
  highest: number | null;
  lowest: number | null;
  sums: { above: string; below: string }[];
};

export type StoredScope = {
  exams: StoredExam[];
  counts: LedgerPage["counts"];
  hidden: number;
  is_partial: boolean;
};

const hundredths = (value: number | null): string | null =>
  value === null ? null : (value / 100).toFixed(2);

export function shownCell({ least, most, ...cell }: StoredCell): LedgerCell {
  const [score, score_most] = [least, most].map((exact) =>
    exact === null ? null : shownScore(scoreStored(exact)),
  ) as [string | null, string | null];
  return { ...cell, score, score_most };
}

export const shownPerson = ({ total, mean, cells, ...person }: StoredPerson): LedgerRow => ({
  ...person,
  total: hundredths(total),
  mean: hundredths(mean),
  cells: cells.map(shownCell),
});

export const shownScope = ({ exams, ...scope }: StoredScope) => ({
  ...scope,
  exams: exams.map(shownExam),
});

function shownExam({ starts_at: at, sums, highest, lowest, ...exam }: StoredExam): LedgerExam {
  const whole = sums
    .map(({ above, below }) => fraction(BigInt(above), BigInt(below)))
    .reduce(add, zero);
  return {
    ...exam,
    starts_at: new Date(at).toISOString(),
    highest: hundredths(highest),
    lowest: hundredths(lowest),
    mean: exam.n === 0 ? null : shownScore(divide(whole, fractionOf(exam.n))),
  };
}
