// What each option of a question did: who chose it, whether a wrong one works as a distractor. "Kosong" is a row like an option.
import { compare, divide, fraction, fractionOf, type Fraction } from "../scoring/fraction.ts";
import { distractorWord, type DistractorWord } from "./figure-classes.ts";
import { groupAbsence, groupCount, type EdgeGroups } from "./group-counts.ts";
import { exactFigure, noFigure, roundedFigure, type ItemFigure } from "./item-figure.ts";
import type { MarkSums } from "./mark-sums.ts";
import type { TableColumn } from "./mark-table.ts";
import { absenceOf, bounded } from "./question-figures.ts";

/**
 * Of a wrong option. `works`: at least 5 % of the participants chose it, more of the lower group than of the upper. `upper`: at least 5 % chose it, more of
 * the upper group than of the lower. `idle`: fewer than 5 % chose it, or as many of both groups.
 */
export type DistractorVerdict = "works" | "upper" | "idle";

export type OptionFigures = {
  /** Null: the row of those who left the question empty. */
  id: string | null;
  isRight: boolean;
  /** Null: the question is removed or right for everybody, so that no choice counts. */
  count: number | null;
  share: ItemFigure;
  /** Share of the upper and of the lower group. */
  upper: ItemFigure;
  lower: ItemFigure;
  rest: ItemFigure;
  /** Null: a right option, the empty row, or there are no groups. */
  verdict: DistractorVerdict | null;
  /** In percent, without decimals as it is shown. */
  distractorIndex: ItemFigure;
  distractor: DistractorWord | null;
};

/** A distractor that fewer choose does not work (evaluation.md 3): 1 of 20. */
const fewestOf = 20;

type IsChosen = (response: number) => boolean;

/** The options in their order, and the empty row; nothing for a question without options. */
export function optionFigures(
  column: TableColumn,
  sums: MarkSums,
  groups: EdgeGroups,
): OptionFigures[] {
  const { options, responses } = column.column;
  if (options.length === 0) return [];
  const rows = options.map(({ id, isRight }, option) =>
    optionRow(column, sums, groups, {
      id,
      isRight,
      isChosen: (at) => responses[at]!.chosen.includes(option),
    }),
  );
  const isEmpty = (at: number) => responses[at]!.state !== "answered";
  return [
    ...rows,
    optionRow(column, sums, groups, { id: null, isRight: false, isChosen: isEmpty }),
  ];
}

function optionRow(
  column: TableColumn,
  sums: MarkSums,
  groups: EdgeGroups,
  { id, isRight, isChosen }: { id: string | null; isRight: boolean; isChosen: IsChosen },
): OptionFigures {
  const count = countOf(column, isChosen);
  const { n } = sums;
  const isWrong = id !== null && !isRight;
  const index = isWrong ? distractorIndex(column, count) : noFigure("no-wrong-option");
  const inGroup = (edge: "upper" | "lower") => {
    if (n === 0) return absenceOf(column);
    if (!groups) return groupAbsence(column);
    return exactFigure(divide(groupCount(groups[edge], isChosen), fractionOf(groups.size)));
  };
  return {
    id,
    isRight,
    count: n === 0 && column.removed + column.given > 0 ? null : count,
    share: n === 0 ? absenceOf(column) : exactFigure(fraction(BigInt(count), BigInt(n))),
    upper: inGroup("upper"),
    lower: inGroup("lower"),
    rest: n === 0 ? absenceOf(column) : optionRestCorrelation(column, sums, isChosen),
    verdict: isWrong && groups ? distractorVerdict(count, n, groups, isChosen) : null,
    distractorIndex: index,
    distractor: distractorWord(index),
  };
}

function countOf({ counts }: TableColumn, isOne: IsChosen): number {
  return counts.reduce((all, count, at) => (isOne(at) ? all + count : all), 0);
}

/**
 * Pearson's correlation of "chose this option" (1 or 0) with the total of the other questions; no unit, −1 to 1. Of a good distractor it is below 0.
 * Undefined: n < 2, chosen by nobody or by everybody, or all rests are equal.
 *
 * Source: Henrysson (1963); as rest-score correlation of options by Haladyna, Developing and Validating Multiple-Choice Test Items (2004).
 */
export function optionRestCorrelation(
  column: TableColumn,
  { n, rest, restBy }: MarkSums,
  isChosen: IsChosen,
): ItemFigure {
  if (n < 2) return noFigure("few-participants");
  const count = countOf(column, isChosen);
  if (count === 0 || count === n) return noFigure("no-contrast");
  if (rest === 0) return noFigure("equal-rest");
  const product = restBy.reduce((all, each, at) => (isChosen(at) ? all + each : all), 0);
  return roundedFigure(bounded(product / Math.sqrt(((count * (n - count)) / n) * rest)));
}

/**
 * A wrong option works when at least 5 % chose it, and more of the lower group than of the upper.
 *
 * Source: Arikunto, Dasar-Dasar Evaluasi Pendidikan (5 %); Ebel & Frisbie (1991; groups).
 */
function distractorVerdict(
  count: number,
  n: number,
  { upper, lower }: NonNullable<EdgeGroups>,
  isChosen: IsChosen,
): DistractorVerdict {
  if (count * fewestOf < n) return "idle";
  const more = compare(groupCount(lower, isChosen), groupCount(upper, isChosen));
  if (more === 0) return "idle";
  return more > 0 ? "works" : "upper";
}

/**
 * Indeks pengecoh: P ÷ ((N − B) ÷ (k − 1)) × 100, where P chose this wrong option, B of N a right one, and k − 1 options are wrong. In percent, shown
 * without decimals: 100 where all wrong options are chosen equally often. 0 where nobody is wrong. Undefined: more than one option may be chosen.
 *
 * Source: Arifin, Evaluasi Pembelajaran (2009).
 */
export function distractorIndex(column: TableColumn, chose: number): ItemFigure {
  const { isSingleChoice, options, responses } = column.column;
  const n = column.places.rows.length;
  if (n === 0) return absenceOf(column);
  if (!isSingleChoice) return noFigure("not-single-choice");
  const wrong = options.filter(({ isRight }) => !isRight).length;
  if (wrong === 0) return noFigure("no-wrong-option");
  const right = countOf(column, (at) => responses[at]!.chosen.some((one) => options[one]!.isRight));
  return exactFigure(indexOf(chose, wrong, n - right), 0);
}

function indexOf(chose: number, wrong: number, missed: number): Fraction {
  return missed === 0 ? fractionOf(0) : fraction(BigInt(100 * chose * wrong), BigInt(missed));
}
