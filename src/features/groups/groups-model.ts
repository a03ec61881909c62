// The tree of groups without its looks: what is there, what is searched for, which branches are closed.
import { atom, computed } from "nanostores";
import type { ReadableAtom } from "nanostores";
import type { CallOutput } from "../../contract/calls/call.ts";
import { responseCodes } from "../../contract/calls/envelope.ts";
import { deleteGroup, getGroupDeletion, listGroups } from "../../contract/groups.ts";
import type { Group, GroupDeletion } from "../../contract/groups.ts";
import { call } from "../../core/api.ts";
import { formatNumber } from "../../core/format.ts";
import { $groups } from "./group-lookups.ts";
import { readQuery, replaceQuery } from "../../core/navigation.ts";
import { notify } from "../../core/notices.ts";
import { readPreferences, writePreference } from "../../core/preferences/screen-preferences.ts";
import { isAborted } from "../../core/answers/server-error.ts";
import { treeRows } from "./group-tree.ts";
import type { TreeRow } from "./group-tree.ts";
import { groupsMessages } from "./groups-messages.ts";

export type GroupsState =
  | { status: "loading" }
  | { status: "failed"; error: unknown }
  | { status: "ready"; tree: CallOutput<typeof listGroups> };

export type GroupsModel = ReturnType<typeof createGroupsModel>;

const preferences = "groups";
const maxSearchLength = 100;

export function createGroupsModel() {
  const $state = atom<GroupsState>({ status: "loading" });
  const $search = atom((readQuery()["q"] ?? "").slice(0, maxSearchLength));
  const $closed = atom<ReadonlySet<string>>(rememberedClosed());
  let loading: AbortController | null = null;

  /** The latest answer wins; older rows stay while it is on its way. Never throws. */
  async function reload(): Promise<void> {
    loading?.abort();
    const turn = new AbortController();
    loading = turn;
    if ($state.get().status === "failed") $state.set({ status: "loading" });
    try {
      const tree = await call(listGroups, {}, { signal: turn.signal });
      if (loading === turn) $state.set({ status: "ready", tree });
    } catch (error) {
      if (loading === turn && !isAborted(error)) $state.set({ status: "failed", error });
    }
  }

  function search(text: string): void {
    $search.set(text);
    const { q: _old, ...others } = readQuery();
    const q = text.trim().slice(0, maxSearchLength);
    replaceQuery(q === "" ? others : { ...others, q });
  }

  function keepClosed(closed: ReadonlySet<string>): void {
    $closed.set(closed);
    // The closed ones are kept, so that a group that is new is seen by everybody.
    writePreference(preferences, "closed", [...closed]);
  }

  function setOpen(id: string, on: boolean): void {
    const closed = new Set($closed.get());
    if (on) closed.delete(id);
    else closed.add(id);
    keepClosed(closed);
  }

  /** After every change: this tree, and what other screens choose from. */
  async function changed(): Promise<void> {
    // Other screens still have the older choices when this fails; they ask again by themselves.
    await Promise.all([reload(), $groups.refresh().catch(() => undefined)]);
  }

  void reload();
  return {
    $state: $state as ReadableAtom<GroupsState>,
    $search: $search as ReadableAtom<string>,
    $rows: computed([$state, $search, $closed], rowsOf),
    reload,
    search,
    setOpen,
    openAll: () => keepClosed(new Set()),
    closeAll: () => keepClosed(new Set(groupsIn($state.get()).map(({ id }) => id))),
    changed,
    saved(group: Group, isNew: boolean): void {
      const t = groupsMessages.get();
      const body = (isNew ? t.added : t.changed)({ path: group.path });
      notify(responseCodes.success, t.savedTitle, body);
      if (group.parent_id !== null) setOpen(group.parent_id, true);
      void changed();
    },
    /** @throws ServerError */
    judgeRemoval: ({ id }: Group) => call(getGroupDeletion, { id }),
    /** @throws ServerError: a schedule uses it, or it is no longer what the person agreed to */
    async remove(
      { id, name }: Group,
      { paths, member_count: members }: GroupDeletion,
    ): Promise<void> {
      try {
        await call(deleteGroup, { id, groups: paths.length, members });
        const t = groupsMessages.get();
        const who = paths.length > 1 ? t.count({ count: formatNumber(paths.length) }) : name;
        const freed = members > 0 ? t.freed({ members: formatNumber(members) }) : "";
        notify(responseCodes.success, t.removedTitle, `${t.removed({ who })} ${freed}`.trim());
      } finally {
        void changed();
      }
    },
    exit(): void {
      loading?.abort();
      loading = null;
    },
  };
}

function groupsIn(state: GroupsState): readonly Group[] {
  return state.status === "ready" ? state.tree.items : [];
}

function rowsOf(state: GroupsState, search: string, closed: ReadonlySet<string>): TreeRow[] {
  return treeRows(groupsIn(state), { search, closed });
}

function rememberedClosed(): ReadonlySet<string> {
  const kept = readPreferences(preferences)["closed"];
  return new Set(Array.isArray(kept) ? kept.filter((id) => typeof id === "string") : []);
}
