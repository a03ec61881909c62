// Calls of a participant by fetch alone. It imports nothing of this project, so that authors of clients can copy this folder.
import type { ExamClock } from "./exam-clock.ts";

export type Reply<Data> = {
  status: number;
  /** "00" and "01" are answers. */
  code: string;
  message: string;
  data: Data;
  /** Of codes 13, 43, 44 and 49, and of code 12 for a file; empty otherwise. */
  cause: string;
  retryAfterMs: number | null;
};

/** What the server answers to most calls of an exam. */
export type SittingState = {
  status: 0 | 1 | 3;
  server_time: string;
  starts_at: string;
  deadline_at: string | null;
  /** Since when the school has stopped the exam. */
  stopped_at: string | null;
  finish_from: string | null;
  extra_seconds: number;
  seq: number;
};

export type Send = (request: Request) => Promise<Response>;
/** Longer than a call for news waits. */
const patienceMs = 40_000;

export class ExamCalls {
  token: string | null = null;
  readonly #server: string;
  readonly #clock: ExamClock;
  readonly #send: Send;

  constructor(server: string, clock: ExamClock, send: Send = fetch) {
    this.#server = server;
    this.#clock = clock;
    this.#send = send;
  }

  /** Null: no answer, or one that is not the server's (a proxy's page). */
  async call<Data>(
    method: "GET" | "POST" | "PUT",
    path: string,
    body?: object | Uint8Array<ArrayBuffer>,
    signal?: AbortSignal,
  ): Promise<Reply<Data> | null> {
    const sentAt = performance.now();
    const ended = new AbortController();
    const end = () => ended.abort();
    const timer = setTimeout(end, patienceMs);
    signal?.addEventListener("abort", end);
    if (signal?.aborted) end();
    try {
      const response = await this.#send(this.#request(method, path, ended.signal, body));
      const { code, message, data } = (await response.json()) as Reply<Data>;
      if (typeof code !== "string") return null;
      const { server_time: time, cause = "" } = (data ?? {}) as Record<string, string>;
      // News are answered long after they were asked for, by the time of the answer.
      if (time !== undefined && !path.endsWith("/news")) this.#clock.note(time, sentAt);
      const retryAfter = response.headers.get("retry-after");
      const retryAfterMs = retryAfter === null ? null : Number(retryAfter) * 1000;
      return { status: response.status, code, message, data, cause, retryAfterMs };
    } catch {
      return null;
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener("abort", end);
    }
  }

  #request(
    method: string,
    path: string,
    signal: AbortSignal,
    body: object | Uint8Array<ArrayBuffer> = {},
  ): Request {
    const isFile = body instanceof Uint8Array;
    const type = isFile ? "application/octet-stream" : "application/json";
    const headers: Record<string, string> = { "content-type": type };
    if (this.token !== null) headers["authorization"] = `Bearer ${this.token}`;
    return new Request(new URL(`/api/v1/participant/${path}`, this.#server), {
      method,
      headers,
      signal,
      ...(method === "GET" ? {} : { body: isFile ? body : JSON.stringify(body) }),
    });
  }
}

const transientCauses = ["concurrent-change", "interrupted"];

/** Whether the same call is to be sent again after a while. */
export function isTransient(reply: Reply<unknown> | null): reply is Reply<unknown> | null {
  if (!reply) return true;
  return reply.status === 429 || reply.status >= 500 || transientCauses.includes(reply.cause);
}

const longestDelayMs = 30_000;

/** How long to wait after a failure. @param failures how many there were in a row, from 1 */
export function retryDelayMs(
  reply: Reply<unknown> | null,
  failures: number,
  chance: () => number = Math.random,
): number {
  if (reply?.retryAfterMs != null) return reply.retryAfterMs;
  return Math.min(longestDelayMs, 1000 * 2 ** (failures - 1)) * (0.5 + chance() / 2);
}

export type Sleep = (ms: number, signal: AbortSignal) => Promise<void>;

/** Ends early when the signal says so. */
export const sleepFor: Sleep = (ms, signal) =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener("abort", end);
  });

/** What passes before the same is sent again. It ends at once when the signal says so. */
export class RetryWaits {
  readonly signal: AbortSignal;
  readonly sleep: Sleep;
  #offline: AbortController | null = null;

  constructor(signal: AbortSignal, sleep: Sleep = sleepFor) {
    this.signal = signal;
    this.sleep = sleep;
  }

  async wait(ms: number, signal = this.signal): Promise<void> {
    if (!signal.aborted) await this.sleep(ms, signal);
  }

  /** After no answer: it ends early once another call has had one. */
  async waitOffline(ms: number): Promise<void> {
    const ended = new AbortController();
    const end = () => ended.abort();
    this.#offline = ended;
    this.signal.addEventListener("abort", end);
    if (!this.signal.aborted) await this.wait(ms, ended.signal);
    this.signal.removeEventListener("abort", end);
    this.#offline = null;
  }

  endOffline(): void {
    this.#offline?.abort();
  }
}

/**
 * Repeats a call until the server answers it finally (`isTransient`). Only for calls that change nothing when they are repeated, as
 * all calls of a participant are.
 */
export async function untilAnswered<Data>(
  call: () => Promise<Reply<Data> | null>,
  { signal, sleep = sleepFor }: { signal: AbortSignal; sleep?: Sleep },
): Promise<Reply<Data> | null> {
  for (let failures = 1; ; failures += 1) {
    const reply = await call();
    if (!isTransient(reply) || signal.aborted) return reply;
    await sleep(retryDelayMs(reply, failures), signal);
  }
}
