// From the list of groups to the rows of the tree on screen. Pure.
import type { Group } from "../../contract/groups.ts";

export type TreeRow = {
  group: Group;
  /** A root is 1. */
  level: number;
  hasChildren: boolean;
  isOpen: boolean;
  /** Its place among its siblings that are shown, from 1, and how many those are. */
  position: number;
  siblings: number;
};

type Shape = { search: string; closed: ReadonlySet<string> };

/** A search shows what it finds with the parents, all open, whatever was closed. */
export function treeRows(groups: readonly Group[], { search, closed }: Shape): TreeRow[] {
  const wanted = search.normalize("NFC").replace(/\s+/gu, " ").trim().toLowerCase();
  const shown = wanted === "" ? null : withParents(groups, wanted);
  const children = new Map<string | null, Group[]>();
  for (const group of groups) {
    if (shown && !shown.has(group.id)) continue;
    const siblings = children.get(group.parent_id);
    if (siblings) siblings.push(group);
    else children.set(group.parent_id, [group]);
  }
  const rows: TreeRow[] = [];
  const walk = (parent: string | null, level: number): void => {
    const siblings = children.get(parent) ?? [];
    siblings.forEach((group, at) => {
      const hasChildren = children.has(group.id);
      const isOpen = hasChildren && (shown !== null || !closed.has(group.id));
      const place = { level, position: at + 1, siblings: siblings.length };
      rows.push({ group, hasChildren, isOpen, ...place });
      if (isOpen) walk(group.id, level + 1);
    });
  };
  walk(null, 1);
  return rows;
}

function withParents(groups: readonly Group[], wanted: string): Set<string> {
  const byId = new Map(groups.map((group) => [group.id, group]));
  const shown = new Set<string>();
  for (const group of groups) {
    if (!group.path.toLowerCase().includes(wanted)) continue;
    for (let at: Group | undefined = group; at && !shown.has(at.id);) {
      shown.add(at.id);
      at = at.parent_id === null ? undefined : byId.get(at.parent_id);
    }
  }
  return shown;
}

/** The group and all below it. */
export function idsOfBranch(
  groups: readonly { id: string; parent_id: string | null }[],
  id: string,
): Set<string> {
  const branch = new Set([id]);
  // A set's loop also visits what is added on the way.
  for (const parent of branch) {
    for (const group of groups) if (group.parent_id === parent) branch.add(group.id);
  }
  return branch;
}

/** Where the keys of the tree lead from a row; null: nowhere. */
export type TreeMove = { to: number } | { open: string } | { close: string } | null;

export function treeMove(rows: readonly TreeRow[], at: number, key: string): TreeMove {
  const row = rows[at];
  if (!row) return null;
  const { id, parent_id } = row.group;
  switch (key) {
    case "ArrowDown":
      return at + 1 < rows.length ? { to: at + 1 } : null;
    case "ArrowUp":
      return at > 0 ? { to: at - 1 } : null;
    case "Home":
      return { to: 0 };
    case "End":
      return { to: rows.length - 1 };
    case "ArrowRight":
      if (!row.hasChildren) return null;
      return row.isOpen ? { to: at + 1 } : { open: id };
    case "ArrowLeft": {
      if (row.isOpen) return { close: id };
      const parent = rows.findIndex(({ group }) => group.id === parent_id);
      return parent >= 0 ? { to: parent } : null;
    }
    default:
      return null;
  }
}
