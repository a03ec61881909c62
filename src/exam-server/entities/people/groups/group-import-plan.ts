// What an import of members would do, judged against what is stored: who joins, moves, stays and leaves, and which
// groups would be new. Pure: group-import.ts reads and writes.
import { createHash } from "node:crypto";
import type { GroupImportPlan, PlannedMember } from "../../../../contract/group-members.ts";
import { groupPathSeparator } from "../../../../contract/groups.ts";
import { groupPathFault, normalGroupPath } from "../../../../domain/people/group-path.ts";
import { keyedRows, sortFaults, type RowKey } from "../../../records/row-plan.ts";
import { createGroupFinder } from "./group-finder.ts";

export type KnownGroup = { id: string; parent_id: string | null; name: string; path: string };
export type KnownMember = { id: string; no_ujian: string; nama: string; group_id: string | null };
export type ImportRow = { row: number; no_ujian: string; group?: string | undefined };

export type PlanInput = {
  rows: readonly ImportRow[];
  /** The group of rows that name none. */
  opened: KnownGroup | null;
  groups: readonly KnownGroup[];
  /** Everybody whose number the rows name. */
  named: readonly KnownMember[];
};

/** `to` and the paths of new groups are keys of one another, without regard to case. */
export type MemberPlan = {
  members: (PlannedMember & { id: string; from_id: string | null })[];
  new_groups: string[];
  faults: GroupImportPlan["faults"];
};

const byNumber: RowKey<ImportRow> = {
  field: "no_ujian",
  noun: "Nomor ujian",
  keyOf: ({ no_ujian }) => no_ujian.toLowerCase(),
};

export function planMembers(input: PlanInput): MemberPlan & { targets: Set<string> } {
  const { rows, opened, groups, named } = input;
  const people = new Map(named.map((one) => [one.no_ujian.toLowerCase(), one]));
  const paths = new Map(groups.map(({ id, path }) => [id, path]));
  const targets = createTargets(groups);
  const plan: MemberPlan = { members: [], new_groups: targets.added, faults: [] };
  const named_ids = new Set<string>();
  for (const { row, key, isRepeated, fault } of keyedRows(rows, byNumber, plan.faults)) {
    const { no_ujian, group } = row;
    const person = people.get(key);
    if (!person) fault("no_ujian", `Nomor ujian ${no_ujian} tidak dikenal.`);
    const target = group === undefined ? (opened ?? "Nama group wajib diisi.") : targets.of(group);
    if (typeof target === "string") fault("group", target);
    if (!person || typeof target === "string" || isRepeated) continue;
    if (target.id !== null) named_ids.add(target.id);
    plan.members.push(planned(person, target, paths));
  }
  sortFaults(plan.faults);
  return { ...plan, targets: named_ids };
}

type Target = { id: string | null; path: string };

function planned(person: KnownMember, target: Target, paths: ReadonlyMap<string, string>) {
  const { id, no_ujian, nama, group_id: from_id } = person;
  const from = from_id === null ? null : (paths.get(from_id) ?? null);
  const stays = from_id !== null && from_id === target.id;
  const does = stays ? ("stay" as const) : from_id === null ? ("join" as const) : ("move" as const);
  return { id, no_ujian, nama, from_id, from, to: target.path, does };
}

/** Members of the named groups who are not in the file. */
export function planLeavers(
  { groups, named }: PlanInput,
  members: readonly KnownMember[],
): MemberPlan["members"] {
  const paths = new Map(groups.map(({ id, path }) => [id, path]));
  const stay = new Set(named.map(({ id }) => id));
  return members
    .filter(({ id }) => !stay.has(id))
    .map(({ id, no_ujian, nama, group_id: from_id }) => {
      const from = from_id === null ? null : (paths.get(from_id) ?? null);
      return { id, no_ujian, nama, from_id, from, to: null, does: "leave" as const };
    });
}

/** Two plans with the same fingerprint mean the same changes to the same people. */
export function fingerprintOf({ members, new_groups }: MemberPlan): string {
  const facts = members.map(({ id, does, from, to }) => [id, does, from, to]);
  return createHash("sha256")
    .update(JSON.stringify([facts, new_groups]))
    .digest("hex")
    .slice(0, 32);
}

/** Answers the group of a text, one to be made, or in words why there is none. */
export function createTargets(groups: readonly KnownGroup[]) {
  const find = createGroupFinder(groups);
  const byPath = new Map(groups.map((group) => [group.path.toLowerCase(), group.path]));
  const known = new Map<string, Target | string>();
  const added: string[] = [];

  /** Its parents first; their present spelling stays. */
  function make(text: string): Target | string {
    const wanted = normalGroupPath(text);
    const fault = groupPathFault(wanted);
    if (fault !== null) return fault;
    let path = "";
    for (const name of wanted.split(groupPathSeparator)) {
      const next = path === "" ? name : path + groupPathSeparator + name;
      const existing = byPath.get(next.toLowerCase());
      path = existing ?? next;
      if (existing !== undefined) continue;
      byPath.set(path.toLowerCase(), path);
      added.push(path);
    }
    return { id: null, path };
  }

  function search(text: string): Target | string {
    const match = find(text);
    if (match.is === "found") return match.group;
    return match.is === "missing"
      ? make(text)
      : `Ada ${match.count} group bernama "${text}". Tulis jalurnya dengan lengkap.`;
  }

  return {
    added,
    of(text: string): Target | string {
      const key = text.toLowerCase();
      const target = known.get(key) ?? search(text);
      known.set(key, target);
      return target;
    },
  };
}
