// When a row was last changed: most lists end with it, and show it when asked to.
import { formatDateTime } from "../../core/format.ts";
import type { Column } from "./list-column.ts";

export function updatedColumn(label: string): Column<{ updated_at: string }, "updated_at"> {
  return {
    id: "updated_at",
    label,
    sort: "updated_at",
    nowrap: true,
    muted: true,
    hiddenAtFirst: true,
    cell: ({ updated_at }) => formatDateTime(updated_at),
  };
}
