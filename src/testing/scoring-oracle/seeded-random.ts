// For tests alone: what is left to chance, from a seed, so that a failure comes again.

export type SeededRandom = {
  /** From 0 to `below`, without it. */
  upTo: (below: number) => number;
  /** True one time in so many. */
  oneIn: (times: number) => boolean;
  oneOf: <Value>(values: readonly Value[]) => Value;
  /** Each with the same chance of being there, in any order. */
  some: <Value>(values: readonly Value[]) => Value[];
  shuffled: <Value>(values: readonly Value[]) => Value[];
};

/** The same numbers for the same seed (mulberry32). */
export function seededRandom(seed: number): SeededRandom {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const upTo = (below: number) => Math.floor(next() * below);
  const shuffled = <Value>(values: readonly Value[]) =>
    values
      .map((value) => ({ value, at: next() }))
      .sort((a, b) => a.at - b.at)
      .map(({ value }) => value);
  return {
    upTo,
    oneIn: (times) => upTo(times) === 0,
    oneOf: (values) => {
      if (values.length === 0) throw new Error("Nothing to choose from");
      return values[upTo(values.length)] as (typeof values)[number];
    },
    some: (values) => shuffled(values.filter(() => next() < 0.5)),
    shuffled,
  };
}
