// How the upper and the lower group answered one question, exactly: who shares places at a boundary counts in part.
import {
  add,
  divide,
  fraction,
  fractionOf,
  multiply,
  sum,
  type Fraction,
} from "../scoring/fraction.ts";
import { noFigure, type ItemFigure } from "./item-figure.ts";
import type { TableColumn } from "./mark-table.ts";
import {
  areTotalsEqual,
  groupSize,
  lowerGroup,
  sharedPart,
  upperGroup,
  type GroupRule,
  type PlaceGroup,
  type SharedPlaces,
} from "./score-places.ts";

/** By response: how many of the group gave it, wholly and of those who share places. */
export type GroupCounts = {
  size: number;
  whole: Float64Array;
  tied: Float64Array;
  shared: SharedPlaces | null;
};

/** Null: the groups have nobody, or all totals are equal, so that nobody belongs to one of them rather than to the other. */
export type EdgeGroups = { size: number; upper: GroupCounts; lower: GroupCounts } | null;

export function edgeGroups(column: TableColumn, rule: GroupRule): EdgeGroups {
  const { places } = column;
  const size = groupSize(places.rows.length, rule);
  if (size < 1 || areTotalsEqual(places)) return null;
  return {
    size,
    upper: groupCounts(column, upperGroup(places, size)),
    lower: groupCounts(column, lowerGroup(places, size)),
  };
}

/** Why there are no groups. */
export const groupAbsence = ({ places }: Pick<TableColumn, "places">): ItemFigure =>
  noFigure(areTotalsEqual(places) ? "equal-totals" : "no-group");

function groupCounts(column: TableColumn, { size, whole, shared }: PlaceGroup): GroupCounts {
  const tied: readonly [number, number] = shared
    ? [shared.from, shared.from + shared.people]
    : [0, 0];
  return { size, whole: countsIn(column, whole), tied: countsIn(column, tied), shared };
}

function countsIn(
  { column: { numbers }, places: { rows }, units }: TableColumn,
  [from, to]: readonly [number, number],
): Float64Array {
  const counts = new Float64Array(units.length);
  for (let place = from; place < to; place += 1) {
    const response = numbers[rows[place]!]! - 1;
    counts[response] = counts[response]! + 1;
  }
  return counts;
}

/** Σ of a value of each response over the group. */
export function groupSum(
  { whole, tied, shared }: GroupCounts,
  values: readonly Fraction[],
): Fraction {
  const inside = weightedSum(whole, values);
  return shared ? add(inside, multiply(weightedSum(tied, values), sharedPart(shared))) : inside;
}

/** How many of the group gave one of these responses; with shared places not always a whole number. */
export function groupCount(
  { whole, tied, shared }: GroupCounts,
  isOne: (response: number) => boolean,
) {
  const count = (counts: Float64Array) =>
    BigInt(counts.reduce((all, each, at) => (isOne(at) ? all + each : all), 0));
  const inside = fraction(count(whole), 1n);
  return shared ? add(inside, multiply(fraction(count(tied), 1n), sharedPart(shared))) : inside;
}

/** Mean mark of the group ÷ maximum; null where the maximum is 0. */
export function groupFacility(group: GroupCounts, { marks, maxima }: TableColumn): Fraction | null {
  const most = groupSum(group, maxima);
  return most.numerator === 0n ? null : divide(groupSum(group, marks), most);
}

export function weightedSum(counts: Float64Array, values: readonly Fraction[]): Fraction {
  return sum(
    values.flatMap((value, at) =>
      counts[at] === 0 ? [] : [multiply(value, fractionOf(counts[at]!))],
    ),
  );
}
