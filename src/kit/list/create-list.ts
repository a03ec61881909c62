// A list without its looks: search, filters, page, sort and selection over one page that the server sends.
// The latest question wins; the question stands in the address, so that back, reload and a sent link show the same list.
import { atom, computed, type ReadableAtom } from "nanostores";
import type { Page } from "../../contract/calls/list-fields.ts";
import { readQuery, replaceQuery } from "../../core/navigation.ts";
import { reportError } from "../../core/notices.ts";
import { $preferences } from "../../core/preferences/own-preferences.ts";
import { readPreferences, writePreference } from "../../core/preferences/screen-preferences.ts";
import { isAborted } from "../../core/answers/server-error.ts";
import {
  countFilters,
  maxSearchLength,
  perPageOptions,
  readListQuery,
  writeListQuery,
  type Filters,
  type ListDefaults,
  type ListQuery,
} from "./list-query.ts";

const searchDelayMs = 250;

export type ListState<Item> =
  | { status: "loading" }
  | { status: "failed"; error: unknown }
  /** `refreshing`: these rows are older than the question; the answer is on its way. */
  | { status: "ready"; page: Page<Item>; refreshing: boolean };

export type ListOptions<
  Item extends { id: string },
  F extends Filters,
  Sort extends string,
> = ListDefaults<F, Sort> & {
  /** Under which rows per page and columns are remembered. */
  name: string;
  /** False: a list in a dialog, which leaves the address to the screen behind it. */
  inAddress?: boolean;
  load(query: ListQuery<F, Sort>, signal: AbortSignal): Promise<Page<Item>>;
  /** The ids behind "select all", whatever page they are on. */
  loadIds?(query: ListQuery<F, Sort>, signal: AbortSignal): Promise<readonly string[]>;
};

export function createList<
  Item extends { id: string },
  F extends Filters = Record<never, string>,
  Sort extends string = string,
>(options: ListOptions<Item, F, Sort>): ListModel<Item, F, Sort> {
  return new ListModel(options);
}

export type { ListModel };
class ListModel<
  Item extends { id: string },
  F extends Filters = Filters,
  Sort extends string = string,
