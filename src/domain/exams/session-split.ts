// Who sits in which session of a schedule, planned at once: evenly, by exam number, or by class. Nobody is lost and nobody
// placed twice, no session gets more than it holds, nobody is left over while a place is free, and the same people and
// sessions give the same plan in whatever order they come.
import { inNumberOrder } from "./number-order.ts";
import { byGroupPath, groupsOf, type PlannedPerson } from "./planned-groups.ts";

/** `capacity` null: as many as come. */
export type SplitSession = { sesi: number; capacity: number | null };
export type SplitBy = "group" | "even" | "number";

export type SessionSplit = {
  /** The session's number by the participant's id. */
  assigned: Map<string, number>;
  /** Ids for whom there is no place, in the order of their exam numbers. */
  left: string[];
  /** Ids of groups whose people are not all in one session, in the order of their paths. */
  split: string[];
};

type SplitInput = {
  people: readonly PlannedPerson[];
  sessions: readonly SplitSession[];
  by: SplitBy;
};

/** A session while it is filled. */
type Filling = { sesi: number; room: number; members: PlannedPerson[] };

/**
 * "even": in the order of numbers, in blocks whose sizes differ by one at most where capacities allow. "number": each session
 * is filled to its capacity before the next; those without one share evenly what the others cannot hold. "group": whole
 * groups where they fit, the largest first, into the session with the fewest; when that splits more groups than packing
 * them tightly would, they are packed.
 */
export function splitSessions({ people, sessions, by }: SplitInput): SessionSplit {
  const inOrder = inNumberOrder(people);
  if (by !== "group") {
    const fillings = emptySessions(sessions);
    const sizes =
      by === "even" ? evenSizes(inOrder.length, fillings) : fullSizes(inOrder, fillings);
    let from = 0;
    for (const [at, size] of sizes.entries()) {
      fillings[at]!.members = inOrder.slice(from, (from += size));
    }
    return planOf(inOrder, fillings);
  }
  const [balanced, packed] = [fewest, tightest].map((choose) =>
    planOf(inOrder, fillByGroup(inOrder, emptySessions(sessions), choose)),
  );
  return packed!.split.length < balanced!.split.length ? packed! : balanced!;
}

function emptySessions(sessions: readonly SplitSession[]): Filling[] {
  return [...sessions]
    .sort((one, other) => one.sesi - other.sesi)
    .map(({ sesi, capacity }) => ({ sesi, room: capacity ?? Infinity, members: [] }));
}

const free = ({ room, members }: Filling) => room - members.length;

/** How many more each takes so that they end as level as their rooms allow: each goes where the fewest are, the first of equals. */
function evenSizes(count: number, fillings: readonly Filling[]): number[] {
  const sizes = fillings.map(() => 0);
  const load = (at: number) => fillings[at]!.members.length + sizes[at]!;
  for (let placed = 0; placed < count; placed += 1) {
    let lowest = -1;
    for (const [at, { room }] of fillings.entries()) {
      if (load(at) < room && (lowest < 0 || load(at) < load(lowest))) lowest = at;
    }
    if (lowest < 0) break;
    sizes[lowest]! += 1;
  }
  return sizes;
}

function fullSizes(people: readonly PlannedPerson[], fillings: readonly Filling[]): number[] {
  let rest = people.length;
  const sizes = fillings.map(({ room }) => {
    const size = room === Infinity ? 0 : Math.min(room, rest);
    rest -= size;
    return size;
  });
  const open = fillings.filter(({ room }) => room === Infinity);
  const shares = evenSizes(rest, open);
  for (const [at, filling] of open.entries()) sizes[fillings.indexOf(filling)] = shares[at]!;
  return sizes;
}

type Choice = (sessions: readonly Filling[]) => Filling;

/** The first of equals, which is the earliest session. */
const leastBy =
  (measure: (session: Filling) => number): Choice =>
  (sessions) =>
    sessions.reduce((best, each) => (measure(each) < measure(best) ? each : best));
const fewest = leastBy(({ members }) => members.length);
/** Of those without a capacity all are as tight, so that the fewest decide. */
const tightest: Choice = (sessions) => {
  const least = Math.min(...sessions.map(free));
  return fewest(sessions.filter((session) => free(session) === least));
};

function fillByGroup(
  inOrder: readonly PlannedPerson[],
  fillings: Filling[],
  choose: Choice,
): Filling[] {
  const { groups, alone } = groupsOf(inOrder);
  const largestFirst = groups.sort(
    (one, other) => other.length - one.length || byGroupPath(one[0]!, other[0]!),
  );
  const tooLarge = largestFirst.filter((group) => {
    const fitting = fillings.filter((session) => free(session) >= group.length);
    if (fitting.length === 0) return true;
    choose(fitting).members.push(...group);
    return false;
  });
  for (const group of tooLarge) placeInParts(group, fillings);
  const sizes = evenSizes(alone.length, fillings);
  let from = 0;
  for (const [at, size] of sizes.entries()) {
    fillings[at]!.members.push(...alone.slice(from, (from += size)));
  }
  return fillings;
}

/** In as few parts as there can be, which is the freest session first. */
function placeInParts(group: readonly PlannedPerson[], fillings: readonly Filling[]): void {
  const freest = leastBy((session) => -free(session));
  let from = 0;
  while (from < group.length && fillings.length > 0) {
    const session = freest(fillings);
    if (free(session) === 0) return;
    session.members.push(...group.slice(from, (from += free(session))));
  }
}

function planOf(inOrder: readonly PlannedPerson[], fillings: readonly Filling[]): SessionSplit {
  const assigned = new Map<string, number>();
  for (const { sesi, members } of fillings) for (const { id } of members) assigned.set(id, sesi);
  const firstOf = new Map<string, PlannedPerson>();
  const apart = new Map<string, PlannedPerson>();
  for (const person of inOrder) {
    if (person.group_id === null) continue;
    const first = firstOf.get(person.group_id);
    if (!first) firstOf.set(person.group_id, person);
    else if (assigned.get(first.id) !== assigned.get(person.id)) apart.set(person.group_id, first);
  }
  return {
    assigned,
    left: inOrder.filter(({ id }) => !assigned.has(id)).map(({ id }) => id),
    split: [...apart.values()].sort(byGroupPath).flatMap(({ group_id: group }) => group ?? []),
  };
}
