// A whole list screen from a list model: heading, then the sheet with filters, table and pager. Screens say which
// columns there are and what may be done with a row; they draw nothing themselves.
import { useStore } from "@nanostores/react";
import type { ReactNode } from "react";
import { PageHeader } from "../../ui/layout/page-header.tsx";
import css from "./list-page.module.css";
import type { Filters } from "./list-query.ts";
import { ListSheet } from "./list-sheet.tsx";
import type { ListSheetProps } from "./list-sheet.tsx";

export type ListPageProps<
  Item extends { id: string },
  F extends Filters,
  Sort extends string,
> = ListSheetProps<Item, F, Sort> & {
  /** Beside the title, from the number of rows found: "1.284 peserta". */
  countLabel: (total: number) => string;
  /** Buttons at the right of the title. */
  actions?: ReactNode;
  /** Between the heading and the sheet: what is true of all rows. */
  summary?: ReactNode;
};

export function ListPage<Item extends { id: string }, F extends Filters, Sort extends string>(
  props: ListPageProps<Item, F, Sort>,
) {
  const { title, countLabel, actions, summary, list } = props;
  const state = useStore(list.$state);
  const total = state.status === "ready" ? state.page.total : null;
  return (
    <div className={css.page}>
      <PageHeader title={title} count={total === null ? undefined : countLabel(total)}>
        {actions}
      </PageHeader>
      {summary}
      <ListSheet {...props} />
    </div>
  );
}
