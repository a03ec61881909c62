// The sheet of a list: filters or selection, table, pager. A screen puts a heading above it (list-page.tsx), a dialog
// its own.
import { useStore } from "@nanostores/react";
import { useRef, type ReactNode } from "react";
import { formatNumber } from "../../core/format.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Button } from "../../ui/input/button.tsx";
import { LiveRegion } from "../../ui/feedback/live-region.tsx";
import type { MenuItem } from "../../ui/overlay/popup-menu.tsx";
import { Sheet } from "../../ui/layout/sheet.tsx";
import { classNames } from "../../ui/class-names.ts";
import type { Target } from "../actions/row-action.ts";
import { createColumnChoice, type ColumnChoice } from "./columns/column-choice.ts";
import { LoadFailure } from "../load-failure.tsx";
import { OutdatedNotice } from "../age/outdated-notice.tsx";
import { listMessages } from "./list-messages.ts";
import { ListFilters, type ListFiltersProps } from "./filters/list-filters.tsx";
import css from "./list-page.module.css";
import { ListPager } from "./list-pager.tsx";
import type { Filters } from "./list-query.ts";
import { ListSelection } from "./list-selection.tsx";
import { ListTable } from "./rows/list-table.tsx";
import type { Opening } from "./rows/record-link.tsx";
import { useModel } from "../use-model.ts";

export type ListSheetProps<
  Item extends { id: string },
  F extends Filters,
  Sort extends string,
> = ListFiltersProps<Item, F, Sort> &
  Opening<Item> & {
    title: string;
    /** What one row is called, for those who hear the screen. */
    rowLabel: (item: Item) => string;
    /** Shown under a row when asked for. */
    renderDetail?: (item: Item) => ReactNode;
    rowActions?: (item: Item) => readonly MenuItem[];
    /** What can be done to the selected rows, the most usual first; without it rows cannot be selected. */
    bulkActions?: (target: Target) => readonly MenuItem[];
    /** Rows are ticked for what stands around the list. */
    picks?: boolean;
    /** Instead of the table when there is nothing at all. */
    empty: ReactNode;
    /** Instead of the table, of rows that are there: the same, drawn in another way and without pages. */
    body?: ReactNode;
  };

export function ListSheet<Item extends { id: string }, F extends Filters, Sort extends string>(
  props: ListSheetProps<Item, F, Sort>,
) {
  const { list, columns, body } = props;
  const t = useStore(listMessages);
  const state = useStore(list.$state);
  const selected = useStore(list.$selected);
  const choice = useModel(() => createColumnChoice(list.name, columns));
  const sheet = useRef<HTMLElement>(null);
  const isPicking = useStore(list.$picking);
  const isSelecting = Boolean(props.bulkActions || props.picks) && (isPicking || selected.size > 0);
  const settled = state.status === "ready" && !state.refreshing;

  function clearSelection() {
    // The bar goes and takes its buttons with it: focus moves on before that.
    sheet.current?.querySelector<HTMLElement>("thead input, [type=search]")?.focus();
    list.clearSelection();
  }

  return (
    <>
      <Sheet className={css.sheet} ref={sheet} data-searched="">
        <div className={classNames(css.tools, isSelecting && css.selecting)}>
          <ListFilters
            {...props}
            columns={body ? [] : columns}
            choice={choice}
            isNarrow={isSelecting}
          />
          {isSelecting && (
            <ListSelection list={list} actions={props.bulkActions} onClear={clearSelection} />
          )}
        </div>
        <ListBody {...props} choice={choice} />
        {!body && <ListPager list={list} />}
      </Sheet>
      <LiveRegion>{settled && t.found({ total: formatNumber(state.page.total) })}</LiveRegion>
    </>
  );
}

function ListBody<Item extends { id: string }, F extends Filters, Sort extends string>(
  props: ListSheetProps<Item, F, Sort> & { choice: ColumnChoice },
) {
  const { list, empty, body } = props;
  const t = useStore(listMessages);
  const state = useStore(list.$state);
  const filtered = useStore(list.$filtered);
  if (state.status === "failed") {
    return <LoadFailure error={state.error} onRetry={list.reload} />;
  }
  const age = state.status === "ready" && <OutdatedNotice {...state} isLive={list.isLive} />;
  if (state.status === "ready" && state.page.total === 0) {
    if (!filtered) {
      return (
        <>
          {age}
          {empty}
        </>
      );
    }
    const clear = <Button onClick={list.clearFilters}>{t.clearFilters}</Button>;
    return (
      <>
        {age}
        <EmptyState icon="search" title={t.nothingFound} actions={clear}>
          {t.nothingFoundHint}
        </EmptyState>
      </>
    );
  }
  return (
    <>
      {age}
      {body ?? <ListTable {...props} />}
    </>
  );
}
