// The table of what an import has found, and what stands around it: on a low screen the table takes the room, on a phone
// each row is a card. For sheets and for questions.
import type { ReactNode } from "react";
import { Table } from "../../../ui/layout/table.tsx";
import css from "../import-wizard.module.css";

/** `children`: thead and tbody; of the head only cells with `data-all` stay above the cards. */
export function ReviewTable({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <Table caption={caption} className={css.table}>
      {children}
    </Table>
  );
}

export function ReviewStack({ children }: { children: ReactNode }) {
  return <div className={css.review}>{children}</div>;
}

/** Where one goes on when what had the focus goes and nothing follows it. */
export function focusTabs(from: HTMLElement): void {
  const tab = "[role=tab][aria-selected=true]";
  from.closest("dialog")?.querySelector<HTMLElement>(tab)?.focus();
}
