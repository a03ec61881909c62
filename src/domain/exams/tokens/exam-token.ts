// The token of an exam (domain.md 4.1): what it looks like, and when one that changes by itself does so.
// Instants are ms since 1970.

/** "7KQ4MX" as it is shown and said: "7KQ 4MX". */
export function shownToken(value: string): string {
  return `${value.slice(0, 3)} ${value.slice(3)}`;
}

/**
 * From when until when the token of `now` counts, where one that ended at `endedAt` is followed by others of `seconds` each,
 * without a gap. A server that was off for a while begins in the middle of one.
 */
export function followingToken(
  endedAt: number,
  seconds: number,
  now: number,
): { from: number; until: number } {
  const length = seconds * 1000;
  const from = endedAt + Math.floor((now - endedAt) / length) * length;
  return { from, until: from + length };
}
