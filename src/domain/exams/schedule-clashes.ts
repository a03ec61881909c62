// Who would have to be in two exams at once. A sitting is one participant's time in one schedule: from the start of his session
// until it is closed, in ms since 1970, the end itself no longer a part of it.
import { compareText } from "./number-order.ts";

export type PlannedSitting = {
  schedule_id: string;
  participant_id: string;
  from: number;
  to: number;
};

/** Two schedules, `one` before `other` in the order of ids, and who has both at once, each participant once. */
export type Clash = { one: string; other: string; participants: string[] };

/**
 * In the order of the schedules' ids; participants as they first come. A sitting without a length clashes with nothing, and a
 * schedule not with itself. Each participant's sittings are walked through by their start.
 */
export function findClashes(sittings: readonly PlannedSitting[]): Clash[] {
  const schedules = [...new Set(sittings.map(({ schedule_id: schedule }) => schedule))];
  const places = new Map(schedules.sort(compareText).map((schedule, at) => [schedule, at]));
  /** By a number for each pair of schedules, because there are millions of sittings to a few pairs. */
  const clashes = new Map<number, string[]>();
  for (const [participant, own] of byParticipant(sittings)) {
    for (const pair of pairsAtOnce(own, places)) {
      const participants = clashes.get(pair);
      if (!participants) clashes.set(pair, [participant]);
      // One participant comes at a time, so that only the last can be the same.
      else if (participants.at(-1) !== participant) participants.push(participant);
    }
  }
  return [...clashes]
    .sort(([one], [other]) => one - other)
    .map(([pair, participants]) => ({
      one: schedules[Math.floor(pair / schedules.length)]!,
      other: schedules[pair % schedules.length]!,
      participants,
    }));
}

function byParticipant(sittings: readonly PlannedSitting[]): Map<string, PlannedSitting[]> {
  const all = new Map<string, PlannedSitting[]>();
  for (const sitting of sittings) {
    if (sitting.from >= sitting.to) continue;
    const own = all.get(sitting.participant_id);
    if (own) own.push(sitting);
    else all.set(sitting.participant_id, [sitting]);
  }
  return all;
}

/** Each pair as one number: the lower place times the number of schedules, plus the higher. */
function pairsAtOnce(own: PlannedSitting[], places: ReadonlyMap<string, number>): number[] {
  if (own.length < 2) return [];
  own.sort((one, other) => one.from - other.from);
  const pairs: number[] = [];
  for (const [at, one] of own.entries()) {
    for (let next = at + 1; next < own.length && own[next]!.from < one.to; next += 1) {
      const place = places.get(one.schedule_id)!;
      const other = places.get(own[next]!.schedule_id)!;
      if (place < other) pairs.push(place * places.size + other);
      else if (other < place) pairs.push(other * places.size + place);
    }
  }
  return pairs;
}
