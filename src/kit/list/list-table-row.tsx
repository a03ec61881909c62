// One row of a list. Parts without hooks are called, not mounted (see ui/input/button.tsx).
import { IconButton } from "../../ui/input/button.tsx";
import { Checkbox } from "../../ui/choice/checkbox.tsx";
import { Menu } from "../../ui/overlay/popup-menu.tsx";
import { Cell, Row } from "../../ui/layout/table.tsx";
import type { ListTexts } from "../kit-messages.ts";
import type { Column } from "./list-column.ts";
import css from "./list-page.module.css";
import type { ListSheetProps } from "./list-sheet.tsx";
import type { Filters } from "./list-query.ts";

type ListTableRowProps<
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

export function ListTableRow<Item extends { id: string }, F extends Filters, Sort extends string>({
  item,
  texts,
  columns,
  selected,
  opened,
  onToggleDetail,
  list,
  rowLabel,
  rowActions,
  renderDetail,
  bulkActions,
  picks,
  onOpen,
}: ListTableRowProps<Item, F, Sort>) {
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
    onDoubleClick: onOpen && (() => onOpen(item)),
    children: [
      lead && Cell({ className: css.lead, children: lead }),
      ...columns.map(({ cell, numeric, mono, nowrap, muted }) =>
        Cell({ numeric, mono, nowrap, muted, children: cell(item) }),
      ),
      rowActions &&
        Cell({
          className: css.actions,
          children: <Menu label={texts.actions({ label })} items={() => rowActions(item)} />,
        }),
    ],
  });
}
