// What takes the filters' place while rows are selected: how many, all of them or none, and what to do with them.
import { useStore } from "@nanostores/react";
import type { ReactNode } from "react";
import { formatNumber } from "../../core/format.ts";
import { Button } from "../../ui/input/button.tsx";
import type { ListModel } from "./create-list.ts";
import { listMessages } from "../kit-messages.ts";
import css from "./list-page.module.css";
import type { Filters } from "./list-query.ts";

type ListSelectionProps<Item extends { id: string }, F extends Filters, Sort extends string> = {
  list: ListModel<Item, F, Sort>;
  /** How many rows there are to select; null while that is not known. */
  total: number | null;
  onClear: () => void;
  children: ReactNode;
};

export function ListSelection<Item extends { id: string }, F extends Filters, Sort extends string>({
  list,
  total,
  onClear,
  children,
}: ListSelectionProps<Item, F, Sort>) {
  const t = useStore(listMessages);
  const selected = useStore(list.$selected);
  const selecting = useStore(list.$selectingAll);
  const canSelectAll = list.canSelectAll && total !== null && selected.size < total;
  return (
    <section className={css.selection} aria-label={t.selection}>
      <output>{t.selected({ count: formatNumber(selected.size) })}</output>
      {canSelectAll && (
        <Button size="s" variant="ghost" busy={selecting} onClick={() => void list.selectAll()}>
          {selecting ? t.selectingAll : t.selectAll({ total: formatNumber(total) })}
        </Button>
      )}
      <Button size="s" variant="ghost" onClick={onClear}>
        {t.clearSelection}
      </Button>
      <div className={css.bulk}>{children}</div>
    </section>
  );
}
