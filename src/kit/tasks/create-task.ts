// A task of the server on a screen: begun, watched, stopped, and found again after a reload. What it does and what its
// result means is the screen's.
import { atom, type ReadableAtom, type WritableAtom } from "nanostores";
import { responseCodes } from "../../contract/calls/envelope.ts";
import { cancelTask, listRunningTasks, taskTopic, type Task } from "../../contract/tasks.ts";
import { isServerError, ServerError } from "../../core/answers/server-error.ts";
import { call } from "../../core/api.ts";
import { liveTopic, type Live } from "../../core/live-topic.ts";

export type TaskState<Result> =
  | { status: "idle" }
  | { status: "starting" }
  /** `total`: null while it is not known. `isStopping`: somebody has cancelled, and it goes on to a good place to stop. */
  | { status: "running"; done: number; total: number | null; isStopping: boolean }
  | { status: "done"; result: Result }
  | { status: "cancelled" }
  /** Refused, failed, or cut short by a stop of the server. */
  | { status: "failed"; error: unknown };

export type TaskModel<Result> = {
  $state: ReadableAtom<TaskState<Result>>;
  /** Nothing happens while it runs. */
  start(): Promise<void>;
  /** @throws ServerError */
  cancel(): Promise<void>;
  /** Watches the one that is running already, begun before a reload say. */
  resume(): Promise<void>;
  /** What became of the last one is no longer shown. */
  dismiss(): void;
  /** It goes on; nobody watches. */
  exit(): void;
};

/** `begin` calls what starts a task of that kind. */
export function createTask<Result>(kind: string, begin: () => Promise<Task>): TaskModel<Result> {
  const $state = atom<TaskState<Result>>({ status: "idle" });
  const watch = createWatch($state);

  function isBusy(): boolean {
    const { status } = $state.get();
    return status === "starting" || status === "running";
  }

  return {
    $state,
    async start() {
      if (isBusy()) return;
      $state.set({ status: "starting" });
      try {
        watch.follow(await begin());
      } catch (error) {
        watch.end({ status: "failed", error });
      }
    },
    async resume() {
      if (isBusy()) return;
      const { items } = await call(listRunningTasks, {});
      const found = items.find((task) => task.kind === kind);
      if (found && !isBusy()) watch.follow(found);
    },
    async cancel() {
      const state = $state.get();
      const id = watch.taskId();
      if (id === null || state.status !== "running") return;
      $state.set({ ...state, isStopping: true });
      watch.show(await call(cancelTask, { id }));
    },
    dismiss() {
      if (!isBusy()) $state.set({ status: "idle" });
    },
    exit: watch.exit,
  };
}

/** Shows the progress and the end of one task that runs on the server. */
function createWatch<Result>($state: WritableAtom<TaskState<Result>>) {
  let watched: { id: string; stop: () => void } | null = null;
  let hasLeft = false;

  function stop(): void {
    watched?.stop();
    watched = null;
  }

  function end(state: TaskState<Result>): void {
    stop();
    if (!hasLeft) $state.set(state);
  }

  function show({ id, status, done, total, message, result }: Task): void {
    if (watched?.id !== id) return;
    if (status === "running") {
      const before = $state.get();
      const isStopping = before.status === "running" && before.isStopping;
      $state.set({ status, done, total, isStopping });
    } else if (status === "done") end({ status, result: result as Result });
    else if (status === "cancelled") end({ status });
    else end({ status: "failed", error: new ServerError(responseCodes.serverFault, message) });
  }

  function receive(live: Live<Task>): void {
    if (live.status === "ready") show(live.value);
    // An unreachable server does not end the task; a task that the server no longer has is over.
    if (live.status === "failed" && isServerError(live.error, responseCodes.notFound)) {
      end({ status: "failed", error: live.error });
    }
  }

  return {
    taskId: (): string | null => watched?.id ?? null,
    follow(task: Task): void {
      if (hasLeft) return;
      watched = { id: task.id, stop: () => undefined };
      show(task);
      if (!watched) return;
      const $task = liveTopic(taskTopic, { id: task.id }, (_before, now) => now);
      watched.stop = $task.listen(receive);
    },
    show,
    end,
    exit(): void {
      hasLeft = true;
      stop();
    },
  };
}
