// Who would have to be in two exams at once. A sitting is one participant's time in one schedule: from the start of his session
// until it is closed, in ms since 1970, the end itself no longer a part of it.
import { compareText } from "../number-order.ts";

export type PlannedSitting = { schedule_id: string; from: number; to: number };

/** Participants who have the same sittings: thousands of them have a few different ones. */
export type AlikePeople = { participants: number; sittings: readonly PlannedSitting[] };

/** Two schedules, `one` before `other` in the order of ids, and how many participants have both at once. */
export type Clash = { one: string; other: string; participants: number };

/** In the order of the schedules' ids. A sitting without a length clashes with nothing, and a schedule not with itself. */
export function findClashes(people: readonly AlikePeople[]): Clash[] {
  const clashes = new Map<string, Clash>();
  for (const { participants, sittings } of people) {
    for (const [one, other] of pairsAtOnce(sittings)) {
      const key = JSON.stringify([one, other]);
      const found = clashes.get(key) ?? { one, other, participants: 0 };
      clashes.set(key, { ...found, participants: found.participants + participants });
    }
  }
  return [...clashes.values()].sort(
    (one, other) => compareText(one.one, other.one) || compareText(one.other, other.other),
  );
}

/** Each pair once, walked through by their start. */
function pairsAtOnce(sittings: readonly PlannedSitting[]): [string, string][] {
  const sorted = sittings
    .filter(({ from, to }) => from < to)
    .sort((one, other) => one.from - other.from);
  const pairs = new Map<string, [string, string]>();
  for (const [at, { schedule_id: one, to }] of sorted.entries()) {
    for (const { schedule_id: other, from } of sorted.slice(at + 1)) {
      if (from >= to) break;
      const pair: [string, string] = compareText(one, other) < 0 ? [one, other] : [other, one];
      if (one !== other) pairs.set(JSON.stringify(pair), pair);
    }
  }
  return [...pairs.values()];
}
