// Which answers the sample of a second round holds (evaluation.md 1.8). Equal answers are drawn together (evaluation.md 1.5): they are marked
// by one act, and one of them alone would get other points than the rest. So many of what is marked so far are drawn, to within rounding.

/** Answers that are the same, or one that is like no other, of which somebody has marked one at least. */
export type MarkedGroup = {
  key: string;
  /** The lower, the earlier it was drawn; null: it was not. */
  place: number | null;
  /** What decides among several; no marker knows it. */
  lot: string;
};

/** `phase`: 0 to 99, of the question and known to no marker. By it what is left over is rounded down or up, so that also the last group may be drawn. */
export type SampleRule = { percent: number; phase: number };

export const sampleSize = (marked: number, { percent, phase }: SampleRule): number =>
  Math.floor((marked * percent + phase) / 100);

/**
 * The groups that the sample lacks. The one that a mark adds is drawn from all that were marked since the one before, so that nobody can
 * tell of an answer that is being marked whether it will be in it.
 * @param marked in the order in which they were marked first
 * @param without keys that cannot be drawn now
 */
export function drawnNext(
  marked: readonly MarkedGroup[],
  rule: SampleRule,
  without: ReadonlySet<string> = new Set(),
): string[] {
  const drawn = marked.filter(({ place }) => place !== null).length;
  const missing = sampleSize(marked.length, rule) - drawn;
  if (missing <= 0) return [];
  const latest = marked.slice(-Math.ceil(100 / rule.percent)).filter(isFree(without));
  const pool = missing === 1 && latest.length > 0 ? latest : marked.filter(isFree(without));
  return [...pool]
    .sort((one, other) => (one.lot < other.lot ? -1 : 1))
    .slice(0, missing)
    .map(({ key }) => key);
}

const isFree =
  (without: ReadonlySet<string>) =>
  ({ key, place }: MarkedGroup): boolean =>
    place === null && !without.has(key);

/** By other rules, in their order: those that were drawn first stay, and what is missing is drawn. */
export function redrawn(marked: readonly MarkedGroup[], rule: SampleRule): string[] {
  const kept = marked
    .filter(({ place }) => place !== null)
    .sort((one, other) => one.place! - other.place!)
    .slice(0, sampleSize(marked.length, rule))
    .map(({ key }) => key);
  const places = new Map(kept.map((key, at) => [key, at]));
  const left = marked.map((group) => ({ ...group, place: places.get(group.key) ?? null }));
  return [...kept, ...drawnNext(left, rule)];
}
