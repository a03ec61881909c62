// The row above a list's table: search, the screen's own filters, a way out of them, the choice of columns. Where there is no
// room for the filters, on a phone or beside a selection, they stand behind one button.
import { useStore } from "@nanostores/react";
import type { ReactNode } from "react";
import { lazy } from "../../../core/on-demand/lazy.ts";
import { formatNumber } from "../../../core/format.ts";
import { Button, IconButton } from "../../../ui/input/button.tsx";
import { SearchInput } from "../../../ui/input/search-input.tsx";
import { usePhone } from "../../../ui/use-phone.ts";
import type { ColumnChoice } from "../columns/column-choice.ts";
import { ColumnChooser } from "../columns/column-chooser.tsx";
import type { ListModel } from "../create-list.ts";
import { useDialogs } from "../../dialogs/use-dialogs.tsx";
import { ShortcutButton } from "../../shortcuts/shortcut-button.tsx";
import { FilterLayout } from "./filter-layout.ts";
import { listMessages } from "../list-messages.ts";
import type { Column } from "../list-column.ts";
import css from "../list-page.module.css";
import type { Filters } from "../list-query.ts";

const table = { filters: lazy(() => import("./filter-dialog.tsx"), "FilterDialog") };

export type ListFiltersProps<
  Item extends { id: string },
  F extends Filters,
  Sort extends string,
> = {
  list: ListModel<Item, F, Sort>;
  searchLabel: string;
  searchPlaceholder?: string;
  filters?: ReactNode;
  /** What the order of the rows follows, where there is more to it than a column. */
  order?: ReactNode;
  columns: readonly Column<Item, Sort>[];
};

export function ListFilters<Item extends { id: string }, F extends Filters, Sort extends string>(
  props: ListFiltersProps<Item, F, Sort> & { choice: ColumnChoice; isNarrow: boolean },
) {
  const { list, searchLabel, searchPlaceholder = searchLabel, isNarrow } = props;
  const t = useStore(listMessages);
  const search = useStore(list.$searchText);
  const isPhone = usePhone();
  const isFolded = isNarrow || isPhone;
  return (
    <section className={css.filters} aria-label={t.filters}>
      <SearchInput
        value={search}
        onChange={list.search}
        label={searchLabel}
        clearLabel={t.clearSearch}
        placeholder={searchPlaceholder}
      />
      {isFolded ? <FoldedFilters {...props} /> : <OpenFilters {...props} />}
      {isPhone && <FilterLayout.Provider value="word">{props.filters}</FilterLayout.Provider>}
    </section>
  );
}

function OpenFilters<Item extends { id: string }, F extends Filters, Sort extends string>({
  list,
  filters,
  order,
  columns,
  choice,
}: ListFiltersProps<Item, F, Sort> & { choice: ColumnChoice }) {
  const t = useStore(listMessages);
  const filtered = useStore(list.$filtered);
  const choosable = columns.some(({ required }) => !required);
  return (
    <>
      {filters}
      {order}
      {filtered && (
        <IconButton icon="funnel-x" label={t.clearFilters} onClick={list.clearFilters} />
      )}
      {choosable && <ColumnChooser columns={columns} choice={choice} />}
      {list.isInAddress && <ShortcutButton isQuiet />}
    </>
  );
}

function FoldedFilters<Item extends { id: string }, F extends Filters, Sort extends string>(
  props: ListFiltersProps<Item, F, Sort>,
) {
  const t = useStore(listMessages);
  const count = useStore(props.list.$filterCount);
  // What it shows is any list's, which a table of dialogs cannot say.
  const { open, dialogs } = useDialogs(
    table,
    props as unknown as ListFiltersProps<never, Filters, string>,
  );
  return (
    <>
      <Button icon="funnel" aria-haspopup="dialog" onClick={() => open("filters", {})}>
        {count > 0 ? t.filterCount({ count: formatNumber(count) }) : t.filter}
      </Button>
      {dialogs}
    </>
  );
}
