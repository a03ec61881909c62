// A list without its looks: search, filters, page, sort and selection over one page that the server sends.
// The latest question wins; the question stands in the address, so that back, reload and a sent link show the same list.
import { atom, type ReadableAtom } from "nanostores";
import type { Page } from "../../contract/calls/list-fields.ts";
import { readQuery, replaceQuery } from "../../core/navigation.ts";
import { $preferences } from "../../core/preferences/own-preferences.ts";
import { readPreferences, writePreference } from "../../core/preferences/screen-preferences.ts";
import { isTakenAway } from "../../core/answers/server-error.ts";
import { createFetching } from "../../core/on-demand/create-fetching.ts";
import { createNarrowing } from "./filters/list-narrowing.ts";
import {
  perPageOptions,
  readListQuery,
  writeListQuery,
  type Filters,
  type ListDefaults,
  type ListQuery,
} from "./list-query.ts";
import { createSelectedRows } from "./list-selected-rows.ts";

export type ListState<Item> =
  | { status: "loading" }
  | { status: "failed"; error: unknown }
  | ({ status: "ready"; page: Page<Item> } & RowsAge);

type RowsAge = {
  /** When the rows were so, by the server's clock. */
  asOf: Date;
  /** These rows are older than the question; the answer is on its way. */
  refreshing: boolean;
  /** Why the same question could not be answered anew; null: this is the latest answer. */
  outdated: unknown;
};

export type ListOptions<
  Item extends { id: string },
  F extends Filters,
  Sort extends string,
> = ListDefaults<F, Sort> & {
  /** Under which rows per page and columns are remembered. */
  name: string;
  /** False: a list in a dialog, which leaves the address to the screen behind it. */
  inAddress?: boolean;
  /** The rows change by themselves: they are asked for again so many milliseconds after each answer, while the tab is visible. */
  everyMs?: number;
  load(query: ListQuery<F, Sort>, signal: AbortSignal): Promise<Page<Item>>;
  /** The ids behind "select all", whatever page they are on. */
  loadIds?(query: ListQuery<F, Sort>, signal: AbortSignal): Promise<readonly string[]>;
};

export type ListModel<
  Item extends { id: string },
  F extends Filters = Filters,
  Sort extends string = string,
> = {
  name: string;
  canSelectAll: boolean;
  /** The rows keep themselves up to date. */
  isLive: boolean;
  /** Whether the address leads back to what is shown. */
  isInAddress: boolean;
  $state: ReadableAtom<ListState<Item>>;
  $query: ReadableAtom<ListQuery<F, Sort>>;
  /** The text in the search box, which runs ahead of `$query`. */
  $searchText: ReadableAtom<string>;
  /** Whether search or a filter hides something. */
  $filtered: ReadableAtom<boolean>;
  /** The number of filters that hide something, not counting the search. */
  $filterCount: ReadableAtom<number>;
  $selected: ReadableAtom<ReadonlySet<string>>;
  $selectingAll: ReadableAtom<boolean>;
  /** Whether a phone shows the boxes to tick: a card has no room for them at other times. */
  $picking: ReadableAtom<boolean>;
  search: (text: string) => void;
  filter: <Name extends keyof F & string>(name: Name, value: F[Name]) => void;
  clearFilters: () => void;
  /** Ascending first; called again for the same column, the direction changes. */
  sortBy: (column: Sort) => void;
  sortAs: (sort: Sort | `-${Sort}`) => void;
  toPage: (page: number) => void;
  /** The first row that is on screen stays on screen. */
  setPerPage: (perPage: number) => void;
  /** Loads the rows again. Settles when this answer, or the one that overtook it, is no longer awaited; never throws. */
  reload: () => Promise<void>;
  toggle: (id: string, on: boolean) => void;
  togglePage: (on: boolean) => void;
  /** Every row that search and filters find, on whatever page. */
  selectAll: () => Promise<void>;
  startPicking: () => void;
  /** Ends picking, too. */
  clearSelection: () => void;
  /** For rows that no longer exist: they cannot stay selected. */
  forget: (ids: readonly string[]) => void;
  exit: () => void;
};

export function createList<
  Item extends { id: string },
  F extends Filters = Record<never, string>,
  Sort extends string = string,
