// What is ticked: how many, how many of them nobody sees here, all or none, and what to do with them. It stands beside the
// filters, so that one can search on and tick more.
import { useStore } from "@nanostores/react";
import { formatNumber } from "../../core/format.ts";
import { Button, IconButton } from "../../ui/input/button.tsx";
import { Menu, type MenuAction, type MenuItem } from "../../ui/overlay/popup-menu.tsx";
import type { Target } from "../actions/row-action.ts";
import type { ListModel } from "./create-list.ts";
import { listMessages } from "./list-messages.ts";
import css from "./list-page.module.css";
import type { Filters } from "./list-query.ts";

/** So many are buttons of their own; the others stand behind one. */
const direct = 3;

type ListSelectionProps<Item extends { id: string }, F extends Filters, Sort extends string> = {
  list: ListModel<Item, F, Sort>;
  /** The most usual first. Without it, rows are ticked for what stands around the list. */
  actions?: (target: Target) => readonly MenuItem[];
  onClear: () => void;
};

export function ListSelection<Item extends { id: string }, F extends Filters, Sort extends string>({
  list,
  actions,
  onClear,
}: ListSelectionProps<Item, F, Sort>) {
  const t = useStore(listMessages);
  const state = useStore(list.$state);
  const selected = useStore(list.$selected);
  const selecting = useStore(list.$selectingAll);
  const page = state.status === "ready" ? state.page : null;
  const seen = page?.items.filter(({ id }) => selected.has(id)).length ?? 0;
  const unseen = selected.size - seen;
  const total = page?.total ?? 0;
  const isOffered =
    list.canSelectAll && page && (selected.size < total || seen < page.items.length);
  const items = selected.size > 0 ? (actions?.({ ids: [...selected], name: null }) ?? []) : [];
  return (
    <section className={css.selection} aria-label={t.selection} tabIndex={-1}>
      <IconButton size="s" icon="x" label={t.clearSelection} onClick={onClear} />
      <output>
        <b>{t.selected({ count: formatNumber(selected.size) })}</b>
        {unseen > 0 && <span>{t.unseen({ count: formatNumber(unseen) })}</span>}
      </output>
      {isOffered && (
        <Button
          size="s"
          variant="ghost"
          busy={selecting}
          onClick={({ currentTarget }) => {
            // Which is about to go: the focus stays with what can be done next.
            currentTarget.parentElement?.focus();
            void list.selectAll();
          }}
        >
          {selecting ? t.selectingAll : t.selectAll({ total: formatNumber(total) })}
        </Button>
      )}
      {items.length > 0 && <SelectionActions items={items} />}
    </section>
  );
}

function SelectionActions({ items }: { items: readonly MenuItem[] }) {
  const t = useStore(listMessages);
  const all = items.filter((item): item is MenuAction => item !== "line");
  const last = all.length > direct ? all[direct - 1] : undefined;
  const rest = last ? items.slice(items.indexOf(last) + 1) : [];
  return (
    <div className={css.bulk}>
      {all.slice(0, direct).map(({ label, icon, danger, disabled, hint, onSelect }) => (
        <Button
          key={label}
          size="s"
          variant={danger ? "danger" : "secondary"}
          {...(icon && { icon })}
          disabled={disabled}
          title={hint}
          onClick={onSelect}
        >
          {label}
        </Button>
      ))}
      {rest.length > 0 && (
        <Menu
          label={t.moreActions}
          variant="secondary"
          items={rest[0] === "line" ? rest.slice(1) : rest}
        />
      )}
    </div>
  );
}
