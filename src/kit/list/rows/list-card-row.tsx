// One row of a list on a phone: what it is called, two or three facts below that, its state where there is one to speak of.
import { Checkbox } from "../../../ui/choice/checkbox.tsx";
import { Menu, type MenuItem } from "../../../ui/overlay/popup-menu.tsx";
import { Cell, Row } from "../../../ui/layout/table.tsx";
import type { Column } from "../list-column.ts";
import css from "../list-page.module.css";
import type { Filters } from "../list-query.ts";
import { recordLink } from "./record-link.tsx";
import { pressedRow } from "./row-press.ts";
import type { ListTableRowProps } from "./list-table-row.tsx";

export function ListCardRow<Item extends { id: string }, F extends Filters, Sort extends string>(
  props: ListTableRowProps<Item, F, Sort> & { isPicking: boolean },
) {
  const { item, texts, columns, selected, list, isPicking } = props;
  const { rowLabel, bulkActions, picks } = props;
  const label = rowLabel(item);
  const of = (card: Column<Item>["card"]) => columns.filter((column) => column.card === card);
  const textOf = ({ cell, cardText = cell }: Column<Item>) => cardText(item);
  const leads = of("lead").map(textOf).filter(Boolean);
  const states = of("state").map(textOf);
  const facts = of("fact").map(textOf).filter(Boolean);
  const title = of("title").map(textOf);
  const actions = withDetail(props);
  return Row({
    selected,
    className: css.cardRow,
    onClick: pressedRow(isPicking ? () => list.toggle(item.id, !selected) : props.onOpen, item),
    onContextMenu:
      bulkActions &&
      ((event) => {
        // A long press, on a touch screen.
        event.preventDefault();
        list.startPicking();
        list.toggle(item.id, true);
      }),
    children: [
      (isPicking || picks) &&
        Cell({
          className: css.lead,
          children: Checkbox({
            label: texts.select({ label }),
            hideLabel: true,
            checked: selected,
            onChange: (on) => list.toggle(item.id, on),
          }),
        }),
      leads.length > 0 && Cell({ className: css.lead, children: leads }),
      <th key="title" scope="row" className={css.card}>
        <div className={css.cardTitle}>{isPicking ? title : recordLink(props, title)}</div>
        <div className={css.facts}>
          {states.some(Boolean) && <div className={css.state}>{states}</div>}
          {facts.map((text, at) => (
            <span key={at}>
              <span className={css.dot}>{at > 0 && " · "}</span>
              {text}
            </span>
          ))}
        </div>
      </th>,
      actions &&
        !isPicking &&
        Cell({
          className: css.cardEnd,
          children: <Menu size="m" label={texts.actions({ label })} items={() => actions(item)} />,
        }),
    ],
  });
}

/** A card has no room for a button that opens its detail. */
function withDetail<Item extends { id: string }, F extends Filters, Sort extends string>(
  props: ListTableRowProps<Item, F, Sort>,
): ((item: Item) => readonly MenuItem[]) | undefined {
  const { item, texts, opened, rowActions, renderDetail, onToggleDetail } = props;
  if (!renderDetail) return rowActions;
  const detail: MenuItem = {
    label: opened ? texts.closeDetail : texts.detail,
    icon: opened ? "chevron-up" : "chevron-down",
    onSelect: () => onToggleDetail(item.id),
  };
  return () => [detail, ...(rowActions?.(item) ?? [])];
}
