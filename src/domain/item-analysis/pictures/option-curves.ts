// Who chose which option, by five groups of equal size from the lowest totals to the highest. Equal totals at a boundary share the places, as in D.
import { toDouble } from "../item-figure.ts";
import type { TableColumn } from "../mark-table.ts";

export const groupsOfCurves = 5;

/** `shares`: of each group, from the lowest. `id`: null for the row of those who left it empty. */
export type OptionCurve = { id: string | null; isRight: boolean; shares: readonly number[] };

/** `size`: participants of each group, not always a whole number. `facility`: mean mark ÷ maximum of each group, null where the maximum is 0. */
export type OptionCurves = {
  size: number;
  facility: readonly (number | null)[];
  options: readonly OptionCurve[];
};

/** Null: fewer participants than groups. */
export function optionCurves(column: TableColumn): OptionCurves | null {
  const n = column.places.rows.length;
  if (n < groupsOfCurves) return null;
  const size = n / groupsOfCurves;
  const groups = groupCounts(column, size);
  const { options, responses } = column.column;
  const curveOf = (
    id: string | null,
    isRight: boolean,
    isOne: (response: number) => boolean,
  ): OptionCurve => ({
    id,
    isRight,
    shares: groups.map((counts) => sumWhere(counts, isOne) / size),
  });
  const rows = options.map(({ id, isRight }, option) =>
    curveOf(id, isRight, (at) => responses[at]!.chosen.includes(option)),
  );
  const empty = curveOf(null, false, (at) => responses[at]!.state !== "answered");
  return {
    size,
    facility: groups.map((counts) => facilityOf(column, counts)),
    options: options.length === 0 ? [] : [...rows, empty],
  };
}

/** From the lowest group: how many gave each response, those who share places in part. */
function groupCounts(
  { column: { numbers }, places: { rows, starts }, units }: TableColumn,
  size: number,
): Float64Array[] {
  const n = rows.length;
  const groups = Array.from({ length: groupsOfCurves }, () => new Float64Array(units.length));
  for (let block = 0; block < starts.length - 1; block += 1) {
    const [from, to] = [starts[block]!, starts[block + 1]!];
    for (const [at, counts] of groups.entries()) {
      // Places are counted from the highest.
      const [first, end] = [n - (at + 1) * size, n - at * size];
      const part = (Math.min(to, end) - Math.max(from, first)) / (to - from);
      if (part <= 0) continue;
      for (let place = from; place < to; place += 1) {
        const response = numbers[rows[place]!]! - 1;
        counts[response] = counts[response]! + part;
      }
    }
  }
  return groups;
}

const sumWhere = (counts: Float64Array, isOne: (at: number) => boolean): number =>
  counts.reduce((all, count, at) => (isOne(at) ? all + count : all), 0);

function facilityOf({ marks, maxima }: TableColumn, counts: Float64Array): number | null {
  const sum = (values: TableColumn["marks"]) =>
    counts.reduce((all, count, at) => all + count * toDouble(values[at]!), 0);
  const most = sum(maxima);
  return most === 0 ? null : sum(marks) / most;
}
