// What a person may ask about the tasks that they started.
import type { taskEndpoints } from "../../contract/endpoints/task-endpoints.ts";
import type { Task } from "../../contract/tasks.ts";
import { callerOf, type Call, type HandlersOf } from "../http/handler.ts";
import { notFound } from "../http/refusal.ts";

export const tasksHandlers: HandlersOf<typeof taskEndpoints> = {
  getTask: { read: ({ id }, call) => ownTask(id, call) },
  listRunningTasks: {
    async read(_input, call) {
      return { items: call.services.tasks.runningOf(callerOf(call).id) };
    },
  },
  cancelTask: {
    async read({ id }, call) {
      await ownTask(id, call);
      call.services.tasks.cancel(id);
      return ownTask(id, call);
    },
  },
};

export async function ownTask(id: string, call: Call): Promise<Task> {
  const found = await call.services.tasks.find(id, callerOf(call).id);
  if (!found) throw notFound("Pekerjaan");
  return found;
}