> {
  readonly name: string;
  readonly canSelectAll: boolean;
  /** Whether the address leads back to what is shown. */
  readonly isInAddress: boolean;
  readonly $state: ReadableAtom<ListState<Item>>;
  readonly $query: ReadableAtom<ListQuery<F, Sort>>;
  /** The text in the search box, which runs ahead of `$query`. */
  readonly $searchText: ReadableAtom<string>;
  /** Whether search or a filter hides something. */
  readonly $filtered: ReadableAtom<boolean>;
  /** How many filters do, search apart. */
  readonly $filterCount: ReadableAtom<number>;
  readonly $selected: ReadableAtom<ReadonlySet<string>>;
  readonly $selectingAll: ReadableAtom<boolean>;
  /** Whether a phone shows the boxes to tick: a card has no room for them at other times. */
  readonly $picking: ReadableAtom<boolean>;
  readonly #options: ListOptions<Item, F, Sort>;
  readonly #state = atom<ListState<Item>>({ status: "loading" });
  readonly #query;
  readonly #searchText;
  readonly #selected = atom<ReadonlySet<string>>(new Set());
  readonly #selectingAll = atom(false);
  readonly #picking = atom(false);
  #loading: AbortController | null = null;
  #selecting: AbortController | null = null;
  #searchTimer: ReturnType<typeof setTimeout> | undefined;
  #left = false;

  constructor(options: ListOptions<Item, F, Sort>) {
    this.#options = options;
    this.name = options.name;
    this.canSelectAll = options.loadIds !== undefined;
    this.isInAddress = options.inAddress !== false;
    const address = this.isInAddress ? readQuery() : {};
    const query = readListQuery(address, rememberedPerPage(options.name), options);
    this.#query = atom(query);
    this.#searchText = atom(query.q);
    this.$state = this.#state;
    this.$query = this.#query;
    this.$searchText = this.#searchText;
    this.$selected = this.#selected;
    this.$selectingAll = this.#selectingAll;
    this.$picking = this.#picking;
    this.$filterCount = computed(this.#query, (asked) => countFilters(asked, options.filters));
    this.$filtered = computed(
      [this.#query, this.$filterCount],
      ({ q }, filters) => q !== "" || filters > 0,
    );
    void this.reload();
  }

  readonly search = (text: string): void => {
    this.#searchText.set(text);
    clearTimeout(this.#searchTimer);
    this.#searchTimer = setTimeout(() => this.#applySearch(), searchDelayMs);
  };

  readonly filter = <Name extends keyof F & string>(name: Name, value: F[Name]): void => {
    const change: unknown = { [name]: value };
    this.#narrow(change as Partial<ListQuery<F, Sort>>);
  };

  readonly clearFilters = (): void => {
    clearTimeout(this.#searchTimer);
    this.#searchText.set("");
    const cleared: unknown = { q: "", ...this.#options.filters };
    this.#narrow(cleared as Partial<ListQuery<F, Sort>>);
  };

  /** Ascending first, then the other way round each time. */
  readonly sortBy = (column: Sort): void => {
    const sort = this.#query.get().sort === column ? (`-${column}` as const) : column;
    this.sortAs(sort);
  };

  readonly sortAs = (sort: Sort | `-${Sort}`): void => {
    void this.#ask({ sort, page: 1 } as Partial<ListQuery<F, Sort>>);
  };

  readonly toPage = (page: number): void => {
    void this.#ask({ page: Math.max(1, Math.trunc(page)) } as Partial<ListQuery<F, Sort>>);
  };

  /** The first row that is on screen stays on screen. */
  readonly setPerPage = (perPage: number): void => {
    const { page, per_page } = this.#query.get();
    writePreference(this.name, "perPage", perPage);
    const first = (page - 1) * per_page;
    const next = { per_page: perPage, page: Math.floor(first / perPage) + 1 };
    void this.#ask(next as Partial<ListQuery<F, Sort>>);
  };

  /** Asks again. Settles when this answer, or the one that overtook it, is no longer awaited; never throws. */
  readonly reload = async (): Promise<void> => {
    this.#loading?.abort();
    const turn = new AbortController();
    this.#loading = turn;
    const state = this.#state.get();
    if (state.status === "ready") this.#state.set({ ...state, refreshing: true });
    else this.#state.set({ status: "loading" });
    try {
      const page = await this.#options.load(this.#query.get(), turn.signal);
      if (this.#loading === turn) await this.#show(page);
    } catch (error) {
      if (this.#loading === turn && !isAborted(error)) this.#state.set({ status: "failed", error });
    }
  };

  readonly toggle = (id: string, on: boolean): void => {
    const next = new Set(this.#selected.get());
    if (on) next.add(id);
    else next.delete(id);
    this.#selected.set(next);
  };

  readonly togglePage = (on: boolean): void => {
    const state = this.#state.get();
    if (state.status !== "ready") return;
    const next = new Set(this.#selected.get());
    for (const { id } of state.page.items) {
      if (on) next.add(id);
      else next.delete(id);
    }
    this.#selected.set(next);
  };

  /** Every row that search and filters find, on whatever page. */
  readonly selectAll = async (): Promise<void> => {
    const { loadIds } = this.#options;
    if (!loadIds || this.#selecting) return;
    const turn = new AbortController();
    this.#selecting = turn;
    this.#selectingAll.set(true);
    try {
      const ids = await loadIds(this.#query.get(), turn.signal);
      if (this.#selecting === turn) this.#selected.set(new Set([...this.#selected.get(), ...ids]));
    } catch (error) {
      if (this.#selecting === turn) reportError(error);
    }
    if (this.#selecting === turn) this.#stopSelecting();
  };

  readonly startPicking = (): void => this.#picking.set(true);

  /** The end of picking too. */
  readonly clearSelection = (): void => {
    this.#stopSelecting();
    this.#picking.set(false);
    if (this.#selected.get().size > 0) this.#selected.set(new Set());
  };

  /** These rows are gone: they cannot stay selected. */
  readonly forget = (ids: readonly string[]): void => {
    const next = new Set(this.#selected.get());
    for (const id of ids) next.delete(id);
    this.#selected.set(next);
  };

  readonly exit = (): void => {
    this.#left = true;
    clearTimeout(this.#searchTimer);
    this.#loading?.abort();
    this.#loading = null;
    this.#stopSelecting();
  };

  #applySearch(): void {
    const q = this.#searchText.get().trim().slice(0, maxSearchLength);
    if (q !== this.#query.get().q) this.#narrow({ q } as Partial<ListQuery<F, Sort>>);
  }

  /** What is ticked stays ticked: one searches on and ticks more. How much of it is out of sight is said beside it. */
  #narrow(change: Partial<ListQuery<F, Sort>>): void {
    // All that were found before are no longer what is meant.
    this.#stopSelecting();
    void this.#ask({ ...change, page: 1 });
  }

  async #ask(change: Partial<ListQuery<F, Sort>>): Promise<void> {
    if (this.#left) return;
    const query = { ...this.#query.get(), ...change };
    this.#query.set(query);
    if (this.isInAddress) {
      replaceQuery(writeListQuery(readQuery(), query, this.#options));
    }
    await this.reload();
  }

  /** Rows may have gone since: a page beyond the end becomes the last one. */
  async #show(page: Page<Item>): Promise<void> {
    const { page: asked, per_page } = this.#query.get();
    const last = Math.max(1, Math.ceil(page.total / per_page));
    if (asked > last) await this.#ask({ page: last } as Partial<ListQuery<F, Sort>>);
    else this.#state.set({ status: "ready", page, refreshing: false });
  }

  #stopSelecting(): void {
    this.#selecting?.abort();
    this.#selecting = null;
    this.#selectingAll.set(false);
  }
}

function rememberedPerPage(name: string): number {
  const remembered = Number(readPreferences(name)["perPage"]);
  return perPageOptions.includes(remembered) ? remembered : $preferences.get().rows_per_page;
}
