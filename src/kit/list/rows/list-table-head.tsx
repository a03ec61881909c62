// The header row of a list: the tick box for the page, and what sorts.
import { useStore } from "@nanostores/react";
import { Checkbox } from "../../../ui/choice/checkbox.tsx";
import { HeaderCell, SortHeader, type SortDirection } from "../../../ui/layout/table.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { listMessages } from "../list-messages.ts";
import type { Column } from "../list-column.ts";
import css from "../list-page.module.css";
import type { ListSheetProps } from "../list-sheet.tsx";
import type { Filters } from "../list-query.ts";

type ListTableHeadProps<
  Item extends { id: string },
  F extends Filters,
  Sort extends string,
> = ListSheetProps<Item, F, Sort> & {
  columns: readonly Column<Item, Sort>[];
  /** A first column for tick boxes and detail buttons. */
  hasLead: boolean;
  rows: readonly Item[];
};

export function ListTableHead<Item extends { id: string }, F extends Filters, Sort extends string>({
  list,
  columns,
  hasLead,
  rows,
  rowActions,
  bulkActions,
  picks,
}: ListTableHeadProps<Item, F, Sort>) {
  const t = useStore(listMessages);
  const { sort } = useStore(list.$query);
  const selected = useStore(list.$selected);
  const marked = rows.filter(({ id }) => selected.has(id)).length;

  return (
    <thead>
      <tr>
        {hasLead && (
          <HeaderCell className={css.lead}>
            {(bulkActions || picks) && (
              <Checkbox
                label={t.selectPage}
                hideLabel
                checked={rows.length > 0 && marked === rows.length}
                indeterminate={marked > 0 && marked < rows.length}
                disabled={rows.length === 0}
                onChange={list.togglePage}
              />
            )}
          </HeaderCell>
        )}
        {columns.map((column) => {
          const { id, label, numeric, sort: by } = column;
          if (by === undefined) {
            return (
              <HeaderCell key={id} numeric={numeric}>
                {label}
              </HeaderCell>
            );
          }
          return (
            <SortHeader
              key={id}
              label={label}
              numeric={numeric}
              direction={directionOf(sort, by)}
              onSort={() => list.sortBy(by)}
            />
          );
        })}
        {rowActions && (
          <HeaderCell>
            <VisuallyHidden>{t.actionsColumn}</VisuallyHidden>
          </HeaderCell>
        )}
      </tr>
    </thead>
  );
}

function directionOf(sort: string, column: string): SortDirection | null {
  if (sort === column) return "ascending";
  return sort === `-${column}` ? "descending" : null;
}
