// Work of the server that outlives the call which began it: a backup, a restore, a large import. Each is its starter's
// own; nobody else sees it.
import * as v from "valibot";
import { httpCall } from "./calls/call.ts";
import { idSchema, nothing, recordInput, timestampSchema } from "./calls/fields.ts";
import { topic } from "./live-protocol.ts";

/** `interrupted`: the server stopped in the middle of it. */
export const taskStates = ["running", "done", "failed", "cancelled", "interrupted"] as const;
export type TaskStatus = (typeof taskStates)[number];

export const task = v.object({
  id: idSchema,
  /** What is done: "backup". */
  kind: v.string(),
  status: v.picklist(taskStates),
  /** Steps done of `total`, which is null while it is not known. */
  done: v.number(),
  total: v.nullable(v.number()),
  /** Why it failed, in words for the person; empty otherwise. */
  message: v.string(),
  /** What it answers, once done; its kind says what that is. */
  result: v.unknown(),
  started_at: timestampSchema,
  ended_at: v.nullable(timestampSchema),
});
export type Task = v.InferOutput<typeof task>;

export const getTask = httpCall<typeof recordInput, typeof task>("GET", "/api/v1/tasks/{id}");

export const runningTasks = v.object({ items: v.array(task) });
export const listRunningTasks = httpCall<typeof nothing, typeof runningTasks>(
  "GET",
  "/api/v1/tasks",
);

/** Asks it to stop; it is over when its status says so. Answers what it is now. */
export const cancelTask = httpCall<typeof recordInput, typeof task>(
  "POST",
  "/api/v1/tasks/{id}/cancel",
);

/** Followed as "task:<id>"; each patch is the whole task. */
export const taskTopic = topic({ name: "task", snapshot: getTask, patch: task });
