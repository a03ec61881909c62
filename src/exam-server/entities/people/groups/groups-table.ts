import type { RecordTable } from "../../../database/column-types.ts";

export type GroupsTable = RecordTable<{
  parent_id: string | null;
  name: string;
  /** Names from the root down; `sort_key` is the same with numbers padded, so that "X 2" precedes "X 10". */
  path: string;
  sort_key: string;
}>;
