// Sittings whose time or number of leaves stands far from that of the others. For evidence alone.

/** Fewer sittings say nothing about what is usual. */
const fewestSittings = 10;
/** Of the median time: shorter is very short. */
export const shortShare = 1 / 3;
/** Tukey's fence for values that are far out (Exploratory Data Analysis, 1977): the upper quartile and three times the middle half. */
const farOut = 3;
const fewestLeaves = 3;

/** Seconds below which a sitting was very short, and their median; null: too few have finished. */
export function shortLimit(seconds: readonly number[]): { median: number; limit: number } | null {
  if (seconds.length < fewestSittings) return null;
  const median = quantile(seconds, 0.5);
  return { median, limit: median * shortShare };
}

/** More leaves than these are many; null: too few have finished. */
export function leaveLimit(leaves: readonly number[]): { median: number; limit: number } | null {
  if (leaves.length < fewestSittings) return null;
  const upper = quantile(leaves, 0.75);
  const fence = upper + farOut * (upper - quantile(leaves, 0.25));
  return { median: quantile(leaves, 0.5), limit: Math.max(fewestLeaves - 1, fence) };
}

/** Between two values in proportion (type 7 of Hyndman & Fan 1996, which spreadsheets use). */
function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const [below, above] = [sorted[Math.floor(place)]!, sorted[Math.ceil(place)]!];
  return below + (above - below) * (place - Math.floor(place));
}
