// One row of a list. Parts without hooks are called, not mounted (see ui/input/button.tsx).
import { IconButton } from "../../../ui/input/button.tsx";
import { Checkbox } from "../../../ui/choice/checkbox.tsx";
import { Menu } from "../../../ui/overlay/popup-menu.tsx";
import { Cell, Row } from "../../../ui/layout/table.tsx";
import type { ListTexts } from "../list-messages.ts";
import type { Column } from "../list-column.ts";
import css from "../list-page.module.css";
import type { ListSheetProps } from "../list-sheet.tsx";
import type { Filters } from "../list-query.ts";
import { recordLink } from "./record-link.tsx";
import { pressedRow } from "./row-press.ts";

export type ListTableRowProps<
  Item extends { id: string },
  F extends Filters,
  Sort extends string,
> = ListSheetProps<Item, F, Sort> & {
  item: Item;
  /** From above: a subscription in each of fifty rows is felt on an old PC. */
  texts: ListTexts;
  columns: readonly Column<Item, Sort>[];
  selected: boolean;
  /** Whether its details are shown. */
  opened: boolean;
  onToggleDetail: (id: string) => void;
};

export function ListTableRow<Item extends { id: string }, F extends Filters, Sort extends string>(
  props: ListTableRowProps<Item, F, Sort>,
) {
  const { item, texts, columns, selected, opened, list } = props;
  const { rowLabel, rowActions, renderDetail, bulkActions, picks, onToggleDetail } = props;
  const label = rowLabel(item);
  const selects = bulkActions || picks;
  const lead = (selects || renderDetail) && (
    <>
      {selects &&
        Checkbox({
          label: texts.select({ label }),
          hideLabel: true,
          checked: selected,
          onChange: (on) => list.toggle(item.id, on),
        })}
      {renderDetail &&
        IconButton({
          size: "s",
          icon: opened ? "chevron-down" : "chevron-right",
          label: opened ? texts.hideDetail({ label }) : texts.showDetail({ label }),
          "aria-expanded": opened,
          onClick: () => onToggleDetail(item.id),
        })}
    </>
  );
  return Row({
    selected,
    onClick: pressedRow(props.onOpen, item),
    children: [
      lead && Cell({ className: css.lead, children: lead }),
      ...columns.map(({ id, card, cell, numeric, mono, nowrap, muted }) =>
        card === "title" ? (
          <th key={id} scope="row">
            {recordLink(props, cell(item))}
          </th>
        ) : (
          Cell({ numeric, mono, nowrap, muted, children: cell(item) })
        ),
      ),
      rowActions &&
        Cell({
          className: css.actions,
          children: <Menu label={texts.actions({ label })} items={() => rowActions(item)} />,
        }),
    ],
  });
}
