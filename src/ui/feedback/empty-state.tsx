// Nothing to show, on purpose: says what would be here and what to do next.
import type { ReactNode } from "react";
import css from "./empty-state.module.css";
import { Icon } from "../icon.tsx";
import type { IconName } from "../icon-names.ts";

export type EmptyStateProps = {
  icon: IconName;
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
};

export function EmptyState({ icon, title, children, actions }: EmptyStateProps) {
  return (
    <div className={css.empty}>
      <span className={css.icon}>
        <Icon name={icon} size={28} />
      </span>
      <h2 className={css.title}>{title}</h2>
      {children && <div className={css.text}>{children}</div>}
      {actions && <div className={css.actions}>{actions}</div>}
    </div>
  );
}
