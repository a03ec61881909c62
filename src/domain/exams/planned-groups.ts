// People who are to be given a session or a seat, and the classes they come from.
import { compareNaturally, compareText } from "./number-order.ts";

export type PlannedPerson = {
  id: string;
  no_ujian: string;
  group_id: string | null;
  /** "" without a group. */
  group_path: string;
};

type PlannedGroups = {
  /** Each with at least one person, as the groups first come. */
  groups: PlannedPerson[][];
  /** Those in no group. */
  alone: PlannedPerson[];
};

/** In the order that they come in. */
export function groupsOf(people: readonly PlannedPerson[]): PlannedGroups {
  const groups = new Map<string, PlannedPerson[]>();
  const alone: PlannedPerson[] = [];
  for (const person of people) {
    const group = person.group_id === null ? alone : groups.get(person.group_id);
    if (group) group.push(person);
    else groups.set(person.group_id ?? "", [person]);
  }
  return { groups: [...groups.values()], alone };
}

/** Groups by one of their people each: by path, and by id where two paths are the same. */
export function byGroupPath(one: PlannedPerson, other: PlannedPerson): number {
  return (
    compareNaturally(one.group_path, other.group_path) ||
    compareText(one.group_id ?? "", other.group_id ?? "")
  );
}
