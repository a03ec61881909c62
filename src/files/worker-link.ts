// Questions to a worker and their answers, as promises. The same code answers in a worker and, in tests, beside the page
// (testing/local-worker.ts).
import { FileFault, type FileFaultCode, type FileFaultDetails } from "./file-fault.ts";

/** What a page sees of a worker. */
export type WorkerLike = {
  postMessage(message: unknown, transfer: Transferable[]): void;
  terminate(): void;
  onmessage: ((event: MessageEvent) => unknown) | null;
  onerror: ((event: ErrorEvent) => unknown) | null;
};

/** What may be asked, and what is answered: `{ open: { asks: …; answers: … } }`. */
export type Questions = Record<string, { asks: unknown; answers: unknown }>;

type Message = { id: number; name: string; asks: unknown };
type Reply = { id: number } & (
  | { progress: number }
  | { answer: unknown }
  | { fault: { code: FileFaultCode; details: FileFaultDetails } }
  | { failure: string }
);

type Pending = {
  resolve(answer: unknown): void;
  reject(error: Error): void;
  progress: ((done: number) => void) | undefined;
};

type AskOptions = { transfer?: Transferable[]; progress?: (done: number) => void };

export class WorkerLink<Q extends Questions> {
  readonly #worker: WorkerLike;
  readonly #pending = new Map<number, Pending>();
  #lastId = 0;
  #hasReplied = false;

  constructor(worker: WorkerLike) {
    this.#worker = worker;
    worker.onmessage = ({ data }) => this.#receive(data as Reply);
    // A worker that cannot be loaded never answers, one that runs out of memory no longer.
    worker.onerror = () => this.#fail(new FileFault(this.#hasReplied ? "stopped" : "not-started"));
  }

  /** @throws FileFault when the file cannot be imported; Error for a failure of ours */
  ask<Name extends keyof Q & string>(
    name: Name,
    asks: Q[Name]["asks"],
    options: AskOptions = {},
  ): Promise<Q[Name]["answers"]> {
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject, progress: options.progress });
      const message: Message = { id, name, asks };
      this.#worker.postMessage(message, options.transfer ?? []);
    });
  }

  /** Stops the worker in the middle of whatever it does; what was asked stays unanswered. */
  close(): void {
    this.#worker.terminate();
    this.#pending.clear();
  }

  #receive(reply: Reply): void {
    this.#hasReplied = true;
    const pending = this.#pending.get(reply.id);
    if (!pending) return;
    if ("progress" in reply) {
      pending.progress?.(reply.progress);
      return;
    }
    this.#pending.delete(reply.id);
    if ("answer" in reply) pending.resolve(reply.answer);
    else if ("fault" in reply) {
      pending.reject(new FileFault(reply.fault.code, reply.fault.details));
    } else pending.reject(new Error(reply.failure));
  }

  #fail(error: Error): void {
    for (const { reject } of this.#pending.values()) reject(error);
    this.#pending.clear();
  }
}

export type Answerers<Q extends Questions> = {
  [Name in keyof Q]: (
    asks: Q[Name]["asks"],
    progress: (done: number) => void,
  ) => Q[Name]["answers"];
};

/** Those that may have to fetch something first. */
export type AsyncAnswerers<Q extends Questions> = {
  [Name in keyof Q]: (
    asks: Q[Name]["asks"],
    progress: (done: number) => void,
  ) => Q[Name]["answers"] | Promise<Q[Name]["answers"]>;
};

/** Progress is told in hundredths, not for every row. */
const progressStep = 0.01;

/** Answers every message by the answerer of its name. Byte buffers in an answer are handed over, not copied. */
export function answerMessages<Q extends Questions>(
  answerers: Answerers<Q> | AsyncAnswerers<Q>,
  post: (reply: unknown, transfer: Transferable[]) => void,
): (message: unknown) => Promise<void> {
  return async (message) => {
    const { id, name, asks } = message as Message;
    let told = 0;
    const progress = (done: number): void => {
      if (done - told < progressStep && done < 1) return;
      told = done;
      post({ id, progress: done }, []);
    };
    try {
      const answer = await answerers[name as keyof Q](asks, progress);
      post({ id, answer }, answer instanceof ArrayBuffer ? [answer] : []);
    } catch (error) {
      if (error instanceof FileFault) {
        post({ id, fault: { code: error.code, details: error.details } }, []);
      } else
        post({ id, failure: error instanceof Error ? String(error.stack) : String(error) }, []);
    }
  };
}
