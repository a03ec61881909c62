// The rows of a plan that was shown before it is written, a page at a time.
import { useState, type ReactNode } from "react";
import { ImportPager } from "./import-pager.tsx";

const pageSize = 50;

/** `pager` stands below the table of those that are shown. */
export function usePlanPages<Item>(rows: readonly Item[]): {
  shown: readonly Item[];
  pager: ReactNode;
} {
  const [chosen, setOffset] = useState(0);
  // Another choice may leave fewer.
  const last = Math.max(0, Math.ceil(rows.length / pageSize) - 1) * pageSize;
  const offset = Math.min(chosen, last);
  const shown = rows.slice(offset, offset + pageSize);
  const place = { offset, shown: shown.length, total: rows.length, pageSize };
  return { shown, pager: <ImportPager {...place} onMove={setOffset} /> };
}
