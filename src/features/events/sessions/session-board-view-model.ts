// What the board shows of the stored members: filters (kept in the address), columns, open groups and the selection.
import { atom, computed, type ReadableAtom } from "nanostores";
import type { SessionMember } from "../../../contract/exams/sessions/sessions.ts";
import { readQuery, replaceQuery } from "../../../core/navigation.ts";
import {
  boardColumns,
  groupKey,
  noFilters,
  roomsOf,
  type BoardColumn,
  type BoardFilters,
} from "./session-board-rows.ts";
import type { BoardState } from "./session-board-data-model.ts";
import { $groups, $majors } from "./session-lookups.ts";

/** The groups of a search are open as long as it finds no more members than this. */
const fewFound = 30;

export function createBoardViewModel($state: ReadableAtom<BoardState>) {
  const $filters = atom<BoardFilters>(filtersOf(readQuery()));
  const $paths = computed($groups, (groups): ReadonlyMap<string, string> => {
    const items = groups.status === "ready" ? groups.items : [];
    return new Map(items.map((group) => [group.id, group.path]));
  });
  const $columns = computed([$state, $filters, $paths], (state, filters, paths): BoardColumn[] => {
    if (state.status !== "ready") return [];
    const { info, members } = state.detail;
    return boardColumns({ ...info, members, paths, filters });
  });
  const { foldAgain, ...groups } = createOpenGroups($columns, $filters);
  const { exit, ...selection } = createMemberSelection($state);

  const stopPaths = $paths.listen(() => undefined);
  $groups.refresh().catch(() => undefined);
  $majors.refresh().catch(() => undefined);

  return {
    ...groups,
    ...selection,
    $filters: $filters as ReadableAtom<BoardFilters>,
    $paths,
    $columns,
    $rooms: computed($state, (state) =>
      state.status === "ready" ? roomsOf(state.detail.members) : [],
    ),
    filter(change: Partial<BoardFilters>): void {
      const filters = { ...$filters.get(), ...change };
      $filters.set(filters);
      foldAgain();
      const set = Object.entries(filters).filter(([, value]) => value !== "");
      replaceQuery(Object.fromEntries(set));
    },
    exit(): void {
      stopPaths();
      exit();
    },
  };
}

/** The groups that a search finds are open until they are folded; without a search, those that the person opened. */
function createOpenGroups(
  $columns: ReadableAtom<readonly BoardColumn[]>,
  $filters: ReadableAtom<BoardFilters>,
) {
  const $opened = atom<ReadonlySet<string>>(new Set());
  /** The groups that the search opened and the person folded again. */
  const $folded = atom<ReadonlySet<string>>(new Set());
  const $searched = computed([$columns, $filters], (columns, { q }): readonly string[] | null => {
    const found = columns.reduce((sum, column) => sum + column.found, 0);
    if (q === "" || found > fewFound) return null;
    return columns.flatMap(({ sesi, groups }) => groups.map(({ key }) => groupKey(sesi, key)));
  });

  return {
    $open: computed([$searched, $opened, $folded], (searched, opened, folded) =>
      searched ? new Set(searched.filter((key) => !folded.has(key))) : opened,
    ),
    /** `key`: of a column and a group. */
    toggle(key: string): void {
      const $toggled = $searched.get() ? $folded : $opened;
      const toggled = new Set($toggled.get());
      if (!toggled.delete(key)) toggled.add(key);
      $toggled.set(toggled);
    },
    foldAgain: () => $folded.set(new Set()),
  };
}

/** Members who leave the schedule leave the selection too. */
function createMemberSelection($state: ReadableAtom<BoardState>) {
  const $selected = atom<ReadonlySet<string>>(new Set());
  const exit = $state.listen((state) => {
    if (state.status !== "ready") return;
    const present = new Set(state.detail.members.map((member) => member.id));
    $selected.set(new Set([...$selected.get()].filter((one) => present.has(one))));
  });

  return {
    $selected: $selected as ReadableAtom<ReadonlySet<string>>,
    $chosen: computed([$state, $selected], (state, selected): SessionMember[] =>
      state.status === "ready" ? state.detail.members.filter((one) => selected.has(one.id)) : [],
    ),
    select(ids: readonly string[], isOn: boolean): void {
      const selected = new Set($selected.get());
      for (const one of ids) {
        if (isOn) selected.add(one);
        else selected.delete(one);
      }
      $selected.set(selected);
    },
    clearSelection: () => $selected.set(new Set()),
    exit,
  };
}

function filtersOf(query: Readonly<Record<string, string>>): BoardFilters {
  const { q, group, jurusan, room } = { ...noFilters, ...query };
  return { q, group, jurusan, room };
}
