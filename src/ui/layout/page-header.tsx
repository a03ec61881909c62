// The top line of a screen: its name, how much there is of it, and what can be done.
import type { ReactNode } from "react";
import css from "./page-header.module.css";

export type PageHeaderProps = { title: ReactNode; count?: ReactNode; children?: ReactNode };

export function PageHeader({ title, count, children }: PageHeaderProps) {
  return (
    <header className={css.header}>
      <h1>{title}</h1>
      {count && <span className={css.count}>{count}</span>}
      {children && <div className={css.actions}>{children}</div>}
    </header>
  );
}
