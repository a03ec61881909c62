// A ruled table on paper: its head stands again on each page, and no row is torn by a page's end. Not for screens, whose
// table is ui/layout/table.tsx.
import type { ReactNode } from "react";
import css from "./paper-table.module.css";

/** `children`: thead and tbody. */
export function PaperTable({ children }: { children: ReactNode }) {
  return <table className={css.table}>{children}</table>;
}
