// Adding a group, renaming it and moving it. When somebody else changed it meanwhile, what was typed stays and the newer
// record is offered.
import { atom } from "nanostores";
import type { ReadableAtom } from "nanostores";
import * as v from "valibot";
import { responseCodes } from "../../contract/calls/envelope.ts";
import {
  createGroup,
  group as groupSchema,
  groupInput,
  groupPathSeparator,
  maxGroupDepth,
  updateGroup,
} from "../../contract/groups.ts";
import type { Group, GroupInput } from "../../contract/groups.ts";
import { call } from "../../core/api.ts";
import { isServerError } from "../../core/answers/server-error.ts";
import { createForm } from "../../kit/form/create-form.ts";
import { idsOfBranch } from "./group-tree.ts";
import type { GroupsModel } from "./groups-model.ts";

/** `parent_id`: where a new group begins. */
export type EditedGroup = { group: Group } | { parent_id: string | null };

export function createGroupFormModel(
  { saved, changed }: Pick<GroupsModel, "saved" | "changed">,
  edited: EditedGroup,
) {
  const $base = atom<Group | null>("group" in edited ? edited.group : null);
  const $newer = atom<Group | null>(null);
  const form = createForm<GroupInput, GroupInput>({
    initial: "group" in edited ? valuesOf(edited.group) : { name: "", ...edited },
    schema: groupInput,
    async submit(values) {
      const base = $base.get();
      saved(
        base
          ? await call(updateGroup, { id: base.id, version: base.version, ...values })
          : await call(createGroup, values),
        base === null,
      );
    },
    onError(error) {
      if (!isServerError(error, responseCodes.conflict)) return false;
      const { success, output } = v.safeParse(groupSchema, error.data);
      if (!success) return false;
      $newer.set(output);
      void changed();
      return true;
    },
  });

  /** The newer record in place of what was typed. */
  function takeNewer(): void {
    const newer = $newer.get();
    if (!newer) return;
    $base.set(newer);
    $newer.set(null);
    form.reset(valuesOf(newer));
  }

  /** What the person changed stays; what they did not touch takes the newer value, so that saving reverts nothing. */
  function keepMine(): void {
    const base = $base.get();
    const before = base && valuesOf(base);
    const mine = form.$values.get();
    takeNewer();
    if (before && mine.name !== before.name) form.set("name", mine.name);
    if (before && mine.parent_id !== before.parent_id) form.set("parent_id", mine.parent_id);
  }

  return {
    form,
    /** Somebody else's change, not yet decided about. */
    $newer: $newer as ReadableAtom<Group | null>,
    takeNewer,
    keepMine,
    exit: form.exit,
  };
}

function valuesOf({ name, parent_id }: Group): GroupInput {
  return { name, parent_id };
}

/** Where the group may be: not below itself, and not so deep that a group below it would be too deep. */
export function possibleParents(groups: readonly Group[], moved: Group | null): Group[] {
  const branch = moved ? idsOfBranch(groups, moved.id) : new Set<string>();
  const levels = groups.filter(({ id }) => branch.has(id)).map(levelOf);
  const height = moved ? Math.max(...levels, levelOf(moved)) - levelOf(moved) + 1 : 1;
  return groups.filter(
    (group) => !branch.has(group.id) && levelOf(group) + height <= maxGroupDepth,
  );
}

function levelOf({ path }: Group): number {
  return path.split(groupPathSeparator).length;
}
