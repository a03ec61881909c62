// A task of the server on a screen: begun, watched, stopped, and found again after a reload. What it does and what its
// result means is the screen's.
import { atom, type ReadableAtom } from "nanostores";
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
  return new WatchedTask<Result>(kind, begin);
}

class WatchedTask<Result> implements TaskModel<Result> {
  readonly $state = atom<TaskState<Result>>({ status: "idle" });
  readonly #kind: string;
  readonly #begin: () => Promise<Task>;
  #watched: { id: string; stop: () => void } | null = null;
  #hasLeft = false;

  constructor(kind: string, begin: () => Promise<Task>) {
    this.#kind = kind;
    this.#begin = begin;
  }

  readonly start = async (): Promise<void> => {
    if (this.#isBusy()) return;
    this.$state.set({ status: "starting" });
    try {
      this.#watch(await this.#begin());
    } catch (error) {
      this.#leave({ status: "failed", error });
    }
  };

  readonly resume = async (): Promise<void> => {
    if (this.#isBusy()) return;
    const { items } = await call(listRunningTasks, {});
    const found = items.find(({ kind }) => kind === this.#kind);
    if (found && !this.#isBusy()) this.#watch(found);
  };

  /** @throws ServerError */
  readonly cancel = async (): Promise<void> => {
    const state = this.$state.get();
    if (!this.#watched || state.status !== "running") return;
    this.$state.set({ ...state, isStopping: true });
    this.#show(await call(cancelTask, { id: this.#watched.id }));
  };

  readonly dismiss = (): void => {
    if (!this.#isBusy()) this.$state.set({ status: "idle" });
  };

  readonly exit = (): void => {
    this.#hasLeft = true;
    this.#watched?.stop();
    this.#watched = null;
  };

  #isBusy(): boolean {
    const { status } = this.$state.get();
    return status === "starting" || status === "running";
  }

  #watch(task: Task): void {
    if (this.#hasLeft) return;
    this.#watched = { id: task.id, stop: () => undefined };
    this.#show(task);
    if (!this.#watched) return;
    const $task = liveTopic(taskTopic, { id: task.id }, (_before, now) => now);
    this.#watched.stop = $task.listen((live) => this.#hear(live));
  }

  #hear(live: Live<Task>): void {
    if (live.status === "ready") this.#show(live.value);
    // Out of reach it goes on all the same; only one that is gone is over.
    if (live.status === "failed" && isServerError(live.error, responseCodes.notFound)) {
      this.#leave({ status: "failed", error: live.error });
    }
  }

  #show({ id, status, done, total, message, result }: Task): void {
    if (this.#watched?.id !== id) return;
    if (status === "running") {
      const before = this.$state.get();
      const isStopping = before.status === "running" && before.isStopping;
      this.$state.set({ status, done, total, isStopping });
    } else if (status === "done") this.#leave({ status, result: result as Result });
    else if (status === "cancelled") this.#leave({ status });
    else {
      const error = new ServerError(responseCodes.serverFault, message);
      this.#leave({ status: "failed", error });
    }
  }

  #leave(state: TaskState<Result>): void {
    this.#watched?.stop();
    this.#watched = null;
    if (!this.#hasLeft) this.$state.set(state);
  }
}
