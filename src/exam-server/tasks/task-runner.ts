// Long work with progress. A task runs beside all calls, in this process; its row says that it began and how it ended, so
// that one cut short by a stop of the server is found at the next start. Its work opens its own transactions.
import { randomUUID } from "node:crypto";
import { taskTopic, type Task } from "../../contract/tasks.ts";
import type { Db } from "../database/database.ts";
import { conflict, Refusal } from "../http/refusal.ts";
import { logFault } from "../log-line.ts";
import type { LiveHub } from "../live/live-hub.ts";

/** Followers hear of progress this often at most. */
const publishEveryMs = 200;
/** How long a stop of the server waits for work to end by itself. */
const closingMs = 3_000;
/** After this, nobody asks what became of it. */
const keptMs = 30 * 24 * 60 * 60 * 1000;

const stopped = "Server berhenti di tengah pekerjaan ini. Mulai lagi bila masih diperlukan.";
const failed =
  "Terjadi kesalahan di server. Coba lagi, dan bila berulang, beri tahu pengelola server.";

export type TaskJob = {
  db: Db;
  /** Fires when somebody cancels, or the server stops. */
  signal: AbortSignal;
  progress(done: number, total?: number | null): void;
};

export type TaskPlan<Result> = {
  kind: string;
  /** Refused while another of the kind is running, whoever's that is. */
  alone?: boolean;
  /** Throws a Refusal to fail in words. What it answers is kept as JSON. */
  work(job: TaskJob): Promise<Result>;
};

type Running = { userId: string; task: Task; abort: AbortController; over: Promise<void> };
type Ending = Pick<Task, "status"> & Partial<Pick<Task, "message" | "result">>;

export class Tasks {
  readonly #db: Db;
  readonly #live: Pick<LiveHub, "publish">;
  readonly #now: () => Date;
  readonly #running = new Map<string, Running>();
  #isClosing = false;

  constructor(db: Db, live: Pick<LiveHub, "publish">, now: () => Date) {
    this.#db = db;
    this.#live = live;
    this.#now = now;
  }

  /** Once, before anything is started. */
  async recover(): Promise<void> {
    const at = this.#now();
    await this.#db
      .updateTable("tasks")
      .set({ status: "interrupted", message: stopped, ended_at: at })
      .where("status", "=", "running")
      .execute();
    const oldest = new Date(at.getTime() - keptMs);
    await this.#db.deleteFrom("tasks").where("ended_at", "<", oldest).execute();
  }

  /** Not within a transaction: a task of a call that is rolled back would go on. @throws Refusal */
  async start<Result>(plan: TaskPlan<Result>, userId: string): Promise<Task> {
    const others = [...this.#running.values()].filter(({ task }) => task.kind === plan.kind);
    if (this.#isClosing) throw conflict("Server sedang berhenti. Coba lagi sebentar lagi.");
    if (plan.alone && others.length > 0) {
      throw conflict("Pekerjaan yang sama masih berjalan. Tunggu sampai selesai.");
    }
    const at = this.#now();
    const task: Task = {
      id: randomUUID(),
      kind: plan.kind,
      status: "running",
      done: 0,
      total: null,
      message: "",
      result: null,
      started_at: at.toISOString(),
      ended_at: null,
    };
    const abort = new AbortController();
    const running: Running = { userId, task, abort, over: Promise.resolve() };
    // Before the first wait, so that two that come together do not both begin.
    this.#running.set(task.id, running);
    try {
      const row = { id: task.id, kind: task.kind, user_id: userId, started_at: at };
      await this.#db
        .insertInto("tasks")
        .values({ ...row, status: "running", done: 0, message: "" })
        .execute();
    } catch (error) {
      this.#running.delete(task.id);
      throw error;
    }
    running.over = this.#run(running, plan);
    return running.task;
  }

  /** Of that person; null when there is none. */
  async find(id: string, userId: string): Promise<Task | null> {
    const running = this.#running.get(id);
    if (running) return running.userId === userId ? running.task : null;
    const row = await this.#db
      .selectFrom("tasks")
      .selectAll()
      .where("id", "=", id)
      .where("user_id", "=", userId)
      .executeTakeFirst();
    if (!row) return null;
    const { user_id: _owner, started_at, ended_at, ...task } = row;
    return {
      ...task,
      started_at: started_at.toISOString(),
      ended_at: ended_at?.toISOString() ?? null,
    };
  }

  runningOf(userId: string): Task[] {
    const own = [...this.#running.values()].filter((one) => one.userId === userId);
    return own.map(({ task }) => task);
  }

  /** It may still end as done, when its last step was already being written. */
  cancel(id: string): void {
    this.#running.get(id)?.abort.abort();
  }

  async close(): Promise<void> {
    this.#isClosing = true;
    const all = [...this.#running.values()];
    for (const { abort } of all) abort.abort();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const patience = new Promise<void>((give) => (timer = setTimeout(give, closingMs)));
    await Promise.race([Promise.all(all.map(({ over }) => over)), patience]);
    clearTimeout(timer);
  }

  async #run<Result>(running: Running, { kind, work }: TaskPlan<Result>): Promise<void> {
    const { signal } = running.abort;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const publish = () => {
      timer = undefined;
      this.#publish(running.task);
    };
    const progress = (done: number, total: number | null = running.task.total) => {
      running.task = { ...running.task, done, total };
      timer ??= setTimeout(publish, publishEveryMs);
    };
    let ending: Ending;
    try {
      ending = { status: "done", result: await work({ db: this.#db, signal, progress }) };
    } catch (error) {
      ending = this.#endingOf(error, kind, signal);
    }
    clearTimeout(timer);
    await this.#end(running, ending).catch((error: unknown) =>
      logFault(`The end of task ${kind} could not be kept`, error),
    );
  }

  #endingOf(error: unknown, kind: string, signal: AbortSignal): Ending {
    if (signal.aborted) {
      return this.#isClosing
        ? { status: "interrupted", message: stopped }
        : { status: "cancelled" };
    }
    if (error instanceof Refusal) return { status: "failed", message: error.message };
    logFault(`Task ${kind} failed`, error);
    return { status: "failed", message: failed };
  }

  async #end(running: Running, ending: Ending): Promise<void> {
    const at = this.#now();
    const { id, done, total } = running.task;
    const { status, message = "", result = null } = ending;
    try {
      await this.#db
        .updateTable("tasks")
        .set({ status, message, done, total, result: JSON.stringify(result), ended_at: at })
        .where("id", "=", id)
        .execute();
    } finally {
      this.#running.delete(id);
    }
    this.#publish({ ...running.task, status, message, result, ended_at: at.toISOString() });
  }

  #publish(task: Task): void {
    this.#live.publish(taskTopic, { id: task.id }, task);
  }
}
