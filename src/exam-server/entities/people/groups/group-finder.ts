// Finds the group that a sheet means: by its path, or by its bare name where only one group has it.
import { normalGroupPath } from "../../../../domain/people/group-path.ts";

type NamedGroup = { id: string; name: string; path: string };
export type GroupMatch<Group extends NamedGroup> =
  | { is: "found"; group: Group }
  | { is: "ambiguous"; count: number }
  | { is: "missing" };

export function createGroupFinder<Group extends NamedGroup>(
  groups: readonly Group[],
): (text: string) => GroupMatch<Group> {
  const byPath = new Map(groups.map((group) => [group.path.toLowerCase(), group]));
  const byName = new Map<string, Group[]>();
  for (const group of groups) {
    const key = group.name.toLowerCase();
    byName.set(key, [...(byName.get(key) ?? []), group]);
  }
  return (text) => {
    const key = text.toLowerCase();
    const found = byPath.get(key) ?? byPath.get(normalGroupPath(key));
    if (found) return { is: "found", group: found };
    const [group, ...others] = byName.get(key) ?? [];
    if (!group) return { is: "missing" };
    return others.length === 0
      ? { is: "found", group }
      : { is: "ambiguous", count: others.length + 1 };
  };
}
