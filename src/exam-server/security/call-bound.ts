// How often somebody may ask for something that each time is worth a line in the audit trail. Kept in memory and bounded by
// how many accounts there are; a restart forgets it.
export type CallBound = {
  /** Counts a call. Answers the seconds to wait, or 0. */
  attempt(who: string): number;
};

/** `clock`: milliseconds by a clock that nobody sets. */
export function createCallBound(
  clock: () => number,
  { most, withinMs }: { most: number; withinMs: number },
): CallBound {
  const calls = new Map<string, number[]>();
  return {
    attempt(who) {
      const now = clock();
      const recent = (calls.get(who) ?? []).filter((at) => at > now - withinMs);
      calls.set(who, recent);
      const [first] = recent;
      if (recent.length >= most && first !== undefined) {
        return Math.ceil((first + withinMs - now) / 1000);
      }
      recent.push(now);
      return 0;
    },
  };
}
