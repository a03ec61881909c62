// A whole list screen from a list model: heading, then the sheet with filters, table and pager. Screens say which
// columns there are and what may be done with a row; they draw nothing themselves.
import { useStore } from "@nanostores/react";
import type { ReactNode } from "react";
import { PageHeader } from "../../ui/layout/page-header.tsx";
import { usePhone } from "../../ui/use-phone.ts";
import css from "./list-page.module.css";
import type { Filters } from "./list-query.ts";
import { ShortcutButton } from "../shortcuts/shortcut-button.tsx";
import { PhoneActions } from "./phone-actions.tsx";
import { ListSheet, type ListSheetProps } from "./list-sheet.tsx";

export type ListPageProps<
  Item extends { id: string },
  F extends Filters,
  Sort extends string,
> = ListSheetProps<Item, F, Sort> & {
  /** Beside the title, from the number of rows found: "1.284 peserta". */
  countLabel: (total: number) => string;
  /** The button that adds a row. */
  add?: ReactNode;
  /** Further buttons and links at the right of the title; a phone has them behind one. */
  actions?: ReactNode;
  /** Between the heading and the sheet: what is true of all rows. */
  summary?: ReactNode;
};

export function ListPage<Item extends { id: string }, F extends Filters, Sort extends string>(
  props: ListPageProps<Item, F, Sort>,
) {
  const { title, countLabel, add, actions, summary, list, bulkActions } = props;
  const isPhone = usePhone();
  const state = useStore(list.$state);
  const total = state.status === "ready" ? state.page.total : null;
  return (
    <div className={css.page}>
      <PageHeader title={title} count={total === null ? undefined : countLabel(total)}>
        {isPhone ? (
          <PhoneActions title={title} add={add} onPick={bulkActions && list.startPicking}>
            {actions}
            <ShortcutButton />
          </PhoneActions>
        ) : (
          <>
            {actions}
            {add}
          </>
        )}
      </PageHeader>
      {summary}
      <ListSheet {...props} />
    </div>
  );
}
