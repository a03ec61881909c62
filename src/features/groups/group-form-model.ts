// Adding a group, renaming it and moving it.
import {
  createGroup,
  groupInput,
  groupPathSeparator,
  maxGroupDepth,
  updateGroup,
  type Group,
  type GroupInput,
} from "../../contract/groups.ts";
import { createRecordForm } from "../../kit/form/create-record-form.ts";
import { saveRecord } from "../../kit/form/save-record.ts";
import { idsOfBranch } from "./group-tree.ts";
import { groupsMessages } from "./groups-messages.ts";
import type { GroupsModel } from "./groups-model.ts";

/** `parent_id`: where a new group begins. */
export type EditedGroup = { group: Group } | { parent_id: string | null };

export function createGroupFormModel(
  { saved, changed }: Pick<GroupsModel, "saved" | "changed">,
  edited: EditedGroup,
) {
  const original = "group" in edited ? edited.group : null;
  const record = createRecordForm<GroupInput, GroupInput, Group>({
    original,
    blank: { name: "", parent_id: "group" in edited ? null : edited.parent_id },
    valuesOf,
    schema: groupInput,
    shown: (group) => ({ parent_id: parentPathOf(group) }),
    async save(base, values) {
      saved(
        await saveRecord({ create: createGroup, update: updateGroup }, base, values),
        base === null,
      );
    },
  });
  // The tree behind the form is as old as the form.
  record.$conflict.listen((conflict) => {
    if (conflict) void changed();
  });
  return record;
}

function parentPathOf({ path }: Group): string {
  const above = path.split(groupPathSeparator).slice(0, -1);
  return above.length === 0 ? groupsMessages.get().noParent : above.join(groupPathSeparator);
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
