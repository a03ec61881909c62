// A real table in a box that scrolls by itself; the header row stays. Screens lay out rows from these parts.
import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon.tsx";
import type { IconName } from "../icon-names.ts";
import css from "./table.module.css";
import { VisuallyHidden } from "../visually-hidden.tsx";

export type TableProps = {
  /** What the table holds, for those who cannot see the heading above it. */
  caption: string;
  busy?: boolean;
  className?: string;
  /** Rows that open and close: they bring their own levels and keys. */
  role?: "treegrid";
  children: ReactNode;
};

export function Table({ caption, busy, className, role, children }: TableProps) {
  const id = useId();
  return (
    // Focusable, because older browsers scroll a box by keyboard only then.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={classNames(css.box, className)} aria-labelledby={id} tabIndex={0}>
      <table role={role} className={css.table} aria-busy={busy || undefined}>
        <caption id={id}>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        {children}
      </table>
    </section>
  );
}

export type SortDirection = "ascending" | "descending";
export type SortHeaderProps = {
  label: string;
  /** Null: the rows are sorted by something else. */
  direction: SortDirection | null;
  onSort: () => void;
  numeric?: boolean;
};

const sortIcons: Record<SortDirection | "none", IconName> = {
  ascending: "arrow-up",
  descending: "arrow-down",
  none: "chevrons-up-down",
};

export function SortHeader({ label, direction, onSort, numeric }: SortHeaderProps) {
  const sort = direction ?? "none";
  return (
    <th scope="col" className={classNames(css.sort, numeric && css.numeric)} aria-sort={sort}>
      <button type="button" onClick={onSort}>
        {label}
        <Icon name={sortIcons[sort]} size={14} />
      </button>
    </th>
  );
}

export type CellStyle = {
  /** A quantity: aligned at its last digit. */
  numeric?: boolean;
  /** An identifier, to be compared sign by sign. */
  mono?: boolean;
  nowrap?: boolean;
  muted?: boolean;
};
export type CellProps = CellStyle & ComponentProps<"td">;

export function HeaderCell({ numeric, className, ...rest }: CellStyle & ComponentProps<"th">) {
  return <th scope="col" {...rest} className={classNames(numeric && css.numeric, className)} />;
}

export function Cell({ numeric, mono, nowrap, muted, className, ...rest }: CellProps) {
  const styles = [
    numeric && css.numeric,
    mono && css.mono,
    nowrap && css.nowrap,
    muted && css.muted,
  ];
  // No class attribute at all on a plain cell: there are hundreds of them.
  return <td {...rest} className={classNames(...styles, className) || undefined} />;
}

export function Row({
  selected,
  className,
  ...rest
}: { selected?: boolean } & ComponentProps<"tr">) {
  return <tr {...rest} className={classNames(selected && css.selected, className) || undefined} />;
}
