// Groups by total without an arbitrary order among equals: participants are placed from the highest total down, and equal totals share their places.
import { fraction, type Fraction } from "../scoring/fraction.ts";

/** Participants by total, the highest first. `starts`: where each block of equal totals begins, and the number of all at the end. */
export type ScorePlaces = { rows: Uint32Array; starts: Uint32Array };

/**
 * The places from `first` to `first + size` as a group: `whole` blocks lie inside, of a block at a boundary every participant counts the same part.
 */
export type PlaceGroup = {
  size: number;
  /** From and to which place everybody counts wholly. */
  whole: readonly [from: number, to: number];
  /** Null: the boundary falls between two blocks. */
  shared: SharedPlaces | null;
};

/** `people` with equal totals share `places` of the group. `from`: their first place. */
export type SharedPlaces = { from: number; people: number; places: number };

/** How many belong to the upper and to the lower group: 27 % each when n is at least 100, otherwise halves; or another share. */
export type GroupRule = { largeFrom: number; largeShare: number; smallShare: number };

/**
 * Kelley, "The selection of upper and lower groups for the validation of test items", Journal of Educational Psychology 30 (1939); halves for small
 * classes by Arikunto, Dasar-Dasar Evaluasi Pendidikan.
 */
export const usualGroups: GroupRule = { largeFrom: 100, largeShare: 0.27, smallShare: 0.5 };

/** g: the share of n, rounded half up, and at most half of them; of an odd number of participants halves leave out the middle place. */
export function groupSize(n: number, { largeFrom, largeShare, smallShare }: GroupRule): number {
  const share = n >= largeFrom ? largeShare : smallShare;
  return Math.min(Math.floor(n / 2), Math.round(Number((n * share).toPrecision(12))));
}

/** Several participants, all with the same total: nobody is above or below anybody. */
export const areTotalsEqual = ({ rows, starts }: ScorePlaces): boolean =>
  rows.length > 1 && starts.length === 2;

/** @param rows by total, the highest first */
export function placesOf(rows: Uint32Array, totals: Float64Array): ScorePlaces {
  const starts = new Uint32Array(rows.length + 1);
  let blocks = 0;
  for (let place = 0; place < rows.length; place += 1) {
    if (place > 0 && totals[rows[place]!] === totals[rows[place - 1]!]) continue;
    starts[blocks] = place;
    blocks += 1;
  }
  starts[blocks] = rows.length;
  return { rows, starts: starts.subarray(0, blocks + 1) };
}

export function upperGroup({ starts }: ScorePlaces, size: number): PlaceGroup {
  const to = starts.findIndex((start) => start >= size);
  if (starts[to] === size) return { size, whole: [0, size], shared: null };
  const from = starts[to - 1]!;
  return { size, whole: [0, from], shared: sharedAt(from, starts[to]!, size - from) };
}

export function lowerGroup({ starts, rows }: ScorePlaces, size: number): PlaceGroup {
  const first = rows.length - size;
  const at = starts.findIndex((start) => start >= first);
  const to = starts[at]!;
  const shared = to === first ? null : sharedAt(starts[at - 1]!, to, to - first);
  return { size, whole: [to, rows.length], shared };
}

const sharedAt = (from: number, to: number, places: number): SharedPlaces => ({
  from,
  people: to - from,
  places,
});

/** What each of those who share places counts. */
export function sharedPart({ places, people }: SharedPlaces): Fraction {
  return fraction(BigInt(places), BigInt(people));
}
