// A group's path and the key it is sorted by are kept with it, so that no list has to climb the tree.
import { groupPathSeparator } from "../../../../contract/groups.ts";
import type { Db } from "../../../database/database.ts";

/** Path and sort key of a group under its parent (null: a root). */
export function groupPlace(
  parent: { path: string } | null,
  name: string,
): { path: string; sort_key: string } {
  const path = parent ? parent.path + groupPathSeparator + name : name;
  return {
    path,
    sort_key: path.toLowerCase().replace(/\d+/gu, (digits) => digits.padStart(6, "0")),
  };
}

/** The group and all below it. */
export async function groupWithDescendants(db: Db, id: string): Promise<string[]> {
  const groups = await db.selectFrom("groups").select(["id", "parent_id"]).execute();
  const found = new Set([id]);
  // A set's loop also visits what is added on the way; one that is in it already is not visited again.
  for (const current of found) {
    for (const group of groups) if (group.parent_id === current) found.add(group.id);
  }
  return [...found];
}
