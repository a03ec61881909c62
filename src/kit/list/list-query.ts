// What a list is asked for, and how that stands in the address: only what differs from the defaults is written there.
// Nothing here sends or stores anything; create-list.ts does.
import { defaultPreferences, rowsPerPageChoices } from "../../contract/preferences.ts";
import type { Query } from "../../core/navigation.ts";

export type Filters = Record<string, string>;

/** `sort` is a column's name, with "-" before it for descending. An empty filter means "all". */
export type ListQuery<F extends Filters, Sort extends string = string> = {
  page: number;
  per_page: number;
  q: string;
  sort: Sort | `-${Sort}`;
} & F;

export type ListDefaults<F extends Filters, Sort extends string = string> = {
  filters: F;
  sort: Sort | `-${Sort}`;
  sortable: readonly Sort[];
  /** Which values of a filter make sense when they come from the address; without it any does. */
  acceptsFilter?(name: keyof F & string, value: string): boolean;
};

export const perPageOptions: readonly number[] = rowsPerPageChoices;
/** What an address without a number means, whatever the person who opens it prefers. */
export const usualPerPage = defaultPreferences.rows_per_page;
/** As much as the contract's list query takes. */
export const maxSearchLength = 100;

/** What the address says, in place of the defaults; what it says wrongly is ignored. */
export function readListQuery<F extends Filters, Sort extends string>(
  address: Query,
  perPage: number,
  defaults: ListDefaults<F, Sort>,
): ListQuery<F, Sort> {
  const page = Number(address["page"]);
  const rows = Number(address["rows"]);
  const sort = defaults.sortable
    .flatMap((name) => [name, `-${name}` as const])
    .find((order) => order === address["sort"]);
  return {
    page: Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1,
    per_page: perPageOptions.includes(rows) ? rows : perPage,
    q: (address["q"] ?? "").slice(0, maxSearchLength),
    sort: sort ?? defaults.sort,
    ...readFilters(address, defaults),
  };
}

function readFilters<F extends Filters>(address: Query, defaults: ListDefaults<F>): F {
  const names = Object.keys(defaults.filters) as (keyof F & string)[];
  const given = names.flatMap((name) => {
    const value = address[name];
    if (value === undefined) return [];
    return (defaults.acceptsFilter?.(name, value) ?? true) ? [[name, value]] : [];
  });
  return { ...defaults.filters, ...Object.fromEntries(given) };
}

/** The address's query with the list's part of it renewed; what belongs to others stays. */
export function writeListQuery<F extends Filters, Sort extends string>(
  address: Query,
  query: ListQuery<F, Sort>,
  defaults: ListDefaults<F, Sort>,
): Query {
  const ours: readonly (readonly [name: string, value: string, usual: string])[] = [
    ["page", String(query.page), "1"],
    ["rows", String(query.per_page), String(usualPerPage)],
    ["q", query.q, ""],
    ["sort", query.sort, defaults.sort],
    ...Object.entries(defaults.filters).map(
      ([name, usual]) => [name, query[name] ?? "", usual] as const,
    ),
  ];
  const names = new Set(ours.map(([name]) => name));
  const others = Object.entries(address).filter(([name]) => !names.has(name));
  const changed = ours.filter(([, value, usual]) => value !== usual);
  // In one order always, so that the same list has the same address.
  return Object.fromEntries([...others, ...changed.map(([name, value]) => [name, value])]);
}

/** How many filters hide something. */
export function countFilters<F extends Filters>(query: ListQuery<F>, defaults: F): number {
  return Object.keys(defaults).filter((name) => query[name] !== defaults[name]).length;
}
