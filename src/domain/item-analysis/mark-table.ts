// The marks of those whose sittings are fully marked, as whole numbers of one unit, with the total of each: what all figures are computed from.
import { compare, zero, type Fraction } from "../scoring/fraction.ts";
import { scoreStored } from "../scoring/shown-score.ts";
import type { ItemColumn, ItemResponses, ResponseNumbers } from "./sending/item-responses.ts";
import { markUnits, type MarkUnits } from "./mark-units.ts";
import { placesOf, type ScorePlaces } from "./score-places.ts";

export type TableColumn = {
  column: ItemColumn;
  /** By response: the exact mark and maximum, and the mark in units. */
  marks: readonly Fraction[];
  maxima: readonly Fraction[];
  units: Float64Array;
  /** Those who count: fully marked, shown the question, with its usual treatment; by their total. */
  places: ScorePlaces;
  /** Of those, by response. */
  counts: Float64Array;
  /** Others who were shown it: not fully marked, or it is removed or right for everybody. */
  unmarked: number;
  removed: number;
  given: number;
  /** One of the k questions: it is not removed and gives points. */
  isPart: boolean;
  /** Everybody who is fully marked was shown it with the same maximum and the same treatment. */
  isForAll: boolean;
};

export type MarkTable = {
  columns: readonly TableColumn[];
  /** All who are fully marked, by their total. */
  places: ScorePlaces;
  /** Participants who are not. */
  unmarked: number;
  /** By participant, in units: the sum of all questions that are not removed. */
  totals: Float64Array;
  perPoint: number;
  slack: number;
};

type ReadColumn = Pick<TableColumn, "column" | "marks" | "maxima">;

export function markTable({ participants, marked, columns: all }: ItemResponses): MarkTable {
  const read = all.map(readColumn);
  const units = markUnits(read.map(({ marks }) => marks));
  const unitsBy = read.map(({ marks }) => Float64Array.from(marks, units.unitsOf));
  const totals = totalsOf(read, unitsBy, participants, units);
  const rows = Uint32Array.from(marked.keys()).filter((row) => marked[row] === 1);
  rows.sort((a, b) => totals[b]! - totals[a]!);
  const places = placesOf(rows, totals);
  const columns = read.map((each, at) =>
    tableColumn({ ...each, units: unitsBy[at]! }, marked, places, totals),
  );
  const { perPoint, slack } = units;
  return { columns, places, unmarked: participants - rows.length, totals, perPoint, slack };
}

function readColumn(column: ItemColumn): ReadColumn {
  const { responses } = column;
  // What is removed earns nothing, whatever was sent.
  const marks = responses.map(({ mark, treatment }) =>
    treatment === "dihapus" ? zero : scoreStored(mark),
  );
  return { column, marks, maxima: responses.map(({ maximum }) => scoreStored(maximum)) };
}

function totalsOf(
  columns: readonly ReadColumn[],
  unitsBy: readonly Float64Array[],
  participants: number,
  { exactly }: MarkUnits,
): Float64Array {
  if (exactly) return roundedTotals(columns, participants, exactly);
  const totals = new Float64Array(participants);
  for (const [at, { column }] of columns.entries()) {
    const { numbers } = column;
    const units = unitsBy[at]!;
    for (let row = 0; row < participants; row += 1) {
      const number = numbers[row]!;
      if (number > 0) totals[row] = totals[row]! + units[number - 1]!;
    }
  }
  return totals;
}

/** Rounded once, so that equal totals stay equal. Only where denominators have no small common multiple. */
function roundedTotals(
  columns: readonly ReadColumn[],
  participants: number,
  { multiple, rounded }: NonNullable<MarkUnits["exactly"]>,
): Float64Array {
  const totals = Array.from({ length: participants }, () => 0n);
  for (const { column, marks } of columns) {
    const { numbers } = column;
    const multiples = marks.map(multiple);
    for (let row = 0; row < participants; row += 1) {
      const number = numbers[row]!;
      if (number > 0) totals[row]! += multiples[number - 1]!;
    }
  }
  return Float64Array.from(totals, rounded);
}

function tableColumn(
  read: ReadColumn & Pick<TableColumn, "units">,
  marked: Uint8Array,
  all: ScorePlaces,
  totals: Float64Array,
): TableColumn {
  const { column, marks, maxima } = read;
  const { numbers, responses } = column;
  const [everyCount, shown] = countedNumbers(numbers, marked, responses.length);
  const counts = everyCount.map((count, at) => (responses[at]!.treatment === "normal" ? count : 0));
  const treated = (treatment: string) =>
    sumOf(everyCount.filter((_count, at) => responses[at]!.treatment === treatment));
  const [n, removed, given] = [sumOf(counts), treated("dihapus"), treated("semua_benar")];
  const used = [...responses.keys()].filter((at) => everyCount[at]! > 0);
  const kept = used.filter((at) => responses[at]!.treatment !== "dihapus");
  const isAlike = used.every((at) => compare(maxima[at]!, maxima[used[0]!]!) === 0);
  return {
    ...read,
    counts,
    unmarked: shown - sumOf(everyCount),
    removed,
    given,
    places: n === all.rows.length ? all : shownPlaces(read, all, totals),
    isPart: kept.some((at) => marks[at]!.numerator !== 0n || maxima[at]!.numerator !== 0n),
    isForAll: (n === all.rows.length || given === all.rows.length) && isAlike,
  };
}

/** By response: how many fully marked participants gave it; and how many participants were shown the question. */
function countedNumbers(
  numbers: ResponseNumbers,
  marked: Uint8Array,
  responses: number,
): [counts: Float64Array, shown: number] {
  const counts = new Float64Array(responses + 1);
  let shown = 0;
  for (let row = 0; row < numbers.length; row += 1) {
    const number = numbers[row]!;
    if (number > 0) shown += 1;
    counts[number] = counts[number]! + marked[row]!;
  }
  return [counts.subarray(1), shown];
}

/** Filtered in their order, so that nothing is sorted twice. */
function shownPlaces(
  { column: { numbers, responses } }: ReadColumn,
  { rows }: ScorePlaces,
  totals: Float64Array,
): ScorePlaces {
  const counts = Uint8Array.from([0, ...responses.map(isUsual)]);
  const own = rows.filter((row) => counts[numbers[row]!] === 1);
  return placesOf(own, totals);
}

/** 1: with the usual treatment. */
const isUsual = ({ treatment }: { treatment: string }) => (treatment === "normal" ? 1 : 0);

const sumOf = (values: Float64Array): number => values.reduce((all, value) => all + value, 0);
