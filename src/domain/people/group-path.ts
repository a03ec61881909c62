// A group's path as people write it: "XI/IPA 1" and "XI  /  IPA 1" are the path "XI / IPA 1".
import * as v from "valibot";
import { groupName, groupPathSeparator, maxGroupDepth } from "../../contract/groups.ts";

export function normalGroupPath(text: string): string {
  return text
    .split("/")
    .map((name) => name.trim())
    .join(groupPathSeparator);
}

/** Why there cannot be such a group, in words; null: there can. */
export function groupPathFault(path: string): string | null {
  const names = path.split(groupPathSeparator);
  if (names.length > maxGroupDepth) return `Group paling banyak ${maxGroupDepth} tingkat.`;
  for (const name of names) {
    const { issues } = v.safeParse(groupName, name);
    if (issues) return issues[0].message;
  }
  return null;
}

/** "XI / IPA 1": "XI"; a root: null. */
export function parentPathOf(path: string): string | null {
  const at = path.lastIndexOf(groupPathSeparator);
  return at < 0 ? null : path.slice(0, at);
}
