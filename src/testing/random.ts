// Chance that can be had again: the same seed makes the same choices.
export type Chance = {
  /** From 0 to below 1. */
  part(): number;
  /** Whether something of this probability happens. */
  is(probability: number): boolean;
  /** From 0 to below `count`. */
  below(count: number): number;
  pick<One>(list: readonly One[]): One;
};

/** mulberry32. */
export function createChance(seed: number): Chance {
  let state = seed >>> 0;
  const part = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count: number) => Math.floor(part() * count);
  return {
    part,
    is: (probability) => part() < probability,
    below,
    pick: (list) => list[below(list.length)]!,
  };
}
