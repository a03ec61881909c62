// The rows of a list: select, sort, open a row's details, reach its actions.
import { useStore } from "@nanostores/react";
import { Fragment, useState } from "react";
import { Delayed } from "../../../ui/delayed.tsx";
import { SkeletonRows } from "../../../ui/feedback/skeleton.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Table } from "../../../ui/layout/table.tsx";
import { usePhone } from "../../../ui/use-phone.ts";
import type { ColumnChoice } from "../columns/column-choice.ts";
import { listMessages } from "../list-messages.ts";
import css from "../list-page.module.css";
import type { ListSheetProps } from "../list-sheet.tsx";
import type { Filters } from "../list-query.ts";
import { ListCardRow } from "./list-card-row.tsx";
import { ListTableHead } from "./list-table-head.tsx";
import { ListTableRow } from "./list-table-row.tsx";
import { rowsThatFit, useFirstRows } from "./use-first-rows.ts";

const skeletonRowCount = 10;

export function ListTable<Item extends { id: string }, F extends Filters, Sort extends string>(
  props: ListSheetProps<Item, F, Sort> & { choice: ColumnChoice },
) {
  const { title, list, columns, renderDetail, rowActions, bulkActions, picks, choice } = props;
  const t = useStore(listMessages);
  const state = useStore(list.$state);
  const hidden = useStore(choice.$hidden);
  const isPhone = usePhone();

  const shown = columns.filter(({ id }) => !hidden.has(id));
  const hasLead = Boolean(bulkActions || picks || renderDetail);
  const width = shown.length + (hasLead ? 1 : 0) + (rowActions ? 1 : 0);
  const rows = state.status === "ready" ? state.page.items : [];

  return (
    <Table
      caption={title}
      className={classNames(
        css.table,
        isPhone && css.cards,
        rows.length > rowsThatFit() && css.long,
      )}
      busy={state.status !== "ready" || state.refreshing}
    >
      {!isPhone && <ListTableHead {...props} columns={shown} hasLead={hasLead} rows={rows} />}
      <tbody>
        {state.status === "loading" && (
          <Delayed>
            <SkeletonRows rows={skeletonRowCount} columns={width} label={t.loading} />
          </Delayed>
        )}
        <ListRows {...props} columns={shown} rows={rows} width={width} isPhone={isPhone} />
      </tbody>
    </Table>
  );
}

type ListRowsProps<
  Item extends { id: string },
  F extends Filters,
  Sort extends string,
> = ListSheetProps<Item, F, Sort> & {
  rows: readonly Item[];
  /** In columns: the details of a row take all of them. */
  width: number;
  isPhone: boolean;
};

function ListRows<Item extends { id: string }, F extends Filters, Sort extends string>(
  props: ListRowsProps<Item, F, Sort>,
) {
  const { list, renderDetail, rows, width, isPhone } = props;
  const t = useStore(listMessages);
  const selected = useStore(list.$selected);
  const isPicking = useStore(list.$picking);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const drawn = useFirstRows(rows);

  function toggleDetail(id: string) {
    const next = new Set(opened);
    if (!next.delete(id)) next.add(id);
    setOpened(next);
  }

  function rowOf(item: Item) {
    const row = {
      ...props,
      item,
      texts: t,
      selected: selected.has(item.id),
      opened: opened.has(item.id),
      onToggleDetail: toggleDetail,
    };
    return isPhone ? <ListCardRow {...row} isPicking={isPicking} /> : <ListTableRow {...row} />;
  }

  return (
    <>
      {drawn.map((item) => (
        <Fragment key={item.id}>
          {rowOf(item)}
          {renderDetail && opened.has(item.id) && (
            <tr>
              <td colSpan={width} className={css.detail}>
                {renderDetail(item)}
              </td>
            </tr>
          )}
        </Fragment>
      ))}
    </>
  );
}
