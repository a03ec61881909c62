// The files of a shelf in their states: pictures as a grid, sounds alone as rows.
import { useStore } from "@nanostores/react";
import type { ReactNode } from "react";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Button } from "../../ui/input/button.tsx";
import { LiveRegion } from "../../ui/feedback/live-region.tsx";
import { Spinner } from "../../ui/feedback/spinner.tsx";
import { formatNumber } from "../../core/format.ts";
import type { ListModel } from "../list/create-list.ts";
import type { Filters } from "../list/list-query.ts";
import { LoadFailure } from "../load-failure.tsx";
import { listMessages } from "../list/list-messages.ts";
import css from "./media-picker.module.css";

export type MediaFilesProps<Item extends { id: string }, F extends Filters, S extends string> = {
  list: ListModel<Item, F, S>;
  label: string;
  /** One of them is chosen: one group of radio buttons, so arrow keys walk. */
  isChoice?: boolean;
  isRows?: boolean;
  /** Instead of them when there is nothing at all. */
  empty: ReactNode;
  children: (file: Item) => ReactNode;
};

export function MediaFiles<Item extends { id: string }, F extends Filters, S extends string>(
  props: MediaFilesProps<Item, F, S>,
) {
  const { list, label, isChoice, isRows, empty, children } = props;
  const t = useStore(listMessages);
  const state = useStore(list.$state);
  const filtered = useStore(list.$filtered);
  if (state.status === "loading") return <Spinner label={t.loading} />;
  if (state.status === "failed") {
    return <LoadFailure error={state.error} onRetry={list.reload} />;
  }
  const { items, total } = state.page;
  if (total === 0 && filtered) {
    const clear = <Button onClick={list.clearFilters}>{t.clearFilters}</Button>;
    return (
      <EmptyState icon="search" title={t.nothingFound} actions={clear}>
        {t.nothingFoundHint}
      </EmptyState>
    );
  }
  if (total === 0) return <>{empty}</>;
  return (
    <>
      <div
        role={isChoice ? "radiogroup" : "group"}
        aria-label={label}
        aria-busy={state.refreshing || undefined}
        className={isRows ? css.rows : css.grid}
      >
        {items.map(children)}
      </div>
      <LiveRegion>{!state.refreshing && t.found({ total: formatNumber(total) })}</LiveRegion>
    </>
  );
}