>(options: ListOptions<Item, F, Sort>): ListModel<Item, F, Sort> {
  const { name, loadIds, inAddress: isInAddress = true } = options;
  const { $state, $query, ask, reload, exit } = createPages(options, isInAddress);
  const { stopSelecting, ...selection } = createSelectedRows(
    () => shownRows($state.get()),
    loadIds ? (signal) => loadIds($query.get(), signal) : null,
  );
  // Selected rows stay selected, since people select in several steps. Only a running "select all" is stopped: it
  // loads what the former query finds.
  const narrowing = createNarrowing($query, options.filters, (change) => {
    stopSelecting();
    ask({ ...change, page: 1 });
  });
  void reload();

  return {
    name,
    canSelectAll: loadIds !== undefined,
    isLive: options.everyMs !== undefined,
    isInAddress,
    $state,
    $query,
    reload,
    ...createOrder(name, $query, ask),
    ...selection,
    ...narrowing,
    exit() {
      exit();
      narrowing.exit();
      stopSelecting();
    },
  };
}

function shownRows<Item>(state: ListState<Item>): readonly Item[] {
  return state.status === "ready" ? state.page.items : [];
}

/** The query, and the page that it finds. */
function createPages<Item extends { id: string }, F extends Filters, Sort extends string>(
  options: ListOptions<Item, F, Sort>,
  isInAddress: boolean,
) {
  const address = isInAddress ? readQuery() : {};
  const $query = atom(readListQuery(address, rememberedPerPage(options.name), options));
  const $state = atom<ListState<Item>>({ status: "loading" });
  /** What the rows on screen are the answer to. */
  let shown: ListQuery<F, Sort> | null = null;
  let hasLeft = false;
  const { fetchNow, stop } = createFetching({
    fetchIt: (signal) => options.load($query.get(), signal),
    everyMs: options.everyMs,
    onAnswer: show,
    onFailure(error) {
      const state = $state.get();
      // Rows of another question would pass for the answer to this one.
      const isKept = state.status === "ready" && shown === $query.get() && !isTakenAway(error);
      $state.set(
        isKept ? { ...state, refreshing: false, outdated: error } : { status: "failed", error },
      );
    },
  });

  async function ask(change: Partial<ListQuery<F, Sort>>): Promise<void> {
    if (hasLeft) return;
    const query = { ...$query.get(), ...change };
    $query.set(query);
    if (isInAddress) replaceQuery(writeListQuery(readQuery(), query, options));
    await reload();
  }

  async function reload(): Promise<void> {
    const state = $state.get();
    $state.set(state.status === "ready" ? { ...state, refreshing: true } : { status: "loading" });
    await fetchNow();
  }

  /** Rows may have been deleted since: a page beyond the end becomes the last one. */
  async function show(page: Page<Item>, asOf: Date): Promise<void> {
    const { page: asked, per_page } = $query.get();
    const last = Math.max(1, Math.ceil(page.total / per_page));
    if (asked > last) return ask({ page: last } as Partial<ListQuery<F, Sort>>);
    shown = $query.get();
    $state.set({ status: "ready", page, asOf, refreshing: false, outdated: null });
  }

  return {
    $query: $query as ReadableAtom<ListQuery<F, Sort>>,
    $state: $state as ReadableAtom<ListState<Item>>,
    ask: (change: Partial<ListQuery<F, Sort>>): void => void ask(change),
    reload,
    exit(): void {
      hasLeft = true;
      stop();
    },
  };
}

/** The order of the rows, and which part of them is shown. */
function createOrder<F extends Filters, Sort extends string>(
  name: string,
  $query: ReadableAtom<ListQuery<F, Sort>>,
  ask: (change: Partial<ListQuery<F, Sort>>) => void,
) {
  const sortAs = (sort: Sort | `-${Sort}`): void =>
    ask({ sort, page: 1 } as Partial<ListQuery<F, Sort>>);

  return {
    sortAs,
    sortBy: (column: Sort): void => sortAs($query.get().sort === column ? `-${column}` : column),
    toPage: (page: number): void =>
      ask({ page: Math.max(1, Math.trunc(page)) } as Partial<ListQuery<F, Sort>>),
    setPerPage(perPage: number): void {
      const { page, per_page } = $query.get();
      writePreference(name, "perPage", perPage);
      const first = (page - 1) * per_page;
      const next = { per_page: perPage, page: Math.floor(first / perPage) + 1 };
      ask(next as Partial<ListQuery<F, Sort>>);
    },
  };
}

function rememberedPerPage(name: string): number {
  const remembered = Number(readPreferences(name)["perPage"]);
  return perPageOptions.includes(remembered) ? remembered : $preferences.get().rows_per_page;
}
