// The tree of groups as a table whose rows open and close: one row takes the focus, the arrow keys walk
// (the ARIA treegrid pattern).
import { useStore } from "@nanostores/react";
import { useState, type KeyboardEvent } from "react";
import type { Group } from "../../contract/groups.ts";
import { formatDateTime, formatNumber } from "../../core/format.ts";
import { href, navigate } from "../../core/navigation.ts";
import { RouteLink } from "../../kit/route-link.tsx";
import { IconButton } from "../../ui/input/button.tsx";
import { Menu, type MenuItem } from "../../ui/overlay/popup-menu.tsx";
import { Cell, HeaderCell, Row, Table } from "../../ui/layout/table.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { treeMove, type TreeRow } from "./group-tree.ts";
import { groupsMessages, type GroupsTexts } from "./groups-messages.ts";
import css from "./groups-screen.module.css";

type GroupTreeTableProps = {
  rows: readonly TreeRow[];
  onOpen(id: string, on: boolean): void;
  actionsOf(group: Group): readonly MenuItem[];
};

export function GroupTreeTable({ rows, onOpen, actionsOf }: GroupTreeTableProps) {
  const t = useStore(groupsMessages);
  const { isActive, onFocus, onKeyDown } = useTreeKeys(rows, onOpen);
  return (
    <Table caption={`${t.title}. ${t.keys}`} role="treegrid" className={css.table}>
      <thead>
        <tr>
          <HeaderCell>{t.name}</HeaderCell>
          <HeaderCell numeric>{t.members}</HeaderCell>
          <HeaderCell numeric>{t.schedules}</HeaderCell>
          <HeaderCell>{t.updated}</HeaderCell>
          <HeaderCell>
            <VisuallyHidden>{t.actionsColumn}</VisuallyHidden>
          </HeaderCell>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <Row
            key={row.group.id}
            data-at={at}
            tabIndex={isActive(at) ? 0 : -1}
            aria-level={row.level}
            aria-setsize={row.siblings}
            aria-posinset={row.position}
            aria-expanded={row.hasChildren ? row.isOpen : undefined}
            onFocus={() => onFocus(row.group.id)}
            onKeyDown={(event) => onKeyDown(event, at)}
          >
            <GroupCells row={row} t={t} onOpen={onOpen} />
            <Cell className={css.actions}>
              <Menu
                label={t.actions({ name: row.group.path })}
                items={() => actionsOf(row.group)}
              />
            </Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}

type GroupCellsProps = {
  row: TreeRow;
  t: GroupsTexts;
  onOpen(id: string, on: boolean): void;
};

function GroupCells({ row, t, onOpen }: GroupCellsProps) {
  const { group, level, hasChildren, isOpen } = row;
  const { id, name, member_count: own, total_member_count: total } = group;
  const counts = { own: formatNumber(own), total: formatNumber(total) };
  return (
    <>
      <Cell>
        <span className={css.name} style={{ paddingInlineStart: `calc(${level - 1} * var(--s5))` }}>
          {hasChildren ? (
            <IconButton
              size="s"
              icon={isOpen ? "chevron-down" : "chevron-right"}
              label={isOpen ? t.close({ name }) : t.open({ name })}
              tabIndex={-1}
              onClick={() => onOpen(id, !isOpen)}
            />
          ) : (
            <span className={css.leaf} />
          )}
          <RouteLink to={href("group.member", { id })}>{name}</RouteLink>
        </span>
      </Cell>
      <Cell numeric>
        {own === total ? (
          counts.own
        ) : (
          <>
            <span aria-hidden="true">
              {counts.own} / {counts.total}
            </span>
            <VisuallyHidden>{t.total(counts)}</VisuallyHidden>
          </>
        )}
      </Cell>
      <Cell numeric>{formatNumber(group.schedule_count)}</Cell>
      <Cell nowrap muted>
        {formatDateTime(group.updated_at)}
      </Cell>
    </>
  );
}

/** One row at a time can be reached by Tab; the one that had the focus last. */
function useTreeKeys(rows: readonly TreeRow[], onOpen: (id: string, on: boolean) => void) {
  const [active, setActive] = useState<string | null>(null);
  const present = Math.max(
    0,
    rows.findIndex(({ group }) => group.id === active),
  );
  const onKeyDown = (event: KeyboardEvent<HTMLTableRowElement>, at: number) => {
    // Keys for a button or link in the row are that one's own.
    if (event.target !== event.currentTarget) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Enter") {
      const id = rows[at]?.group.id;
      if (id !== undefined) navigate(href("group.member", { id }));
      return;
    }
    const move = treeMove(rows, at, event.key);
    if (!move) return;
    event.preventDefault();
    if ("open" in move) onOpen(move.open, true);
    else if ("close" in move) onOpen(move.close, false);
    else {
      const body = event.currentTarget.parentElement;
      body?.querySelector<HTMLElement>(`[data-at="${move.to}"]`)?.focus();
    }
  };
  return { isActive: (at: number) => at === present, onFocus: setActive, onKeyDown };
}
