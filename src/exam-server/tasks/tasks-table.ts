import type { ColumnType } from "kysely";
import type { TaskStatus } from "../../contract/tasks.ts";
import type { Json, MaybeMoment, Moment } from "../database/column-types.ts";

export type TasksTable = {
  id: string;
  kind: string;
  user_id: string;
  status: TaskStatus;
  done: number;
  total: ColumnType<number | null, number | null | undefined, number | null>;
  message: string;
  result: Json;
  started_at: Moment;
  ended_at: MaybeMoment;
};
