// Search and filters of a list. A change of either leads back to the first page.
import { atom, computed, type ReadableAtom } from "nanostores";
import { countFilters, maxSearchLength, type Filters, type ListQuery } from "../list-query.ts";

const searchDelayMs = 250;

/** `filters`: the defaults. `narrow` is called with what changes in the query. */
export function createNarrowing<F extends Filters, Sort extends string>(
  $query: ReadableAtom<ListQuery<F, Sort>>,
  filters: F,
  narrow: (change: Partial<ListQuery<F, Sort>>) => void,
) {
  const $searchText = atom($query.get().q);
  const $filterCount = computed($query, (query) => countFilters(query, filters));
  const $filtered = computed([$query, $filterCount], ({ q }, count) => q !== "" || count > 0);
  let timer: ReturnType<typeof setTimeout> | undefined;

  function applySearch(): void {
    const q = $searchText.get().trim().slice(0, maxSearchLength);
    if (q !== $query.get().q) narrow({ q } as Partial<ListQuery<F, Sort>>);
  }

  return {
    $searchText: $searchText as ReadableAtom<string>,
    $filterCount,
    $filtered,
    search(text: string): void {
      $searchText.set(text);
      clearTimeout(timer);
      timer = setTimeout(applySearch, searchDelayMs);
    },
    filter<Name extends keyof F & string>(name: Name, value: F[Name]): void {
      const change: unknown = { [name]: value };
      narrow(change as Partial<ListQuery<F, Sort>>);
    },
    clearFilters(): void {
      clearTimeout(timer);
      $searchText.set("");
      const cleared: unknown = { q: "", ...filters };
      narrow(cleared as Partial<ListQuery<F, Sort>>);
    },
    exit: (): void => clearTimeout(timer),
  };
}
