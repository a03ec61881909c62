// The server parts of the calls in tasks.ts.
import * as contract from "../tasks.ts";
import { nothing, recordInput } from "../calls/fields.ts";
import { endpoint, endpoints } from "./endpoint.ts";

export const taskEndpoints = endpoints("signed-in", {
  getTask: endpoint(contract.getTask, {
    summary: "How far a task has come",
    input: recordInput,
    output: contract.task,
  }),
  listRunningTasks: endpoint(contract.listRunningTasks, {
    summary: "The person's tasks that are running",
    input: nothing,
    output: contract.runningTasks,
  }),
  cancelTask: endpoint(contract.cancelTask, {
    summary: "Stop a task",
    input: recordInput,
    output: contract.task,
  }),
});
