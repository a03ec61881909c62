// The tree of groups without its view: what is stored, what is searched for, which branches are closed.
import { atom, computed, type ReadableAtom } from "nanostores";
import type { CallOutput } from "../../contract/calls/call.ts";
import { responseCodes } from "../../contract/calls/envelope.ts";
import {
  deleteGroup,
  getGroupDeletion,
  listGroups,
  type Group,
  type GroupDeletion,
} from "../../contract/groups.ts";
import { call } from "../../core/api.ts";
import { formatNumber } from "../../core/format.ts";
import { $groups } from "./group-lookups.ts";
import { readQuery, replaceQuery } from "../../core/navigation.ts";
import { notify } from "../../core/notices.ts";
import { readPreferences, writePreference } from "../../core/preferences/screen-preferences.ts";
import { createDetail, type DetailState } from "../../kit/record/create-detail.ts";
import { treeRows, type TreeRow } from "./group-tree.ts";
import { groupsMessages } from "./groups-messages.ts";

export type GroupsState = DetailState<CallOutput<typeof listGroups>>;

export type GroupsModel = ReturnType<typeof createGroupsModel>;

const preferences = "groups";
const maxSearchLength = 100;

export function createGroupsModel() {
  const { $state, refresh, exit } = createDetail((signal) => call(listGroups, {}, { signal }));
  const branches = createBranches($state);
  const { $search, search } = createSearch();

  /** After every change: this tree, and what other screens choose from. */
  async function changed(): Promise<void> {
    // When the second fails, other screens keep the older choices and load them again by themselves.
    await Promise.all([refresh(), $groups.refresh().catch(() => undefined)]);
  }

  return {
    $state,
    $search,
    $rows: computed([$state, $search, branches.$closed], rowsOf),
    reload: refresh,
    search,
    setOpen: branches.setOpen,
    openAll: branches.openAll,
    closeAll: branches.closeAll,
    changed,
    saved(group: Group, isNew: boolean): void {
      const t = groupsMessages.get();
      const body = (isNew ? t.added : t.changed)({ path: group.path });
      notify(responseCodes.success, t.savedTitle, body);
      if (group.parent_id !== null) branches.setOpen(group.parent_id, true);
      void changed();
    },
    /** @throws ServerError */
    judgeRemoval: ({ id }: Group) => call(getGroupDeletion, { id }),
    /** @throws ServerError: a schedule uses it, or it is no longer what the person agreed to */
    async remove(group: Group, deletion: GroupDeletion): Promise<void> {
      const { paths, member_count: members } = deletion;
      try {
        await call(deleteGroup, { id: group.id, groups: paths.length, members });
        notify(
          responseCodes.success,
          groupsMessages.get().removedTitle,
          removedText(group, deletion),
        );
      } finally {
        void changed();
      }
    },
    exit,
  };
}

/** Which branches are closed. The closed ones are remembered, so that a new group is open for everybody. */
function createBranches($state: ReadableAtom<GroupsState>) {
  const $closed = atom<ReadonlySet<string>>(rememberedClosed());

  function keep(closed: ReadonlySet<string>): void {
    $closed.set(closed);
    writePreference(preferences, "closed", [...closed]);
  }

  return {
    $closed: $closed as ReadableAtom<ReadonlySet<string>>,
    setOpen(id: string, on: boolean): void {
      const closed = new Set($closed.get());
      if (on) closed.delete(id);
      else closed.add(id);
      keep(closed);
    },
    openAll: () => keep(new Set()),
    closeAll: () => keep(new Set(groupsIn($state.get()).map(({ id }) => id))),
  };
}

/** Kept in the address. */
function createSearch() {
  const $search = atom((readQuery()["q"] ?? "").slice(0, maxSearchLength));
  return {
    $search: $search as ReadableAtom<string>,
    search(text: string): void {
      $search.set(text);
      const { q: _old, ...others } = readQuery();
      const q = text.trim().slice(0, maxSearchLength);
      replaceQuery(q === "" ? others : { ...others, q });
    },
  };
}

function removedText({ name }: Group, { paths, member_count: members }: GroupDeletion): string {
  const t = groupsMessages.get();
  const who = paths.length > 1 ? t.count({ count: formatNumber(paths.length) }) : name;
  const freed = members > 0 ? t.freed({ members: formatNumber(members) }) : "";
  return `${t.removed({ who })} ${freed}`.trim();
}

function groupsIn(state: GroupsState): readonly Group[] {
  return state.status === "ready" ? state.detail.items : [];
}

function rowsOf(state: GroupsState, search: string, closed: ReadonlySet<string>): TreeRow[] {
  return treeRows(groupsIn(state), { search, closed });
}

function rememberedClosed(): ReadonlySet<string> {
  const kept = readPreferences(preferences)["closed"];
  return new Set(Array.isArray(kept) ? kept.filter((id) => typeof id === "string") : []);
}
