// The row above a list's table: search, the screen's own filters, a way out of them, the choice of columns.
import { useStore } from "@nanostores/react";
import type { ReactNode } from "react";
import { IconButton } from "../../ui/input/button.tsx";
import { SearchInput } from "../../ui/input/search-input.tsx";
import type { ChoosableColumn, ColumnChoice } from "./columns/column-choice.ts";
import { ColumnChooser } from "./columns/column-chooser.tsx";
import type { ListModel } from "./create-list.ts";
import { listMessages } from "../kit-messages.ts";
import css from "./list-page.module.css";
import type { Filters } from "./list-query.ts";

type ListFiltersProps<Item extends { id: string }, F extends Filters, Sort extends string> = {
  list: ListModel<Item, F, Sort>;
  searchLabel: string;
  searchPlaceholder?: string;
  filters?: ReactNode;
  columns: readonly ChoosableColumn[];
  choice: ColumnChoice;
};

export function ListFilters<Item extends { id: string }, F extends Filters, Sort extends string>({
  list,
  searchLabel,
  searchPlaceholder = searchLabel,
  filters,
  columns,
  choice,
}: ListFiltersProps<Item, F, Sort>) {
  const t = useStore(listMessages);
  const search = useStore(list.$searchText);
  const filtered = useStore(list.$filtered);
  const choosable = columns.some(({ required }) => !required);
  return (
    <section className={css.filters} aria-label={t.filters}>
      <SearchInput
        value={search}
        onChange={list.search}
        label={searchLabel}
        clearLabel={t.clearSearch}
        placeholder={searchPlaceholder}
      />
      {filters}
      {filtered && (
        <IconButton icon="funnel-x" label={t.clearFilters} onClick={list.clearFilters} />
      )}
      {choosable && <ColumnChooser columns={columns} choice={choice} />}
    </section>
  );
}
